import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { batched, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../memoize-by-owner.ts'
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
  await additions(tx)({
    task: queue === undefined ? eventTask : queuedEventTask,
    job: { type, payload, id: newEventId() },
    queue: queue ?? null,
    key: key ?? null,
    run_at: runAt ?? null,
  })
}

/** Those that come together in a transaction are added by one statement. */
const additions = memoizeByOwner((tx: Transaction) =>
  batched(async (jobs: readonly object[]) => {
    await runNamed(tx, addStatement, [JSON.stringify(jobs), maxAttempts])
    return jobs.map(() => undefined)
  }),
)

const addStatement: NamedStatement = {
  name: 'outbox_add_jobs',
  text: `select from json_to_recordset($1) as e(task text, job json, queue text, key text, run_at timestamptz),
    graphile_worker.add_job(e.task, e.job, queue_name => e.queue, job_key => e.key, max_attempts => $2, run_at => e.run_at)`,
}

/** Ids sort by time and are valid in file names and Message-IDs. */
function newEventId(): string {
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${randomBytes(8).toString('hex')}`
}
