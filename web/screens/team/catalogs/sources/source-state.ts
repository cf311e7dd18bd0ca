import type { PriceSource } from '@costard/contract'

export type SourceState =
  | 'reading'
  | 'paused'
  | 'new'
  | 'in'
  | 'unchanged'
  | 'held'
  | 'notReached'
  | 'refused'

/** State of a price source. */
export function stateOf({ isReading, isOn, lastRun }: PriceSource): SourceState {
  if (isReading) return 'reading'
  // A held list waits for an answer even if the source is paused.
  if (lastRun?.outcome === 'held') return 'held'
  if (!isOn) return 'paused'
  switch (lastRun?.outcome) {
    case undefined:
      return 'new'
    case 'not-reached':
      return 'notReached'
    case 'refused':
      return 'refused'
    case 'unchanged':
      return 'unchanged'
    default:
      return 'in'
  }
}
