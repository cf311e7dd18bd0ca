import type { PriceResult } from '@costard/pricing'

/** Returns a price for those who may not see costs: the tax on a margin tells what the device was bought for. */
export function priceWithoutCosts(result: PriceResult): PriceResult {
  if (!result.tax.some(({ mode }) => mode === 'margin')) return result
  return {
    ...result,
    taxInternalMinor: 0,
    tax: result.tax.map((one) => (one.mode === 'margin' ? { ...one, taxMinor: 0 } : one)),
    trace: result.trace.filter(({ scope, visibility }) => scope !== 'tax' || visibility === 'customer'),
  }
}
