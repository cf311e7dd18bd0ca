import type { BookSeller } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import { dayIn, formatDay, formatMoment, localDate } from '@costard/quotes'
import { createTexts, pickLocale } from '@costard/templates'
import type { TeamRow } from '../teams/team-store.ts'
import type { BookPeriod } from './book-period.ts'
import type { BookRow } from './hashes.ts'

const columns = ['number', 'day', 'device', 'seller', 'paper', 'amount', 'paidBy'] as const

/** Returns the data of the template `book`: the entries of a period with their sellers, oldest first. */
export function printBook(
  team: Pick<TeamRow, 'name' | 'language' | 'country' | 'timeZone'>,
  {
    rows,
    check,
    from,
    to,
    at,
  }: BookPeriod & { readonly from: string; readonly to: string; readonly at: Date },
) {
  const lang = pickLocale(team.language)
  const texts = createTexts(lang)
  const region = `${lang}-${team.country}`
  const day = (date: string) => formatDay(date, region, { day: 'numeric', month: 'short', year: 'numeric' })
  const today = localDate(team.timeZone, at)
  const paperCells = (paper: NonNullable<BookSeller['paper']>): string[] => {
    const kind = texts(`book.paperKind.${paper.kind}` as 'book.paperKind.passport')
    const seen = texts('book.paperSeen', { day: day(dayIn(team.timeZone, new Date(paper.seenAt))) })
    const { identity } = paper
    if (!identity) return [texts('book.paper', { kind, end: paper.lastFour }), seen]
    const { number, issuedBy, issuedOn, holder, capacity, birthDate } = identity
    return [
      `${kind} ${number}`,
      [issuedBy, issuedOn && day(issuedOn)].filter(Boolean).join(', '),
      holder,
      capacity,
      birthDate ? texts('book.born', { day: day(birthDate) }) : '',
      seen,
    ]
  }
  const cellsOf = (row: BookRow): string[][] => {
    const { seller, correction, corrects } = row
    if (correction)
      return [
        [row.number],
        [day(row.day)],
        [texts('book.corrects', { number: String(corrects) }), texts(`book.field.${correction.field}`)],
        [correction.value],
        [texts('book.reason', { reason: correction.reason })],
        [],
        [],
      ]
    const { paper } = seller ?? {}
    return [
      [row.number],
      [day(row.day)],
      [row.device, ...[row.imei ?? row.serial].filter((number) => number !== null)],
      seller
        ? [seller.name, ...seller.address.split('\n'), seller.country ?? '']
        : [texts('book.sellerGone')],
      paper ? paperCells(paper) : [texts('book.noPaper')],
      [formatMoney(row.amountMinor, row.currency, region)],
      [row.paidBy],
    ].map((lines) => lines.filter((words) => words !== ''))
  }
  return {
    lang,
    region: team.country,
    title: texts('book.title', { team: team.name }),
    team: team.name,
    date: [today.getUTCFullYear(), today.getUTCMonth() + 1, today.getUTCDate()],
    heading: texts('book.heading'),
    period: texts('book.period', { from: day(from), to: day(to), count: rows.length }),
    check: texts(check.isUnbroken ? 'book.unbroken' : 'book.broken', {
      at: formatMoment(at, region, team.timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
      number: check.brokenFrom ?? 0,
    }),
    isUnbroken: check.isUnbroken,
    lastHash: check.lastHash,
    columns: columns.map((column) => texts(`book.column.${column}`)),
    rows: rows.toReversed().map(cellsOf),
    empty: texts('book.empty'),
    pages: texts('document.page', { page: '{page}', pages: '{pages}' }),
    attachment: texts('book.attachment'),
  }
}
