import { formatAmount } from '@costard/pricing'

/**
 * Returns a function that formats an amount for typing: 1234.50, with the decimal separator of the locale.
 */
export function plainAmounts(currency: string, locale: string): (minor: number) => string {
  return (minor) => formatAmount(minor, currency, locale, { isTyped: true })
}
