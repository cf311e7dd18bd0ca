import { useRef, type RefObject } from 'react'
import { useKeys } from '#ui/layout/use-keys.ts'

/**
 * J and K, or the arrow keys, move focus between the links of the rows, so that Enter opens one. onExtend: called with
 * both rows when Shift is held.
 */
export function useRowKeys<List extends HTMLElement>(
  onExtend?: (rows: readonly HTMLElement[]) => void,
): RefObject<List | null> {
  const list = useRef<List>(null)
  const move = (by: 1 | -1) => (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const current = links.findIndex((link) => link === document.activeElement)
    const next = current === -1 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1)
    links[next]?.focus()
    if (event.shiftKey) onExtend?.([links[current], links[next]].filter((link) => link !== undefined))
  }
  useKeys({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1) })
  return list
}
