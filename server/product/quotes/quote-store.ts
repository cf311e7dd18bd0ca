import type { QuoteId, TeamId } from '@costard/contract'
import { isAllowed, type NumberFrame } from '@costard/quotes'
import { and, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { teams } from '../teams/schema.ts'
import type { LineValues, RevisionKey } from './lines/line-store.ts'
import { countNewQuote, countStateChange } from './quote-counts-store.ts'
import { type QuoteDelivery, quoteCounters, quoteLines, quoteRevisions, quotes } from './schema.ts'

type Head = typeof quotes.$inferSelect
type Revision = typeof quoteRevisions.$inferSelect

/** A quote with its current revision. */
export type QuoteRow = Head & Revision

type OfBoth = keyof Head & keyof Revision

export interface NewQuote {
  readonly quote: Omit<typeof quotes.$inferInsert, 'number' | 'rev' | 'revision' | 'state'>
  readonly revision: Omit<Revision, OfBoth | keyof typeof unsent>
  readonly lines: readonly LineValues[]
}

/** A change of a quote, and of its current revision. */
export interface QuoteChange {
  readonly quote: Partial<Omit<Head, OfBoth>>
  readonly revision?: Partial<Omit<Revision, OfBoth>>
}

const columns = { ...getTableColumns(quotes), ...getTableColumns(quoteRevisions) }

/** Inserts a draft and increments the team's counters in one statement, so numbers are unique. */
export async function insertQuote(
  tx: Transaction,
  { quote, revision, lines }: NewQuote,
  { prefix, digits, suffix }: NumberFrame,
): Promise<QuoteRow> {
  const { teamId, quoteId } = quote
  const key: RevisionKey = { teamId, quoteId, revision: 1 }
  const counted = tx.$with('counted').as(
    tx
      .insert(quoteCounters)
      .values({ teamId, next: 2 })
      .onConflictDoUpdate({ target: quoteCounters.teamId, set: { next: sql`${quoteCounters.next} + 1` } })
      .returning({ sequence: sql<number>`${quoteCounters.next} - 1`.as('sequence') }),
  )
  const counts = tx.$with('counts').as(countNewQuote(tx, teamId))
  const revised = tx.$with('revised').as(
    tx
      .insert(quoteRevisions)
      .values({ ...revision, ...key })
      .returning(),
  )
  const lined = tx.$with('lined').as(
    tx
      .insert(quoteLines)
      .values(lines.map((line) => ({ ...line, ...key })))
      .returning({ lineId: quoteLines.lineId }),
  )
  const sequence = sql`(select sequence::text from counted)`
  const number = sql`${prefix}::text || lpad(${sequence}, greatest(${digits}::int, length(${sequence})), '0') || ${suffix}::text`
  const [row] = await tx
    .with(counted, counts, revised, lined)
    .insert(quotes)
    .values({
      ...quote,
      rev: 1,
      revision: 1,
      state: 'draft',
      number,
      searchText: sql`lower(${number}) || ' ' || ${quote.searchText}::text`,
    })
    .returning()
  if (!row) throw new Error('insert of a quote returned no row')
  return { ...row, ...unsent, ...revision }
}

/** Columns of a revision that are empty until it is sent. */
const unsent = {
  snapshot: null,
  tokenHash: null,
  sentAt: null,
  firstViewedAt: null,
  acceptance: null,
  decline: null,
  delivery: null,
} as const

/** Returns how many quotes the team has made. */
export async function countQuotesMade(tx: Transaction, teamId: TeamId): Promise<number> {
  const [counter] = await tx
    .select({ next: quoteCounters.next })
    .from(quoteCounters)
    .where(eq(quoteCounters.teamId, teamId))
  return counter ? counter.next - 1 : 0
}

/** Joins a quote to its current revision. */
export const isCurrent: SQL | undefined = and(
  eq(quoteRevisions.teamId, quotes.teamId),
  eq(quoteRevisions.quoteId, quotes.quoteId),
  eq(quoteRevisions.revision, quotes.revision),
)

export async function findQuote(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(isQuote({ teamId, quoteId }))
  return row
}

/**
 * Returns a draft at the revision the caller read, locked until the end of the transaction.
 * Throws quote/not-found, quote/wrong-state, quote/changed.
 */
export async function lockDraft(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteRow> {
  const [row] = await tx
    .select(columns)
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(isQuote({ teamId, quoteId }))
    .for('update')
  if (!row) throw apiError('quote/not-found')
  if (!isAllowed('edit', row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed', { yours: rev, current: row.rev })
  return row
}

export interface QuoteOfTeam {
  readonly quote: QuoteRow
  readonly team: TeamRow
}

export async function findQuoteOfTeam(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<QuoteOfTeam | undefined> {
  const [found] = await tx
    .select({ quote: columns, team: teams })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(isQuote({ teamId, quoteId }))
  return found
}

export async function findQuoteByToken(tx: Transaction, tokenHash: Buffer): Promise<QuoteOfTeam | undefined> {
  const [found] = await tx
    .select({ quote: columns, team: teams })
    .from(quoteRevisions)
    .innerJoin(quotes, isCurrent)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(eq(quoteRevisions.tokenHash, tokenHash))
  return found
}

/** Updates a draft that lockDraft returned. */
export async function updateDraft(
  tx: Transaction,
  before: Pick<QuoteRow, 'teamId' | 'quoteId' | 'state' | 'validUntil'>,
  change: QuoteChange,
): Promise<QuoteRow> {
  const row = await updateQuote(tx, before, eq(quotes.state, 'draft'), change)
  if (!row) throw new Error('the draft was not locked')
  return row
}

/** Updates a sent quote that has not expired on `today`. Returns undefined if it was answered or has expired. */
export function updateSent(
  tx: Transaction,
  before: Pick<QuoteRow, 'teamId' | 'quoteId' | 'state' | 'validUntil'>,
  today: string,
  change: QuoteChange,
): Promise<QuoteRow | undefined> {
  return updateQuote(tx, before, and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today)), change)
}

async function updateQuote(
  tx: Transaction,
  before: Pick<QuoteRow, 'teamId' | 'quoteId' | 'state' | 'validUntil'>,
  condition: SQL | undefined,
  { quote, revision }: QuoteChange,
): Promise<QuoteRow | undefined> {
  const [head] = await tx
    .update(quotes)
    .set({ ...quote, rev: sql`${quotes.rev} + 1` })
    .where(and(isQuote(before), condition))
    .returning()
  if (!head) return undefined
  await countStateChange(tx, before, head)
  const [current] = revision
    ? await tx.update(quoteRevisions).set(revision).where(isRevision(head)).returning()
    : await tx.select().from(quoteRevisions).where(isRevision(head))
  return current && { ...head, ...current }
}

/** Records the first view of a sent quote. Returns undefined for later views. */
export async function markViewed(
  tx: Transaction,
  tokenHash: Buffer,
  at: Date,
): Promise<Pick<QuoteRow, 'teamId' | 'quoteId'> | undefined> {
  const [row] = await tx
    .update(quoteRevisions)
    .set({ firstViewedAt: at })
    .from(quotes)
    .where(
      and(
        eq(quoteRevisions.tokenHash, tokenHash),
        isCurrent,
        eq(quotes.state, 'sent'),
        isNull(quoteRevisions.firstViewedAt),
      ),
    )
    .returning({ teamId: quoteRevisions.teamId, quoteId: quoteRevisions.quoteId })
  return row
}

/** Starts the next delivery. Returns undefined if it was started already. */
export function startDelivery(
  tx: Transaction,
  quote: RevisionKey,
  delivery: QuoteDelivery,
): Promise<Revision | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending - 1)
}

/** Records a new state of a delivery. Returns undefined if it has that state already, or another has started. */
export function recordDelivery(
  tx: Transaction,
  quote: RevisionKey,
  delivery: QuoteDelivery,
): Promise<Revision | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending)
}

async function changeDelivery(
  tx: Transaction,
  quote: RevisionKey,
  delivery: QuoteDelivery,
  expected: number,
): Promise<Revision | undefined> {
  const stored = sql`${quoteRevisions.delivery}`
  const [row] = await tx
    .update(quoteRevisions)
    .set({ delivery })
    .where(
      and(
        isRevision(quote),
        sql`(${stored} ->> 'sending')::int = ${expected}`,
        sql`${stored} ->> 'state' <> ${delivery.state}`,
      ),
    )
    .returning()
  return row
}

function isQuote({ teamId, quoteId }: Pick<Head, 'teamId' | 'quoteId'>): SQL | undefined {
  return and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId))
}

function isRevision({ teamId, quoteId, revision }: RevisionKey): SQL | undefined {
  return and(
    eq(quoteRevisions.teamId, teamId),
    eq(quoteRevisions.quoteId, quoteId),
    eq(quoteRevisions.revision, revision),
  )
}
