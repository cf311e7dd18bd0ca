import { documentTaxes, type TraceStep } from '@costard/pricing'
import { marginNote } from '../margin-note.ts'
import type { PublicOffer, PublicQuote } from '../public-quote/public-quote.ts'
import type { PrintWords } from './print-words.ts'
import type { QuoteToPrint } from './quote-to-print.ts'

export type TaxRegime = 'none' | 'vat' | 'salesTax'

/**
 * Returns the notes on tax that the law requires: each tax by rate with its number, the margin scheme, or
 * that no tax is shown.
 */
export function taxNotes(
  quote: Pick<PublicQuote, 'lines' | 'country'>,
  offers: readonly PublicOffer[],
  { regime, numbers }: { readonly regime: TaxRegime; readonly numbers: QuoteToPrint['taxNumbers'] },
  words: PrintWords,
): string[] {
  if (regime === 'none') return []
  const { texts, locale, money } = words
  const sums = new Map<string, TaxStep>()
  for (const step of offers.flatMap(({ trace }) => trace.flatMap(taxOf))) {
    const key = JSON.stringify([step.ratePcm, step.name, step.isPaidOut])
    const { taxMinor = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...step, taxMinor: taxMinor + step.taxMinor })
  }
  // If each tax of the quote is rounded once, its amount is not the sum of those on the lines.
  for (const tax of documentTaxes(offers.flatMap(({ taxRests = [] }) => taxRests))) {
    const { ratePcm, name, direction } = tax
    if (tax.taxMinor === 0) continue
    const isPaidOut = direction === 'payout'
    const key = JSON.stringify([ratePcm, name, isPaidOut])
    const sum = sums.get(key) ?? { ratePcm, name, isPaidOut, taxMinor: 0 }
    sums.set(key, { ...sum, taxMinor: sum.taxMinor + tax.taxMinor })
  }
  const notes = [...sums.values()].map(({ ratePcm, name, isPaidOut, taxMinor }) => {
    const said = { rate: words.rate(ratePcm), amount: money(Math.abs(taxMinor)) }
    if (name === undefined) return texts(`document.tax.${isPaidOut ? 'paidVat' : regime}`, said)
    const { number } = numbers.find((one) => one.name === name) ?? {}
    return texts(`document.tax.${isPaidOut ? 'paidNamed' : number === undefined ? 'named' : 'numbered'}`, {
      ...said,
      name,
      number: number ?? '',
    })
  })
  const margin = marginNote(quote, locale, texts)
  if (margin !== undefined) return [...notes, margin]
  return notes.length > 0 || regime !== 'vat' ? notes : [texts('document.tax.none')]
}

interface TaxStep {
  readonly ratePcm: number
  readonly name: string | undefined
  readonly isPaidOut: boolean
  readonly taxMinor: number
}

/** Traces for customers have no step for tax on a margin. */
function taxOf({ scope, kind, rule }: TraceStep): TaxStep[] {
  if (scope !== 'tax' || kind !== 'tax' || rule === null) return []
  const { mode, rateBp, ratePcm, name, taxMinor } = rule as Partial<TaxRule> // as pricing writes it
  if (mode === undefined || mode === 'margin') return []
  const isPaidOut = mode === 'buyBusiness'
  return [{ ratePcm: ratePcm ?? (rateBp ?? 0) * 10, name, isPaidOut, taxMinor: taxMinor ?? 0 }]
}

/** rateBp: for a rate without a name; ratePcm, and usually a name: for a tax. */
interface TaxRule {
  readonly mode: string
  readonly rateBp: number
  readonly ratePcm: number
  readonly name: string
  readonly taxMinor: number
}
