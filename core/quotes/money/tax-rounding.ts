import { documentTaxes, type PriceResult, type TaxRest, taxRestsOf } from '@costard/pricing'

/** line: each tax of each amount is rounded. document: each tax is rounded once, for the whole quote. */
export const taxRoundings = ['line', 'document'] as const
export type TaxRounding = (typeof taxRoundings)[number]

/** How the total of a quote is rounded. */
export interface TotalRounding {
  readonly taxRounding?: TaxRounding | undefined
  /** Step of cash; null: not rounded. */
  readonly cashStepMinor?: number | null | undefined
}

/** Returns the rests of a price in a quote that is rounded like this; none where each line is rounded. */
export function restsToRound(
  result: Pick<PriceResult, 'tax'>,
  { taxRounding }: TotalRounding,
): readonly TaxRest[] {
  return taxRounding === 'document' ? taxRestsOf(result) : []
}

/**
 * Returns what rounding each tax once adds to what the customer pays for prices with these rests. Taxes that amounts
 * contain add nothing to them.
 */
export function taxRoundingOf(rests: readonly TaxRest[]): number {
  return documentTaxes(rests).reduce(
    (sum, { direction, addedMinor }) => sum + (direction === 'charge' ? addedMinor : 0 - addedMinor),
    0,
  )
}
