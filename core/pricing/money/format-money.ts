import type { Minor } from '../amounts.ts'
import { currencyExponent } from './currency-exponent.ts'

/** Formats an amount for the locale, e.g. `€1,234.50`. Throws RangeError on a malformed locale or currency. */
export function formatMoney(minor: Minor, currency: string, locale: string): string {
  return formatter(currency, locale).format(decimal(minor, currencyExponent(currency)))
}

/** Like formatMoney, without decimals that are all zero: `up to €520`. */
export function formatMoneyBriefly(minor: Minor, currency: string, locale: string): string {
  const text = formatMoney(minor, currency, locale)
  // a currency without decimals: trailing zeros belong to the thousands
  return currencyExponent(currency) === 0 ? text : text.replace(/[.,٫]0+(?=\D*$)/, '')
}

/** A part of a formatted amount, in reading order. */
export type MoneyPart = {
  readonly kind: 'sign' | 'currency' | 'whole' | 'point' | 'cents'
  readonly text: string
}

/** Formats an amount as parts, for displays that style currency and cents differently. */
export function moneyParts(minor: Minor, currency: string, locale: string): MoneyPart[] {
  const parts: MoneyPart[] = []
  for (const { type, value } of formatter(currency, locale).formatToParts(
    decimal(minor, currencyExponent(currency)),
  )) {
    const kind = kindOf[type]
    if (kind === undefined) continue
    const last = parts.at(-1)
    if (kind === 'whole' && last?.kind === 'whole')
      parts[parts.length - 1] = { kind, text: last.text + value }
    else parts.push({ kind, text: value })
  }
  return parts
}

const kindOf: Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['kind']>> = {
  minusSign: 'sign',
  currency: 'currency',
  integer: 'whole',
  group: 'whole',
  decimal: 'point',
  fraction: 'cents',
}

/** Returns the exact decimal notation. Dividing would lose the cents of large amounts. */
function decimal(minor: Minor, exponent: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const text = exponent === 0 ? whole : `${whole}.${digits.slice(-exponent)}`
  return `${minor < 0 ? '-' : ''}${text}` as `${number}` // digits, one point and a sign by construction
}

/** Cached: creating a formatter costs far more than using it. */
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const digits = currencyExponent(currency)
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}
