import { useRef, useState } from 'react'
import { plainAmounts } from '#messages/plain-amounts.ts'
import { useRegion } from '#messages/region-context.ts'
import { cellId, cellOf, isEditable } from '@costard/contract/price-grid'
import { wordOf } from './clipboard.ts'
import { rowAt } from './paste.ts'
import type { GridProps } from './grid-props.ts'
import type { Place, Step } from './range.ts'

/** State of the edited cell with its initial text, and functions that start and end editing. */
export interface CellEditing {
  readonly open: { readonly at: Place; readonly text: string } | undefined
  /** text: initial text of the field, in place of the cell's value. */
  readonly start: (at: Place, text?: string) => void
  readonly finish: (at: Place, text: string, next?: Step) => void
  readonly cancel: () => void
}

export function useCellEditing(
  { table, shown, currency, grid, edits, isReadOnly }: GridProps,
  focusGrid: () => void,
): CellEditing {
  const { region } = useRegion()
  const plain = plainAmounts(currency, region)
  const [open, setOpen] = useState<CellEditing['open']>()
  // Removing a focused field also causes a blur event: its text must be saved, or dropped, only once.
  const isOpen = useRef(false)
  const set = (next: CellEditing['open']) => {
    isOpen.current = next !== undefined
    setOpen(next)
  }
  const cellAt = (at: Place) => ({ row: rowAt(table, at), column: table.columns[at.column] })
  return {
    open,
    start: (at, text) => {
      const { row, column } = cellAt(at)
      if (isReadOnly || !row || !column || !isEditable(column)) return
      const cell = cellOf(row, column, shown)
      const value =
        cell.kind === 'amount' && cell.minor !== null
          ? plain(cell.minor)
          : cell.kind === 'text'
            ? wordOf(cell.text, column, table.groupName)
            : ''
      set({ at, text: text ?? edits.problems.get(cellId(row, column))?.text ?? value })
    },
    finish: (at, text, next) => {
      if (!isOpen.current) return
      set(undefined)
      const { row, column } = cellAt(at)
      if (row && column) edits.type(row, column, text)
      if (!next) return
      grid.move(next)
      focusGrid()
    },
    cancel: () => {
      set(undefined)
      focusGrid()
    },
  }
}
