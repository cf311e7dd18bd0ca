import { type Cell, isEmptyCell } from './cell.ts'
import type { ReadTable, Table } from './table.ts'
import { tableLimits } from './table-limits.ts'

const { columns, cellLength, textLength, rowLength } = tableLimits

/**
 * Returns the cells of a row, trimmed and without empty ones at the end. Cells and columns that are too long or too many
 * keep one more than the limit, so that they show.
 */
export function boundedRow(cells: readonly Cell[]): readonly Cell[] {
  let last = cells.length - 1
  while (last >= 0 && isEmptyCell(cells[last])) last -= 1
  if (last === cells.length - 1 && cells.length <= columns && cells.every(isBounded)) return cells
  const bounded: Cell[] = []
  for (let at = 0; at <= Math.min(last, columns); at += 1) bounded.push(boundedCell(cells[at] ?? ''))
  return bounded
}

/** True for most cells of a file, so that their rows need not be copied. */
function isBounded(cell: Cell): boolean {
  return typeof cell !== 'string' || (cell.length <= cellLength && cell.trim().length === cell.length)
}

function boundedCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = cell.trim()
  return text.length > cellLength ? text.slice(0, cellLength + 1) : text
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
