import { formatAmount } from '@costard/pricing'

/** Formats an amount without currency, which is the same in the whole table: 1,234.50. */
export function amountIn(minor: number, currency: string, locale: string): string {
  return formatAmount(minor, currency, locale)
}
