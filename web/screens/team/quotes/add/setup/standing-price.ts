import type { PriceResult } from '@costard/pricing'
import { obstacleOf } from '@costard/quotes'

interface PricedResult {
  readonly result: PriceResult
}

/** Returns what all lines come to; null while the price of one of them does not stand. */
export function netOf(lines: readonly PricedResult[]): number | null {
  const stands = lines.every(({ result }) => obstacleOf(result) === undefined)
  return stands ? lines.reduce((sum, { result }) => sum + result.netMinor, 0) : null
}

/** Whether a colleague has to decide before there is a price, whatever is answered next. */
export function isHeld({ reasons }: PriceResult): boolean {
  return reasons.some(({ outcome }) => outcome === 'review')
}

/** Returns the lowest and the highest possible price; undefined where they are unknown. */
export function spanOf(result: PriceResult): PriceResult['range'] | undefined {
  // The range is of the value, so it is known only where the customer gets or pays exactly the value.
  const isOfPrice = Math.abs(result.netMinor) === result.subtotalMinor
  return isOfPrice && !isHeld(result) ? (result.range ?? undefined) : undefined
}
