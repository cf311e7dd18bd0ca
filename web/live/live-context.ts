import { createContext, use } from 'react'
import type { Connection, Live } from './live.ts'

/** null until it is loaded, and where it can not be. */
export const LiveContext = createContext<Live | null>(null)
export const ConnectionContext = createContext<Connection>('live')

/** Live documents, once they are there. */
export function useLive(): Live | null {
  return use(LiveContext)
}

/** Whether neither news nor answers reach this page, and have not for some seconds. */
export function useIsOffline(): boolean {
  return use(ConnectionContext) === 'lost'
}
