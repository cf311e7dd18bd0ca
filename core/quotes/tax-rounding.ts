import { documentRounding, mergedRests, type PriceResult, type TaxRest, taxRestsOf } from '@costard/pricing'

/** line: each tax of each amount is rounded. document: each tax is rounded once, for the whole quote. */
export const taxRoundings = ['line', 'document'] as const
export type TaxRounding = (typeof taxRoundings)[number]

/** How the total of a quote is rounded. */
export interface TotalRounding {
  readonly taxRounding?: TaxRounding | undefined
  /** Step of cash; null: not rounded. */
  readonly cashStepMinor?: number | null | undefined
}

/** What rounding each tax once for the whole quote adds to the rounded taxes of its lines. */
export interface RoundedTaxes {
  readonly chargeMinor: number
  readonly payoutMinor: number
  /** Charge less payout. */
  readonly netMinor: number
}

/** Returns what rounding adds to the amounts of prices with these rests. Contained taxes add nothing to them. */
export function roundedTaxes(rests: readonly TaxRest[]): RoundedTaxes {
  let [chargeMinor, payoutMinor] = [0, 0]
  for (const { direction, isAdded, restMicro } of mergedRests(rests)) {
    if (!isAdded) continue
    if (direction === 'charge') chargeMinor += documentRounding(restMicro)
    else payoutMinor += documentRounding(restMicro)
  }
  return { chargeMinor, payoutMinor, netMinor: chargeMinor - payoutMinor }
}

/** Returns the rests of a price in a quote that is rounded like this; none where each line is rounded. */
export function restsToRound(
  result: Pick<PriceResult, 'tax'>,
  { taxRounding }: TotalRounding,
): readonly TaxRest[] {
  return taxRounding === 'document' ? taxRestsOf(result) : []
}
