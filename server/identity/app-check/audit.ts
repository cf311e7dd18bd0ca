import type { Log } from '#http'

export interface Audit {
  count: (isValid: boolean) => void
  /** Logs the calls counted since the last line, if any. */
  flush: () => void
}

const windowMs = 60_000

/** Counts calls with and without a valid token, and logs at most one line a minute. */
export function createAudit(log: Log, now: () => Date): Audit {
  let window: { since: Date; calls: number; withoutToken: number } | undefined
  function flush(): void {
    if (!window) return
    const { since, calls, withoutToken } = window
    window = undefined
    log.info({ since, calls, withoutToken, share: withoutToken / calls }, 'calls without an App Check token')
  }
  return {
    count(isValid) {
      if (window && now().getTime() - window.since.getTime() >= windowMs) flush()
      window ??= { since: now(), calls: 0, withoutToken: 0 }
      window.calls++
      if (!isValid) window.withoutToken++
    },
    flush,
  }
}
