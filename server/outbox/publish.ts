import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '#database'
import type { EventType } from './event-type.ts'

/**
 * key: a new event replaces a pending one with the same key. runAt: not delivered before; absent: at once. queue: events
 * of a queue are delivered one at a time, by workers of their own: for handlers that wait for servers of others.
 */
export interface PublishOptions {
  readonly queue?: string
  readonly key?: string
  readonly runAt?: Date
}

/** Name of the graphile-worker task of all events; the event type selects the handler. */
export const eventTask = 'event'
/** Of the events in queues. */
export const queuedEventTask = 'queued-event'

/** The delay before each retry is e^attempt seconds, up to e^10, so the last attempt is about a day after the first. */
const maxAttempts = 13

/**
 * Stores an event in the transaction of its change: delivered after the commit, discarded on rollback. Its payload is
 * readable in the database; secrets must be encrypted with `sealer.seal(...)`.
 */
export async function publish<Payload extends z.ZodType>(
  tx: Transaction,
  { name: type }: EventType<Payload>,
  payload: z.input<Payload>,
  { key, runAt, queue }: PublishOptions = {},
): Promise<void> {
  const job = JSON.stringify({ type, payload, id: newEventId() })
  const task = queue === undefined ? eventTask : queuedEventTask
  await tx.execute(
    sql`select from graphile_worker.add_job(${task}, ${job}::json, queue_name => ${queue ?? null}, job_key => ${key ?? null}, max_attempts => ${maxAttempts}, run_at => ${runAt ?? null})`,
  )
}

/** Ids sort by time and are valid in file names and Message-IDs. */
function newEventId(): string {
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${randomBytes(8).toString('hex')}`
}
