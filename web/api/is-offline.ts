import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Returns whether the server is out of reach: the browser says so, or the live connection was lost. */
export function isOffline(): boolean {
  return !navigator.onLine || !onlineManager.isOnline()
}

/** Returns whether queries wait until the server is in reach again. */
export function useIsWaitingForNetwork(): boolean {
  return useSyncExternalStore(watch, () => !onlineManager.isOnline())
}

function watch(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}
