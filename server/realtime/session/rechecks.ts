/** Functions that are called once in each interval. */
export interface Rechecks {
  /** Returns the function that ends the calls. */
  readonly add: (check: () => void) => () => void
}

/** Longest time until a connection notices that its session was revoked elsewhere. */
const defaultIntervalMs = 30_000
/** Groups that the checks of an interval are called in. */
const groups = 30

/**
 * Calls the checks of all connections in groups instead of each at a moment of its own: the sessions of a group are read
 * by one statement, however many connections there are.
 */
export function createRechecks(intervalMs = defaultIntervalMs): Rechecks {
  const tickMs = intervalMs / groups
  /** Moments at which the checks are due, the earliest first. */
  const due = new Map<() => void, number>()
  let timer: NodeJS.Timeout | undefined

  function schedule(check: () => void): void {
    due.delete(check)
    due.set(check, performance.now() + intervalMs - tickMs)
  }

  function tick(): void {
    const now = performance.now()
    for (const [check, dueAt] of due) {
      if (dueAt > now) break
      schedule(check)
      check()
    }
  }

  return {
    add(check) {
      schedule(check)
      timer ??= setInterval(tick, tickMs).unref()
      return () => {
        due.delete(check)
        if (due.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
