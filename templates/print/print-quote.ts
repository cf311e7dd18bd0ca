import { type Choice, chosenOffer } from '@costard/quotes'
import type { PublicOffer, PublicQuote } from '../public-quote/public-quote.ts'
import { choicesMade } from '../public-quote/lines/choices-made.ts'
import { chosenTotal } from '../public-quote/lines/choice.ts'
import { printedDevice as deviceDrawing, printedQr, printedSignature } from './drawings.ts'
import { printBox } from './print-box.ts'
import { printDevice } from './print-device.ts'
import { printSheet } from './print-sheet.ts'
import { createPrintWords, type PrintWords } from './print-words.ts'
import type { PrintedLink, PrintedQuote } from './printed-quote.ts'
import type { QuoteToPrint } from './quote-to-print.ts'
import { visitSteps } from './visit-steps.ts'

/** With more devices than this, each gets one row, and the computations are only in the attached file. */
export const mostComputed = 10

/** Returns the printed form of a quote; the same quote gives the same result. */
export function printQuote(input: QuoteToPrint): PrintedQuote {
  const { quote, choice, timeZone, sentAt } = input
  const words = createPrintWords(quote, timeZone)
  const { texts, dayOf } = words
  const { number, teamName: team, lines } = quote
  const isShort = lines.length > mostComputed
  const isOnly = lines.length === 1
  return {
    ...printSheet(input, { at: sentAt, deviceCount: lines.length }, words),
    title: texts('document.title', { number, team }),
    heading: texts('document.heading'),
    reference: texts('document.reference', { number, day: dayOf(sentAt) }),
    validity: validityOf(quote, words),
    customer: { label: texts('document.for'), name: quote.customerName, details: input.contacts },
    columns: columnsOf(quote, isShort, words),
    devices: lines.map((line) => ({
      ...printDevice(quote, line, choice, { isShort, isOnly }, words),
      drawing: isShort ? '' : deviceDrawing(line.silhouette),
    })),
    isShort,
    note:
      quote.note === '' ? null : { title: texts('document.note', { team }), lines: quote.note.split('\n') },
    box: printBox(input, words),
    choices: choicesOf(quote, words) ?? sumsOf(quote, choice, words),
    chosen: chosenOf(input, words),
    signed: signedOf(input, words),
    before: {
      title: texts('document.before.title'),
      steps: visitSteps(quote).map((step) => texts(`document.before.${step}`, { number })),
    },
    online: onlineOf(input, words),
    signatures: [texts('document.sign.customer'), texts('document.sign.shop', { team })],
  }
}

function validityOf(
  { state, acceptedAt, validUntil }: PublicQuote,
  { texts, day, dayOf }: PrintWords,
): string {
  if (state === 'superseded' || state === 'cancelled') return texts(`document.ended.${state}`)
  if (acceptedAt !== null) return texts('document.acceptedOn', { day: dayOf(new Date(acceptedAt)) })
  return texts('document.until', { day: day(validUntil) })
}

function columnsOf({ currency }: PublicQuote, isShort: boolean, { texts }: PrintWords): string[] {
  const numbered = [
    texts('document.column.number'),
    texts('document.device'),
    texts('document.column.proposition'),
  ]
  return isShort ? [...numbered, currency] : [texts('document.column.effect'), currency]
}

/** Returns the other propositions of a single device that the customer can still choose. */
function choicesOf(quote: PublicQuote, { texts, amount }: PrintWords): PrintedQuote['choices'] {
  const [only, ...others] = quote.lines
  if (!only || others.length > 0 || !quote.letCustomerChoose || quote.acceptedAt !== null) return null
  const row = ({ name, netMinor }: PublicOffer) => [name, amount(Math.abs(netMinor))] as const
  const rows = only.offers.filter(({ propositionKey }) => propositionKey !== only.propositionKey).map(row)
  return rows.length > 0 ? { title: texts('document.choose'), rows } : null
}

/** Returns the amounts paid in each direction, if they are netted. */
function sumsOf(quote: PublicQuote, choice: Choice, { texts, amount }: PrintWords): PrintedQuote['choices'] {
  const nets = quote.lines.map((line) => chosenOffer(line, choice)?.netMinor ?? 0)
  if (chosenTotal(quote, choice).kind !== 'exact') return null
  const charge = nets.reduce((sum, net) => sum + Math.max(net, 0), 0)
  const payout = nets.reduce((sum, net) => sum - Math.min(net, 0), 0)
  if (charge === 0 || payout === 0) return null
  return {
    title: texts('document.setOff'),
    rows: [
      [texts('document.direction.charge'), amount(charge)],
      [texts('document.direction.payout'), amount(-payout)],
    ],
  }
}

function chosenOf({ quote, choice }: QuoteToPrint, { texts }: PrintWords): PrintedQuote['chosen'] {
  if (quote.acceptedAt === null) return null
  const made = choicesMade(quote.lines, quote.linesLeftOut, choice, texts)
  if (made.length === 0) return null
  return {
    title: texts('publicQuote.choices.title'),
    rows: made.map(({ name, value }) => [name, value] as const),
  }
}

function signedOf({ quote, signature }: QuoteToPrint, { texts, dayOf }: PrintWords): PrintedQuote['signed'] {
  const { acceptedAt, acceptedBy } = quote
  if (signature === undefined || acceptedAt === null) return null
  const day = dayOf(new Date(acceptedAt))
  return {
    svg: printedSignature(signature),
    text: texts('document.sign.signed', { name: acceptedBy ?? '', day }),
  }
}

function onlineOf({ quote, url }: QuoteToPrint, { texts }: PrintWords): PrintedLink {
  const { lines, acceptedAt } = quote
  const isBought = lines.some(({ kind }) => kind === 'buy')
  const holds = texts(lines.length === 1 ? 'document.online.holds' : 'document.online.holdsAll')
  return {
    title: texts(acceptedAt === null ? 'document.online.open' : 'document.online.accepted'),
    url,
    address: url.replace(/^https?:\/\//, ''),
    text: isBought ? holds : acceptedAt === null ? texts('document.online.answer') : '',
    qr: printedQr(url),
  }
}
