import type { Cell } from '../cell.ts'
import { numberCell } from '../number-cell.ts'
import type { FormatKind } from '../number-format.ts'
import { attributeIn, scanXml } from '../scan-xml.ts'
import { noResult, type ReadSheet, SheetGrid } from '../sheet-grid.ts'
import { plainCell, readPlainCell } from './plain-cell.ts'
import { unescaped } from './shared-texts.ts'

interface Shared {
  readonly formats: readonly FormatKind[]
  readonly texts: readonly string[]
  readonly isFrom1904: boolean
  readonly maxRows: number
}

/** Reads the cells of a worksheet. Cells without a place follow the one before, as some programs write them. */
export function sheetCells(xml: string, shared: Shared): ReadSheet {
  const grid = new SheetGrid(shared.maxRows)
  let row = -1
  let column = -1
  let cell = noCell
  let value = ''
  let isValue = false
  let hasValue = false
  let hasFormula = false
  let isReading = false
  scanXml(xml, {
    skip: (_, start) => {
      if (grid.isTooLong) return xml.length
      let end = start
      while (!isValue && !isReading && readPlainCell(xml, end)) {
        end = plainCell.end
        column = plainCell.column
        const { value: number, style, isShared } = plainCell
        if (row < 0 || Number.isNaN(number)) continue
        const read = isShared
          ? (shared.texts[number] ?? '')
          : numberCell(number, shared.formats[style] ?? 'number', shared.isFrom1904)
        if (read !== '') grid.put(row, column, read)
      }
      return end
    },
    open: (name, attributes) => {
      if (name === 'c') {
        column = columnOf(attributeIn(attributes, 'r')) ?? column + 1
        cell = { type: attributeIn(attributes, 't') ?? 'n', style: Number(attributeIn(attributes, 's') ?? 0) }
        value = ''
        hasValue = false
        hasFormula = false
      } else if (name === 'v' || name === 't') isValue = true
      else if (name === 'f') hasFormula = true
      else if (name === 'rPh') isReading = true
      else if (name === 'row') {
        const number = Number(attributeIn(attributes, 'r') ?? row + 2)
        row = Number.isSafeInteger(number) && number > 0 ? number - 1 : row + 1
        column = -1
        if (grid.reach(row) && isTrue(attributeIn(attributes, 'hidden'))) grid.hideRow(row)
      } else if (name === 'col' && isTrue(attributeIn(attributes, 'hidden'))) hideColumns(grid, attributes)
      else if (name === 'mergeCell') addMerge(grid, attributeIn(attributes, 'ref'))
    },
    text: (text) => {
      if (!isValue || isReading) return
      value += text
      hasValue = true
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isReading = false
      else if (name === 'c' && !grid.isTooLong && row >= 0) {
        const read = hasValue || !hasFormula || cell.type === 'str' ? cellOf(value, cell, shared) : noResult
        if (hasFormula) grid.putResult(row, column, read)
        else if (read !== '') grid.put(row, column, read)
      }
    },
  })
  return grid.result()
}

const noCell = { type: 'n', style: 0 }

function cellOf(value: string, { type, style }: typeof noCell, { formats, texts, isFrom1904 }: Shared): Cell {
  if (value === '') return ''
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'b':
      return isTrue(value)
    case 'e':
      return { kind: 'error', text: value }
    case 'd':
      return { kind: 'date', text: value.slice(0, 10) }
    case 'str':
    case 'inlineStr':
      return unescaped(value)
    default:
      return numberIn(value, formats[style] ?? 'number', isFrom1904)
  }
}

function numberIn(text: string, format: FormatKind, isFrom1904: boolean): Cell {
  const value = Number(text)
  return Number.isFinite(value) ? numberCell(value, format, isFrom1904) : text
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}

/** "C7" is 2. */
function columnOf(place: string | undefined): number | undefined {
  if (place === undefined) return undefined
  let column = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column === 0 ? undefined : column - 1
}

function hideColumns(grid: SheetGrid, attributes: string): void {
  grid.hideColumns(Number(attributeIn(attributes, 'min')) - 1, Number(attributeIn(attributes, 'max')) - 1)
}

function addMerge(grid: SheetGrid, ref = ''): void {
  const [, from, top, to, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  const [left, right] = [columnOf(from), columnOf(to)]
  if (left !== undefined && right !== undefined)
    grid.merge({ top: Number(top) - 1, left, bottom: Number(bottom) - 1, right })
}
