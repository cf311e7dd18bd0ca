import { type Bp, type Minor, type Rounding, roundPrice, type Service, share } from '@costard/pricing'

/** Price of a service computed from its cost. */
export interface CostedPrice {
  readonly key: string
  readonly costMinor: Minor
  /** Price before; null: no fixed price. */
  readonly beforeMinor: Minor | null
  readonly afterMinor: Minor
}

/**
 * Returns the prices of all services with a cost: the cost and a margin, which is a share of the cost. Leaves
 * out bundles, services paid out by the shop, and prices of groups, models and variants.
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
