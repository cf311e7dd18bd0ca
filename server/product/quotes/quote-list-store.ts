import { QuoteId, type QuoteLine, type TeamId } from '@costard/contract'
import type { PricedLine, QuoteState } from '@costard/quotes'
import { and, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { quotes } from './schema.ts'
import { likePattern } from '../search-text.ts'

export interface QuoteFilter {
  readonly state?: QuoteState | undefined
  readonly search?: string | undefined
  readonly after?: ListPosition | undefined
  /** At most pageSize. */
  readonly ids?: readonly QuoteId[]
}

/** Position of the last quote of a page; the next page starts after it. */
export type ListPosition = Pick<ListedQuote, 'createdAt' | 'quoteId'>

export type ListedQuote = Awaited<ReturnType<typeof selectQuotes>>[number]

const pageSize = 50

/** Returns a page of quotes, newest first. last: the last quote if there are more pages. */
export async function listQuotes(
  tx: Transaction,
  teamId: TeamId,
  today: string,
  { state, search, after, ids }: QuoteFilter,
): Promise<{ readonly quotes: ListedQuote[]; readonly last: ListedQuote | undefined }> {
  const found = await selectQuotes(
    tx,
    and(
      eq(quotes.teamId, teamId),
      ids && inArray(quotes.quoteId, [...ids]),
      state && hasState(state, today),
      search ? matches(search) : undefined,
      after && sql`(${quotes.createdAt}, ${quotes.quoteId}) < (${after.createdAt}, ${after.quoteId})`,
    ),
  )
  const page = found.slice(0, pageSize)
  return { quotes: page, last: found.length > pageSize ? page.at(-1) : undefined }
}

/** Selects the columns of the list. Lines are large because of their traces, so only part of the first is read. */
function selectQuotes(tx: Transaction, where: SQL | undefined) {
  // Select ids first; sorting full rows would detoast `lines` of every match.
  const page = tx
    .select({ teamId: quotes.teamId, quoteId: quotes.quoteId })
    .from(quotes)
    .where(where)
    .orderBy(...newestFirst)
    .limit(pageSize + 1)
    .as('page')
  return tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      firstViewedAt: quotes.firstViewedAt,
      firstLine: sql<FirstLine | null>`${quotes.lines} -> 0 #- '{result}' #- '{answers}'`,
      lineCount: sql<number>`jsonb_array_length(${quotes.lines})`,
      pricedLines: pricedLinesOfDraft,
      customer: quotes.customer,
      currency: quotes.currency,
      netMinor:
        sql<number>`coalesce((${quotes.acceptance} ->> 'netMinor')::bigint, ${quotes.netMinor})`.mapWith(
          Number,
        ),
      validDays: quotes.validDays,
      validUntil: quotes.validUntil,
      createdAt: quotes.createdAt,
      updatedAt: quotes.updatedAt,
    })
    .from(page)
    .innerJoin(quotes, and(eq(quotes.teamId, page.teamId), eq(quotes.quoteId, page.quoteId)))
    .orderBy(...newestFirst)
}

const newestFirst = [desc(quotes.createdAt), desc(quotes.quoteId)]

/** The parts of the price results that tell whether a draft can be sent; null for other quotes. */
const pricedLinesOfDraft = sql<PricedLine[] | null>`case when ${quotes.state} = 'draft' then (
  select coalesce(jsonb_agg(result - 'trace' - 'propositions' - 'services'), '[]')
  from jsonb_path_query(${quotes.lines}, '$[*].result') result) end`

type FirstLine = Pick<QuoteLine, 'device' | 'variantLabel' | 'kind'>

function matches(search: string): SQL | undefined {
  const pattern = likePattern(search)
  return or(sql`lower(${quotes.number}) like ${pattern}`, like(quotes.searchText, pattern))
}

/** Returns the number of quotes per state and in total. */
export async function countQuotes(
  tx: Transaction,
  teamId: TeamId,
  today: string,
): Promise<{ all: number } & Record<string, number>> {
  const rows = await tx
    .select({ state: stateOn(today), count: sql<number>`count(*)::int` })
    .from(quotes)
    .where(eq(quotes.teamId, teamId))
    .groupBy(sql`1`)
  const byState = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { ...byState, all: rows.reduce((sum, { count }) => sum + count, 0) }
}

/** Condition: the state of the quote on `today`. */
function hasState(state: QuoteState, today: string): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today))
  if (state === 'sent') return and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today))
  return sql`${quotes.state} = ${state}`
}

/** stateOn of core/quotes in SQL. */
function stateOn(today: string): SQL<string> {
  return sql`case when ${quotes.state} = 'sent' and ${quotes.validUntil} < ${today}::date then 'expired' else ${quotes.state} end`
}

/** Encodes a list position as the opaque cursor of the next page. */
export function writeCursor({ createdAt, quoteId }: ListPosition): string {
  return `${createdAt.toISOString()} ${quoteId}`
}

/** Throws request/invalid unless writeCursor made the cursor. */
export function readCursor(cursor: string): ListPosition {
  const [time = '', quoteId] = cursor.split(' ')
  const createdAt = new Date(time)
  const position = { createdAt, quoteId: QuoteId.safeParse(quoteId).data ?? '' }
  const isOurs = !Number.isNaN(createdAt.getTime()) && writeCursor(position) === cursor
  if (!isOurs || !/^\d{4}-/.test(cursor) || position.quoteId === '')
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return position
}
