import { formatMoney, moneyParts } from '@costard/pricing'
import { formatMoment, type TotalKind } from '@costard/quotes'
import { html } from '../../html.ts'
import { createTexts, type Texts } from '../../messages/texts.ts'
import { deviceTitle } from '../../device-title.ts'
import { marginNote } from '../../margin-note.ts'
import { emailButton } from '../parts/button.ts'
import { emailFacts } from '../parts/facts.ts'
import { emailLayout, emailLink, emailNote, emailText } from '../parts/layout.ts'
import { emailMark } from '../parts/mark.ts'
import { emailTicket } from '../parts/ticket.ts'
import { emailSender } from '../parts/sender.ts'
import type { Email } from '../parts/email.ts'
import { dayInWords, deviceInWords, filledMessage, imagesOf, type TeamMessage } from './team-message.ts'
import { colonIn, labelled } from '../parts/labelled.ts'

export interface QuoteSent extends TeamMessage {
  currency: string
  /** Negative: the shop pays the customer. */
  netMinor: number
  /** Kind of the total before the customer has chosen. */
  totalKind: TotalKind
  /** The last day, "2026-11-20". */
  validUntil: string
  sentAt: Date
  timeZone: string
  note: string
  lines: readonly QuoteSentLine[]
}

interface QuoteSentLine {
  deviceName: string
  variantLabel: string
  /** Absent: one. */
  quantity?: number | undefined
  /** Taxed on the margin: no VAT is shown. */
  isOnMargin?: boolean | undefined
  facts: readonly { question: string; answer: string }[]
  otherOffers: readonly { name: string; phrase?: string | undefined; netMinor: number }[]
  kind: 'buy' | 'repair' | 'sell'
  /** Negative: the shop pays the customer. */
  netMinor: number
  /** Maximum amount by which the value may still fall after inspection. */
  mayMoveMinor: number
}

/**
 * Mail with the offer: price, alternatives, the customer's answers, and the link for accepting or declining.
 */
export function quoteSentEmail(quote: QuoteSent): Email {
  const texts = createTexts(quote.locale)
  const region = `${quote.locale}-${quote.country}`
  const money = (minor: number) => formatMoney(Math.abs(minor), quote.currency, region)
  const isOpen = quote.totalKind === 'open'
  const way = wayOf(quote.netMinor)
  const direction = isOpen
    ? texts('quoteSent.open')
    : texts(`quoteSent.${quote.totalKind === 'from' ? 'from' : 'direction'}.${way}`)
  const { subject, rows, paragraphs } = filledMessage(quote, {
    device: deviceInWords(
      quote.lines.map(({ deviceName }) => deviceName),
      quote.locale,
    ),
    price: shownPrice(quote, money, texts),
    lastDay: dayInWords(quote.validUntil, quote),
  })
  const conditions = conditionsOf(quote, texts, region, money)
  const facts = factsOf(quote, texts, money)
  const reply = texts('quoteSent.questions', { name: quote.sentBy })
  const foot = texts('quoteSent.foot', {
    team: quote.teamName,
    date: dateOf(quote.sentAt, region, quote.timeZone),
  })
  const product = texts('email.quotedWith', { productName: quote.productName })
  const decline = `${quote.link}?decline`
  const notInterested = texts('quoteSent.notInterested')
  return {
    subject,
    html: emailLayout({
      lang: quote.locale,
      preview: subject,
      sender: emailSender(quote.teamName, quote.look),
      rows: [
        ...rows,
        ...(quote.note ? [emailText(quote.note)] : []),
        emailTicket({
          direction,
          price: isOpen
            ? []
            : moneyParts(Math.abs(quote.netMinor), quote.currency, region)
                .filter(({ kind }) => kind !== 'point')
                .map(({ kind, text }) => ({ text, isAside: kind !== 'whole' })),
          note: conditions,
        }),
        emailButton(quote.link, texts('quoteSent.button'), quote.look.color),
        emailFacts(facts),
        emailNote(html`${reply} ${notInterested} ${emailLink(decline, texts('quoteSent.decline'))}`),
      ],
      foot: html`${foot}<br />${emailMark(texts('quoteSent.quotedWith', { product }), 18)}`,
    }),
    images: imagesOf(quote),
    text:
      [
        ...paragraphs,
        ...(quote.note ? [quote.note] : []),
        `${isOpen ? direction : labelled(direction, money(quote.netMinor), quote.locale)}\n${conditions}`,
        `${texts('quoteSent.button')}${colonIn(quote.locale)}\n${quote.link}`,
        facts
          .map(({ name, value }) => (name === '' ? value : labelled(name, value, quote.locale)))
          .join('\n'),
        `${reply} ${notInterested} ${texts('quoteSent.decline')}${colonIn(quote.locale)}\n${decline}`,
        `${foot}\n${texts('quoteSent.quotedWith', { product })}`,
      ].join('\n\n') + '\n',
  }
}

/** Returns who pays whom. */
export function wayOf(netMinor: number): 'pays' | 'paid' | 'none' {
  if (netMinor === 0) return 'none'
  return netMinor > 0 ? 'pays' : 'paid'
}

/** Returns the price for the subject of the mail. */
export function shownPrice(
  { totalKind, netMinor }: Pick<QuoteSent, 'totalKind' | 'netMinor'>,
  money: (minor: number) => string,
  texts: Texts,
): string {
  if (totalKind === 'open') return texts('quoteSent.openPrice')
  const price = money(netMinor)
  return totalKind === 'from' ? texts('quoteSent.fromPrice', { price }) : price
}

/** Maximum number of facts shown; the page of the offer has all of them. */
const maxFacts = 4

/**
 * Returns the device with its most distinctive answers; for several devices, the kind of deal of each, with
 * its amount unless that depends on the customer's choice. An answer that other questions share, such as yes,
 * describes the condition less than a unique one, such as flawless.
 */
function factsOf(
  { lines, totalKind }: QuoteSent,
  texts: Texts,
  money: (minor: number) => string,
): { name: string; value: string }[] {
  const [line, ...others] = lines
  if (!line || others.length > 0) {
    const devices = lines.map((one) => ({
      name: texts(`quoteSent.line.${one.kind}`),
      value: totalKind === 'exact' ? `${deviceTitle(one)} · ${money(one.netMinor)}` : deviceTitle(one),
    }))
    const hidden = devices.length - maxFacts
    if (hidden <= 0) return devices
    return [
      ...devices.slice(0, maxFacts),
      { name: '', value: texts('quoteSent.moreDevices', { count: hidden }) },
    ]
  }
  const answers = line.facts.map(({ answer }) => answer)
  const isOwn = ({ answer }: { answer: string }): boolean =>
    answers.indexOf(answer) === answers.lastIndexOf(answer)
  const distinctive = [...line.facts.filter(isOwn), ...line.facts.filter((fact) => !isOwn(fact))]
  return [
    { name: texts('quoteSent.device'), value: deviceTitle(line) },
    ...distinctive.slice(0, maxFacts - 1).map(({ question, answer }) => ({ name: question, value: answer })),
  ]
}

/** Validity and alternatives; alternatives only for a single device. */
function conditionsOf(
  quote: QuoteSent,
  texts: Texts,
  region: string,
  money: (minor: number) => string,
): string {
  const moves = quote.lines.reduce((sum, line) => sum + line.mayMoveMinor, 0)
  const way = quote.lines.every(({ kind }) => kind === 'buy') ? 'down' : 'up'
  const margin = marginNote(quote, quote.locale, texts)
  const until = [
    texts('quoteSent.until', { day: dayInWords(quote.validUntil, quote) }),
    ...(moves > 0 ? [texts(`quoteSent.mayMove.${way}`, { amount: money(moves) })] : []),
    ...(margin === undefined ? [] : [margin]),
  ].join(' ')
  const [line] = quote.lines
  if (quote.lines.length !== 1 || !line || line.otherOffers.length === 0) return until
  const list = new Intl.ListFormat(region, { type: 'disjunction' })
  const offers = line.otherOffers.map(({ name, phrase, netMinor }) =>
    phrase === undefined
      ? texts('quoteSent.namedOffer', { name, price: money(netMinor) })
      : texts('quoteSent.offer', { phrase, price: money(netMinor) }),
  )
  return `${until} ${texts('quoteSent.alternatives', { offers: list.format(offers) })}`
}

function dateOf(at: Date, region: string, timeZone: string): string {
  return formatMoment(at, region, timeZone, { dateStyle: 'long' })
}
