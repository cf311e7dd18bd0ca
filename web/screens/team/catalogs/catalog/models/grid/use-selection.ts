import { useState } from 'react'
import type { PriceTable } from '@costard/contract/price-grid'
import { moved, type Place, type Range, rangeOf, type Selection, type Step } from './range.ts'

export interface GridSelection {
  readonly head: Place
  readonly range: Range
  readonly selection: Selection
  readonly select: (place: Place, extend?: boolean) => void
  readonly selectRange: (range: Range) => void
  readonly move: (step: Step, options?: { readonly extend?: boolean; readonly toEdge?: boolean }) => void
  readonly selectAll: () => void
}

/** Returns the selected cells, kept within a table whose rows change. */
export function useSelection({ rows, columns }: PriceTable): GridSelection {
  const firstRow = rows.findIndex(({ kind }) => kind === 'model')
  const firstModel = rows[firstRow]
  // A price of the first row: earlier columns can be empty for it.
  const firstPrice = Math.max(
    0,
    columns.findIndex(
      (column) =>
        column.kind === 'storage' &&
        (firstModel?.kind !== 'model' ||
          firstModel.variants.size === 0 ||
          firstModel.variants.has(column.gb)),
    ),
  )
  const [stored, setStored] = useState<Selection>()
  const size = { rows: rows.length, columns: columns.length }
  const first = { row: Math.max(0, firstRow), column: firstPrice }
  const within = (place: Place): Place => ({
    row: Math.max(0, Math.min(size.rows - 1, place.row)),
    column: Math.max(0, Math.min(size.columns - 1, place.column)),
  })
  const { anchor, head } = stored ?? { anchor: first, head: first }
  const selection = { anchor: within(anchor), head: within(head) }
  return {
    head: selection.head,
    selection,
    range: rangeOf(selection),
    select: (place, extend = false) => setStored({ anchor: extend ? selection.anchor : place, head: place }),
    selectRange: ({ top, bottom, left, right }) =>
      setStored({ anchor: { row: top, column: left }, head: { row: bottom, column: right } }),
    move: (step, { extend = false, toEdge = false } = {}) => {
      const next = moved(selection.head, step, size, toEdge)
      setStored({ anchor: extend ? selection.anchor : next, head: next })
    },
    selectAll: () =>
      setStored({
        anchor: { row: 0, column: 0 },
        head: { row: size.rows - 1, column: size.columns - 1 },
      }),
  }
}
