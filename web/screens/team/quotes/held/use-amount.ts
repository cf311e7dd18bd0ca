import { currencyExponent, parseMoney } from '@costard/pricing'
import { useRegion } from '#messages/region-context.ts'

/** Returns the minor units of a typed amount; undefined unless it is from 0 to 9,999,999.99. */
export function useAmount(currency: string): (text: string) => number | undefined {
  const { region } = useRegion()
  const maxMinor = 10 ** (7 + currencyExponent(currency)) - 1
  return (text) => {
    const parsed = parseMoney(text, currency, region)
    return 'minor' in parsed && parsed.minor >= 0 && parsed.minor <= maxMinor ? parsed.minor : undefined
  }
}

/** An amount to show how one is typed. */
export function exampleMinor(currency: string): number {
  return 230 * 10 ** currencyExponent(currency)
}
