import { createContext, use } from 'react'
import type { Connection, Live } from './live.ts'

/** null until loaded, and if loading fails. */
export const LiveContext = createContext<Live | null>(null)
export const ConnectionContext = createContext<Connection>('live')

/** Returns the live documents once loaded. */
export function useLive(): Live | null {
  return use(LiveContext)
}

/** True if neither changes nor responses have reached this page for some seconds. */
export function useIsOffline(): boolean {
  return use(ConnectionContext) === 'lost'
}
