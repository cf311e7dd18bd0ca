import type { Catalog } from './catalog.ts'
import type { PriceResult } from './price-result.ts'
import type { Reason } from './reasons.ts'

/** What the answers, the value and the offers amount to; the first that holds. */
export function outcomeOf(state: {
  readonly reasons: readonly Reason[]
  readonly isPriced: boolean
  readonly isComplete: boolean
  readonly isNil: boolean
  readonly nilHandling: Catalog['nilHandling']
  readonly hasOffer: boolean
}): PriceResult['outcome'] {
  const has = (outcome: Reason['outcome']): boolean =>
    state.reasons.some((reason) => reason.outcome === outcome)
  if (has('reject')) return 'reject'
  if (!state.isPriced) return 'manual'
  if (!state.isComplete) return 'incomplete'
  // a reason to look must be seen even for a worthless device
  if (has('review')) return 'review'
  if (state.isNil && state.nilHandling === 'refuse') return 'reject'
  if (!state.hasOffer) return 'manual'
  if (state.isNil) return 'nil'
  return has('range') ? 'range' : 'instant'
}

/** Given when a device is refused for its value alone. */
export const belowMinimum: Reason = { outcome: 'reject', reason: 'belowMinimum', curable: false }
