import { type WidgetId, widgetLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import type { VisitStep } from '../visit-steps.ts'

/** Limits the influence of one visitor on the statistics of a widget, in the memory of one process. */
export interface CountedVisits {
  /** Returns true if a new visit is counted: the number per network and day is limited. */
  readonly begin: (visit: {
    readonly widgetId: WidgetId
    readonly day: string
    readonly network: string
  }) => boolean
  /** Returns the steps with which this visit was not counted yet. */
  readonly newSteps: (visitId: string, steps: readonly VisitStep[]) => readonly VisitStep[]
}

/**
 * Maximum number of networks and visits in memory; those seen least recently are forgotten and count again.
 */
const keptNetworks = 20_000
const keptVisits = 20_000

export function countedVisits(): CountedVisits {
  const ofNetworks = new LRUCache<string, number>({ max: keptNetworks })
  const ofVisits = new LRUCache<string, Set<VisitStep>>({ max: keptVisits })
  return {
    begin({ widgetId, day, network }) {
      const key = `${widgetId} ${day} ${network}`
      const visits = (ofNetworks.get(key) ?? 0) + 1
      ofNetworks.set(key, visits)
      return visits <= widgetLimits.maxCountedVisits
    },
    newSteps(visitId, steps) {
      const counted = ofVisits.get(visitId) ?? new Set<VisitStep>()
      ofVisits.set(visitId, counted)
      const added = [...new Set(steps)].filter((step) => !counted.has(step))
      for (const step of added) counted.add(step)
      return added
    },
  }
}
