import { useMemo, useState } from 'react'
import type { AmountKind, PriceTable } from '@costard/contract/price-grid'
import type { Range } from '../grid/range.ts'
import { type CellChange, planChange } from './plan-change.ts'

/** Returns the change of many amounts being edited, and its preview for the selected cells. */
export function usePlannedChange(table: PriceTable, range: Range, shown: AmountKind) {
  // Null: no valid change was typed yet.
  const [change, setChange] = useState<CellChange | null>()
  const { top, bottom, left, right } = range
  const planned = useMemo(
    () => (change ? planChange(table, { top, bottom, left, right }, shown, change) : undefined),
    [change, table, shown, top, bottom, left, right],
  )
  return {
    isOpen: change !== undefined,
    planned,
    plan: setChange,
    begin: () => setChange(null),
    end: () => {
      setChange(undefined)
      document.querySelector<HTMLElement>('[role=grid]')?.focus()
    },
  }
}
