import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/**
 * payload: JSON, readable in the database; secrets must be encrypted with `sealer.seal(...)`. key: a new event
 * replaces a pending one with the same key.
 */
export type NewEvent = { type: string; payload: unknown; key?: string }

/** Name of the only graphile-worker task; the event type selects the handler. */
export const eventTask = 'event'

/** The delay before each retry is e^attempt seconds, up to e^10, so the last attempt is about a day after the first. */
const maxAttempts = 13

/** Stores an event in the transaction of its change: delivered after the commit, discarded on rollback. */
export async function publish(tx: Transaction, { type, payload, key }: NewEvent): Promise<void> {
  const job = JSON.stringify({ type, payload, id: newEventId() })
  await tx.execute(
    sql`select from graphile_worker.add_job(${eventTask}, ${job}::json, job_key => ${key ?? null}, max_attempts => ${maxAttempts})`,
  )
}

/** Ids sort by time and are valid in file names and Message-IDs. */
function newEventId(): string {
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${randomBytes(8).toString('hex')}`
}
