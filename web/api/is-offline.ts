import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** True if the server is unreachable: the browser reports it, or the live connection was lost. */
export function isOffline(): boolean {
  return !navigator.onLine || !onlineManager.isOnline()
}

/** True if queries wait until the server can be reached again. */
export function useIsWaitingForNetwork(): boolean {
  return useSyncExternalStore(watch, () => !onlineManager.isOnline())
}

function watch(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}
