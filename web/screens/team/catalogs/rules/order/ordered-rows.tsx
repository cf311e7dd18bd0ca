import type { ReactNode } from 'react'
import { MoveHandle } from './move-handle.tsx'
import { useDragOrder } from './use-drag-order.ts'

/** Rows that are put in another order: dragged onto one another, or moved by a handle with the arrow keys. */
export function OrderedRows<Row extends { readonly key: string }>({
  keys,
  shown,
  nameOf,
  onMove,
  className,
  children: rowOf,
}: {
  readonly keys: readonly string[]
  /** Those that are in sight, in the order of the keys. */
  readonly shown: readonly Row[]
  readonly nameOf: (key: string) => string
  readonly onMove: (key: string, place: number) => void
  readonly className: string | undefined
  readonly children: (row: Row, handle: ReactNode, place: number) => ReactNode
}) {
  const drag = useDragOrder(keys, onMove)
  return (
    <ol className={className}>
      {shown.map((row) => {
        const { key } = row
        const place = keys.indexOf(key)
        const handle = (
          <MoveHandle
            name={nameOf(key)}
            place={place}
            count={keys.length}
            onMove={(next) => onMove(key, next)}
            {...drag.handle(key)}
          />
        )
        return (
          <li key={key} {...drag.row(key)} data-over={drag.over === key || undefined}>
            {rowOf(row, handle, place)}
          </li>
        )
      })}
    </ol>
  )
}
