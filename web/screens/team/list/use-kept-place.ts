import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { idOfRowAt, linkOfRow } from './row-link.ts'

interface Place {
  readonly id: string
  readonly scroll: number
}

/**
 * Places in lists that the user left, by the key of the history entry. Lost on reload, as is the cached list.
 */
const places = new Map<string, Place>()
const maxPlaces = 50

/**
 * Remembers the place in a list. Going back restores the scroll position, and the focus on the row that was
 * opened.
 */
export function useKeptPlace(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
  show: (index: number) => void,
): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const restored = useRef<string>(undefined)
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (!(target instanceof Element) || !list.current?.contains(target)) return
      const id = idOfRowAt(target)
      if (id === undefined) return
      places.set(key, { id, scroll: window.scrollY })
      const [oldest] = places.keys()
      if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest)
    }
    // Before a row is opened, by pointer or Enter.
    document.addEventListener('click', keep, { capture: true })
    return () => document.removeEventListener('click', keep, { capture: true })
  }, [key, list])
  useLayoutEffect(() => {
    const place = places.get(key)
    if (!isBack || !place || restored.current === key || ids.length === 0) return
    restored.current = key
    const index = ids.indexOf(place.id)
    const restore = () => {
      window.scrollTo({ top: place.scroll, behavior: 'instant' })
      linkOfRow(list.current, place.id)?.focus({ preventScroll: true })
    }
    if (index >= 0) show(index)
    restore()
    // The row is in the document only after scrolling to it.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }, [key, isBack, ids, list, show])
}
