import type { Cell } from '../cell.ts'
import { numberCell } from '../number-cell.ts'
import type { FormatKind } from '../number-format.ts'
import { attributeIn, type XmlEvents } from '../scan-xml.ts'
import { dateCell } from '../serial-date.ts'
import { isTable, noResult, type ReadSheet, SheetGrid } from '../sheet-grid.ts'
import { tableLimits } from '../table-limits.ts'
import { XmlStyles } from './xml-styles.ts'

/** A cell whose end was not met yet. */
interface OpenCell {
  readonly style: string | undefined
  readonly hasFormula: boolean
  type: string | undefined
  text: string
}

/**
 * Collects the sheets of a workbook as XML while it is read. Only the sheet that is wanted is kept: the chosen one, or the
 * first shown one and the first shown table.
 */
export class XmlSheets implements XmlEvents {
  readonly #maxRows: number
  readonly #chosen: number | undefined
  readonly #styles = new XmlStyles()
  readonly sheets: { readonly name: string; isHidden: boolean }[] = []
  /** The end of the workbook was met. */
  isWhole = false
  #first: readonly [index: number, sheet: ReadSheet] | undefined
  #table: readonly [index: number, sheet: ReadSheet] | undefined
  #grid: SheetGrid
  #isFrom1904 = false
  #row = -1
  #lastRow = -1
  #rowStyle: string | undefined
  #column = -1
  /** Columns that the last cell reaches beyond its own. */
  #reach = 0
  #columnStyles: (string | undefined)[] = []
  #cell: OpenCell | undefined
  #isData = false
  #isComment = false
  #isVisibility = false

  constructor(maxRows: number, chosen: number | undefined) {
    this.#maxRows = maxRows
    this.#chosen = chosen
    this.#grid = new SheetGrid(maxRows)
  }

  get found(): readonly [index: number, sheet: ReadSheet] | undefined {
    return this.#table ?? this.#first
  }

  readonly open = (name: string, attributes: string): void => {
    switch (name) {
      case 'Date1904':
        this.#isFrom1904 = true
        break
      case 'Worksheet':
        this.sheets.push({ name: attributeIn(attributes, 'Name') ?? '', isHidden: false })
        this.#startSheet()
        break
      case 'Visible':
        this.#isVisibility = true
        break
      case 'Column':
        this.#takeColumn(attributes)
        break
      case 'Row':
        this.#row = placeIn(attributes, this.#lastRow)
        // Rows without cells can be written once for several.
        this.#lastRow = this.#row + numberIn(attributes, 'Span')
        this.#column = -1
        this.#reach = 0
        this.#rowStyle = attributeIn(attributes, 'StyleID')
        if (isHidden(attributes)) this.#grid.hideRow(this.#row)
        break
      case 'Cell':
        this.#startCell(attributes)
        break
      case 'Comment':
        this.#isComment = true
        break
      case 'Data':
        if (!this.#cell || this.#isComment) break
        this.#isData = true
        this.#cell.type = attributeIn(attributes, 'Type') ?? 'String'
        break
      default:
        this.#styles.open(name, attributes)
    }
  }

  readonly text = (text: string): void => {
    if (this.#isData && this.#cell) this.#cell.text += text
    const sheet = this.sheets.at(-1)
    if (this.#isVisibility && sheet && /hidden/i.test(text)) sheet.isHidden = true
  }

  readonly close = (name: string): void => {
    switch (name) {
      case 'Data':
        this.#isData = false
        break
      case 'Comment':
        this.#isComment = false
        break
      case 'Visible':
        this.#isVisibility = false
        break
      case 'Cell':
        this.#endCell()
        break
      case 'Worksheet':
        this.#endSheet()
        break
      case 'Workbook':
        this.isWhole = true
        break
      default:
    }
  }

  #startSheet(): void {
    this.#grid = new SheetGrid(this.#maxRows)
    this.#row = -1
    this.#lastRow = -1
    this.#column = -1
    this.#columnStyles = []
  }

  #endSheet(): void {
    const index = this.sheets.length - 1
    const isWanted = this.#chosen === undefined ? !this.sheets[index]?.isHidden : index === this.#chosen
    if (!isWanted || this.#table || index >= tableLimits.parts) return
    const sheet = this.#grid.result()
    this.#first ??= [index, sheet]
    if (isTable(sheet)) this.#table = [index, sheet]
  }

  #takeColumn(attributes: string): void {
    const first = placeIn(attributes, this.#column)
    const last = first + numberIn(attributes, 'Span')
    if (isHidden(attributes)) this.#grid.hideColumns(first, last)
    const style = attributeIn(attributes, 'StyleID')
    for (let at = first; at <= Math.min(last, tableLimits.columns); at += 1) this.#columnStyles[at] = style
    this.#column = last
  }

  #startCell(attributes: string): void {
    this.#column = placeIn(attributes, this.#column + this.#reach)
    const [across, down] = [numberIn(attributes, 'MergeAcross'), numberIn(attributes, 'MergeDown')]
    this.#reach = across
    if (across + down > 0)
      this.#grid.merge({
        top: this.#row,
        left: this.#column,
        bottom: this.#row + down,
        right: this.#column + across,
      })
    this.#cell = {
      style: attributeIn(attributes, 'StyleID') ?? this.#rowStyle ?? this.#columnStyles[this.#column],
      hasFormula: attributeIn(attributes, 'Formula') !== undefined,
      type: undefined,
      text: '',
    }
  }

  #endCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell || this.#row < 0 || this.#table || this.sheets.length > tableLimits.parts) return
    const value = cellOf(cell, this.#styles.of(cell.style), this.#isFrom1904)
    if ((value === '' && !cell.hasFormula) || !this.#grid.reach(this.#row)) return
    if (cell.hasFormula) this.#grid.putResult(this.#row, this.#column, value)
    else this.#grid.put(this.#row, this.#column, value)
  }
}

function cellOf({ type, text, hasFormula }: OpenCell, format: FormatKind, isFrom1904: boolean): Cell {
  const value = Number(text)
  switch (type) {
    case undefined:
      return hasFormula ? noResult : ''
    case 'Number':
      return text.trim() !== '' && Number.isFinite(value) ? numberCell(value, format, isFrom1904) : text
    case 'Boolean':
      return text === '1'
    case 'Error':
      return { kind: 'error', text }
    case 'DateTime':
      return momentCell(text, format, isFrom1904)
    default:
      return text
  }
}

/** Returns what a moment such as "2026-11-24T00:00:00.000" means under its format: a time of day is one of the first day. */
function momentCell(text: string, format: FormatKind, isFrom1904: boolean): Cell {
  // Without a zone, engines take a day as one in UTC and a time as one of the machine.
  const moment = Date.parse(text.includes('T') ? text.replace(/Z?$/, 'Z') : text)
  if (Number.isNaN(moment)) return text
  const days = (moment - (isFrom1904 ? first1904 : first1900)) / dayMs
  // The program counts a day that 1900 did not have.
  const serial = !isFrom1904 && days >= 60 ? days + 1 : days
  return dateCell(serial, format === 'time' ? 'time' : 'date', isFrom1904)
}

const [first1900, first1904, dayMs] = [Date.UTC(1899, 11, 31), Date.UTC(1904, 0, 1), 86_400_000]

/** Returns the place of a row, a column or a cell, counted from 0: the stated one, or the one after the last. */
function placeIn(attributes: string, last: number): number {
  const stated = numberIn(attributes, 'Index')
  return stated > 0 ? stated - 1 : last + 1
}

function numberIn(attributes: string, name: string): number {
  const number = Number(attributeIn(attributes, name) ?? 0)
  return Number.isSafeInteger(number) && number >= 0 ? number : 0
}

function isHidden(attributes: string): boolean {
  return attributeIn(attributes, 'Hidden') === '1'
}
