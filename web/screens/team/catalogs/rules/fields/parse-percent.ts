import { type ParsedMoney, parseMoney } from '@costard/pricing'

/** Parses a percentage with up to two decimals, typed in the locale, into basis points. */
export function parsePercent(text: string, locale: string): ParsedMoney {
  if (/\p{Sc}|\p{L}/u.test(text)) return { error: 'not-an-amount' }
  return parseMoney(text.replace('%', ''), 'EUR', locale)
}
