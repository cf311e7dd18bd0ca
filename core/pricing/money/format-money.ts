import type { Minor } from '../amounts.ts'
import { grouped } from '../numbers/format-number.ts'
import { blank, type NumberStyle, numberStyle } from '../numbers/number-style.ts'
import { currencyExponent } from './currency-exponent.ts'
import { currencySign } from './currency-sign.ts'

/**
 * A part of a formatted amount, in reading order. The currency includes the blank between it and the digits.
 */
export type MoneyPart = {
  readonly kind: 'sign' | 'currency' | 'whole' | 'point' | 'cents'
  readonly text: string
}

/** Formats an amount for the locale, e.g. `€1,234.50`. */
export function formatMoney(minor: Minor, currency: string, locale: string): string {
  return textOf(moneyParts(minor, currency, locale))
}

/**
 * Like formatMoney, without decimals if all are zero: `up to €520`. Three or more decimals stay if there is a
 * group mark: KWD 1,000 could be read as one dinar or a thousand.
 */
export function formatMoneyBriefly(minor: Minor, currency: string, locale: string): string {
  const exponent = currencyExponent(currency)
  const isWhole = minor % 10 ** exponent === 0
  const parts = moneyParts(minor, currency, locale)
  const isGrouped = parts.some(({ kind, text }) => kind === 'whole' && /\D/.test(text))
  if (!isWhole || (exponent >= 3 && isGrouped)) return textOf(parts)
  return textOf(parts.filter(({ kind }) => kind !== 'point' && kind !== 'cents'))
}

/** Formats an amount as parts, for displays that style currency and cents differently. */
export function moneyParts(minor: Minor, currency: string, locale: string): MoneyPart[] {
  const style = numberStyle(locale)
  const [whole, cents] = digitsOf(minor, currency)
  const parts: MoneyPart[] = [{ kind: 'whole', text: grouped(whole, style) }]
  if (cents !== '') parts.push({ kind: 'point', text: style.decimal }, { kind: 'cents', text: cents })
  const sign = currencySign(currency, locale)
  if (style.sign === 'after') parts.push({ kind: 'currency', text: `${blank}${sign}` })
  else parts.unshift({ kind: 'currency', text: `${sign}${blankAfter(sign, style)}` })
  if (minor < 0) parts.unshift({ kind: 'sign', text: '-' })
  return parts
}

/**
 * Formats an amount without its currency: 1,234.50.
 * @param isTyped without group marks, as somebody would type it: 1234.50
 */
export function formatAmount(
  minor: Minor,
  currency: string,
  locale: string,
  { isTyped = false } = {},
): string {
  const style = numberStyle(locale)
  const [whole, cents] = digitsOf(minor, currency)
  const text = `${isTyped ? whole : grouped(whole, style)}${cents === '' ? '' : style.decimal + cents}`
  return minor < 0 ? `-${text}` : text
}

/** Formats minor units for programs, with a full stop: 1234.50. */
export function decimalAmount(minor: Minor, currency: string): string {
  const [whole, cents] = digitsOf(minor, currency)
  return `${minor < 0 ? '-' : ''}${whole}${cents === '' ? '' : `.${cents}`}`
}

function textOf(parts: readonly MoneyPart[]): string {
  return parts.map(({ text }) => text).join('')
}

/** Returns a blank between letters and digits, which need one. */
function blankAfter(sign: string, style: NumberStyle): string {
  return style.sign === 'beforeWithBlank' || /\p{L}\.?$/u.test(sign) ? blank : ''
}

/** Returns the digits before and after the decimal mark. Dividing would lose the cents of large amounts. */
function digitsOf(minor: Minor, currency: string): readonly [whole: string, cents: string] {
  const exponent = currencyExponent(currency)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  return [digits.slice(0, digits.length - exponent), digits.slice(digits.length - exponent)]
}
