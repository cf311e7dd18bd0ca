import { currencyExponent, parseMoney } from '@costard/pricing'

/** Largest amount accepted by a filter, in major units. */
const mostWhole = 9_999_999_999

/** Returns a typed amount in minor units; empty if there is none, undefined if it is invalid. */
export function minorIn(text: string, currency: string, region: string): string | undefined {
  if (text.trim() === '') return ''
  const parsed = parseMoney(text, currency, region)
  if (!('minor' in parsed) || parsed.minor < 0) return undefined
  return parsed.minor > mostWhole * 10 ** currencyExponent(currency) ? undefined : String(parsed.minor)
}
