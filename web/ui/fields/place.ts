import { createContext, use } from 'react'

/**
 * Current address and navigation. Used in place of the router, which only signed-in pages load, by screens
 * that also work signed out.
 */
export interface Place {
  readonly pathname: string
  /** Query with its question mark; empty without a query. */
  readonly search: string
  readonly state: unknown
  readonly go: (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void
}

export const PlaceContext = createContext<Place | null>(null)

export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('usePlace outside of the app')
  return place
}
