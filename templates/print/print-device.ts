import { customerTrace, explain, type ExplainedStep } from '@costard/pricing'
import { type Choice, chosenOffer } from '@costard/quotes'
import { deviceTitle } from '../device-title.ts'
import { directionOf } from '../public-quote/lines/choice.ts'
import type { PublicLine, PublicOffer, PublicQuote } from '../public-quote/public-quote.ts'
import type { PrintWords } from './print-words.ts'
import type { PrintedDevice, PrintedRow } from './printed-quote.ts'

/** Returns a device with the computation of its price, which the short form omits. */
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
    name: [deviceTitle(line), offeredAs(quote, line, words)].filter(Boolean).join(' · '),
    numbers: [line.imei === null ? '' : `IMEI ${groupedImei(line.imei)}`, line.serial ?? ''].filter(Boolean),
    column: texts(`document.column.${line.kind}`),
    rows: isShort
      ? []
      : [
          ...steps.map((step, index) => rowOf(step, index, words)),
          ...(isOnly ? [] : [total]),
          ...extraRows(quote, line, choice, words),
        ],
    summary: isShort ? summaryOf(steps) : '',
    facts: isShort ? [] : line.facts.map(({ question, answer }) => [question, answer] as const),
    offer: offer?.name || direction,
    // In a list with both directions, the sign shows whether the shop pays or charges.
    amount: amount(net),
  }
}

/** Returns the note that the customer can leave the device out, or take another one instead. */
function offeredAs(
  { acceptedAt }: PublicQuote,
  { isOptional, choiceGroup }: PublicLine,
  { texts }: PrintWords,
): string {
  if (acceptedAt !== null) return ''
  if (choiceGroup !== undefined) return texts('document.alternative', { group: choiceGroup })
  return isOptional === true ? texts('document.optional') : ''
}

/** Returns services that the customer can add; their amounts are not included in the price. */
function extraRows(quote: PublicQuote, line: PublicLine, choice: Choice, words: PrintWords): PrintedRow[] {
  if (quote.acceptedAt !== null) return []
  const { options = [], id } = line
  return options.flatMap(({ key, name }) => {
    const plain = chosenOffer(line, choice)
    const withIt = chosenOffer(line, { ...choice, options: { [id]: [key] } })
    if (!plain || !withIt) return []
    const added = withIt.netMinor - plain.netMinor
    const amount = words.signed(plain.netMinor < 0 ? -added : added)
    return [{ title: name, effect: words.texts('document.extra'), amount, kind: 'step' as const }]
  })
}

/** Returns the answers that change the price of a device. */
function summaryOf(steps: readonly ExplainedStep[]): string {
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
): ExplainedStep[] {
  // Reasons for a rejection, a review or a range are not part of the sum.
  return explain(customerTrace(offer?.trace ?? []), region, { currency, labels }).filter(
    ({ kind }) => kind !== 'note',
  )
}

function rowOf({ title, detail, minor, kind }: ExplainedStep, index: number, words: PrintWords): PrintedRow {
  const isSum = kind === 'sum'
  const text = index === 0 || isSum ? words.amount(minor) : words.signed(minor)
  // A step without an amount, such as included tax, states its amount in the text.
  return { title, effect: detail ?? '', amount: minor === 0 ? '' : text, kind: isSum ? 'sum' : 'step' }
}

/** Returns an IMEI in groups, as devices show it: 35 392818 402119 9. */
function groupedImei(imei: string): string {
  return imei.replace(/^(\d\d)(\d{6})(\d{6})(\d)$/, '$1 $2 $3 $4')
}
