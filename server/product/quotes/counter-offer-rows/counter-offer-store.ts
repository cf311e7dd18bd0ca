import type { CounterOffer, LineId, QuoteId, TeamId } from '@costard/contract'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { quotes } from '../schema.ts'
import { type CounterDelivery, counterOffers, lineInspections, type StoredCounterAnswer } from './schema.ts'

export interface QuoteKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
}
export interface LineKey extends QuoteKey {
  readonly lineId: LineId
}

export type InspectionRow = typeof lineInspections.$inferSelect
export type CounterOfferRow = typeof counterOffers.$inferSelect

export async function findInspection(tx: Transaction, key: LineKey): Promise<InspectionRow | undefined> {
  const [row] = await tx.select().from(lineInspections).where(isInspectionOf(key))
  return row
}

/** Adds an inspection, or replaces the existing one. */
export async function saveInspectionRow(tx: Transaction, row: InspectionRow): Promise<void> {
  await tx
    .insert(lineInspections)
    .values(row)
    .onConflictDoUpdate({
      target: [lineInspections.teamId, lineInspections.quoteId, lineInspections.lineId],
      set: row,
    })
}

export function listCounterOffers(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
): Promise<CounterOfferRow[]> {
  return tx
    .select()
    .from(counterOffers)
    .where(and(eq(counterOffers.teamId, teamId), eq(counterOffers.quoteId, quoteId)))
    .orderBy(asc(counterOffers.sentAt), asc(counterOffers.lineId))
}

/** Returns the counter-offers of several quotes. */
export function listCounterOffersOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<CounterOfferRow[]> {
  return tx
    .select()
    .from(counterOffers)
    .where(and(eq(counterOffers.teamId, teamId), inArray(counterOffers.quoteId, [...quoteIds])))
    .orderBy(asc(counterOffers.sentAt), asc(counterOffers.lineId))
}

export async function findCounterOffer(tx: Transaction, key: LineKey): Promise<CounterOfferRow | undefined> {
  const [row] = await tx.select().from(counterOffers).where(isOfferOf(key))
  return row
}

export async function insertCounterOffer(tx: Transaction, row: CounterOfferRow): Promise<void> {
  await tx.insert(counterOffers).values(row)
  await countChange(tx, row, row.state === 'sent' ? 1 : 0, row.state === 'notified' ? changeOf(row) : 0)
}

/** Records the answer to an open counter-offer, or that it lapsed without one. */
export async function endCounterOffer(
  tx: Transaction,
  key: LineKey,
  state: 'accepted' | 'declined' | 'lapsed',
  answer: StoredCounterAnswer | null,
): Promise<void> {
  const ended = await tx
    .update(counterOffers)
    .set({ state, answer })
    .where(and(isOfferOf(key), eq(counterOffers.state, 'sent')))
    .returning({ content: counterOffers.content })
  const [row] = ended
  if (!row) throw new Error('the counter-offer was not open')
  await countChange(tx, key, -1, state === 'accepted' ? changeOf(row) : 0)
}

/** Starts the next mail about a counter-offer. Returns true if it was started. */
export function startCounterDelivery(
  tx: Transaction,
  key: LineKey,
  delivery: CounterDelivery,
): Promise<boolean> {
  return changeDelivery(tx, key, delivery, delivery.sending - 1)
}

/** Records the state of a mail. Returns true if the state changed. */
export function recordCounterDelivery(
  tx: Transaction,
  key: LineKey,
  delivery: CounterDelivery,
): Promise<boolean> {
  return changeDelivery(tx, key, delivery, delivery.sending)
}

/** Removes texts that people wrote, the answering person, and the references to photos, which are deleted. */
export async function eraseCounterOffers(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<void> {
  if (quoteIds.length === 0) return
  const ids = [...quoteIds]
  const { content, answer } = counterOffers
  await tx
    .update(counterOffers)
    .set({
      content: sql`${content} || jsonb_build_object('message', '', 'photos', '[]'::jsonb, 'findings', coalesce((
        select jsonb_agg(one || '{"text": "", "photos": []}') from jsonb_array_elements(${content} -> 'findings') one), '[]'),
        'services', coalesce((
        select jsonb_agg(one || '{"text": ""}') from jsonb_array_elements(${content} -> 'services') one), '[]'))`,
      answer: sql`case when ${answer} is not null then jsonb_strip_nulls(jsonb_build_object(
        'at', ${answer} -> 'at', 'onBehalf', ${answer} -> 'onBehalf' || '{"note": ""}'::jsonb)) end`,
    })
    .where(and(eq(counterOffers.teamId, teamId), inArray(counterOffers.quoteId, ids)))
  await tx
    .update(lineInspections)
    .set({
      message: '',
      notes: {},
      services: sql`coalesce((
        select jsonb_agg(one || '{"text": ""}') from jsonb_array_elements(${lineInspections.services}) one), '[]')`,
    })
    .where(and(eq(lineInspections.teamId, teamId), inArray(lineInspections.quoteId, ids)))
}

export function describeCounterOffer(row: CounterOfferRow): CounterOffer {
  const { lineId, state, answerBy, content, sentAt, sentBy, answer, delivery } = row
  return {
    lineId,
    state,
    answerBy,
    content,
    sentAt: sentAt.toISOString(),
    sentBy,
    answer: answer && {
      at: answer.at,
      ...(answer.name !== undefined && { name: answer.name }),
      ...(answer.onBehalf && { onBehalf: answer.onBehalf }),
    },
    delivery: { state: delivery.state, at: delivery.at, isReminder: delivery.kind === 'reminder' },
  }
}

/** Returns the counter-offer of a line. Throws quote/wrong-state. */
export async function getCounterOffer(tx: Transaction, key: LineKey): Promise<CounterOfferRow> {
  const row = await findCounterOffer(tx, key)
  if (!row) throw apiError('quote/wrong-state')
  return row
}

/**
 * Stores with the quote how many counter-offers await an answer, and the settled amount, so that lists need
 * not count.
 */
async function countChange(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
  open: 1 | 0 | -1,
  agreedMinor: number,
): Promise<void> {
  await tx
    .update(quotes)
    .set({
      openCounterOffers: sql`coalesce(${quotes.openCounterOffers}, 0) + ${open}`,
      ...(agreedMinor !== 0 && {
        counterMinor: sql`coalesce(${quotes.counterMinor}, 0) + ${agreedMinor}::bigint`,
      }),
    })
    .where(and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId)))
}

/** Returns the change of a quote's net amount by a counter-offer; negative amounts are paid by the team. */
function changeOf({ content }: Pick<CounterOfferRow, 'content'>): number {
  return content.acceptedMinor - content.newMinor
}

async function changeDelivery(
  tx: Transaction,
  key: LineKey,
  delivery: CounterDelivery,
  expected: number,
): Promise<boolean> {
  const stored = sql`${counterOffers.delivery}`
  const changed = await tx
    .update(counterOffers)
    .set({ delivery })
    .where(
      and(
        isOfferOf(key),
        sql`(${stored} ->> 'sending')::int = ${expected}`,
        sql`(${stored} ->> 'state' <> ${delivery.state} or ${expected !== delivery.sending})`,
      ),
    )
    .returning({ lineId: counterOffers.lineId })
  return changed.length > 0
}

function isOfferOf({ teamId, quoteId, lineId }: LineKey): SQL | undefined {
  return and(
    eq(counterOffers.teamId, teamId),
    eq(counterOffers.quoteId, quoteId),
    eq(counterOffers.lineId, lineId),
  )
}

function isInspectionOf({ teamId, quoteId, lineId }: LineKey): SQL | undefined {
  return and(
    eq(lineInspections.teamId, teamId),
    eq(lineInspections.quoteId, quoteId),
    eq(lineInspections.lineId, lineId),
  )
}
