import { type Bp, type Minor, type Model, type Rounding, roundPrice, share } from '@costard/pricing'

/** A change of many prices at once: by a share or an amount, then rounded. */
export interface PriceChange {
  readonly by: { readonly bp: Bp } | { readonly amountMinor: Minor }
  readonly rounding?: Rounding
}

export interface ChangedPrice {
  readonly minor: Minor
  /** Limit of the model at which the price was cut. */
  readonly stoppedAt?: 'floor' | 'ceiling'
}

/** Returns a price after a change: never below zero, never beyond the limits of its model. */
export function changedPrice(
  minor: Minor,
  { by, rounding = { stepMinor: 1, mode: 'nearest' } }: PriceChange,
  { floorMinor = 0, ceilingMinor = Number.MAX_SAFE_INTEGER }: Pick<Model, 'floorMinor' | 'ceilingMinor'> = {},
): ChangedPrice {
  const changed = 'bp' in by ? minor + share(minor, by.bp) : minor + by.amountMinor
  const rounded = roundPrice(changed, rounding)
  if (rounded < floorMinor) return { minor: floorMinor, stoppedAt: 'floor' }
  return rounded > ceilingMinor ? { minor: ceilingMinor, stoppedAt: 'ceiling' } : { minor: rounded }
}
