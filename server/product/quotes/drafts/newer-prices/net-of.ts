import { isPriceObstacle, type TotalRounding } from '@costard/quotes'
import type { TaxedFigures } from '../../lines/line-store.ts'
import { figuresOf } from '../../lines/quote-figures.ts'

/**
 * Returns the sum of lines, rounded like their quote; null if the amount of a line is open, or the payer
 * depends on the choice of the customer.
 */
export function netOf(lines: readonly TaxedFigures[], rounding: TotalRounding): number | null {
  if (lines.some(({ obstacle }) => isPriceObstacle(obstacle))) return null
  const { totalKind, netMinor } = figuresOf(lines, rounding)
  return totalKind === 'open' ? null : netMinor
}
