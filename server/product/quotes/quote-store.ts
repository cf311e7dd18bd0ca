import type { CustomerId, QuoteId, TeamId } from '@costard/contract'
import { isAllowed, type NumberFrame, trialNumber } from '@costard/quotes'
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { batched, columnNames, jsonRow, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../calls/api-error.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { teams } from '../teams/schema.ts'
import type { LineValues, RevisionKey } from './lines/line-store.ts'
import { countStateChange } from './quote-counts-store.ts'
import { quoteCounters, quoteLines, quoteRevisions, quotes, type QuoteSnapshot } from './schema.ts'

type Head = Omit<typeof quotes.$inferSelect, SortKeys>
export type Revision = Omit<typeof quoteRevisions.$inferSelect, 'snapshot'>

/** A quote with one of its revisions, by default the newest; without the snapshot, which is large. */
export type QuoteRow = Head & Revision & { readonly newestRevision: number }

/** Columns that only triggers write. */
type SortKeys = 'sortMinor' | 'sortCustomer'

type OfBoth = keyof Head & keyof Revision

export interface NewQuote {
  /** searchText: without the number of the quote. */
  readonly quote: Omit<
    Head,
    | 'number'
    | 'rev'
    | 'revision'
    | 'state'
    | 'openCounterOffers'
    | 'counterMinor'
    | 'settledMinor'
    | 'questionsAsked'
    | 'questionsOpen'
    | 'siteChanges'
    | 'assignedTo'
    | 'archivedAt'
  >
  readonly revision: Omit<Revision, OfBoth | keyof typeof unsent>
  readonly lines: readonly LineValues[]
}

/** A change of a quote and of one of its revisions. */
export interface QuoteChange {
  readonly quote: Partial<Omit<Head, OfBoth>>
  readonly both?: Partial<Pick<Head, 'state' | 'validUntil'>>
  readonly revision?: Partial<Omit<typeof quoteRevisions.$inferSelect, OfBoth>>
}

const { snapshot, ...others } = getTableColumns(quoteRevisions)
export const revisionColumns = others
const { sortMinor: _, sortCustomer: __, ...headColumns } = getTableColumns(quotes)
export const quoteColumns = {
  ...headColumns,
  newestRevision: sql<number>`${quotes.revision}`.as('newest_revision'),
  ...revisionColumns,
}
const withSnapshot = { ...quoteColumns, snapshot }

/**
 * Inserts a draft with its lines, and counts it for its team and customer. A trial takes no number and is not
 * counted. Concurrent drafts of a team in one transaction are inserted by one statement, with numbers in call
 * order.
 */
export async function insertQuote(
  tx: Transaction,
  { quote, revision, lines }: NewQuote,
  frame: NumberFrame,
): Promise<QuoteRow> {
  const { teamId, quoteId, isTrial, customerId, createdAt } = quote
  const key: RevisionKey = { teamId, quoteId, revision: 1 }
  const both = { ...key, state: 'draft', validUntil: quote.validUntil } as const
  const head = {
    ...quote,
    ...both,
    rev: 1,
    openCounterOffers: null,
    counterMinor: null,
    settledMinor: null,
    questionsAsked: 0,
    questionsOpen: 0,
    siteChanges: [],
    assignedTo: null,
    archivedAt: null,
  }
  const content = { ...unsent, ...revision, ...both }
  const inserted = await insertions(tx)({
    teamId,
    quoteId,
    isTrial,
    customerId,
    isAsked: quote.visitor !== null,
    createdAt,
    frame,
    head: jsonRow(quotes, head),
    content: jsonRow(quoteRevisions, content),
    lines: lines.map((line) => jsonRow(quoteLines, { ...line, ...key })),
  })
  return { ...content, ...head, newestRevision: 1, number: inserted.number, searchText: inserted.search_text }
}

interface Insertion {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly isTrial: boolean
  readonly customerId: CustomerId | null
  /**
   * True if a visitor requested the quote. The visitor may not be the customer, so such a quote does not
   * extend the customer's retention.
   */
  readonly isAsked: boolean
  readonly createdAt: Date
  readonly frame: NumberFrame
  readonly head: object
  readonly content: object
  readonly lines: readonly object[]
}

interface Inserted {
  readonly quote_id: QuoteId
  readonly number: string
  readonly search_text: string
}

const insertions = memoizeByOwner((tx: Transaction) =>
  batched(async (quotesToInsert: readonly Insertion[]) => {
    const inserted = new Map<QuoteId, Inserted>()
    const alike = Map.groupBy(quotesToInsert, ({ teamId, isTrial, frame }) =>
      JSON.stringify([teamId, isTrial, frame]),
    )
    for (const group of alike.values())
      for (const row of await insertAlike(tx, group)) inserted.set(row.quote_id, row)
    return quotesToInsert.map(({ quoteId }) => {
      const row = inserted.get(quoteId)
      if (!row) throw new Error('insert of a quote returned no row')
      return row
    })
  }),
)

/** Inserts quotes of one team whose numbers have the same format. */
async function insertAlike(tx: Transaction, group: readonly Insertion[]): Promise<readonly Inserted[]> {
  const [first] = group
  if (!first) return []
  const { teamId, isTrial, frame } = first
  return runNamed<Inserted>(tx, insertStatement, [
    teamId,
    frame.prefix,
    frame.digits,
    frame.suffix,
    group.length,
    JSON.stringify(group.map(({ head }) => head)),
    JSON.stringify(group.map(({ content }) => content)),
    JSON.stringify(group.flatMap(({ lines }) => lines)),
    frame.year,
    frame.reset === 'yearly',
    isTrial,
    group.flatMap(({ customerId }) => customerId ?? []),
    new Date(Math.max(...group.map(({ createdAt }) => createdAt.getTime()))),
    group.flatMap(({ customerId, isAsked }) => (isAsked ? [] : (customerId ?? []))),
  ])
}

const insertStatement: NamedStatement = {
  name: 'product_insert_quotes',
  text: `
    with counted as (
      insert into product.quote_counters as c (team_id, next, made, year)
      select $1, $5::int + 1, $5, $9::int where not $11::bool
      on conflict (team_id) do update set made = c.made + $5, year = greatest(c.year, $9),
        next = case when $10 and c.year < $9 then 1 else c.next end + $5
      returning next - $5 as first
    ), heads as (
      select head, (place - 1)::int as place from jsonb_array_elements($6::jsonb) with ordinality as heads (head, place)
    ), numbered as (
      select head, $2::text || lpad(sequence::text, greatest($3::int, length(sequence::text)), '0') || $4::text as of_quote
      from counted, heads, lateral (select first + place as sequence) numbers
      union all select head, '${trialNumber}' from heads where $11
    ), counts as (
      insert into product.quote_counts as c (team_id, state, valid_until, count)
      select $1, 'draft', 'infinity', $5 where not $11
      on conflict (team_id, state, valid_until) do update set count = c.count + $5
    ), counted_of_customer as (
      update product.customers set
        quote_count = quote_count + cardinality(array_positions($12::text[], customer_id)),
        last_quote_at = case when customer_id = any ($14) then greatest(last_quote_at, $13) else last_quote_at end
      where team_id = $1 and customer_id = any ($12)
    ), revised as (
      insert into product.quote_revisions (${columnNames(quoteRevisions)})
      select ${columnNames(quoteRevisions)} from jsonb_populate_recordset(null::product.quote_revisions, $7)
    ), lined as (
      insert into product.quote_lines (${columnNames(quoteLines)})
      select ${columnNames(quoteLines)} from jsonb_populate_recordset(null::product.quote_lines, $8)
    )
    insert into product.quotes (${columnNames(quotes)})
    select ${columnNames(quotes)} from numbered, jsonb_populate_record(null::product.quotes, head || jsonb_build_object(
      'number', of_quote, 'search_text', lower(of_quote) || ' ' || (head ->> 'search_text')))
    returning quote_id, number, search_text`,
}

/** Columns of a revision that are empty until it is sent. */
export const unsent = {
  snapshot: null,
  offeredKey: null,
  tokenHash: null,
  sentAt: null,
  channel: null,
  firstViewedAt: null,
  acceptance: null,
  decline: null,
  cancellation: null,
  reopenings: null,
  expiredAt: null,
  delivery: null,
} as const

/** Returns the number of quotes that the team has created. */
export async function countQuotesMade(tx: Transaction, teamId: TeamId): Promise<number> {
  const [counter] = await tx
    .select({ made: quoteCounters.made })
    .from(quoteCounters)
    .where(eq(quoteCounters.teamId, teamId))
  return counter?.made ?? 0
}

/** Join condition between a quote and its revisions. */
const isRevisionOf = and(eq(quoteRevisions.teamId, quotes.teamId), eq(quoteRevisions.quoteId, quotes.quoteId))
/** Join condition between a quote and its newest revision. */
export const isCurrent: SQL | undefined = and(isRevisionOf, eq(quoteRevisions.revision, quotes.revision))

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
const lockHeadStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(byKey)
    .for('update')
    .prepare('product_lock_quote_head'),
)
const byKey = and(
  eq(quotes.teamId, sql.placeholder('teamId')),
  eq(quotes.quoteId, sql.placeholder('quoteId')),
)

function currentQuote(tx: Transaction) {
  return tx.select(quoteColumns).from(quotes).innerJoin(quoteRevisions, isCurrent).where(byKey)
}

/** Returns a quote, locked until the end of the transaction. Throws quote/not-found. */
export async function lockQuote(tx: Transaction, teamId: TeamId, quoteId: QuoteId): Promise<QuoteRow> {
  const [row] = await lockStatement(tx).execute({ teamId, quoteId })
  if (row) return row
  // After waiting for the lock, the join finds nothing if a revision was started meanwhile: it is repeated
  // while holding the lock.
  const [head] = await lockHeadStatement(tx).execute({ teamId, quoteId })
  const [current] = head ? await lockStatement(tx).execute({ teamId, quoteId }) : []
  if (!current) throw apiError('quote/not-found')
  return current
}

/**
 * Returns a draft at the rev that the caller read, locked until the end of the transaction. Throws
 * quote/not-found, quote/wrong-state, quote/changed.
 */
export async function lockDraft(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
  rev: number,
  action: 'edit' | 'send' = 'edit',
): Promise<QuoteRow> {
  const row = await lockQuote(tx, teamId, quoteId)
  if (!isAllowed(action, row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed', { yours: rev, current: row.rev })
  return row
}

export interface RevisionOfTeam {
  /** Without the snapshot, which is large. */
  readonly quote: QuoteRow
  readonly team: TeamRow
}

export interface QuoteOfTeam extends RevisionOfTeam {
  readonly quote: QuoteRow & { readonly snapshot: QuoteSnapshot | null }
}

/** Returns a quote with one of its revisions. */
export async function findQuoteOfTeam(tx: Transaction, key: RevisionKey): Promise<QuoteOfTeam | undefined> {
  const { teamId, quoteId, revision } = key
  const [found] = await ofTeamStatement(tx).execute({ teamId, quoteId, revision })
  return found
}

const ofTeamStatement = memoizeByOwner((tx: Transaction) =>
  selectOfTeam(tx, withSnapshot).where(isRevisionByKey).prepare('product_find_quote_of_team'),
)
const isRevisionByKey = and(
  eq(quoteRevisions.teamId, sql.placeholder('teamId')),
  eq(quoteRevisions.quoteId, sql.placeholder('quoteId')),
  eq(quoteRevisions.revision, sql.placeholder('revision')),
)

/** Returns a quote with the revision that this token belongs to. */
export async function findQuoteByToken(tx: Transaction, tokenHash: Buffer): Promise<QuoteOfTeam | undefined> {
  const [found] = await selectOfTeam(tx, withSnapshot).where(eq(quoteRevisions.tokenHash, tokenHash))
  return found
}

/** Returns the content that was sent with a revision; null if it was not sent yet. */
export async function findSnapshot(tx: Transaction, key: RevisionKey): Promise<QuoteSnapshot | null> {
  const [row] = await tx
    .select({ snapshot })
    .from(quoteRevisions)
    .where(
      and(
        eq(quoteRevisions.teamId, key.teamId),
        eq(quoteRevisions.quoteId, key.quoteId),
        eq(quoteRevisions.revision, key.revision),
      ),
    )
  return row?.snapshot ?? null
}

/** Like findQuoteOfTeam, without the snapshot, which is large. */
export async function findRevisionOfTeam(
  tx: Transaction,
  key: RevisionKey,
): Promise<RevisionOfTeam | undefined> {
  const [found] = await selectOfTeam(tx, quoteColumns).where(isRevision(key))
  return found
}

/** Like findQuoteByToken, without the snapshot, which is large. */
export async function findRevisionByToken(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<RevisionOfTeam | undefined> {
  const [found] = await selectOfTeam(tx, quoteColumns).where(eq(quoteRevisions.tokenHash, tokenHash))
  return found
}

/** A quote with the revision that a link belongs to, as needed for the customer's page. */
export interface LinkedRevision extends QuoteOfTeam {
  /** Changes with every write to the revision, such as the erasure of its customer. */
  readonly version: string
}

/**
 * Returns a quote with the revision that this token belongs to. isWhole: includes the content that was sent,
 * which is large and otherwise null. beside: additional data on the quote, read by the same statement.
 */
export async function findLinkedRevision<Beside extends object>(
  tx: Transaction,
  tokenHash: Buffer,
  {
    isWhole,
    beside,
  }: { readonly isWhole: boolean; readonly beside: { readonly [Name in keyof Beside]: SQL<Beside[Name]> } },
): Promise<(LinkedRevision & { readonly beside: Beside }) | undefined> {
  const [found] = await tx
    .select({
      quote: { ...quoteColumns, snapshot: isWhole ? snapshot : sql<null>`null` },
      team: teams,
      version: sql<string>`${quoteRevisions}.xmin::text`,
      beside: sql<Beside>`json_build_object(${sql.join(
        Object.entries<SQL>(beside).flatMap(([name, value]) => [sql`${name}::text`, value]),
        sql`, `,
      )})`,
    })
    .from(quoteRevisions)
    .innerJoin(quotes, isRevisionOf)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(eq(quoteRevisions.tokenHash, tokenHash))
  return found
}

/** Columns of the quote that a statement selects, for conditions on related rows. */
export const quoteKey = {
  teamId: quoteRevisions.teamId,
  quoteId: quoteRevisions.quoteId,
  revision: quoteRevisions.revision,
}

/**
 * PostgreSQL accepts only names without a schema here. The team is not locked: otherwise changes of the team
 * would wait for customers' answers.
 */
const lockedByToken = [alias(quotes, 'quotes'), alias(quoteRevisions, 'quote_revisions')]

/** Like findQuoteByToken, but locks the quote and its revision until the end of the transaction. */
export async function lockQuoteByToken(tx: Transaction, tokenHash: Buffer): Promise<QuoteOfTeam | undefined> {
  const [found] = await selectOfTeam(tx, withSnapshot)
    .where(eq(quoteRevisions.tokenHash, tokenHash))
    .for('update', { of: lockedByToken })
  return found
}

function selectOfTeam<Fields extends typeof quoteColumns>(tx: Transaction, quote: Fields) {
  return tx
    .select({ quote, team: teams })
    .from(quoteRevisions)
    .innerJoin(quotes, isRevisionOf)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
}

/**
 * Updates a locked quote with the revision in `before`. An archived quote is restored, unless the change sets
 * when it was archived. Throws quote/wrong-state if a trial would stop being a draft.
 */
export async function updateQuote(
  tx: Transaction,
  before: Pick<
    QuoteRow,
    keyof RevisionKey | 'newestRevision' | 'state' | 'validUntil' | 'isTrial' | 'archivedAt'
  >,
  { quote, both, revision }: QuoteChange,
): Promise<QuoteRow> {
  const isNewest = before.revision === before.newestRevision
  if (before.isTrial && (both?.state ?? 'draft') !== 'draft')
    throw apiError('quote/wrong-state', { isTrial: true })
  const ends = isNewest && both?.state !== undefined && !isAllowed('edit', both.state)
  const head = tx.$with('head').as(
    tx
      .update(quotes)
      .set({
        ...(isNewest && { archivedAt: null }),
        ...quote,
        ...(isNewest && both),
        ...((ends || before.isTrial) && waitingNoMore),
        rev: sql`${quotes.rev} + 1`,
      })
      .where(isQuote(before))
      .returning(headColumns),
  )
  const changes = { ...revision, ...both }
  const content = tx
    .$with('content')
    .as(
      Object.keys(changes).length > 0
        ? tx.update(quoteRevisions).set(changes).where(isRevision(before)).returning(revisionColumns)
        : tx.select(revisionColumns).from(quoteRevisions).where(isRevision(before)),
    )
  const [row] = await tx
    .with(head, content)
    .select()
    .from(head)
    .innerJoin(content, sql`true`)
  if (!row) throw new Error('the quote was not locked')
  if (isNewest) await countStateChange(tx, before, row.head)
  return { ...row.head, ...row.content, newestRevision: row.head.revision }
}

/** The fields of a quote that does not wait for a colleague: only drafts wait, and trials never do. */
export const waitingNoMore = { toReleaseSince: null, toPriceSince: null, sendWhenReleased: null } as const

/** Makes another revision the newest of a locked quote. */
export async function moveToRevision(
  tx: Transaction,
  before: QuoteRow,
  revision: number,
  quote: QuoteChange['quote'],
): Promise<QuoteRow> {
  const [content] = await tx
    .select(revisionColumns)
    .from(quoteRevisions)
    .where(isRevision({ ...before, revision }))
  if (!content) throw new Error('the quote does not have the revision')
  const { state, validUntil } = content
  const [head] = await tx
    .update(quotes)
    .set({
      ...quote,
      ...waitingNoMore,
      archivedAt: null,
      revision,
      state,
      validUntil,
      rev: sql`${quotes.rev} + 1`,
    })
    .where(isQuote(before))
    .returning(headColumns)
  if (!head) throw new Error('the quote was not locked')
  await countStateChange(tx, before, head)
  return { ...head, ...content, newestRevision: revision }
}

/** Records the first view of a sent quote. Returns undefined for further views. */
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
        isRevisionOf,
        eq(quoteRevisions.state, 'sent'),
        isNull(quoteRevisions.firstViewedAt),
      ),
    )
    .returning({ teamId: quoteRevisions.teamId, quoteId: quoteRevisions.quoteId })
  return row
}

function isQuote({ teamId, quoteId }: Pick<Head, 'teamId' | 'quoteId'>): SQL | undefined {
  return and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId))
}

export function isRevision({ teamId, quoteId, revision }: RevisionKey): SQL | undefined {
  return and(
    eq(quoteRevisions.teamId, teamId),
    eq(quoteRevisions.quoteId, quoteId),
    eq(quoteRevisions.revision, revision),
  )
}
