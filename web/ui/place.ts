import { createContext, use } from 'react'

/**
 * The address at hand and the way to another. Screens that are shown while nobody is signed in use it in place of the
 * router, which only signed-in pages load.
 */
export interface Place {
  readonly pathname: string
  /** With its question mark; empty without a query. */
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
