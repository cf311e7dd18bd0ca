import { type Cell, isEmptyCell, textOfCell } from '../tables/cell.ts'
import type { Merge, Table } from '../tables/table.ts'
import { readRow } from '../device-rows/read-row.ts'
import {
  type GradeNames,
  guessColumns,
  isHeadings,
  isStorage,
  knownHeadings,
  type ListColumns,
} from './columns.ts'
import { columnsByValues } from './columns-by-values.ts'

export interface SourceRow {
  /** Number of the row in the file, from 1. */
  readonly row: number
  readonly cells: readonly Cell[]
}

/** A row that is no price: a title, a total, a heading that is repeated, or all below other headings. */
export interface PassedRow {
  readonly row: number
  readonly text: string
  readonly why: 'title' | 'total' | 'heading' | 'other-headings'
}

/** A file as it was read: its columns by name, and its rows. */
export interface SourceTable {
  readonly headings: readonly string[]
  /** Absent: no row names the columns, and every row is read. */
  readonly headingRow?: number
  readonly columns: ListColumns
  /** Places of columns that can be the price, none of which is sure. */
  readonly prices: readonly number[]
  readonly rows: readonly SourceRow[]
  readonly passed: readonly PassedRow[]
  /** Hidden rows that are not read, and hidden columns. */
  readonly hiddenRows: number
  readonly hiddenColumns: readonly number[]
  /** A text: a separator inside a cell moves all cells after it. */
  readonly isText: boolean
  /** The device that the line above the headings names, for rows that say only its storage. */
  readonly section?: string
}

export interface ShapeChoice {
  readonly grades: readonly GradeNames[]
  readonly currency: string
  readonly readsHidden?: boolean
  /** Row that has the headings, as a person said; null: none has. */
  readonly headingRow?: number | null
}

/** Rows above a list that can be titles. */
const mostTitles = 60

/** Finds where the list is in a file: titles above, one or two rows of headings, and what is no price below. */
export function sourceTableOf(table: Table, choice: ShapeChoice): SourceTable {
  const { grades, currency, readsHidden = false } = choice
  const rows = withMerges(table.rows, table.sheet?.merges ?? [])
  const hidden = new Set(readsHidden ? [] : table.sheet?.hiddenRows)
  const hiddenColumns = table.sheet?.hiddenColumns ?? []
  const texts = (at: number) => (rows[at] ?? []).map((cell) => textOfCell(cell))
  const at = choice.headingRow === undefined ? headingAt(rows, texts, grades) : (choice.headingRow ?? 0) - 1
  const isDouble = at >= 0 && isSecondHeading(texts(at), texts(at + 1), grades)
  const last = isDouble ? at + 1 : at
  const lengths = rows.map((row) => row.length)
  const width = Math.max(0, ...lengths)
  const own =
    at < 0 ? Array.from({ length: width }, () => '') : isDouble ? joined(texts(at), texts(last)) : texts(at)
  const headings = Array.from(
    { length: Math.max(own.length, at < 0 ? 0 : lastNamed(own)) },
    (_, place) => own[place] ?? '',
  )
  const guessedFrom = isDouble ? headings.map((text, place) => texts(last)[place] || text) : headings
  const { columns, prices } = guessColumns(guessedFrom, {
    grades,
    currency,
    hidden: readsHidden ? [] : hiddenColumns,
  })
  const above = texts(at - 1).filter(Boolean)
  const section = above.length === 1 && isSureDevice(above[0] ?? '') ? (above[0] ?? '') : ''
  const passedAs = rowPasser(headings, at >= 0 ? grades : undefined)
  const found: SourceRow[] = []
  const passed: PassedRow[] = []
  let isOther = false
  let hiddenRows = 0
  for (const [index, cells] of rows.entries()) {
    if (cells.length === 0 || (index >= at && index <= last && at >= 0)) continue
    const row = index + 1
    if (hidden.has(index)) hiddenRows += 1
    else if (index < at) passed.push({ row, text: shownRow(cells), why: 'title' })
    else {
      const why = passedAs(cells)
      if (why === 'heading') isOther = false
      if (why === 'other-headings') isOther = true
      const reason = isOther ? 'other-headings' : why
      if (reason === undefined) found.push({ row, cells })
      else passed.push({ row, text: shownRow(cells), why: reason })
    }
  }
  return {
    headings,
    ...(at >= 0 && { headingRow: at + 1 }),
    columns: columnsByValues(columns, found, prices, headings),
    prices,
    rows: found,
    passed,
    hiddenRows,
    hiddenColumns,
    isText: table.sheet === undefined,
    ...(section !== '' && { section }),
  }
}

function isSureDevice(text: string): boolean {
  return readRow({ row: 0, cells: [text] }, undefined).found.kind === 'device'
}

function headingAt(
  rows: readonly (readonly Cell[])[],
  texts: (at: number) => readonly string[],
  grades: readonly GradeNames[],
): number {
  const most = Math.min(rows.length, mostTitles)
  for (let at = 0; at < most; at += 1) {
    if (isHeadings(texts(at), grades)) return at
    if (isSecondHeading(texts(at), texts(at + 1), grades)) return at
  }
  // A column of devices beside others whose words nobody knows: "Week 48".
  for (let at = 0; at < most; at += 1) {
    const own = texts(at)
    if (own.filter(Boolean).length > 1 && knownHeadings(own, grades).includes('device')) return at
  }
  // Words that nobody knows: a first row without a digit above rows with some.
  const first = Array.from({ length: most }, (_, at) => at).find((at) => texts(at).filter(Boolean).length > 1)
  if (first === undefined) return -1
  const isNames = texts(first).every((text) => !/\d/.test(text))
  const below = texts(first + 1)
  if (isNames && below.some((text) => /\d/.test(text))) return first
  return isAboveNumbers(rows[first] ?? [], rows[first + 1] ?? []) ? first : -1
}

/** In a workbook, a row of texts that name no device stands above numbers, as its headings: "Week 48", "2025-04-01". */
function isAboveNumbers(row: readonly Cell[], below: readonly Cell[]): boolean {
  return (
    row.every((cell) => typeof cell === 'string') &&
    below.some((cell, place) => typeof cell === 'number' && (row[place] ?? '') !== '') &&
    !row.some(isSureDevice)
  )
}

/** True if a row under headings has further headings: storages or grades under one wide heading. */
function isSecondHeading(
  above: readonly string[],
  below: readonly string[],
  grades: readonly GradeNames[],
): boolean {
  const [device] = guessColumns(above, { grades }).columns.flatMap((column, place) =>
    column === 'device' ? [place] : [],
  )
  if (device === undefined || (below[device] ?? '') !== '') return false
  const names = knownHeadings(below, grades)
  const filled = below.filter(Boolean)
  return names.length > 1 && names.length >= filled.length / 2
}

/** A heading that spans several columns stands before each of those below it. */
function joined(above: readonly string[], below: readonly string[]): readonly string[] {
  let wide = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const own = above[place] ?? ''
    const under = below[place] ?? ''
    if (own !== '') wide = own
    return [under === '' ? own : wide, under].filter(Boolean).join(' ')
  })
}

function lastNamed(headings: readonly string[]): number {
  return headings.findLastIndex((text) => text !== '') + 1
}

/** Returns a function that says why a row is no price. Numbers that come again are read once. */
function rowPasser(
  headings: readonly string[],
  grades: readonly GradeNames[] | undefined,
): (cells: readonly Cell[]) => PassedRow['why'] | undefined {
  const folded = headings.map((text) => text.toLowerCase())
  const kinds = new Map<string, NumberKind>()
  const kindOf = (text: string): NumberKind => {
    const known = kinds.get(text)
    if (known !== undefined) return known
    const kind = isNumber(text) ? (isStorage(text) ? 'storage' : 'other') : 'none'
    kinds.set(text, kind)
    return kind
  }
  return (cells) => {
    const first = cells.find((cell) => !isEmptyCell(cell))
    if (first === undefined) return undefined
    if (typeof first === 'string') {
      if (isTotal(first)) return 'total'
      if (first.length > 1 && cells.every(isRule)) return 'heading'
    }
    if (!grades) return undefined
    let filled = 0
    let alike = 0
    // A row of data can have a word of headings too, "iPhone", a storage and a currency; its amount is a number.
    let numbers = 0
    let isData = false
    for (let place = 0; place < cells.length; place += 1) {
      const cell = cells[place]
      if (cell === undefined || isEmptyCell(cell)) continue
      filled += 1
      if (typeof cell !== 'string') isData = true
      else if (cell.length === headings[place]?.length && cell.toLowerCase() === folded[place]) alike += 1
      else if (!isData && cell.charCodeAt(0) <= nine) {
        const kind = kindOf(cell)
        if (kind !== 'none') numbers += 1
        isData = kind === 'other'
      }
      // The cells left are too few to make it a heading.
      if (isData && filled - 2 * alike >= cells.length - place - 1) return undefined
    }
    if (filled < 2) return undefined
    if (alike > filled / 2) return 'heading'
    return !isData &&
      numbers !== 1 &&
      cells.some((cell) => typeof cell === 'string' && isDeviceHeading(cell)) &&
      isHeadings(cells.map(textOfCell), grades)
      ? 'other-headings'
      : undefined
  }
}

/** Number that a text is: a storage can be a heading. */
type NumberKind = 'none' | 'storage' | 'other'

/** The line under the headings of a table that is drawn with characters: "|:---|---:|". */
function isRule(cell: Cell): boolean {
  return typeof cell === 'string' && /^[-=_:+*]*$/.test(cell)
}

const nine = 0x39

function isNumber(text: string): boolean {
  return /^[\d.,' ]*\d[\d.,' ]*$/.test(text)
}

/**
 * True if a cell has a name of columns of devices. Names of devices differ from those, nearly always by a
 * digit.
 */
function isDeviceHeading(text: string): boolean {
  if (text.length > 30 || /\d/.test(text)) return false
  const known = deviceHeadings.get(text)
  if (known !== undefined) return known
  const is = knownHeadings([text], []).some((column) => column === 'device' || column === 'id')
  if (deviceHeadings.size < mostKnown) deviceHeadings.set(text, is)
  return is
}

const mostKnown = 10_000
const deviceHeadings = new Map<string, boolean>()

function isTotal(text: string): boolean {
  return /^(?:(?:sub|grand )?-?totale?s?|(?:zwischen|gesamt)?summe|gesamt|somme|sous-total|suma|subtotal)\b[\s:]*$/i.test(
    text.trim(),
  )
}

/** Cells that are merged downwards say the same in each row; most cells that merges may fill. */
const mostFilled = 200_000

function withMerges(
  rows: readonly (readonly Cell[])[],
  merges: readonly Merge[],
): readonly (readonly Cell[])[] {
  const own = new Map<number, Cell[]>()
  let filled = 0
  for (const { top, left, bottom } of merges) {
    const cell = rows[top]?.[left]
    if (cell === undefined || isEmptyCell(cell)) continue
    for (let at = top + 1; at <= Math.min(bottom, rows.length - 1) && filled < mostFilled; at += 1) {
      const copy = own.get(at) ?? [...(rows[at] ?? [])]
      while (copy.length <= left) copy.push('')
      copy[left] = cell
      own.set(at, copy)
      filled += 1
    }
  }
  return filled === 0 ? rows : rows.map((row, at) => own.get(at) ?? row)
}

function shownRow(cells: readonly Cell[]): string {
  return cells
    .map((cell) => textOfCell(cell))
    .filter(Boolean)
    .join(' | ')
    .slice(0, 120)
}
