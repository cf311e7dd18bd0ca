import { type TeamId, type WidgetId, widgetLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import type { Transaction } from '#database'
import { CodedError } from '#http'
import type { UsageLimits } from '../../usage/usage-limits.ts'
import { listKnownSources, listSourcesOfDay } from '../funnel-store.ts'
import { otherSource, type VisitSource } from './visit-source.ts'

interface Day {
  readonly teamId: TeamId
  readonly widgetId: WidgetId
  readonly day: string
}

/**
 * Returns the source under which a visit is counted: its own; for a new source, the collective one if the
 * widget, or the network, already has enough new ones in a day. Sources of earlier days always keep their own
 * counts.
 */
export type AdmitSource = (day: Day, source: VisitSource, network: string) => Promise<VisitSource>

interface Sources {
  readonly known: ReadonlySet<string>
  readonly added: Set<string>
}

/** Maximum number of widgets whose sources of a day are cached. */
const keptDays = 1_000

/** Reads the sources of a widget once a day; concurrent visits share the sources in memory. */
export function sourceAdmission(tx: Transaction, usage: Pick<UsageLimits, 'spend'>): AdmitSource {
  const days = new LRUCache<string, Promise<Sources>>({ max: keptDays })

  async function read(day: Day): Promise<Sources> {
    const [known, today] = await Promise.all([listKnownSources(tx, day), listSourcesOfDay(tx, day)])
    const names = new Set(known.map(nameOf))
    return { known: names, added: new Set(today.map(nameOf).filter((name) => !names.has(name))) }
  }

  return async (day, source, network) => {
    if (source.host === '' && source.campaign === '') return source
    const key = `${day.widgetId} ${day.day}`
    let reading = days.get(key)
    if (!reading) {
      reading = read(day)
      days.set(key, reading)
      reading.catch(() => days.delete(key))
    }
    const { known, added } = await reading
    const name = nameOf(source)
    if (known.has(name) || added.has(name)) return source
    if (added.size >= widgetLimits.maxSources) return otherSource
    if (!(await mayAdd(`${day.widgetId} ${network}`))) return otherSource
    // Concurrent visits may have added sources while the use was counted.
    if (!added.has(name) && added.size >= widgetLimits.maxSources) return otherSource
    added.add(name)
    return source
  }

  async function mayAdd(subject: string): Promise<boolean> {
    try {
      await usage.spend(tx, 'request/too-many', [['widget-sources-per-network', subject]])
      return true
    } catch (error) {
      if (error instanceof CodedError && error.code === 'request/too-many') return false
      throw error
    }
  }
}

function nameOf({ host, campaign }: VisitSource): string {
  return `${host} ${campaign}`
}
