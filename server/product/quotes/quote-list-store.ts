import { QuoteId, type QuoteFilters, quoteLimits, type TeamId } from '@costard/contract'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../api-error.ts'
import { agreedMinor, type Asking, indexedCondition, otherCondition } from './quote-conditions.ts'
import { isCurrent } from './quote-store.ts'
import { type QuoteDelivery, quoteLines, quoteRevisions, quotes } from './schema.ts'

/** Selection of a list: the filters of the contract, and where the page starts. */
export interface QuoteFilter extends QuoteFilters {
  readonly after?: ListPosition | undefined
  /** At most pageSize. */
  readonly ids?: readonly QuoteId[]
}

/** Position of the last quote of a page; the next page starts after it. */
export type ListPosition = Pick<ListedQuote, 'createdAt' | 'quoteId'>

export type ListedQuote = Awaited<ReturnType<typeof selectQuotes>>[number]

export interface ListPage {
  readonly quotes: ListedQuote[]
  /** Where the next page starts; undefined if there is none. */
  readonly last: ListPosition | undefined
  /** True if the page ends because it looked at as many quotes as it may. */
  readonly isCut: boolean
}

const pageSize = 50

/** Quotes of a team to look up again, with the filter of a list. */
interface ByIds {
  readonly asking: Asking
  readonly filters: QuoteFilters
  readonly ids: readonly QuoteId[]
}

/** Returns those of some quotes that exist and match, newest first. Equal calls at the same time share a statement. */
export function listQuotesByIds(tx: Transaction, wanted: ByIds): Promise<readonly ListedQuote[]> {
  return quotesByIds(tx)(wanted)
}

/** Returns those of some quotes that exist, up to a page, as a list without filters shows them. */
export async function listQuoteRows(
  tx: Transaction,
  teamId: TeamId,
  ids: readonly QuoteId[],
): Promise<readonly ListedQuote[]> {
  return rowsStatement(tx).execute({ teamId, ids })
}

const rowsStatement = memoizeByOwner((tx: Transaction) => {
  const { placeholder } = sql
  const indexed = and(
    eq(quotes.teamId, placeholder('teamId')),
    sql`${quotes.quoteId} = any(${placeholder('ids')}::text[])`,
  )
  return selectQuotes(tx, { indexed, other: undefined, limit: pageSize }).prepare('product_list_quote_rows')
})

// After a change, every page that shows the list asks for the same rows.
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

/** Returns a page of quotes, newest first. With filters that no index serves, it looks at maxScanned quotes at most. */
export async function listQuotes(
  tx: Transaction,
  asking: Asking,
  { after, ids, ...filters }: QuoteFilter,
  size = pageSize,
): Promise<ListPage> {
  const indexed = and(
    await indexedCondition(tx, asking, filters),
    ids && inArray(quotes.quoteId, [...ids]),
    after && sql`(${quotes.createdAt}, ${quotes.quoteId}) < (${after.createdAt}, ${after.quoteId})`,
  )
  const other = otherCondition(asking, filters)
  const found = await selectQuotes(tx, { indexed, other, limit: size + 1 })
  const page = found.slice(0, size)
  if (found.length > size) return { quotes: page, last: page.at(-1), isCut: false }
  const last = other && (await lastScanned(tx, indexed))
  return { quotes: page, last, isCut: last !== undefined }
}

/** Returns the last quote that a page looks at, if there are as many. */
async function lastScanned(tx: Transaction, where: SQL | undefined): Promise<ListPosition | undefined> {
  const [last] = await tx
    .select({ createdAt: quotes.createdAt, quoteId: quotes.quoteId })
    .from(quotes)
    .where(where)
    .orderBy(...newestFirst)
    .offset(quoteLimits.maxScanned - 1)
    .limit(1)
  return last
}

interface Selection {
  readonly indexed: SQL | undefined
  readonly other: SQL | undefined
  readonly limit: number
}

function selectQuotes(tx: Transaction, { indexed, other, limit }: Selection) {
  // Select ids first: the first line is looked up for the quotes of the page only.
  const { teamId, quoteId, createdAt } = quotes
  const scanned = tx
    .select({ teamId, quoteId, createdAt })
    .from(quotes)
    .where(indexed)
    .orderBy(...newestFirst)
    .limit(other ? quoteLimits.maxScanned : limit)
    .as(other ? 'scanned' : 'page')
  const page = other
    ? tx
        .select({ teamId: scanned.teamId, quoteId: scanned.quoteId, createdAt: scanned.createdAt })
        .from(scanned)
        .innerJoin(quotes, and(eq(quotes.teamId, scanned.teamId), eq(quotes.quoteId, scanned.quoteId)))
        .innerJoin(quoteRevisions, isCurrent)
        .where(other)
        .orderBy(desc(scanned.createdAt), desc(scanned.quoteId))
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
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
    })
    .from(page)
    .innerJoin(quotes, and(eq(quotes.teamId, page.teamId), eq(quotes.quoteId, page.quoteId)))
    .innerJoin(quoteRevisions, isCurrent)
    .leftJoinLateral(firstLine, sql`true`)
    .orderBy(...newestFirst)
}

const newestFirst = [desc(quotes.createdAt), desc(quotes.quoteId)]

/** Encodes a list position as the opaque cursor of the next page. */
export function writeCursor({ createdAt, quoteId }: ListPosition): string {
  return `${createdAt.toISOString()} ${quoteId}`
}

/** Throws request/invalid unless writeCursor made the cursor. */
export function readCursor(cursor: string): ListPosition {
  const [time = '', quoteId] = cursor.split(' ')
  const createdAt = new Date(time)
  const { data: id } = QuoteId.safeParse(quoteId)
  const isTime = !Number.isNaN(createdAt.getTime()) && /^\d{4}-/.test(cursor)
  if (!isTime || id === undefined || writeCursor({ createdAt, quoteId: id }) !== cursor)
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return { createdAt, quoteId: id }
}
