import { onlineManager } from '@tanstack/react-query'

/** Returns whether the server is out of reach: the browser says so, or the live connection was lost. */
export function isOffline(): boolean {
  return !navigator.onLine || !onlineManager.isOnline()
}
