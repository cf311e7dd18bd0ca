import type { Cell } from '../cell.ts'
import type { FormatKind } from '../number-format.ts'
import { attributeIn, scanXml } from '../scan-xml.ts'
import { dateCell } from '../serial-date.ts'
import type { Merge, SheetFacts } from '../table.ts'
import { tableLimits } from '../table-limits.ts'
import { boundedRow } from '../within-limits.ts'
import { plainCell, readPlainCell } from './plain-cell.ts'
import { unescaped } from './shared-texts.ts'

export interface SheetCells extends Pick<SheetFacts, 'hiddenRows' | 'hiddenColumns' | 'merges'> {
  readonly rows: readonly (readonly Cell[])[]
}

interface Shared {
  readonly formats: readonly FormatKind[]
  readonly texts: readonly string[]
  readonly isFrom1904: boolean
  readonly maxRows: number
}

/** Rows beyond the most that may be there, so that empty ones at the end do not count. */
const spareRows = 100

/** Reads the cells of a worksheet. Cells without a place follow the one before, as some programs write them. */
export function sheetCells(xml: string, shared: Shared): SheetCells | { readonly problem: 'too-many-rows' } {
  const rows: Cell[][] = []
  const facts = { hiddenRows: [] as number[], hiddenColumns: [] as number[], merges: [] as Merge[] }
  const formulas: { readonly row: Cell[]; readonly column: number; readonly isZero: boolean }[] = []
  let isTooLong = false
  let row = -1
  let column = -1
  let cell = noCell
  let value = ''
  let isValue = false
  let hasValue = false
  let hasFormula = false
  let isReading = false
  const put = (read: Cell): Cell[] => {
    while (rows.length <= row) rows.push([])
    const own = rows[row] ?? []
    // Columns beyond the limit keep one cell, so that they show.
    const place = Math.min(column, tableLimits.columns)
    while (own.length < place) own.push('')
    own[place] = read
    return own
  }
  scanXml(xml, {
    skip: (_, start) => {
      if (isTooLong) return xml.length
      let end = start
      while (!isValue && !isReading && readPlainCell(xml, end)) {
        end = plainCell.end
        column = plainCell.column
        const { value: number, style, isShared } = plainCell
        if (isTooLong || row < 0 || Number.isNaN(number)) continue
        const read = isShared
          ? (shared.texts[number] ?? '')
          : numberIn(number, shared.formats[style] ?? 'number', shared.isFrom1904)
        if (read !== '') put(read)
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
        if (row >= shared.maxRows + spareRows) isTooLong = true
        else if (isTrue(attributeIn(attributes, 'hidden'))) facts.hiddenRows.push(row)
      } else if (name === 'col' && isTrue(attributeIn(attributes, 'hidden'))) addColumns(facts, attributes)
      else if (name === 'mergeCell') addMerge(facts, attributeIn(attributes, 'ref'))
    },
    text: (text) => {
      if (!isValue || isReading) return
      value += text
      hasValue = true
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isReading = false
      else if (name === 'c' && !isTooLong && row >= 0) {
        const read = hasValue || !hasFormula || cell.type === 'str' ? cellOf(value, cell, shared) : noResult
        if (read === '' && !hasFormula) return
        const own = put(read)
        const place = Math.min(column, tableLimits.columns)
        if (hasFormula) formulas.push({ row: own, column: place, isZero: read === 0 })
      }
    },
  })
  if (isTooLong) return { problem: 'too-many-rows' }
  // Libraries that write workbooks store 0 for every formula that they do not compute.
  if (formulas.length > 1 && formulas.every(({ isZero }) => isZero))
    for (const { row: own, column: place } of formulas) own[place] = noResult
  return { rows: rows.map((own) => boundedRow(own)), ...facts }
}

const noCell = { type: 'n', style: 0 }
const noResult: Cell = { kind: 'no-result' }

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
      return numberCell(value, formats[style] ?? 'number', isFrom1904)
  }
}

function numberCell(text: string, format: FormatKind, isFrom1904: boolean): Cell {
  const value = Number(text)
  return Number.isFinite(value) ? numberIn(value, format, isFrom1904) : text
}

function numberIn(value: number, format: FormatKind, isFrom1904: boolean): Cell {
  if (format === 'number') return value
  if (format === 'percentage') return { kind: 'percentage', value }
  return typeof format === 'string'
    ? dateCell(value, format, isFrom1904)
    : { kind: 'money', value, sign: format.sign }
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

function addColumns({ hiddenColumns }: { readonly hiddenColumns: number[] }, attributes: string): void {
  const [first, last] = [Number(attributeIn(attributes, 'min')), Number(attributeIn(attributes, 'max'))]
  for (let at = first - 1; at < Math.min(last, tableLimits.columns); at += 1) hiddenColumns.push(at)
}

/** Merged cells beyond this many are read as the program stores them: the first has the text. */
const mostMerges = 20_000

function addMerge({ merges }: { readonly merges: Merge[] }, ref = ''): void {
  const [, from, top, to, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  const [left, right] = [columnOf(from), columnOf(to)]
  if (left === undefined || right === undefined || merges.length >= mostMerges) return
  merges.push({ top: Number(top) - 1, left, bottom: Number(bottom) - 1, right })
}
