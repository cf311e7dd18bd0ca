import { setTimeout as pause } from 'node:timers/promises'

export interface ClientTimers {
  /** Sets the client's clock forward; no other clock of the process is touched. */
  advanceSeconds: (seconds: number) => void
  /** Seconds until the client acts by itself, as soon as it plans to. */
  next: () => Promise<number>
  /** Lets the planned moment come. */
  fire: () => void
  stop: () => void
}

/**
 * Takes the timer by which the client renews tokens out of its hands, so that an hour need not pass. It is told from
 * every other timer of the process by the stack.
 */
export function clientTimers(): ClientTimers {
  const { setTimeout: realSetTimeout } = globalThis
  const realNow = Date.now
  let aheadMs = 0
  let planned: { seconds: number; act: () => void } | undefined

  Date.now = () => realNow() + aheadMs
  globalThis.setTimeout = Object.assign(
    (act: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
      const stack = new Error().stack ?? ''
      if (!/ProactiveRefresh\.schedule/.test(stack)) return realSetTimeout(act, delayMs, ...args)
      planned = { seconds: Math.round((delayMs ?? 0) / 1000), act: () => act(...args) }
      return realSetTimeout(() => {}, 0)
    },
    realSetTimeout,
  ) as typeof setTimeout

  return {
    advanceSeconds: (seconds) => void (aheadMs += seconds * 1000),
    async next() {
      for (let count = 0; count < 500; count++) {
        if (planned) return planned.seconds
        await pause(10)
      }
      throw new Error('The client plans nothing')
    },
    fire() {
      const { act } = planned ?? {}
      planned = undefined
      act?.()
    },
    stop() {
      Date.now = realNow
      globalThis.setTimeout = realSetTimeout
    },
  }
}
