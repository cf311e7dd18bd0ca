import { type WidgetId, widgetLimits } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import type { VisitStep } from '../visit-steps.ts'

/** Keeps one visitor from filling the figures of a widget: in the memory of one process. */
export interface CountedVisits {
  /** Returns true if a visit that begins is counted: a network has a bounded number of them in a day. */
  readonly begin: (visit: {
    readonly widgetId: WidgetId
    readonly day: string
    readonly network: string
  }) => boolean
  /** Returns the steps that this visit was not counted with before. */
  readonly newSteps: (visitId: string, steps: readonly VisitStep[]) => readonly VisitStep[]
}

/** Networks and visits in memory; of more, those that were seen longest ago count anew. */
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
