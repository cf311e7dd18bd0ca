import { type QuoteFilters, type QuoteId, quoteLimits, type QuoteSort } from '@costard/contract'
import { decimalAmount } from '@costard/pricing'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { namesOfSites } from '../../teams/sites/site-store.ts'
import { writeCsv } from '../../calls/write-csv.ts'
import { summariseQuote } from '../describe-quote.ts'
import type { Asking } from './conditions.ts'
import { type ListedQuote, listQuotes } from './quote-list-store.ts'
import { orderOf, readCursor, writeCursor } from './order.ts'

const columns = [
  'number',
  'state',
  'kind',
  'device',
  'more devices',
  'customer',
  'email',
  'phone',
  'currency',
  'amount',
  'paid by',
  'created',
  'sent',
  'valid until',
  'answered',
  'decline reason',
] as const

/**
 * Returns a page of the matching quotes as CSV: days in the time zone of the team, no costs. The first page
 * has the column names. Includes archived quotes, unless the filter says otherwise. The last column is the
 * site, if the team has sites.
 */
export async function exportQuotes(
  tx: Transaction,
  asking: Asking,
  {
    sort = '-created',
    archived = 'with',
    ...filters
  }: QuoteFilters & { readonly sort?: QuoteSort; readonly ids?: readonly QuoteId[] | undefined },
  cursor: string | undefined,
): Promise<{ readonly csv: string; readonly quotes: number; readonly nextCursor: string | null }> {
  const order = orderOf(sort)
  const after = cursor === undefined ? undefined : readCursor(order, cursor)
  const page = await listQuotes(
    tx,
    asking,
    { ...filters, archived, order, after },
    quoteLimits.maxExportedPerPage,
  )
  const { teamId } = asking
  const counted = page.quotes.filter(({ isTrial }) => !isTrial)
  const sites = await namesOfSites(tx, teamId)
  const siteOf = ({ siteId }: ListedQuote) =>
    sites.size > 0 ? [(siteId !== null && sites.get(siteId)) || ''] : []
  const rows = counted.map((row) => {
    const values = valuesOf(row, asking)
    return [...columns.map((column) => values[column]), ...siteOf(row)]
  })
  return {
    csv: writeCsv([...(after ? [] : [[...columns, ...(sites.size > 0 ? ['site'] : [])]]), ...rows]),
    quotes: rows.length,
    nextCursor: page.last ? writeCursor(order, page.last) : null,
  }
}

function valuesOf(
  row: ListedQuote,
  { timeZone, today }: Asking,
): Readonly<Record<(typeof columns)[number], string | number>> {
  const { number, state, kind, title, variantLabel, moreDevices, currency, netMinor, validUntil } =
    summariseQuote(row, today)
  const { customer } = row
  const dayOf = (at: Date | string | null | undefined) => (at ? dayIn(timeZone, new Date(at)) : '')
  const hasAmount = netMinor !== null && !(netMinor === 0 && isOpen(state))
  return {
    number,
    state,
    kind,
    device: [title, variantLabel].filter((words) => words !== '').join(', '),
    'more devices': moreDevices,
    customer: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    currency,
    amount: hasAmount ? decimalAmount(Math.abs(netMinor), currency) : '',
    'paid by': hasAmount && netMinor !== 0 ? (netMinor > 0 ? 'customer' : 'team') : '',
    created: dayOf(row.createdAt),
    sent: dayOf(row.sentAt),
    'valid until': validUntil,
    answered: dayOf(row.acceptedAt ?? row.decline?.at),
    'decline reason': row.decline?.reason ?? '',
  }
}

function isOpen(state: string): boolean {
  return state === 'draft' || state === 'pendingApproval'
}
