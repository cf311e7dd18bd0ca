import { type ReactNode, useEffect, useMemo, useReducer } from 'react'
import { type Place, PlaceContext } from './place.ts'

/**
 * Provides the place from the browser's history. State has the router's format, since the router may continue
 * this history.
 */
export function BrowserPlace({
  onChange,
  children,
}: {
  readonly onChange?: () => void
  readonly children: ReactNode
}) {
  const [, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const follow = () => {
      changed()
      onChange?.()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onChange])
  const go = useMemo<Place['go']>(
    () =>
      (to, { replace = false, state } = {}) => {
        const entry = { usr: state ?? null, key: String(performance.now()) }
        if (replace) history.replaceState(entry, '', to)
        else history.pushState(entry, '', to)
        changed()
        onChange?.()
      },
    [onChange],
  )
  const { pathname, search } = window.location
  const state = (history.state as { usr?: unknown } | null)?.usr
  const place = useMemo<Place>(() => ({ pathname, search, state, go }), [pathname, search, state, go])
  return <PlaceContext value={place}>{children}</PlaceContext>
}
