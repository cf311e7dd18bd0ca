import { isPriceObstacle } from '@costard/quotes'
import type { LineFigures } from '../lines/line-store.ts'

/** Returns the sum of lines; null if the amount of one of them does not stand. */
export function netOf(
  lines: readonly Pick<LineFigures, 'chargeMinor' | 'payoutMinor' | 'obstacle'>[],
): number | null {
  return lines.some(({ obstacle }) => isPriceObstacle(obstacle))
    ? null
    : lines.reduce((sum, { chargeMinor, payoutMinor }) => sum + chargeMinor - payoutMinor, 0)
}
