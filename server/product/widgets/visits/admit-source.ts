import { type TeamId, type WidgetId, widgetLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import type { Transaction } from '#database'
import { listSourcesOfDay } from '../funnel-store.ts'
import { otherSource, type VisitSource } from './visit-source.ts'

interface Day {
  readonly teamId: TeamId
  readonly widgetId: WidgetId
  readonly day: string
}

/** Returns the source that a visit is counted with: its own, or that of all others once a widget has enough in a day. */
export type AdmitSource = (day: Day, source: VisitSource) => Promise<VisitSource>

/** Widgets whose sources of a day are kept in memory. */
const keptDays = 1_000

/** Reads the sources of a widget once a day; visits that come together then find each other's in memory. */
export function sourceAdmission(tx: Transaction): AdmitSource {
  const days = new LRUCache<string, Promise<Set<string>>>({ max: keptDays })
  return async (day, source) => {
    if (source.host === '' && source.campaign === '') return source
    const key = `${day.widgetId} ${day.day}`
    let reading = days.get(key)
    if (!reading) {
      reading = listSourcesOfDay(tx, day).then((known) => new Set(known.map(nameOf)))
      days.set(key, reading)
      reading.catch(() => days.delete(key))
    }
    const names = await reading
    const name = nameOf(source)
    if (!names.has(name) && names.size >= widgetLimits.maxSources) return otherSource
    names.add(name)
    return source
  }
}

function nameOf({ host, campaign }: VisitSource): string {
  return `${host} ${campaign}`
}
