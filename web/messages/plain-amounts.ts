import { formatAmount } from '@costard/pricing'

/** Returns how an amount is typed: 1234.50, in the locale's own decimal mark. */
export function plainAmounts(currency: string, locale: string): (minor: number) => string {
  return (minor) => formatAmount(minor, currency, locale, { isTyped: true })
}
