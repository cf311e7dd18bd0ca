import { isEmptyCell, textOfCell } from '../tables/cell.ts'
import { readRow } from '../device-rows/read-row.ts'
import { findCondition } from '../device-rows/find-condition.ts'
import { isOfServices, isStorage, isStorageColumn, type ListColumn, type ListColumns } from './columns.ts'
import type { SourceRow } from './list-shape.ts'

/** Rows that are looked at. */
const sampleRows = 30

/** Bare numbers that are all storages can be prices too: fewer of them say nothing. */
const leastNumbers = 4

/**
 * Gives a meaning to columns whose headings nobody knows, by their values: the one with names of devices, those with
 * storages, conditions and the rest of names. A price is never guessed from its values. prices: places that can be
 * the price.
 */
export function columnsByValues(
  columns: ListColumns,
  rows: readonly SourceRow[],
  prices: readonly number[],
  headings: readonly string[],
): ListColumns {
  const hasDevice = columns.includes('device') || columns.includes('id')
  const hasStorage = columns.some((column) => column === 'storage' || isStorageColumn(column))
  const texts = textsByPlace(columns, rows)
  const found = new Map<number, ListColumn>()
  const isFree = (place: number) =>
    columns[place] === undefined && !prices.includes(place) && !found.has(place)
  if (!hasDevice) {
    const [place] = texts
      .map((own, at) => ({
        at,
        devices: isFree(at) && !isOfServices(headings[at] ?? '') ? own.filter(isDevice).length : 0,
        filled: own.length,
      }))
      .filter(({ devices, filled }) => devices > filled / 2)
      .toSorted((a, b) => b.devices - a.devices)
    const section = place ?? placeOfSections(rows)
    if (section) found.set(section.at, 'device')
  }
  if (!hasStorage) {
    const place = texts.findIndex((own, at) => isFree(at) && areStorages(own))
    if (place >= 0) found.set(place, 'storage')
  }
  for (const [place, own] of texts.entries()) {
    if (!isFree(place)) continue
    if (hasRestOfNames(own, place, rows, columns)) found.set(place, 'details')
    else if (
      !columns.includes('condition') &&
      ![...found.values()].includes('condition') &&
      areConditions(own)
    )
      found.set(place, 'condition')
  }
  return found.size === 0 ? columns : texts.map((_, place) => found.get(place) ?? columns[place])
}

function textsByPlace(columns: ListColumns, rows: readonly SourceRow[]): readonly (readonly string[])[] {
  const sample: SourceRow[] = []
  for (const row of rows) {
    if (sample.length === sampleRows) break
    if (isFilledTwice(row.cells)) sample.push(row)
  }
  return Array.from(columns, (_, place) =>
    sample.map(({ cells }) => textOfCell(cells[place] ?? '')).filter((text) => text !== ''),
  )
}

/** The column of lines that have nothing but a device: it is the one above rows of storages. */
function placeOfSections(rows: readonly SourceRow[]): { readonly at: number } | undefined {
  for (const { cells } of rows.slice(0, sampleRows)) {
    const at = cells.findIndex((cell) => !isEmptyCell(cell))
    if (at >= 0 && !isFilledTwice(cells) && isDevice(textOfCell(cells[at] ?? ''))) return { at }
  }
  return undefined
}

function isFilledTwice(cells: SourceRow['cells']): boolean {
  return cells.filter((cell) => !isEmptyCell(cell)).length > 1
}

function isDevice(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false
  const { kind } = readRow({ row: 0, cells: [text] }, undefined).found
  return kind === 'device' || kind === 'choose'
}

function areStorages(texts: readonly string[]): boolean {
  const storages = texts.filter(isStorage)
  const areNamed = storages.some((text) => /\p{L}/u.test(text))
  return storages.length >= texts.length * 0.9 && storages.length >= (areNamed ? 1 : leastNumbers)
}

/** "Pro", "Pro Max", "Air", which the column of devices does not say: by that alone, a row would be of another model. */
function hasRestOfNames(
  texts: readonly string[],
  place: number,
  rows: readonly SourceRow[],
  columns: ListColumns,
): boolean {
  if (texts.length === 0 || !texts.every((text) => restOfName.test(text))) return false
  const device = columns.indexOf('device')
  return rows.slice(0, sampleRows).some(({ cells }) => {
    const name = textOfCell(cells[device] ?? '').toLowerCase()
    const rest = textOfCell(cells[place] ?? '').toLowerCase()
    return !name.includes(rest)
  })
}

const restOfName = /^(?:(?:pro|max|plus|mini|air|ultra|se|xs|xr|e|standard|base)(?:\s+|$))+$/i

/** Most texts of a column of conditions are those and nothing else. */
function areConditions(texts: readonly string[]): boolean {
  const conditions = texts.filter((text) => {
    const { word, rest } = findCondition(text, noWords)
    return word !== '' && !/\p{L}/u.test(rest)
  })
  return texts.length > 0 && conditions.length >= texts.length * 0.8
}

const noWords: ReadonlySet<string> = new Set()
