import { formatAmount, formatMoney, formatPercent, formatRate } from '@costard/pricing'
import { formatDay, formatMoment } from '@costard/quotes'
import { createTexts, pickLocale, type Locale, type Texts } from '../messages/texts.ts'

/** Texts, amounts and dates of a printed document. */
export interface PrintWords {
  readonly texts: Texts
  readonly locale: Locale
  /** Language and country. */
  readonly region: string
  /** Formats an amount with the currency, for sentences: €4.90. */
  readonly money: (minor: number) => string
  /** Formats an amount without the currency, for columns: −4.90. */
  readonly amount: (minor: number) => string
  /** Formats an amount with a sign, for a list of changes: +4.90. */
  readonly signed: (minor: number) => string
  /** Formats basis points as a percentage: 23%. */
  readonly percent: (bp: number) => string
  /** Formats a tax rate in thousandths of a per cent: 8.875%. */
  readonly rate: (pcm: number) => string
  /** Formats a date: "2026-11-20". */
  readonly day: (date: string) => string
  /** Formats the date of a moment in the team's time zone. */
  readonly dayOf: (at: Date) => string
}

export function createPrintWords(
  { language, country, currency }: { language: string; country: string; currency: string },
  timeZone: string,
): PrintWords {
  const locale = pickLocale(language)
  const region = `${locale}-${country}`
  const long = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const amount = (minor: number) => formatAmount(minor, currency, region).replace('-', '−')
  return {
    texts: createTexts(locale),
    locale,
    region,
    money: (minor) => formatMoney(minor, currency, region).replace('-', '−'),
    amount,
    signed: (minor) => (minor > 0 ? `+${amount(minor)}` : amount(minor)),
    percent: (bp) => formatPercent(bp, region),
    rate: (pcm) => formatRate(pcm, region),
    day: (date) => formatDay(date, region, long),
    dayOf: (at) => formatMoment(at, region, timeZone, long),
  }
}
