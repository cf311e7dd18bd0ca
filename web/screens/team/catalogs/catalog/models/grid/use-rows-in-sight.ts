import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef } from 'react'
import type { TableRow } from '@costard/contract/price-grid'
import type { Place } from './range.ts'

const rowHeight = 34

/** Returns the visible rows with their positions. Scrolls the active cell into view when it moves. */
export function useRowsInSight(
  rows: readonly TableRow[],
  { row: headRow, column: headColumn }: Place,
  scroll: RefObject<HTMLElement | null>,
) {
  // The virtualizer's functions are called anew with each rendering, and nothing here is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    initialRect: { width: 1000, height: 600 },
  })
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) virtual.scrollToIndex(headRow)
    isFirst.current = false
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(idOfCell({ row: headRow, column: headColumn }))
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [headRow, headColumn, virtual])
  return { height: virtual.getTotalSize(), items: virtual.getVirtualItems() }
}

/** Id of the element of a cell. */
export function idOfCell({ row, column }: Place): string {
  return `cell-${row}-${column}`
}
