import { customerTrace, explain, type ExplainedLine } from '@costard/pricing'
import { deviceTitle } from '../device-title.ts'
import { chosenOffer, directionOf } from '../public-quote/choice.ts'
import type { Choice, PublicLine, PublicOffer, PublicQuote } from '../public-quote/public-quote.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedDevice, PrintedRow } from './printed-quote.ts'

/** A device with how its price is computed, except in the short form. */
export function printDevice(
  quote: PublicQuote,
  line: PublicLine,
  choice: Choice,
  { isShort, isOnly }: { readonly isShort: boolean; readonly isOnly: boolean },
  words: PrintWords,
): Omit<PrintedDevice, 'drawing'> {
  const { texts, amount } = words
  const offer = chosenOffer(line, choice)
  const net = offer?.netMinor ?? 0
  const direction = texts(`document.direction.${directionOf(net)}`)
  const title = offer?.name ? texts('document.by', { direction, name: offer.name }) : direction
  const total = { title, effect: '', amount: amount(Math.abs(net)), kind: 'total' } as const
  const steps = stepsOf(quote, line, offer, words)
  return {
    name: deviceTitle(line),
    numbers: [line.imei === null ? '' : `IMEI ${groupedImei(line.imei)}`, line.serial ?? ''].filter(Boolean),
    column: texts(`document.column.${line.kind}`),
    rows: isShort
      ? []
      : [...steps.map((step, index) => rowOf(step, index, words)), ...(isOnly ? [] : [total])],
    summary: isShort ? summaryOf(steps) : '',
    facts: isShort ? [] : line.facts.map(({ question, answer }) => [question, answer] as const),
    offer: offer?.name || direction,
    // In a list, a sign tells what the shop pays from what it charges.
    amount: amount(net),
  }
}

/** The answers that change the price of a device. */
function summaryOf(steps: readonly ExplainedLine[]): string {
  return steps
    .filter(({ questionKey }) => questionKey !== undefined)
    .map(({ title }) => title)
    .join(' · ')
}

function stepsOf(
  { currency }: PublicQuote,
  { labels }: PublicLine,
  offer: PublicOffer | undefined,
  { region }: PrintWords,
): ExplainedLine[] {
  // Reasons to reject, to review or to give a range are no part of the sum.
  return explain(customerTrace(offer?.trace ?? []), region, { currency, labels }).filter(
    ({ kind }) => kind !== 'note',
  )
}

function rowOf({ title, detail, minor, kind }: ExplainedLine, index: number, words: PrintWords): PrintedRow {
  const isSum = kind === 'sum'
  const text = index === 0 || isSum ? words.amount(minor) : words.signed(minor)
  // A step that moves no money, such as included tax, says its amount in words.
  return { title, effect: detail ?? '', amount: minor === 0 ? '' : text, kind: isSum ? 'sum' : 'step' }
}

/** As on the device: 35 392818 402119 9. */
function groupedImei(imei: string): string {
  return imei.replace(/^(\d\d)(\d{6})(\d{6})(\d)$/, '$1 $2 $3 $4')
}
