import { type ParsedMoney, parseMoney } from '@costard/pricing'

/** Parses a percentage typed in the locale into basis points: two decimals, like the cents of an amount. */
export function parsePercent(text: string, locale: string): ParsedMoney {
  if (/\p{Sc}|\p{L}/u.test(text)) return { error: 'not-an-amount' }
  return parseMoney(text.replace('%', ''), 'EUR', locale)
}
