import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { idOfRowAt } from './row-link.ts'

/** Heights of rows in pixels, the same as in list-table.module.css. */
const heights = { roomy: 44, compact: 36, tall: 60 } as const
/** Height of the sticky table header. Pixels. */
const headHeight = 44

/**
 * The visible rows of a list that scrolls with its page: their indexes, and the height of the rows before and
 * after them. show scrolls a row into view. For printing all rows are rendered.
 */
export function useRowsInWindow(ids: readonly string[], row: keyof typeof heights) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [margin, setMargin] = useState(0)
  const height = heights[row]
  const isPrinted = usePrinted()
  // oxlint-disable-next-line react/incompatible-library -- its functions are called anew with each rendering
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 1,
    scrollMargin: margin,
    scrollPaddingStart: headHeight,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => withFocused(range, ids),
  })
  useLayoutEffect(() => {
    const measure = () =>
      setMargin(body.current ? Math.round(body.current.getBoundingClientRect().top + window.scrollY) : 0)
    measure()
    // Elements above the table appear and disappear.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => virtual.measure(), [virtual, height])
  const show = useCallback((index: number) => virtual.scrollToIndex(index, { align: 'auto' }), [virtual])
  const inSight = virtual.getVirtualItems().map(({ index }) => index)
  const items = isPrinted ? ids.map((_, index) => index) : inSight
  const first = items[0] ?? 0
  const last = items.at(-1) ?? -1
  return {
    body,
    items,
    before: first * height,
    after: (ids.length - 1 - last) * height,
    show,
  }
}

/** Adds rows next to the visible ones, up to the focused row if it is near. */
function withFocused(range: Range, ids: readonly string[]): number[] {
  const shown = defaultRangeExtractor(range)
  const id = idOfRowAt(document.activeElement)
  const focused = id ? ids.indexOf(id) : -1
  const [first = 0, last = 0] = [shown[0], shown.at(-1)]
  if (focused < 0 || (focused >= first && focused <= last)) return shown
  const [from, to] = [Math.min(first, focused), Math.max(last, focused)]
  // A row far away loses the focus, since all rows up to it would be in the document.
  return to - from > 60 ? shown : Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

let isPrinting = false

function usePrinted(): boolean {
  return useSyncExternalStore(watchPrint, () => isPrinting)
}

function watchPrint(listener: () => void): () => void {
  const print = (isOn: boolean) => () => {
    isPrinting = isOn
    // The browser prints directly after this event.
    flushSync(listener)
  }
  const [begin, end] = [print(true), print(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
