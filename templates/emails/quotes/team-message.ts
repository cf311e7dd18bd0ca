import {
  addressedName,
  type FieldValues,
  fillMessage,
  formatClock,
  formatDay,
  formatWeekday,
  type MessageField,
  type MessageWording,
} from '@costard/quotes'
import { html, type Html } from '../../html.ts'
import { createTexts, type Locale } from '../../messages/texts.ts'
import { hoursOfWeek } from '../../public-quote/cards/opening-hours.ts'
import { addressOf, type ShopDetails } from '../../public-quote/shop-details.ts'
import type { TeamLook } from '../../team-look.ts'
import { emailHeading, emailLink, emailText } from '../parts/layout.ts'
import { type InlineImage, markImage } from '../parts/mark.ts'

/** Fields of every message of a team. */
export interface TeamMessage {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** ISO 3166-1. Formats money and dates, together with the language. */
  readonly country: string
  /** Number of the quote. */
  readonly number: string
  readonly customerName: string
  /** A business is addressed by its full name. */
  readonly customerKind: 'private' | 'business'
  readonly sentBy: string
  readonly link: string
  /** The team's own wording, otherwise the built-in one. */
  readonly wording: MessageWording
  readonly look: TeamLook
  readonly shop: Pick<ShopDetails, 'street' | 'town' | 'phone' | 'hours'>
}

/** A longer first paragraph is text, not a heading. Characters. */
const maxHeading = 120

/** The wording with the placeholders filled in. */
export interface FilledMessage {
  readonly subject: string
  /** Paragraphs of the plain text. */
  readonly paragraphs: readonly string[]
  /** The text in HTML; a short first paragraph is the heading. */
  readonly rows: readonly Html[]
}

/** Returns the filled-in wording. Placeholders that depend on the message are passed as texts. */
export function filledMessage(
  message: TeamMessage,
  given: Readonly<Partial<Record<MessageField, string>>>,
): FilledMessage {
  const { wording, link } = message
  const values = { ...valuesOf(message), ...given }
  const paragraphs = fillMessage(wording.text, values)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    subject: fillMessage(wording.subject, values),
    paragraphs,
    rows: paragraphs.map((paragraph, place) =>
      place === 0 && paragraph.length <= maxHeading && !paragraph.includes(link)
        ? emailHeading(paragraph)
        : emailProse(paragraph, link),
    ),
  }
}

/** A paragraph with its line breaks, in which the link of the message is clickable. */
function emailProse(paragraph: string, link: string): Html {
  const pieces = paragraph.split(link)
  return emailText(
    html`<span style="white-space:pre-line;overflow-wrap:anywhere"
      >${pieces.map((piece, place) => [place > 0 && emailLink(link, link), piece])}</span
    >`,
  )
}

function valuesOf(message: TeamMessage): FieldValues {
  const { customerName, shop } = message
  return {
    customerName,
    firstName: addressedName(customerName, message.customerKind),
    device: '',
    price: '',
    lastDay: '',
    number: message.number,
    yourName: message.sentBy,
    shopName: message.teamName,
    address: addressOf(shop),
    hours: hoursIn(message),
    phone: shop.phone,
    link: message.link,
  }
}

/** Returns the opening hours of the week on one line. */
function hoursIn({ shop: { hours }, locale, country }: TeamMessage): string {
  if (hours === null) return ''
  const region = `${locale}-${country}`
  const texts = createTexts(locale)
  return hoursOfWeek(hours, {
    texts,
    time: (clock) => formatClock(clock, region),
    weekday: (number) => formatWeekday(number, region),
  })
    .map((parts) => parts.join(' '))
    .join('; ')
}

/** Returns a date, "2026-11-20", as text. */
export function dayInWords(
  day: string,
  { locale, country }: Pick<TeamMessage, 'locale' | 'country'>,
): string {
  return formatDay(day, `${locale}-${country}`, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Returns the name of the first device, with the number of others. */
export function deviceInWords(names: readonly string[], locale: Locale): string {
  const [device = '', ...others] = names
  if (others.length === 0) return device
  return createTexts(locale)('quoteSent.andMore', { device, count: others.length })
}

/** The images that a message shows. */
export function imagesOf({ look: { logo } }: Pick<TeamMessage, 'look'>): readonly InlineImage[] {
  return logo ? [markImage, logo] : [markImage]
}
