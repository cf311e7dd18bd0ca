import type { Cell } from '../cell.ts'
import { ZipProblem } from '../inflate-zip.ts'
import { numberCell } from '../number-cell.ts'
import type { FormatKind } from '../number-format.ts'
import { attributeIn, type XmlEvents } from '../scan-xml.ts'
import type { Merge, SheetFacts } from '../table.ts'
import { tableLimits } from '../table-limits.ts'
import { boundedRow } from '../within-limits.ts'
import { OdsFormats } from './ods-formats.ts'

interface OdsSheet extends Pick<SheetFacts, 'hiddenRows' | 'hiddenColumns' | 'merges'> {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: (readonly Cell[])[]
  /** Empty rows since the last with cells: each sheet ends with as many as there can be. */
  emptyRows: number
  isTooLong: boolean
}

/** Rows beyond the most that may be there, so that empty ones at the end do not count. */
const spareRows = 100

/** Rows of all sheets: more are copies of one, since their XML would be too large. */
const mostRowsOfAll = 1_000_000

/** Collects the sheets of a spreadsheet while its XML is read. Rows and cells that repeat are written once, with a number. */
export class OdsSheets implements XmlEvents {
  readonly #maxRows: number
  readonly #sheets: (OdsSheet & {
    readonly hiddenRows: number[]
    readonly hiddenColumns: number[]
    readonly merges: Merge[]
  })[] = []
  readonly #hiddenStyles = new Set<string>()
  readonly #formats = new OdsFormats()
  #columnStyles: string[] = []
  #rowStyle: string | undefined
  #style = ''
  #column = 0
  #row: Cell[] = []
  #rowTimes = 1
  #isRowHidden = false
  #cell: { readonly attributes: string; readonly times: number; text: string } | undefined
  #paragraphs = 0
  /** Depth of notes and drawings in a cell, whose texts are not its own. */
  #aside = 0
  #isText = false
  #passesRest = false
  #rowsOfAll = 0

  constructor(maxRows: number) {
    this.#maxRows = maxRows
  }

  result(): readonly OdsSheet[] {
    return this.#sheets
  }

  /** Passes over the rest of a sheet that is too long. */
  readonly skip = (xml: string, start: number): number => {
    if (!this.#passesRest) return start
    this.#passesRest = false
    const end = xml.indexOf('</table:table>', start)
    return end < 0 ? xml.length : end
  }

  readonly open = (name: string, attributes: string): void => {
    if (this.#cell === undefined) this.#formats.open(name, attributes)
    switch (name) {
      case 'style':
        this.#style = attributeIn(attributes, 'name') ?? ''
        break
      case 'table-properties':
        if (attributeIn(attributes, 'display') === 'false') this.#hiddenStyles.add(this.#style)
        break
      case 'table':
        this.#sheets.push({
          name: attributeIn(attributes, 'name') ?? '',
          isHidden: this.#hiddenStyles.has(attributeIn(attributes, 'style-name') ?? ''),
          rows: [],
          emptyRows: 0,
          hiddenRows: [],
          hiddenColumns: [],
          merges: [],
          isTooLong: false,
        })
        this.#column = 0
        this.#columnStyles = []
        break
      case 'table-column': {
        const times = timesIn(attributes, 'number-columns-repeated')
        if (isHiddenPart(attributes))
          for (let at = this.#column; at < Math.min(this.#column + times, tableLimits.columns); at += 1)
            this.#sheets.at(-1)?.hiddenColumns.push(at)
        const style = attributeIn(attributes, 'default-cell-style-name') ?? ''
        for (let at = this.#column; at < Math.min(this.#column + times, tableLimits.columns); at += 1)
          this.#columnStyles[at] = style
        this.#column += times
        break
      }
      case 'table-row':
        this.#row = []
        this.#rowTimes = timesIn(attributes, 'number-rows-repeated')
        this.#isRowHidden = isHiddenPart(attributes)
        this.#rowStyle = attributeIn(attributes, 'default-cell-style-name')
        break
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = { attributes, times: timesIn(attributes, 'number-columns-repeated'), text: '' }
        this.#paragraphs = 0
        break
      case 'annotation':
      case 'frame':
      case 'shapes':
        this.#aside += 1
        break
      case 'p':
        if (this.#cell && this.#aside === 0) {
          this.#isText = true
          if (this.#paragraphs > 0) this.#cell.text += ' '
          this.#paragraphs += 1
        }
        break
      case 's':
      case 'tab':
      case 'line-break':
        if (this.#isText && this.#cell) this.#cell.text += ' '
        break
      default:
    }
  }

  readonly text = (text: string): void => {
    if (this.#cell === undefined) this.#formats.text(text)
    if (this.#isText && this.#cell && this.#aside === 0) this.#cell.text += text
  }

  readonly close = (name: string): void => {
    if (this.#cell === undefined) this.#formats.close(name)
    if (name === 'p') this.#isText = false
    else if (name === 'annotation' || name === 'frame' || name === 'shapes') this.#aside -= 1
    else if (name === 'table-cell' || name === 'covered-table-cell')
      this.#endCell(name === 'covered-table-cell')
    else if (name === 'table-row') this.#endRow()
  }

  #endCell(isCovered: boolean): void {
    const cell = this.#cell
    this.#cell = undefined
    const sheet = this.#sheets.at(-1)
    if (!cell || !sheet) return
    const left = this.#row.length
    const style = attributeIn(cell.attributes, 'style-name') ?? this.#rowStyle ?? this.#columnStyles[left]
    const value = isCovered ? '' : cellOf(cell.attributes, cell.text, this.#formats.of(style))
    const [columns, rows] = ['number-columns-spanned', 'number-rows-spanned'].map((key) =>
      timesIn(cell.attributes, key),
    )
    if (columns !== undefined && rows !== undefined && columns * rows > 1)
      sheet.merges.push({
        top: sheet.rows.length + sheet.emptyRows,
        left,
        bottom: sheet.rows.length + sheet.emptyRows + rows - 1,
        right: left + columns - 1,
      })
    // One cell more than may be there shows that there are too many.
    const times = Math.min(cell.times, tableLimits.columns + 1 - left)
    for (let at = 0; at < times; at += 1) this.#row.push(value)
  }

  #endRow(): void {
    const sheet = this.#sheets.at(-1)
    if (!sheet) return
    const row = boundedRow(this.#row)
    if (row.length === 0) {
      sheet.emptyRows += this.#rowTimes
      return
    }
    const first = sheet.rows.length + sheet.emptyRows
    if (first + this.#rowTimes > this.#maxRows + spareRows) {
      sheet.isTooLong = this.#passesRest = true
      return
    }
    this.#rowsOfAll += sheet.emptyRows + this.#rowTimes
    if (this.#rowsOfAll > mostRowsOfAll) throw new ZipProblem('inflates')
    while (sheet.rows.length < first) sheet.rows.push([])
    sheet.emptyRows = 0
    for (let at = first; at < first + this.#rowTimes; at += 1) {
      if (this.#isRowHidden) sheet.hiddenRows.push(at)
      sheet.rows.push(row)
    }
  }
}

function timesIn(attributes: string, name: string): number {
  const times = Number(attributeIn(attributes, name) ?? 1)
  return Number.isSafeInteger(times) && times > 0 ? times : 1
}

function isHiddenPart(attributes: string): boolean {
  return /^(?:collapse|filter)$/.test(attributeIn(attributes, 'visibility') ?? '')
}

function cellOf(attributes: string, text: string, format: FormatKind): Cell {
  if (attributes.includes('calcext:value-type="error"')) return { kind: 'error', text }
  const value = Number(attributeIn(attributes, 'value') ?? Number.NaN)
  const isNumber = Number.isFinite(value)
  switch (attributeIn(attributes, 'value-type')) {
    case 'float':
      return isNumber ? numberCell(value, format, false) : text
    case 'percentage':
      return isNumber ? { kind: 'percentage', value } : text
    case 'currency':
      return isNumber ? { kind: 'money', value, sign: attributeIn(attributes, 'currency') ?? '' } : text
    case 'date':
      return { kind: 'date', text: (attributeIn(attributes, 'date-value') ?? text).slice(0, 10) }
    case 'time':
      return { kind: 'time', text }
    case 'boolean':
      return attributeIn(attributes, 'boolean-value') === 'true'
    case 'string':
      return attributeIn(attributes, 'string-value') ?? text
    default:
      return text === '' && attributeIn(attributes, 'formula') !== undefined ? { kind: 'no-result' } : text
  }
}
