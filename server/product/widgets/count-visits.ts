import type { Transaction } from '#database'
import type { Log } from '#http'
import { addCounts, type StepCount } from './visit-count-store.ts'
import type { VisitStep } from './visit-steps.ts'
import type { VisitSource } from './visits/visit-source.ts'
import type { WidgetKey } from './widget-store.ts'

interface Visit {
  readonly key: WidgetKey
  /** Day in the time zone of the team. */
  readonly day: string
  /** Source of the visit, as admitted by admit-source.ts. */
  readonly source: VisitSource
  readonly steps: readonly VisitStep[]
}

/** Counts visits in memory and stores the sums in intervals. */
export interface VisitCounter {
  readonly count: (visit: Visit) => void
  /** Stores the sums of this process. Throws database errors; nothing is lost then. */
  readonly store: () => Promise<void>
  /** Stores the remaining sums before shutdown. */
  readonly close: () => Promise<void>
}

/** Interval of storing; a process that dies loses the counts of this time. */
const storedAfterMs = 1_000
/** Number of sums in memory above which they are stored at once. */
const maxHeld = 1_000
/** Number of sums in memory above which new ones are dropped while the database is unreachable. */
const maxKept = 20_000

/**
 * Returns a counter of visits. All visitors of a widget count in the same few rows, so each would wait for
 * the commit of the previous one; therefore sums are stored every second.
 */
export function visitCounter(tx: Transaction, log: Pick<Log, 'warn'>): VisitCounter {
  let held = new Map<string, StepCount>()
  let storing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function add(count: StepCount): void {
    const { teamId, widgetId, step, day, source } = count
    const key = JSON.stringify([teamId, widgetId, step, day, source.host, source.campaign])
    const known = held.get(key)
    if (!known && held.size >= maxKept) return
    held.set(key, known ? { ...known, visits: known.visits + count.visits } : count)
  }

  async function storeHeld(): Promise<void> {
    const counts = [...held.values()]
    if (counts.length === 0) return
    held = new Map()
    try {
      await addCounts(tx, counts)
    } catch (error) {
      for (const count of counts) add(count)
      throw error
    }
  }

  const store = (): Promise<void> => {
    const next = storing.then(storeHeld)
    storing = next.catch(() => {})
    return next
  }

  function plan(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      store().catch((error: unknown) => {
        log.warn({ error }, 'visits of widgets not stored, will retry')
        plan()
      })
    }, storedAfterMs).unref()
  }

  return {
    count({ key: { teamId, widgetId }, day, source, steps }) {
      for (const step of steps) add({ teamId, widgetId, step, day, source, visits: 1 })
      if (held.size === maxHeld) void store().catch(() => {})
      plan()
    },
    store,
    async close() {
      clearTimeout(timer)
      await store().catch((error: unknown) => log.warn({ error }, 'last visits of widgets not stored'))
    },
  }
}
