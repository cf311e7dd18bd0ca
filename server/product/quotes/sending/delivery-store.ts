import { and, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { RevisionKey } from '../lines/line-store.ts'
import { isRevision, type Revision, revisionColumns } from '../quote-store.ts'
import { type QuoteDelivery, quoteRevisions } from '../schema.ts'

/** Starts the first or the next delivery. Returns undefined if it was already started. */
export function startDelivery(
  tx: Transaction,
  quote: RevisionKey,
  delivery: QuoteDelivery,
): Promise<Revision | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending - 1)
}

/**
 * Records a new state of a delivery. Returns undefined if it already has that state, or another delivery has
 * started.
 */
export function recordDelivery(
  tx: Transaction,
  quote: RevisionKey,
  delivery: QuoteDelivery,
): Promise<Revision | undefined> {
  return changeDelivery(tx, quote, delivery, delivery.sending)
}

/** Resets a reminder that was not sent, because the quote was answered or expired meanwhile. */
export async function endReminder(tx: Transaction, quote: RevisionKey): Promise<void> {
  const stored = sql`${quoteRevisions.delivery}`
  await tx
    .update(quoteRevisions)
    .set({ delivery: sql`jsonb_set(${stored} - 'kind', '{state}', '"sent"')` })
    .where(and(isRevision(quote), sql`${stored} ->> 'kind' in ('reminder', 'lastDay')`))
}

/** Changes the address that a sent revision is mailed to. */
export async function saveRecipient(tx: Transaction, quote: RevisionKey, email: string): Promise<void> {
  const { snapshot } = quoteRevisions
  await tx
    .update(quoteRevisions)
    .set({ snapshot: sql`jsonb_set(${snapshot}, '{customer,email}', to_jsonb(${email}::text))` })
    .where(isRevision(quote))
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
        sql`coalesce((${stored} ->> 'sending')::int, 0) = ${expected}`,
        sql`${stored} ->> 'state' is distinct from ${delivery.state}`,
      ),
    )
    .returning(revisionColumns)
  return row
}
