import { useEffect, useEffectEvent } from 'react'
import { useIsOffline } from './live-context.ts'

/** Calls back when the connection is restored, and at the start if there is one. */
export function useBackOnline(onOnline: () => void): void {
  const isOffline = useIsOffline()
  const goOn = useEffectEvent(onOnline)
  useEffect(() => {
    if (!isOffline) goOn()
  }, [isOffline])
}
