import { useRef, type RefObject } from 'react'
import { useKeys } from '#ui/use-keys.ts'

/** J and K, or the arrow keys, move focus between the links of the rows, so that Enter opens one. */
export function useRowKeys<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null)
  const move = (by: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const current = links.findIndex((link) => link === document.activeElement)
    const next = current === -1 ? 0 : Math.min(Math.max(current + by, 0), links.length - 1)
    links[next]?.focus()
  }
  useKeys({ j: move(1), k: move(-1), ArrowDown: move(1), ArrowUp: move(-1) })
  return list
}
