import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/**
 * Something that happened. payload: JSON, read by whoever may read the database, so what must stay secret is put
 * in as `sealer.seal(...)`. key: of events with the same key that still wait, the last one counts.
 */
export type NewEvent = { type: string; payload: unknown; key?: string }

/** The one kind of job in the queue; the event's type chooses the handler. */
export const eventTask = 'event'

/** Attempts grow apart as e^attempt seconds, so that the last one is about three days after the first. */
const maxAttempts = 13

/** Writes an event with the change it tells of: it is delivered after the transaction commits, or never existed. */
export async function publish(tx: Transaction, { type, payload, key }: NewEvent): Promise<void> {
  const job = JSON.stringify({ type, payload })
  await tx.execute(
    sql`select from graphile_worker.add_job(${eventTask}, ${job}::json, job_key => ${key ?? null}, max_attempts => ${maxAttempts})`,
  )
}
