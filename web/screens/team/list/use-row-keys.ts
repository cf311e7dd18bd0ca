import type { RefObject } from 'react'
import { useKeys } from '#ui/layout/use-keys.ts'
import { idOfRowAt, linkOfRow } from './row-link.ts'

/**
 * J and K, or the arrow keys, move the focus between the links of the rows, so that Enter opens one; Home and
 * End go to the first and the last. onExtend: called with both rows while Shift is held.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  show: (index: number) => void,
  onExtend?: (ids: readonly string[]) => void,
): void {
  const linkOf = (index: number) => linkOfRow(list.current, ids[index])
  const focus = (index: number) => {
    const link = linkOf(index)
    if (link) return link.focus()
    show(index)
    // The row is in the document only after scrolling to it.
    requestAnimationFrame(() => requestAnimationFrame(() => linkOf(index)?.focus()))
  }
  const current = () => ids.indexOf(idOfRowAt(document.activeElement) ?? '')
  const move = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (ids.length === 0) return
    const from = current()
    const to = from === -1 ? 0 : Math.min(Math.max(from + by, 0), ids.length - 1)
    focus(to)
    if (event.shiftKey) onExtend?.([ids[from], ids[to]].filter((id) => id !== undefined))
  }
  useKeys({
    j: move(1),
    k: move(-1),
    ArrowDown: move(1),
    ArrowUp: move(-1),
    ...(ids.length > 0 && { Home: () => focus(0), End: () => focus(ids.length - 1) }),
  })
}
