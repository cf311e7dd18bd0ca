import { expectedOf } from './expected-of.ts'
import { createPageWords } from '../page-words.ts'
import type { OfferPage } from '../public-quote.ts'
import { addressOf, type ShopDetails } from '../shop-details.ts'
import { standingAmount } from './standing-amount.ts'

/**
 * Returns the last day for a visit as a calendar file (RFC 5545, 5546). uid: the same for all files of this
 * quote only. page: address of the quote, since a published entry names its organizer by an address.
 */
export function visitCalendar(
  offer: Pick<OfferPage, 'quote' | 'devices'>,
  {
    shop,
    timeZone,
    uid,
    page,
  }: {
    readonly shop: ShopDetails | null
    readonly timeZone: string
    readonly uid: string
    readonly page: string
  },
): string {
  const { quote } = offer
  const { texts, money } = createPageWords(quote, timeZone)
  const { number, teamName: team, validUntil, acceptedAt } = quote
  const expected = expectedOf(offer)
  const lines = expected.length > 0 ? expected : quote.lines
  const kind = lines[0]?.kind ?? 'buy'
  const day = validUntil.replaceAll('-', '')
  const stamp = new Date(acceptedAt ?? `${validUntil}T00:00:00Z`).toISOString().replace(/[-:]|\.\d+/g, '')
  const place = shop ? addressOf(shop) : ''
  const device =
    lines.length === 1
      ? (lines[0]?.deviceName ?? '')
      : texts('publicQuote.accepted.devices', { count: lines.length })
  const description = texts('publicQuote.calendar.text', {
    number,
    amount: money(Math.abs(standingAmount(quote))),
  })
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Costard//Offer//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `ORGANIZER;CN="${team.replaceAll(/["\p{Cc}]/gu, "'")}":${page}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escape(texts(`publicQuote.calendar.${kind}`, { device, team }))}`,
    ...(place === '' ? [] : [`LOCATION:${escape(place)}`]),
    `DESCRIPTION:${escape([description, shop?.phone].filter(Boolean).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${rows.map(folded).join('\r\n')}\r\n`
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Lines have at most 75 octets; continuation lines start with a space. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const char of line) {
    if (new TextEncoder().encode(row + char).length > 74) {
      rows.push(row)
      row = ''
    }
    row += char
  }
  return [...rows, row].join('\r\n ')
}
