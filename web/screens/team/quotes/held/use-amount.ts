import { currencyExponent, parseMoney } from '@costard/pricing'
import { useRegion } from '#messages/region-context.ts'

/** Returns a typed amount in minor units; undefined unless it is between 0 and 9,999,999.99. */
export function useAmount(currency: string): (text: string) => number | undefined {
  const { region } = useRegion()
  const maxMinor = 10 ** (7 + currencyExponent(currency)) - 1
  return (text) => {
    const parsed = parseMoney(text, currency, region)
    return 'minor' in parsed && parsed.minor >= 0 && parsed.minor <= maxMinor ? parsed.minor : undefined
  }
}

/** Example amount that shows the format. */
export function exampleMinor(currency: string): number {
  return 230 * 10 ** currencyExponent(currency)
}
