import { useMemo, useState } from 'react'
import type { AmountKind, PriceTable } from '@costard/contract/price-grid'
import type { Range } from '../grid/range.ts'
import { type CellChange, planChange } from './plan-change.ts'

/** The change of many amounts that is being made, and what it would do to the selected cells. */
export function usePlannedChange(table: PriceTable, range: Range, shown: AmountKind) {
  // Null: nothing was typed yet that says what to change.
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
