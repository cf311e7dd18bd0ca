import { moneyParts } from '@costard/pricing'
import { chosenOffer } from '@costard/quotes'
import { chosenTotal, directionOf, taxRounding, totalRounding } from '../public-quote/lines/choice.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedBox } from './printed-quote.ts'
import type { QuoteToPrint } from './quote-to-print.ts'
import { taxNotes } from './tax-notes.ts'

/** Returns the box with the price: who pays it, how, and the notes on tax. */
export function printBox(
  { quote, choice, taxRegime, taxNumbers }: QuoteToPrint,
  words: PrintWords,
): PrintedBox {
  const { texts, region, money, signed } = words
  const { kind: totalKind, netMinor: net } = chosenTotal(quote, choice)
  const direction = texts(`document.${totalKind === 'from' ? 'from' : 'direction'}.${directionOf(net)}`)
  const offers = quote.lines.flatMap((line) => chosenOffer(line, choice) ?? [])
  const [only, ...others] = new Set(offers.map(({ name }) => name).filter((name) => name !== ''))
  const mayMove = quote.lines.reduce((sum, { mayMoveMinor }) => sum + mayMoveMinor, 0)
  const rounding = totalRounding(quote, choice)
  const ofTaxes = taxRounding(quote, choice)
  const way = quote.lines.every(({ kind }) => kind === 'buy') ? 'down' : 'up'
  return {
    label:
      totalKind === 'exact' && only !== undefined && others.length === 0
        ? texts('document.by', { direction, name: only })
        : direction,
    hero: totalKind === 'open' ? [] : moneyParts(Math.abs(net), quote.currency, region),
    text: totalKind === 'open' ? texts('document.totalOpen') : '',
    notes: [
      ...(ofTaxes !== 0 ? [texts('document.taxRounding', { amount: signed(ofTaxes) })] : []),
      ...(rounding !== 0
        ? [
            texts('document.cashRounding', {
              step: money(quote.cashStepMinor ?? 0),
              amount: signed(rounding),
            }),
          ]
        : []),
      ...(mayMove > 0 ? [texts(`document.mayMove.${way}`, { amount: money(mayMove) })] : []),
      ...taxNotes(
        quote,
        totalKind === 'exact' ? offers : [],
        { regime: taxRegime, numbers: taxNumbers },
        words,
      ),
    ],
  }
}
