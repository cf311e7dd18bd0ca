import { and, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { RevisionKey } from './lines/line-store.ts'
import { isRevision, type Revision, revisionColumns } from './quote-store.ts'
import { type QuoteDelivery, quoteRevisions } from './schema.ts'

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
