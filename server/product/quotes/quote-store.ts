import type { QuoteId, TeamId } from '@costard/contract'
import { isAllowed, type NumberFrame } from '@costard/quotes'
import { and, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../api-error.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { teams } from '../teams/schema.ts'
import type { LineValues, RevisionKey } from './lines/line-store.ts'
import { countStateChange } from './quote-counts-store.ts'
import {
  type QuoteDelivery,
  quoteCounters,
  quoteLines,
  quoteRevisions,
  quotes,
  type QuoteSnapshot,
} from './schema.ts'

type Head = typeof quotes.$inferSelect
type Revision = Omit<typeof quoteRevisions.$inferSelect, 'snapshot'>

/** A quote with its current revision, without the snapshot, which is large. */
export type QuoteRow = Head & Revision

type OfBoth = keyof Head & keyof Revision

export interface NewQuote {
  /** searchText: without the number. */
  readonly quote: Omit<Head, 'number' | 'rev' | 'revision' | 'state'>
  readonly revision: Omit<Revision, OfBoth | keyof typeof unsent>
  readonly lines: readonly LineValues[]
}

/** A change of a quote, and of its current revision. */
export interface QuoteChange {
  readonly quote: Partial<Omit<Head, OfBoth>>
  readonly revision?: Partial<Omit<typeof quoteRevisions.$inferSelect, OfBoth>>
}

const { snapshot, ...revisionColumns } = getTableColumns(quoteRevisions)
const columns = { ...getTableColumns(quotes), ...revisionColumns }

/** Inserts a draft with its lines, and counts it for its team and customer, in one statement: numbers are unique. */
export async function insertQuote(
  tx: Transaction,
  { quote, revision, lines }: NewQuote,
  { prefix, digits, suffix }: NumberFrame,
): Promise<QuoteRow> {
  const { teamId, quoteId, customerId, createdAt } = quote
  const key: RevisionKey = { teamId, quoteId, revision: 1 }
  const head = { ...quote, ...key, rev: 1, state: 'draft' as const }
  const content = { ...unsent, ...revision, ...key }
  const [inserted] = await runNamed<{ number: string; search_text: string }>(tx, insertStatement, [
    teamId,
    prefix,
    digits,
    suffix,
    customerId,
    createdAt,
    JSON.stringify(columnsOf(quotes, head)),
    JSON.stringify(columnsOf(quoteRevisions, content)),
    JSON.stringify(lines.map((line) => columnsOf(quoteLines, { ...line, ...key }))),
  ])
  if (!inserted) throw new Error('insert of a quote returned no row')
  return { ...content, ...head, number: inserted.number, searchText: inserted.search_text }
}

const insertStatement: NamedStatement = {
  name: 'product_insert_quote',
  text: `
    with counted as (
      insert into product.quote_counters as c (team_id, next) values ($1, 2)
      on conflict (team_id) do update set next = c.next + 1 returning next - 1 as sequence
    ), numbered as (
      select $2::text || lpad(sequence::text, greatest($3::int, length(sequence::text)), '0') || $4::text as of_quote
      from counted
    ), counts as (
      insert into product.quote_counts as c (team_id, state, valid_until, count) values ($1, 'draft', 'infinity', 1)
      on conflict (team_id, state, valid_until) do update set count = c.count + 1
    ), counted_of_customer as (
      update product.customers set quote_count = quote_count + 1, last_quote_at = greatest(last_quote_at, $6)
      where team_id = $1 and customer_id = $5
    ), revised as (
      insert into product.quote_revisions (${namesOf(quoteRevisions)})
      select ${namesOf(quoteRevisions)} from jsonb_populate_record(null::product.quote_revisions, $8)
    ), lined as (
      insert into product.quote_lines (${namesOf(quoteLines)})
      select ${namesOf(quoteLines)} from jsonb_populate_recordset(null::product.quote_lines, $9)
    )
    insert into product.quotes (${namesOf(quotes)})
    select ${namesOf(quotes)} from numbered, jsonb_populate_record(null::product.quotes, $7::jsonb || jsonb_build_object(
      'number', of_quote, 'search_text', lower(of_quote) || ' ' || ($7::jsonb ->> 'search_text')))
    returning number, search_text`,
}

/** Returns the values of a row by the names of their columns, as JSON has them. */
function columnsOf(table: PgTable, values: object): Readonly<Record<string, unknown>> {
  const named: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [named[key]?.name, value]))
}

function namesOf(table: PgTable): string {
  return Object.values(getTableColumns(table))
    .map(({ name }) => `"${name}"`)
    .join(', ')
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
  const [row] = await findStatement(tx).execute({ teamId, quoteId })
  return row
}

const findStatement = memoizeByOwner((tx: Transaction) => currentQuote(tx).prepare('product_find_quote'))
const lockStatement = memoizeByOwner((tx: Transaction) =>
  currentQuote(tx).for('update').prepare('product_lock_quote'),
)

function currentQuote(tx: Transaction) {
  const isIt = and(
    eq(quotes.teamId, sql.placeholder('teamId')),
    eq(quotes.quoteId, sql.placeholder('quoteId')),
  )
  return tx.select(columns).from(quotes).innerJoin(quoteRevisions, isCurrent).where(isIt)
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
  const [row] = await lockStatement(tx).execute({ teamId, quoteId })
  if (!row) throw apiError('quote/not-found')
  if (!isAllowed('edit', row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed', { yours: rev, current: row.rev })
  return row
}

export interface QuoteOfTeam {
  readonly quote: QuoteRow & { readonly snapshot: QuoteSnapshot | null }
  readonly team: TeamRow
}

export async function findQuoteOfTeam(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<QuoteOfTeam | undefined> {
  const [found] = await tx
    .select({ quote: { ...columns, snapshot }, team: teams })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(isQuote({ teamId, quoteId }))
  return found
}

export async function findQuoteByToken(tx: Transaction, tokenHash: Buffer): Promise<QuoteOfTeam | undefined> {
  const [found] = await tx
    .select({ quote: { ...columns, snapshot }, team: teams })
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
    ? await tx.update(quoteRevisions).set(revision).where(isRevision(head)).returning(revisionColumns)
    : await tx.select(revisionColumns).from(quoteRevisions).where(isRevision(head))
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
    .returning(revisionColumns)
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
