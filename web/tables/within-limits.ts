import type { ReadTable } from './table.ts'
import { tableLimits } from './table-limits.ts'

const { columns, cellLength, textLength } = tableLimits

/**
 * Returns the cells of a row, trimmed and without empty ones at the end. Cells and columns that are too long or too many
 * keep one more than the limit, so that they show.
 */
export function boundedRow(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells
    .slice(0, Math.min(last, columns) + 1)
    .map((cell) => (cell.length > cellLength ? cell.trim().slice(0, cellLength + 1) : cell.trim()))
}

export function isCutOff(cell: string): boolean {
  return cell.length > cellLength
}

/** Returns the rows without empty ones at the end, or why they are too many. */
export function withinLimits(all: readonly (readonly string[])[], maxRows: number): ReadTable {
  const last = all.findLastIndex((row) => row.length > 0)
  const rows = all.slice(0, last + 1)
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > maxRows) return { problem: 'too-many-rows' }
  if (rows.some((row) => row.length > columns)) return { problem: 'too-many-columns' }
  const length = rows.reduce((sum, row) => row.reduce((own, cell) => own + cell.length, sum), 0)
  return length > textLength ? { problem: 'too-large' } : { rows }
}
