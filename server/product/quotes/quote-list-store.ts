import { type CustomerId, QuoteId, type TeamId } from '@costard/contract'
import type { QuoteState } from '@costard/quotes'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../api-error.ts'
import { foundBy } from './quote-search.ts'
import { isCurrent } from './quote-store.ts'
import { quoteLines, quoteRevisions, quotes } from './schema.ts'

export interface QuoteFilter {
  readonly state?: QuoteState | undefined
  readonly search?: string | undefined
  readonly customerId?: CustomerId | undefined
  readonly after?: ListPosition | undefined
  /** At most pageSize. */
  readonly ids?: readonly QuoteId[]
}

/** Position of the last quote of a page; the next page starts after it. */
export type ListPosition = Pick<ListedQuote, 'createdAt' | 'quoteId'>

export type ListedQuote = Awaited<ReturnType<typeof selectQuotes>>[number]

const pageSize = 50

/** Quotes of a team to look up again, with the filter of a list. */
interface ByIds extends Pick<QuoteFilter, 'state' | 'search' | 'customerId'> {
  readonly teamId: TeamId
  readonly today: string
  readonly ids: readonly QuoteId[]
}

/** Returns those of some quotes that exist and match, newest first. Equal calls at the same time share a statement. */
export function listQuotesByIds(tx: Transaction, wanted: ByIds): Promise<readonly ListedQuote[]> {
  return quotesByIds(tx)(wanted)
}

// After a change, every page that shows the list asks for the same rows.
const quotesByIds = memoizeByOwner((tx: Transaction) =>
  batched(async (calls: readonly ByIds[]) => {
    const pages = new Map<string, Promise<{ readonly quotes: ListedQuote[] }>>()
    const read = (call: ByIds) => {
      const { teamId, today, ...filter } = call
      const key = JSON.stringify([teamId, today, filter.state, filter.search, filter.customerId, filter.ids])
      const page = pages.get(key) ?? listQuotes(tx, teamId, today, filter)
      pages.set(key, page)
      return page
    }
    return (await Promise.all(calls.map(read))).map(({ quotes: found }) => found)
  }),
)

/** Returns a page of quotes, newest first. last: the last quote if there are more pages. */
export async function listQuotes(
  tx: Transaction,
  teamId: TeamId,
  today: string,
  { state, search, customerId, after, ids }: QuoteFilter,
): Promise<{ readonly quotes: ListedQuote[]; readonly last: ListedQuote | undefined }> {
  const found = await selectQuotes(
    tx,
    and(
      eq(quotes.teamId, teamId),
      ids && inArray(quotes.quoteId, [...ids]),
      state && hasState(state, today),
      search ? await foundBy(tx, teamId, search) : undefined,
      customerId && eq(quotes.customerId, customerId),
      after && sql`(${quotes.createdAt}, ${quotes.quoteId}) < (${after.createdAt}, ${after.quoteId})`,
    ),
  )
  const page = found.slice(0, pageSize)
  return { quotes: page, last: found.length > pageSize ? page.at(-1) : undefined }
}

function selectQuotes(tx: Transaction, where: SQL | undefined) {
  // Select ids first: the first line is looked up for the quotes of the page only.
  const page = tx
    .select({ teamId: quotes.teamId, quoteId: quotes.quoteId })
    .from(quotes)
    .where(where)
    .orderBy(...newestFirst)
    .limit(pageSize + 1)
    .as('page')
  const firstLine = tx
    .select({
      deviceKey: quoteLines.deviceKey,
      deviceName: quoteLines.deviceName,
      variantLabel: quoteLines.variantLabel,
      kind: quoteLines.kind,
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
      revision: quotes.revision,
      state: quotes.state,
      firstViewedAt: quoteRevisions.firstViewedAt,
      deviceKey: firstLine.deviceKey,
      deviceName: firstLine.deviceName,
      variantLabel: firstLine.variantLabel,
      kind: firstLine.kind,
      lineCount: quoteRevisions.lineCount,
      priceObstacles: quoteRevisions.priceObstacles,
      customer: quotes.customer,
      currency: quotes.currency,
      netMinor:
        sql<number>`coalesce((${quoteRevisions.acceptance} ->> 'netMinor')::bigint, ${quoteRevisions.netMinor})`.mapWith(
          Number,
        ),
      validDays: quoteRevisions.validDays,
      validUntil: quotes.validUntil,
      questionsOpen: quotes.questionsOpen,
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

/** Condition: the state of the quote on `today`. */
function hasState(state: QuoteState, today: string): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today))
  if (state === 'sent') return and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today))
  return sql`${quotes.state} = ${state}`
}

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
