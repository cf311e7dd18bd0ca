import type { Locale } from '../../messages/texts.ts'

/** Returns the colon of a language. */
export function colonIn(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}

/** Returns a line of plain text: "Battery: 90%". A label that ends with a question mark gets no colon. */
export function labelled(label: string, value: string, locale: Locale): string {
  return `${/[?!:…]$/.test(label.trim()) ? label : `${label}${colonIn(locale)}`} ${value}`
}
