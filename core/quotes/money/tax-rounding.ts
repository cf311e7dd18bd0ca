import { documentTaxes, type PriceResult, type TaxRest, taxRestsOf } from '@costard/pricing'

/** line: each tax of each amount is rounded. document: each tax is rounded once, for the whole quote. */
export const taxRoundings = ['line', 'document'] as const
export type TaxRounding = (typeof taxRoundings)[number]

/** Rules for rounding the total of a quote. */
export interface TotalRounding {
  readonly taxRounding?: TaxRounding | undefined
  /** Step of cash; null: not rounded. */
  readonly cashStepMinor?: number | null | undefined
}

/** Returns the rests of a price in a quote with this rounding; an empty list if each line is rounded. */
export function restsToRound(
  result: Pick<PriceResult, 'tax'>,
  { taxRounding }: TotalRounding,
): readonly TaxRest[] {
  return taxRounding === 'document' ? taxRestsOf(result) : []
}

/**
 * Returns the change of the customer's payment from rounding each tax once, for prices with these rests.
 * Included taxes change nothing.
 */
export function taxRoundingOf(rests: readonly TaxRest[]): number {
  return documentTaxes(rests).reduce(
    (sum, { direction, addedMinor }) => sum + (direction === 'charge' ? addedMinor : 0 - addedMinor),
    0,
  )
}
