import type { PriceResult } from '@costard/pricing'

/** Returns a price without costs. The tax on a margin is left out too: the purchase price follows from it. */
export function priceWithoutCosts(result: PriceResult): PriceResult {
  if (!result.tax.some(({ mode }) => mode === 'margin')) return result
  return {
    ...result,
    taxInternalMinor: 0,
    tax: result.tax.map((one) => (one.mode === 'margin' ? { ...one, taxMinor: 0 } : one)),
    trace: result.trace.filter(({ scope, visibility }) => scope !== 'tax' || visibility === 'customer'),
  }
}
