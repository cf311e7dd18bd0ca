import type { Cell } from '../cell.ts'
import { numberCell } from '../number-cell.ts'
import { type ReadSheet, SheetGrid } from '../sheet-grid.ts'
import { errorCell } from './error-cell.ts'
import { type Records, recordTypes } from './records.ts'
import { rkNumber } from './rk-number.ts'
import { textIn } from './text-in.ts'
import type { XlsWorkbook } from './workbook.ts'
import { XlsProblem } from './xls-problem.ts'

/** Reads the cells of a worksheet, from its first record to its last. Charts in it have records of their own. */
export function sheetCells(records: Records, workbook: XlsWorkbook, maxRows: number): ReadSheet {
  const grid = new SheetGrid(maxRows)
  const cells = new CellRecords(workbook, grid)
  records.begin()
  for (let depth = 1; depth > 0 && !grid.isTooLong;) {
    records.next()
    if (records.type === recordTypes.begin) depth += 1
    else if (records.type === recordTypes.end) depth -= 1
    else if (depth === 1) cells.take(records)
  }
  return grid.result()
}

class CellRecords {
  readonly #workbook: XlsWorkbook
  readonly #grid: SheetGrid
  /** Place of a formula whose text stands in a later record. */
  #awaitsText: { readonly row: number; readonly column: number } | undefined

  constructor(workbook: XlsWorkbook, grid: SheetGrid) {
    this.#workbook = workbook
    this.#grid = grid
  }

  take(records: Records): void {
    switch (records.type) {
      case recordTypes.labelShared:
        this.#put(records, this.#sharedText(records.long(6)))
        break
      case recordTypes.label:
      case recordTypes.richString:
        this.#put(records, textIn(records.readerFrom(6), 2, this.#workbook.decode))
        break
      case recordTypes.number:
        this.#put(records, this.#number(records.double(6), records.short(4)))
        break
      case recordTypes.rk:
        this.#put(records, this.#number(rkNumber(records.long(6)), records.short(4)))
        break
      case recordTypes.multipleRk:
        this.#putNumbers(records)
        break
      case recordTypes.booleanOrError:
        this.#put(records, records.byte(7) === 0 ? records.byte(6) === 1 : errorCell(records.byte(6)))
        break
      case recordTypes.formula:
      case recordTypes.formulaOfExcel4:
        this.#takeFormula(records)
        break
      case recordTypes.text:
        this.#takeText(records)
        break
      case recordTypes.row:
        if ((records.byte(12) & isHiddenRow) !== 0) this.#grid.hideRow(records.short(0))
        break
      case recordTypes.columnInfo:
        if ((records.byte(8) & isHiddenColumn) !== 0)
          this.#grid.hideColumns(records.short(0), records.short(2))
        break
      case recordTypes.mergedCells:
        this.#takeMerges(records)
        break
      default:
    }
  }

  /** A cell begins with its row, its column and its format. */
  #put(records: Records, cell: Cell): void {
    const row = records.short(0)
    if (cell !== '' && this.#grid.reach(row)) this.#grid.put(row, records.short(2), cell)
  }

  /** Numbers side by side share a record: each has a format of two bytes and a number of four. */
  #putNumbers(records: Records): void {
    const [row, left] = [records.short(0), records.short(2)]
    if (!this.#grid.reach(row)) return
    const count = Math.floor((records.length - 6) / 6)
    for (let at = 0; at < count; at += 1) {
      const place = 4 + 6 * at
      const number = this.#number(rkNumber(records.long(place + 2)), records.short(place))
      this.#grid.put(row, left + at, number)
    }
  }

  /** The result of a formula is a number, or one of other kinds, which the last two of its eight bytes tell apart. */
  #takeFormula(records: Records): void {
    const [row, column] = [records.short(0), records.short(2)]
    this.#awaitsText = undefined
    if (!this.#grid.reach(row)) return
    if (records.short(12) !== isNoNumber) {
      this.#grid.putResult(row, column, this.#number(records.double(6), records.short(4)))
      return
    }
    const [kind, value] = [records.byte(6), records.byte(8)]
    if (kind === results.boolean) this.#grid.putResult(row, column, value === 1)
    else if (kind === results.error) this.#grid.putResult(row, column, errorCell(value))
    else this.#grid.putResult(row, column, '')
    if (kind === results.text) this.#awaitsText = { row, column }
  }

  #takeText(records: Records): void {
    const place = this.#awaitsText
    this.#awaitsText = undefined
    if (place)
      this.#grid.put(place.row, place.column, textIn(records.readerFrom(0), 2, this.#workbook.decode))
  }

  #takeMerges(records: Records): void {
    const count = records.short(0)
    for (let at = 0; at < count; at += 1) {
      const [top = 0, bottom = 0, left = 0, right = 0] = [0, 2, 4, 6].map((place) =>
        records.short(2 + 8 * at + place),
      )
      this.#grid.merge({ top, left, bottom, right })
    }
  }

  #number(value: number, format: number): Cell {
    const { formats, isFrom1904 } = this.#workbook
    return Number.isFinite(value) ? numberCell(value, formats[format] ?? 'number', isFrom1904) : notANumber
  }

  #sharedText(index: number): string {
    const text = this.#workbook.texts[index]
    if (text === undefined) throw new XlsProblem('damaged')
    return text
  }
}

const [isHiddenRow, isHiddenColumn, isNoNumber] = [0x20, 0x01, 0xff_ff]
const results = { text: 0, boolean: 1, error: 2 } as const
const notANumber: Cell = { kind: 'error', text: '#NUM!' }
