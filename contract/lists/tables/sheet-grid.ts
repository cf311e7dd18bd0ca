import type { Cell } from './cell.ts'
import type { Merge, SheetFacts } from './table.ts'
import { tableLimits } from './table-limits.ts'
import { boundedRow } from './within-limits.ts'

export interface SheetCells extends Pick<SheetFacts, 'hiddenRows' | 'hiddenColumns' | 'merges'> {
  readonly rows: readonly (readonly Cell[])[]
}

export type ReadSheet = SheetCells | { readonly problem: 'damaged' | 'too-many-rows' }

/** Rows beyond the most that may be there, so that empty ones at the end do not count. */
const spareRows = 100

/** Merged cells beyond this many are read as the program stores them: the first has the text. */
const mostMerges = 20_000

/** Collects the cells of a worksheet, which come by their places, within the bounds of a table. */
export class SheetGrid {
  readonly #mostRows: number
  readonly #rows: Cell[][] = []
  readonly #hiddenRows = new Set<number>()
  readonly #hiddenColumns = new Set<number>()
  readonly #merges: Merge[] = []
  readonly #formulas: { readonly row: Cell[]; readonly place: number; readonly isZero: boolean }[] = []
  #isTooLong = false

  constructor(maxRows: number) {
    this.#mostRows = maxRows + spareRows
  }

  /** True once a row beyond the bounds has come: the rest need not be read. */
  get isTooLong(): boolean {
    return this.#isTooLong
  }

  /** Notes that there is such a row, and returns false if it is beyond the bounds. */
  reach(row: number): boolean {
    if (row >= this.#mostRows) this.#isTooLong = true
    return !this.#isTooLong
  }

  /** Takes a cell of a row that `reach` has let through. */
  put(row: number, column: number, cell: Cell): Cell[] {
    while (this.#rows.length <= row) this.#rows.push([])
    const own = this.#rows[row] ?? []
    const place = placeOf(column)
    while (own.length < place) own.push('')
    own[place] = cell
    return own
  }

  /** Takes the result of a formula in place of `put`. */
  putResult(row: number, column: number, result: Cell): void {
    const own = this.put(row, column, result)
    this.#formulas.push({ row: own, place: placeOf(column), isZero: result === 0 })
  }

  hideRow(row: number): void {
    if (row < this.#mostRows) this.#hiddenRows.add(row)
  }

  /** Columns from the first to the last are hidden. */
  hideColumns(first: number, last: number): void {
    for (let at = first; at <= Math.min(last, tableLimits.columns - 1); at += 1) this.#hiddenColumns.add(at)
  }

  merge(merge: Merge): void {
    if (this.#merges.length < mostMerges) this.#merges.push(merge)
  }

  result(): ReadSheet {
    if (this.#isTooLong) return { problem: 'too-many-rows' }
    // Libraries that write workbooks store 0 for every formula that they do not compute.
    if (this.#formulas.length > 1 && this.#formulas.every(({ isZero }) => isZero))
      for (const { row, place } of this.#formulas) row[place] = noResult
    return {
      rows: this.#rows.map((own) => boundedRow(own)),
      hiddenRows: [...this.#hiddenRows],
      hiddenColumns: [...this.#hiddenColumns],
      merges: this.#merges,
    }
  }
}

export const noResult: Cell = { kind: 'no-result' }

/** Columns beyond the limit keep one cell, so that they show. */
function placeOf(column: number): number {
  return Math.min(column, tableLimits.columns)
}

/** Covers and notes come before lists: a table has two rows with several cells. A sheet that cannot be read counts as one. */
export function isTable(sheet: ReadSheet): boolean {
  if ('problem' in sheet) return true
  let tabular = 0
  return sheet.rows.some((row) => {
    if (row.length > 1 && row.filter((cell) => cell !== '').length > 1) tabular += 1
    return tabular > 1
  })
}
