import { type Bp, type Minor, type Rounding, roundPrice, type Service, share } from '@costard/pricing'

/** Price of a service that follows from its cost. */
export interface CostedPrice {
  readonly key: string
  readonly costMinor: Minor
  /** Null: it has no fixed price yet. */
  readonly beforeMinor: Minor | null
  readonly afterMinor: Minor
}

/**
 * Returns the prices of all services with a cost, as their cost and a margin on it. The margin is a share of the cost.
 * Bundles and what the shop pays out are left out, and so are prices of groups, models and variants.
 */
export function pricesFromCost(
  services: readonly Service[],
  marginBp: Bp,
  rounding: Rounding,
): readonly CostedPrice[] {
  return services.flatMap(({ key, costMinor, price, bundle, direction }) => {
    if (costMinor === undefined || bundle || direction === 'payout') return []
    const afterMinor = Math.max(0, roundPrice(costMinor + share(costMinor, marginBp), rounding))
    return [{ key, costMinor, beforeMinor: price.mode === 'fixed' ? price.amountMinor : null, afterMinor }]
  })
}
