import type { PriceResult } from '@costard/pricing'

/**
 * Returns a price without costs. Omits the tax on a margin too: the purchase price could be computed from
 * this tax.
 */
export function priceWithoutCosts(result: PriceResult): PriceResult {
  if (!result.tax.some(({ mode }) => mode === 'margin')) return result
  return {
    ...result,
    taxInternalMinor: 0,
    tax: result.tax.map((one) => (one.mode === 'margin' ? { ...one, taxMinor: 0 } : one)),
    trace: result.trace.filter(({ scope, visibility }) => scope !== 'tax' || visibility === 'customer'),
  }
}
