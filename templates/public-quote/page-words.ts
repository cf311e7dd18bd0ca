import { formatMoney, moneyParts } from '@costard/pricing'
import { formatClock, formatDay, formatMoment, formatWeekday } from '@costard/quotes'
import { html, type Html } from '../html.ts'
import { createTexts, type Locale, pickLocale, type Texts } from '../messages/texts.ts'
import type { PublicQuote } from './public-quote.ts'

/** Texts, amounts and dates in the language and country of a quote. */
export interface PageWords {
  readonly texts: Texts
  readonly locale: Locale
  readonly region: string
  /** Always with decimals: €460.00. */
  readonly money: (minor: number) => string
  /** With a sign, as in a list of changes: −€24.70, +€4.90. */
  readonly signed: (minor: number) => string
  /** The amount in large print, announced by screen readers as one text. */
  readonly hero: (minor: number) => Html
  /** Formats a date: "2026-11-20". */
  readonly day: (date: string) => string
  /** Formats a time of day: "09:30". */
  readonly time: (clock: string) => string
  /** Returns the name of a weekday; 0 for Monday. */
  readonly weekday: (day: number) => string
  /** Formats the day and time of a moment in the team's time zone. */
  readonly moment: (at: string) => string
  /** Formats the day of a moment in the team's time zone. */
  readonly dayOf: (at: string) => string
}

/** timeZone: of the team. */
export function createPageWords(
  quote: Pick<PublicQuote, 'language' | 'country' | 'currency'>,
  timeZone: string,
): PageWords {
  const locale = pickLocale(quote.language)
  const region = `${locale}-${quote.country}`
  const money = (minor: number) => formatMoney(minor, quote.currency, region).replace('-', '−')
  const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return {
    texts: createTexts(locale),
    locale,
    region,
    money,
    signed: (minor) => (minor > 0 ? `+${money(minor)}` : money(minor)),
    hero: (minor) => heroMoney(money(minor), minor, quote.currency, region),
    day: (date) => formatDay(date, region, long),
    time: (clock) => formatClock(clock, region),
    weekday: (number) => formatWeekday(number, region),
    moment: (at) => formatMoment(new Date(at), region, timeZone, { dateStyle: 'long', timeStyle: 'short' }),
    dayOf: (at) => formatMoment(new Date(at), region, timeZone, long),
  }
}

function heroMoney(spoken: string, minor: number, currency: string, region: string): Html {
  const parts = moneyParts(minor, currency, region)
    .filter(({ kind }) => kind !== 'point')
    .map(({ kind, text }) => html`<span class="hero-${kind}">${kind === 'sign' ? '−' : text}</span>`)
  return html`<span class="hero"
    ><span class="sr">${spoken}</span><span aria-hidden="true">${parts}</span></span
  >`
}
