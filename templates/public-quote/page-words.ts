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
  /** With a sign, as in a sum: −€24.70, +€4.90. */
  readonly signed: (minor: number) => string
  /** The amount in large print, for screen readers as one text. */
  readonly hero: (minor: number) => Html
  /** A calendar day: "2026-11-20". */
  readonly day: (date: string) => string
  /** A time of the day: "09:30". */
  readonly time: (clock: string) => string
  /** 0: Monday. */
  readonly weekday: (day: number) => string
  /** Day and time of a moment in the zone of the team. */
  readonly moment: (at: string) => string
  /** The day of a moment in the zone of the team. */
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
