import { setTimeout as pause } from 'node:timers/promises'

export interface ClientTimers {
  /** Advances Date.now; `new Date()` keeps the real time. */
  advanceSeconds: (seconds: number) => void
  /** Waits until the client schedules a renewal. Returns its delay in seconds. */
  next: () => Promise<number>
  /** Runs the scheduled renewal. */
  fire: () => void
  stop: () => void
}

/**
 * Intercepts the timer by which the client renews tokens, since tests cannot wait an hour. The timer is
 * identified by its call stack.
 */
export function clientTimers(): ClientTimers {
  const { setTimeout: realSetTimeout } = globalThis
  const realNow = Date.now
  let aheadMs = 0
  let scheduled: { seconds: number; act: () => void } | undefined

  Date.now = () => realNow() + aheadMs
  globalThis.setTimeout = Object.assign(
    (act: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
      const stack = new Error().stack ?? ''
      if (!/ProactiveRefresh\.schedule/.test(stack)) return realSetTimeout(act, delayMs, ...args)
      scheduled = { seconds: Math.round((delayMs ?? 0) / 1000), act: () => act(...args) }
      return realSetTimeout(() => {}, 0)
    },
    realSetTimeout,
  ) as typeof setTimeout

  return {
    advanceSeconds: (seconds) => void (aheadMs += seconds * 1000),
    async next() {
      for (let count = 0; count < 500; count++) {
        if (scheduled) return scheduled.seconds
        await pause(10)
      }
      throw new Error('The client schedules no renewal')
    },
    fire() {
      const { act } = scheduled ?? {}
      scheduled = undefined
      act?.()
    },
    stop() {
      Date.now = realNow
      globalThis.setTimeout = realSetTimeout
    },
  }
}
