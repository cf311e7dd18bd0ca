import { formatAmount } from '@costard/pricing'

/** Returns an amount without its currency, which the whole table has: 1,234.50. */
export function amountIn(minor: number, currency: string, locale: string): string {
  return formatAmount(minor, currency, locale)
}
