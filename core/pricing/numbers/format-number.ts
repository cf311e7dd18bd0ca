import { blank, type NumberStyle, numberStyle } from './number-style.ts'

interface Decimals {
  readonly minDecimals?: number
  readonly maxDecimals?: number
}

/** Formats a number for the locale: 1,234.5. Rounds to `maxDecimals`, by default 0. */
export function formatNumber(
  value: number,
  locale: string,
  { minDecimals = 0, maxDecimals = minDecimals }: Decimals = {},
): string {
  const style = numberStyle(locale)
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(maxDecimals).split('.')
  const kept = decimals.replace(/0+$/, '').padEnd(minDecimals, '0')
  const text = `${grouped(whole, style)}${kept === '' ? '' : style.decimal + kept}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Formats basis points for the locale: 12.5%, 12,5 %. @param signed with + for positive values */
export function formatPercent(bp: number, locale: string, { signed = false } = {}): string {
  const number = formatNumber(bp / 100, locale, { maxDecimals: 2 })
  return `${signed && bp > 0 ? '+' : ''}${number}${numberStyle(locale).percentBlank}%`
}

/** Formats a tax rate in thousandths of a per cent for the locale: 8.875%, 8,875 %. */
export function formatRate(pcm: number, locale: string): string {
  return `${formatNumber(pcm / 1000, locale, { maxDecimals: 3 })}${numberStyle(locale).percentBlank}%`
}

/** Formats a share of 1 as whole per cent: 0.125 as 13%. */
export function formatShare(share: number, locale: string): string {
  return formatPercent(Math.round(share * 100) * 100, locale)
}

/** Returns a unit in the form after a number: "%" or " %" by language, " months". Empty without one. */
export function unitAfter(unit: string | undefined, locale: string): string {
  if (!unit) return ''
  return `${unit === '%' ? numberStyle(locale).percentBlank : blank}${unit}`
}

/** Inserts the group marks into the digits of a whole number. */
export function grouped(digits: string, { group, groupsInTwos, leastGrouped }: NumberStyle): string {
  if (digits.length < leastGrouped) return digits
  const last = digits.slice(-3)
  const before = digits.slice(0, -3)
  const ends = groupsInTwos ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g
  return `${before.replace(ends, group)}${group}${last}`
}
