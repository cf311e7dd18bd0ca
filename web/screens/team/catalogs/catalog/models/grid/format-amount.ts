import { currencyExponent } from '@costard/pricing'

const formats = new Map<string, Intl.NumberFormat>()

/** Returns an amount without its currency, which the whole table has: 1,234.50. */
export function amountIn(minor: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency)
  const key = `${locale} ${exponent}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: exponent, maximumFractionDigits: exponent })
  formats.set(key, format)
  return format.format(minor / 10 ** exponent)
}
