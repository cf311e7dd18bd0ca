import type { Cell } from './cell.ts'
import type { FormatKind } from './number-format.ts'
import { dateCell } from './serial-date.ts'

/** Returns a number of a workbook as the cell that its format shows. */
export function numberCell(value: number, format: FormatKind, isFrom1904: boolean): Cell {
  if (format === 'number') return value
  if (format === 'percentage') return { kind: 'percentage', value }
  return typeof format === 'string'
    ? dateCell(value, format, isFrom1904)
    : { kind: 'money', value, sign: format.sign }
}
