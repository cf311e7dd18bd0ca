import type { Log } from '#http'

export interface Audit {
  count: (isValid: boolean) => void
  /** Tells what was counted since told last, if anything. */
  tell: () => void
}

const windowMs = 60_000

/** Counts calls with and without a good token, and logs a line a minute at most. */
export function createAudit(log: Log, now: () => Date): Audit {
  let window: { since: Date; calls: number; withoutToken: number } | undefined
  function tell(): void {
    if (!window) return
    const { since, calls, withoutToken } = window
    window = undefined
    log.info({ since, calls, withoutToken, share: withoutToken / calls }, 'calls without an App Check token')
  }
  return {
    count(isValid) {
      if (window && now().getTime() - window.since.getTime() >= windowMs) tell()
      window ??= { since: now(), calls: 0, withoutToken: 0 }
      window.calls++
      if (!isValid) window.withoutToken++
    },
    tell,
  }
}
