import { cashRounded, isPriceObstacle, restsToRound, roundedTaxes, type TotalRounding } from '@costard/quotes'
import type { TaxedFigures } from '../lines/line-store.ts'

/** Returns the sum of lines, rounded like their quote; null if the amount of one of them does not stand. */
export function netOf(
  lines: readonly Pick<TaxedFigures, 'chargeMinor' | 'payoutMinor' | 'obstacle' | 'taxes'>[],
  rounding: TotalRounding,
): number | null {
  if (lines.some(({ obstacle }) => isPriceObstacle(obstacle))) return null
  const { netMinor } = roundedTaxes(
    lines.flatMap(({ taxes }) => restsToRound({ tax: taxes ?? [] }, rounding)),
  )
  const sumMinor = lines.reduce(
    (sum, { chargeMinor, payoutMinor }) => sum + chargeMinor - payoutMinor,
    netMinor,
  )
  return cashRounded(sumMinor, rounding.cashStepMinor)
}
