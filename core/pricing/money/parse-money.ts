import type { Minor } from '../amounts.ts'
import { type NumberStyle, numberStyle } from '../numbers/number-style.ts'
import { currencyExponent } from './currency-exponent.ts'
import { typedSigns } from './currency-sign.ts'

/** A parsed amount in minor units, or the reason it was rejected. */
export type ParsedMoney =
  | { readonly minor: Minor }
  | { readonly error: 'empty' | 'not-an-amount' | 'too-many-decimals' | 'amount-too-large' }
  /** A mark that is not the locale's, followed by three digits: `12.500` in French is 12,500 or 12.50. */
  | { readonly error: 'ambiguous' }

/**
 * Parses an amount typed in a locale: with or without grouping, the currency's sign or code on either side,
 * any spaces, apostrophes as grouping. A separator that cannot be grouping at its position is the decimal
 * mark, because number pads have only one: `12.50` is 12,50 in German. One that could be either is
 * `ambiguous`: also the locale's own group mark before three digits if the currency has three decimals, as in
 * `1,000` dinars.
 */
export function parseMoney(text: string, currency: string, locale: string): ParsedMoney {
  const marks = { ...numberStyle(locale), currency: typedSigns(currency, locale) }
  const exponent = currencyExponent(currency)
  // A dash replaces zero decimals: 290,- and 380.- and, in Sweden, 290:-
  const round = text.replace(/:\s*[-–—]{1,2}(?=\D*$)/, '')
  const written = round.replace(/([.,])\s*[-–—]{1,2}(?=\D*$)/, exponent === 0 ? '' : '$10')
  const { body, isNegative } = bare(written, marks)
  if (body === '') return { error: text.trim() === '' ? 'empty' : 'not-an-amount' }
  if (isAmbiguous(body, marks, exponent)) return { error: 'ambiguous' }
  const split = splitAtDecimal(body, marks)
  if (split === undefined) return { error: 'not-an-amount' }
  if (split.decimals.length > exponent) return { error: 'too-many-decimals' }
  const minor = Number(split.whole + split.decimals.padEnd(exponent, '0'))
  if (!Number.isSafeInteger(minor)) return { error: 'amount-too-large' }
  return { minor: isNegative ? 0 - minor : minor }
}

interface Marks extends NumberStyle {
  /** Signs and codes of the currency, longest first. */
  readonly currency: readonly string[]
}

/** Removes spaces and invisible bidirectional marks. */
function cleaned(text: string): string {
  return text.replace(/[\s\u00a0\u202f\u200e\u200f\u061c\u2066-\u2069]/g, '')
}

/** Strips spaces, and currency and minus at either end; leaves ASCII digits and separators. */
function bare(text: string, marks: Marks): { readonly body: string; readonly isNegative: boolean } {
  let body = hasSpacesBetweenGroups(text) ? cleaned(text) : ''
  let isNegative = false
  let hasCurrency = false
  for (let before = ''; before !== body;) {
    before = body
    const sign = hasCurrency ? undefined : marks.currency.find((mark) => isAtEnd(body, mark))
    if (sign !== undefined) {
      body = startsWith(body, sign) ? body.slice(sign.length) : body.slice(0, -sign.length)
      hasCurrency = true
    } else if (!isNegative && /^[-−]|[-−]$/.test(body)) {
      body = body.replace(/^[-−]|[-−]$/, '')
      isNegative = true
    }
  }
  return { body: inAscii(body), isNegative }
}

/** Replaces Arabic, Persian and full-width digits, and the Arabic decimal mark, by ASCII. */
function inAscii(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll(/[٫．]/g, '.')
    .replaceAll('，', ',')
}

/** True if spaces between digits separate groups of two or three; `12 5` is two numbers. */
function hasSpacesBetweenGroups(text: string): boolean {
  return !/\p{Nd}\s+(?!\p{Nd}{2,3}(?!\p{Nd}))\p{Nd}/u.test(text.trim())
}

function isAtEnd(body: string, mark: string): boolean {
  return startsWith(body, mark) || body.toUpperCase().endsWith(mark.toUpperCase())
}

function startsWith(body: string, mark: string): boolean {
  return body.toUpperCase().startsWith(mark.toUpperCase())
}

/**
 * True for a mark before three digits that is not the locale's, or is its group mark in a currency with three
 * decimals.
 */
function isAmbiguous(body: string, { group, decimal }: Marks, exponent: number): boolean {
  const [, first, mark] = /^([1-9]\d{0,2})([.,])\d{3}$/.exec(body) ?? []
  if (first === undefined || mark === decimal) return false
  return mark !== group || exponent >= 3
}

function splitAtDecimal(
  body: string,
  marks: Marks,
): { readonly whole: string; readonly decimals: string } | undefined {
  const at = body.lastIndexOf(marks.decimal)
  if (at >= 0) {
    const decimals = body.slice(at + 1)
    const whole = ungrouped(body.slice(0, at), marks)
    return whole !== undefined && /^\d+$/.test(decimals) ? { whole, decimals } : undefined
  }
  const whole = ungrouped(body, marks)
  if (whole !== undefined) return { whole, decimals: '' }
  // one separator of another locale, followed by too few digits for grouping, or preceded only by a zero
  const [, before, decimals] = /^(\d*)[.,](\d{1,2}|(?<=^0?[.,])\d{3,})$/.exec(body) ?? []
  return before === undefined || decimals === undefined ? undefined : { whole: before, decimals }
}

/** Returns the digits of a whole number without separators; undefined when the groups have the wrong size. */
function ungrouped(text: string, { group, groupsInTwos, decimal }: Marks): string | undefined {
  if (/^\d*$/.test(text)) return text
  const mark = [...text].find((sign) => !/\d/.test(sign)) ?? ''
  const isGroup = mark === group || (mark !== decimal && /[.,'’٬]/.test(mark))
  if (!isGroup) return undefined
  const [first = '', ...rest] = text.split(mark)
  const last = rest.pop() ?? ''
  const inner = groupsInTwos ? /^\d{2,3}$/ : /^\d{3}$/
  const fits = /^[1-9]\d{0,2}$/.test(first) && /^\d{3}$/.test(last) && rest.every((part) => inner.test(part))
  return fits ? first + rest.join('') + last : undefined
}
