import { type QuoteFilters, type QuoteId, quoteLimits, type TeamId } from '@costard/contract'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { agreedMinor, type Asking, indexedCondition, otherCondition } from './conditions.ts'
import { type ListPosition, newestFirst, partsAfter, type QuoteOrder, sortedBy } from './order.ts'
import { countsOn } from '../quote-counts-store.ts'
import { isCurrent } from '../quote-store.ts'
import { type QuoteDelivery, quoteLines, quoteRevisions, quotes } from '../schema.ts'

/** Selection of quotes: the filters in the contract, and the start of the page. */
export interface QuoteFilter extends QuoteFilters {
  /** Newest first if absent. */
  readonly order?: QuoteOrder
  readonly after?: ListPosition | undefined
  /** At most pageSize. */
  readonly ids?: readonly QuoteId[] | undefined
  /** True to select the counts of the team with the page. */
  readonly withCounts?: boolean
}

export type ListedQuote = Awaited<ReturnType<typeof selectQuotes>>[number]

export interface ListPage {
  readonly quotes: ListedQuote[]
  /** Position after which the next page starts; undefined if there is none. */
  readonly last: ListPosition | undefined
  /** The counts, to be read by countsIn, if they were requested and the page has a quote. */
  readonly counted: unknown
  /** True if the page ends because the maximum number of quotes was scanned. */
  readonly isCut: boolean
}

const pageSize = 50

/** Quotes of a team to be read again, with the filters of a list. */
interface ByIds {
  readonly asking: Asking
  readonly filters: QuoteFilters
  readonly ids: readonly QuoteId[]
}

/**
 * Returns those of several quotes that exist and match, newest first. Concurrent equal calls share a
 * statement.
 */
export function listQuotesByIds(tx: Transaction, wanted: ByIds): Promise<readonly ListedQuote[]> {
  return quotesByIds(tx)(wanted)
}

/** Returns those of several quotes that exist, up to one page, as in a list without filters. */
export async function listQuoteRows(
  tx: Transaction,
  teamId: TeamId,
  ids: readonly QuoteId[],
): Promise<readonly ListedQuote[]> {
  const [quoteId, ...others] = ids
  return others.length === 0
    ? rowStatement(tx).execute({ teamId, quoteId })
    : rowsStatement(tx).execute({ teamId, ids })
}

// Nearly all changes concern one quote. PostgreSQL would plan the statement for several again for every
// change.
const rowStatement = memoizeByOwner((tx: Transaction) => {
  const { placeholder } = sql
  const indexed = and(eq(quotes.teamId, placeholder('teamId')), eq(quotes.quoteId, placeholder('quoteId')))
  return selectQuotes(tx, { indexed, other: undefined, order: newestFirst, limit: 1 }).prepare(
    'product_list_quote_row',
  )
})

const rowsStatement = memoizeByOwner((tx: Transaction) => {
  const { placeholder } = sql
  const indexed = and(
    eq(quotes.teamId, placeholder('teamId')),
    sql`${quotes.quoteId} = any(${placeholder('ids')}::text[])`,
  )
  return selectQuotes(tx, { indexed, other: undefined, order: newestFirst, limit: pageSize }).prepare(
    'product_list_quote_rows',
  )
})

// After a change, every page that shows the list requests the same rows.
const quotesByIds = memoizeByOwner((tx: Transaction) =>
  batched(async (calls: readonly ByIds[]) => {
    const pages = new Map<string, Promise<ListPage>>()
    const read = ({ asking, filters, ids }: ByIds) => {
      const { userId, mayRelease, ...team } = asking
      const key = JSON.stringify([team, filters.needsYou && { userId, mayRelease }, filters, ids])
      const page = pages.get(key) ?? listQuotes(tx, asking, { ...filters, ids })
      pages.set(key, page)
      return page
    }
    return (await Promise.all(calls.map(read))).map(({ quotes: found }) => found)
  }),
)

/**
 * Returns a page of quotes in an order. With filters that no index serves, it scans at most maxScanned
 * quotes.
 */
export async function listQuotes(
  tx: Transaction,
  asking: Asking,
  { after, ids, withCounts = false, order = newestFirst, ...filters }: QuoteFilter,
  size = pageSize,
): Promise<ListPage> {
  const isUsual = withCounts && size === pageSize && order.name === newestFirst.name && !after && !ids
  if (isUsual && Object.values(filters).every((filter) => filter === undefined)) return firstPage(tx, asking)
  const counts = withCounts ? countsOn(asking.teamId, asking.today) : undefined
  const fitting = and(await indexedCondition(tx, asking, filters), ids && inArray(quotes.quoteId, [...ids]))
  const other = otherCondition(asking, filters)
  const page: ListedQuote[] = []
  let counted: unknown
  for (const part of partsAfter(order, after)) {
    const selection = { indexed: and(fitting, part), other, order }
    const isFirst = page.length === 0
    page.push(
      ...(await selectQuotes(tx, {
        ...selection,
        limit: size + 1 - page.length,
        ...(isFirst && counts && { counts }),
      })),
    )
    if (isFirst) counted = page.find((row) => row.counted !== null)?.counted
    if (page.length > size) return pageOf(page, counted, size)
    const last = other && (await lastScanned(tx, selection))
    if (last) return { quotes: page, last, counted, isCut: true }
  }
  return { quotes: page, last: undefined, counted, isCut: false }
}

/** Returns the newest quotes of a team that are not archived: the page that is requested most. */
async function firstPage(tx: Transaction, { teamId, today }: Asking): Promise<ListPage> {
  const page = await firstPageStatement(tx).execute({ teamId, today })
  return pageOf(page, page[0]?.counted, pageSize)
}

const firstPageStatement = memoizeByOwner((tx: Transaction) => {
  const { placeholder } = sql
  const [teamId, today] = [placeholder('teamId'), placeholder('today')]
  const indexed = and(eq(quotes.teamId, teamId), isNull(quotes.archivedAt))
  const counts = countsOn(teamId, today)
  return selectQuotes(tx, {
    indexed,
    other: undefined,
    order: newestFirst,
    limit: pageSize + 1,
    counts,
  }).prepare('product_list_newest_quotes')
})

/** Returns a page of the rows, one more of which was read to determine whether there is another page. */
function pageOf(rows: ListedQuote[], counted: unknown, size: number): ListPage {
  if (rows.length <= size) return { quotes: rows, last: undefined, counted, isCut: false }
  const quotes = rows.slice(0, size)
  const last = quotes.at(-1)
  return {
    quotes,
    last: last && { key: last.sortKey as ListPosition['key'], quoteId: last.quoteId },
    counted,
    isCut: false,
  }
}

/** Returns the last quote that a page may scan, if there are that many. */
async function lastScanned(
  tx: Transaction,
  { indexed, order }: Pick<Selection, 'indexed' | 'order'>,
): Promise<ListPosition | undefined> {
  const [last] = await tx
    .select({ key: order.key, quoteId: quotes.quoteId })
    .from(quotes)
    .where(indexed)
    .orderBy(...sortedBy(order, order.key, quotes.quoteId))
    .offset(quoteLimits.maxScanned - 1)
    .limit(1)
  return last as ListPosition | undefined // no sort key is null
}

interface Selection {
  readonly indexed: SQL | undefined
  readonly other: SQL | undefined
  readonly order: QuoteOrder
  readonly limit: number
  readonly counts?: SQL
}

function selectQuotes(tx: Transaction, { indexed, other, order, limit, counts }: Selection) {
  // Selects ids first, so that the first line is only read for the quotes on the page.
  const { teamId, quoteId } = quotes
  const sortKey = sql<ListPosition['key']>`${order.key}`.mapWith(order.key).as('sort_key')
  const scanned = tx
    .select({ teamId, quoteId, sortKey })
    .from(quotes)
    .where(indexed)
    .orderBy(...sortedBy(order, order.key, quoteId))
    .limit(other ? quoteLimits.maxScanned : limit)
    .as(other ? 'scanned' : 'page')
  const page = other
    ? tx
        .select({
          teamId: scanned.teamId,
          quoteId: scanned.quoteId,
          sortKey: sql<ListPosition['key']>`${scanned.sortKey}`.mapWith(order.key).as('sort_key'),
        })
        .from(scanned)
        .innerJoin(quotes, and(eq(quotes.teamId, scanned.teamId), eq(quotes.quoteId, scanned.quoteId)))
        .innerJoin(quoteRevisions, isCurrent)
        .where(other)
        .orderBy(...sortedBy(order, scanned.sortKey, scanned.quoteId))
        .limit(limit)
        .as('page')
    : scanned
  const firstLine = tx
    .select({
      deviceKey: quoteLines.deviceKey,
      deviceName: quoteLines.deviceName,
      variantLabel: quoteLines.variantLabel,
    })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .orderBy(asc(quoteLines.position))
    .limit(1)
    .as('first_line')
  return tx
    .select({
      quoteId: quotes.quoteId,
      sortKey: page.sortKey,
      number: quotes.number,
      isTrial: quotes.isTrial,
      revision: quotes.revision,
      rev: quotes.rev,
      state: quotes.state,
      firstViewedAt: quoteRevisions.firstViewedAt,
      openCounterOffers: quotes.openCounterOffers,
      deviceKey: firstLine.deviceKey,
      deviceName: firstLine.deviceName,
      variantLabel: firstLine.variantLabel,
      kind: quoteRevisions.kind,
      lineCount: quoteRevisions.lineCount,
      priceObstacles: quoteRevisions.priceObstacles,
      customer: quotes.customer,
      currency: quotes.currency,
      netMinor: agreedMinor.mapWith(Number),
      totalKind: quoteRevisions.totalKind,
      delivery: sql<QuoteDelivery['state'] | null>`${quoteRevisions.delivery} ->> 'state'`,
      decline: quoteRevisions.decline,
      sentAt: quoteRevisions.sentAt,
      acceptedAt: sql<string | null>`${quoteRevisions.acceptance} ->> 'at'`,
      validDays: quoteRevisions.validDays,
      validUntil: quotes.validUntil,
      questionsOpen: quotes.questionsOpen,
      siteId: quotes.siteId,
      createdBy: quotes.createdBy,
      assignedTo: quotes.assignedTo,
      assistant: quotes.assistant,
      archivedAt: quotes.archivedAt,
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
      // In one of the rows only.
      counted: counts ? sql<unknown>`case when row_number() over () = 1 then ${counts} end` : sql<null>`null`,
    })
    .from(page)
    .innerJoin(quotes, and(eq(quotes.teamId, page.teamId), eq(quotes.quoteId, page.quoteId)))
    .innerJoin(quoteRevisions, isCurrent)
    .leftJoinLateral(firstLine, sql`true`)
    .orderBy(...sortedBy(order, page.sortKey, page.quoteId))
}
