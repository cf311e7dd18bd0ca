import { dayIn } from '@costard/quotes'
import { useSyncExternalStore } from 'react'

/** How often the date is checked. Milliseconds. */
const checkEveryMs = 60_000

/** Returns the current date in a time zone, "2026-11-20"; rerenders when it changes. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(watchClock, () => dayIn(timeZone, new Date()))
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** All components share one timer: each row of a list has several dates. */
function watchClock(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const notify of listeners) notify()
  }, checkEveryMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
