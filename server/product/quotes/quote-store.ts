import type { QuoteId, TeamId } from '@costard/contract'
import { isAllowed, type NumberFrame } from '@costard/quotes'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { type QuoteDelivery, quoteCounters, quotes } from './schema.ts'
import { teams } from '../teams/schema.ts'
import type { TeamRow } from '../teams/team-store.ts'

export type QuoteRow = typeof quotes.$inferSelect
export type NewQuote = Omit<typeof quotes.$inferInsert, 'number'>

/** Inserts a quote and increments the team's counter in one statement, so numbers are unique. */
export async function insertQuote(
  tx: Transaction,
  quote: NewQuote,
  { prefix, digits, suffix }: NumberFrame,
): Promise<QuoteRow> {
  const counted = tx.$with('counted').as(
    tx
      .insert(quoteCounters)
      .values({ teamId: quote.teamId, next: 2 })
      .onConflictDoUpdate({ target: quoteCounters.teamId, set: { next: sql`${quoteCounters.next} + 1` } })
      .returning({ sequence: sql<number>`${quoteCounters.next} - 1`.as('sequence') }),
  )
  const sequence = sql`(select sequence::text from counted)`
  const [row] = await tx
    .with(counted)
    .insert(quotes)
    .values({
      ...quote,
      number: sql`${prefix}::text || lpad(${sequence}, greatest(${digits}::int, length(${sequence})), '0') || ${suffix}::text`,
    })
    .returning()
  if (!row) throw new Error('insert of a quote returned no row')
  return row
}

/** Returns how many quotes the team has made. */
export async function countQuotesMade(tx: Transaction, teamId: TeamId): Promise<number> {
  const [counter] = await tx
    .select({ next: quoteCounters.next })
    .from(quoteCounters)
    .where(eq(quoteCounters.teamId, teamId))
  return counter ? counter.next - 1 : 0
}

export async function findQuote(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
  return row
}

/** Returns a draft at the revision the caller read. Throws quote/not-found, quote/wrong-state, quote/changed. */
export async function getDraft(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
  rev: number,
): Promise<QuoteRow> {
  const row = await findQuote(tx, teamId, quoteId)
  if (!row) throw apiError('quote/not-found')
  if (!isAllowed('edit', row.state)) throw apiError('quote/wrong-state', { state: row.state })
  if (row.rev !== rev) throw apiError('quote/changed')
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
    .select({ quote: quotes, team: teams })
    .from(quotes)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
  return found
}

export async function findQuoteByToken(tx: Transaction, tokenHash: Buffer): Promise<QuoteOfTeam | undefined> {
  const [found] = await tx
    .select({ quote: quotes, team: teams })
    .from(quotes)
    .innerJoin(teams, eq(teams.teamId, quotes.teamId))
    .where(eq(quotes.tokenHash, tokenHash))
  return found
}

/** Updates a draft at the given revision. Returns undefined if it has changed or is no longer a draft. */
export async function updateDraft(
  tx: Transaction,
  { teamId, quoteId, rev }: { readonly teamId: TeamId; readonly quoteId: QuoteId; readonly rev: number },
  change: Partial<QuoteRow>,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set({ ...change, rev: rev + 1 })
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.quoteId, quoteId),
        eq(quotes.rev, rev),
        eq(quotes.state, 'draft'),
      ),
    )
    .returning()
  return row
}

/** Updates a sent quote that has not expired on `today`. Returns undefined if it was answered or has expired. */
export async function updateSent(
  tx: Transaction,
  { teamId, quoteId }: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  today: string,
  change: Partial<QuoteRow>,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set({ ...change, rev: sql`${quotes.rev} + 1` })
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.quoteId, quoteId),
        eq(quotes.state, 'sent'),
        gte(quotes.validUntil, today),
      ),
    )
    .returning()
  return row
}

/** Records the first view of a sent quote. Returns undefined for later views. */
export async function markViewed(
  tx: Transaction,
  tokenHash: Buffer,
  at: Date,
): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .update(quotes)
    .set({ firstViewedAt: at })
    .where(and(eq(quotes.tokenHash, tokenHash), eq(quotes.state, 'sent'), isNull(quotes.firstViewedAt)))
    .returning()
  return row
}

/** Starts the next delivery. Returns undefined if it was started already. */
export function startDelivery(
  tx: Transaction,
  quote: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  delivery: QuoteDelivery,
): Promise<QuoteRow | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending - 1)
}

/** Records a new state of a delivery. Returns undefined if it has that state already, or another has started. */
export function recordDelivery(
  tx: Transaction,
  quote: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  delivery: QuoteDelivery,
): Promise<QuoteRow | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending)
}

async function changeDelivery(
  tx: Transaction,
  { teamId, quoteId }: Pick<QuoteRow, 'teamId' | 'quoteId'>,
  delivery: QuoteDelivery,
  expected: number,
): Promise<QuoteRow | undefined> {
  const stored = sql`${quotes.delivery}`
  const [row] = await tx
    .update(quotes)
    .set({ delivery })
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.quoteId, quoteId),
        sql`(${stored} ->> 'sending')::int = ${expected}`,
        sql`${stored} ->> 'state' <> ${delivery.state}`,
      ),
    )
    .returning()
  return row
}
