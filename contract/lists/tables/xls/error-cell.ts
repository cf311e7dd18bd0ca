import type { Cell } from '../cell.ts'

/** Returns an error of a formula by its number. */
export function errorCell(code: number): Cell {
  return { kind: 'error', text: errors.get(code) ?? '#N/A' }
}

const errors = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])
