import { currencyExponent } from '@costard/pricing'

/** Returns how an amount is typed: 1234.50, in the locale's own decimal mark. */
export function plainAmounts(currency: string, locale: string): (minor: number) => string {
  const exponent = currencyExponent(currency)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    useGrouping: false,
  })
  return (minor) => format.format(minor / 10 ** exponent)
}
