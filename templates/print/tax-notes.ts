import type { TraceStep } from '@costard/pricing'
import type { PublicOffer } from '../public-quote/public-quote.ts'
import type { PrintWords } from './print-words.ts'

export interface TaxOfQuote {
  readonly regime: 'none' | 'vat' | 'salesTax'
  /** A line is taxed on its margin: the law asks for a note, and forbids to show the tax. */
  readonly hasMargin: boolean
}

/** Returns what the law asks to be said about tax: the tax by rate, the margin scheme, or that none is shown. */
export function taxNotes(offers: readonly PublicOffer[], tax: TaxOfQuote, words: PrintWords): string[] {
  if (tax.regime === 'none') return []
  const { texts, money, percent } = words
  const sums = new Map<string, { rateBp: number; isPaidOut: boolean; minor: number }>()
  for (const { rateBp, taxMinor, mode } of offers.flatMap(({ trace }) => trace.flatMap(taxOf))) {
    const isPaidOut = mode === 'buyBusiness'
    const key = `${rateBp} ${isPaidOut}`
    const sum = sums.get(key) ?? { rateBp, isPaidOut, minor: 0 }
    sums.set(key, { ...sum, minor: sum.minor + taxMinor })
  }
  const regime = tax.regime
  const notes = [...sums.values()].map(({ rateBp, isPaidOut, minor }) =>
    texts(`document.tax.${isPaidOut ? 'paidVat' : regime}`, {
      rate: percent(rateBp),
      amount: money(Math.abs(minor)),
    }),
  )
  if (tax.hasMargin) return [...notes, texts('document.tax.margin')]
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
