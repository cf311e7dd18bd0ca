import type { TraceStep } from '@costard/pricing'
import { marginNote } from '../margin-note.ts'
import type { PublicOffer, PublicQuote } from '../public-quote/public-quote.ts'
import type { PrintWords } from './print-words.ts'

export type TaxRegime = 'none' | 'vat' | 'salesTax'

/** Returns what the law asks to be said about tax: the tax by rate, the margin scheme, or that none is shown. */
export function taxNotes(
  quote: Pick<PublicQuote, 'lines' | 'country'>,
  offers: readonly PublicOffer[],
  regime: TaxRegime,
  words: PrintWords,
): string[] {
  if (regime === 'none') return []
  const { texts, locale, money, percent } = words
  const sums = new Map<string, { rateBp: number; isPaidOut: boolean; minor: number }>()
  for (const { rateBp, taxMinor, mode } of offers.flatMap(({ trace }) => trace.flatMap(taxOf))) {
    const isPaidOut = mode === 'buyBusiness'
    const key = `${rateBp} ${isPaidOut}`
    const sum = sums.get(key) ?? { rateBp, isPaidOut, minor: 0 }
    sums.set(key, { ...sum, minor: sum.minor + taxMinor })
  }
  const notes = [...sums.values()].map(({ rateBp, isPaidOut, minor }) =>
    texts(`document.tax.${isPaidOut ? 'paidVat' : regime}`, {
      rate: percent(rateBp),
      amount: money(Math.abs(minor)),
    }),
  )
  const margin = marginNote(quote, locale, texts)
  if (margin !== undefined) return [...notes, margin]
  return notes.length > 0 || regime !== 'vat' ? notes : [texts('document.tax.none')]
}

interface TaxStep {
  readonly mode: string
  readonly rateBp: number
  readonly taxMinor: number
}

/** Customers' traces have no step for tax on a margin. */
function taxOf({ scope, kind, rule }: TraceStep): TaxStep[] {
  if (scope !== 'tax' || kind !== 'tax' || rule === null) return []
  const { mode, rateBp, taxMinor } = rule as Partial<TaxStep> // as pricing writes it
  return mode === undefined || mode === 'margin'
    ? []
    : [{ mode, rateBp: rateBp ?? 0, taxMinor: taxMinor ?? 0 }]
}
