import { type Cell, isEmptyCell } from './cell.ts'
import type { ReadTable, Table } from './table.ts'
import { tableLimits } from './table-limits.ts'

const { columns, cellLength, textLength, rowLength } = tableLimits

/**
 * Returns the cells of a row, trimmed and without empty ones at the end. Cells and columns that are too long or too many
 * keep one more than the limit, so that they show.
 */
export function boundedRow(cells: readonly Cell[]): readonly Cell[] {
  const last = cells.findLastIndex((cell) => !isEmptyCell(cell))
  return cells
    .slice(0, Math.min(last, columns) + 1)
    .map((cell) =>
      typeof cell !== 'string'
        ? cell
        : cell.length > cellLength
          ? cell.trim().slice(0, cellLength + 1)
          : cell.trim(),
    )
}

export function isCutOff(cell: string): boolean {
  return cell.length > cellLength
}

/** Returns the table without empty rows at the end, or why it is too large. */
export function withinLimits(table: Table, maxRows: number): ReadTable {
  const last = table.rows.findLastIndex((row) => row.length > 0)
  const rows = table.rows.slice(0, last + 1)
  if (rows.length === 0) return { problem: 'empty' }
  if (rows.length > maxRows) return { problem: 'too-many-rows' }
  if (rows.some((row) => row.length > columns)) return { problem: 'too-many-columns' }
  let length = 0
  for (const row of rows) for (const cell of row) length += typeof cell === 'string' ? cell.length : 8
  return length > Math.max(textLength, rowLength * maxRows) ? { problem: 'too-large' } : { ...table, rows }
}
