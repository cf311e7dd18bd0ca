import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { batched, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import type { EventType, EventWork } from './event-type.ts'

/**
 * key: a new event replaces a pending one with the same key. One that is being delivered goes on, without another attempt
 * if it fails: the new one follows. keepsTime: a new event is delivered when the replaced one would have been. delayMs:
 * not delivered before, by the clock of the database; absent: at once. queue: events of a queue are delivered one at a
 * time, by workers of their own: for handlers that wait for servers of others.
 *
 * An event with a key locks that key until the commit: take keys in the same order everywhere, or under another lock.
 */
export interface PublishOptions {
  readonly queue?: string
  readonly key?: string
  readonly keepsTime?: boolean
  readonly delayMs?: number
}

/** Names of the graphile-worker tasks by kind of work; the event type selects the handler. */
export const eventTasks = {
  quick: 'event',
  mail: 'mail-event',
  slow: 'slow-event',
} as const satisfies Record<EventWork, string>
/** Name of the task for events in queues. */
export const queuedEventTask = 'queued-event'

/** The delay before each retry is e^attempt seconds, up to e^10, so the last attempt is about a day after the first. */
const maxAttempts = 13

/**
 * Stores an event in the transaction of its change: delivered after the commit, discarded on rollback. Its payload is
 * readable in the database; secrets must be encrypted with `sealer.seal(...)`. Throws when the database does not add it
 * in ten tries; the transaction then has to be rolled back.
 */
export async function publish<Payload extends z.ZodType>(
  tx: Transaction,
  { name: type, work }: EventType<Payload>,
  payload: z.input<Payload>,
  { key, keepsTime = false, delayMs = 0, queue }: PublishOptions = {},
): Promise<void> {
  await additions(tx)({
    task: queue === undefined ? eventTasks[work] : queuedEventTask,
    job: { type, payload, id: newEventId() },
    queue: queue ?? null,
    key: key ?? null,
    mode: keepsTime ? 'preserve_run_at' : 'replace',
    delay_ms: delayMs,
  })
}

/**
 * A job that a worker takes meanwhile is added by the second try. More failures have another reason and would
 * repeat without end.
 */
const maxTries = 10

interface NewJob {
  readonly key: string | null
  readonly [field: string]: unknown
}

/** Events that come together in a transaction are added by one statement; of those with the same key, the last one is. */
const additions = memoizeByOwner((tx: Transaction) =>
  batched(async (jobs: readonly NewJob[]) => {
    const lastOfKey = new Map(jobs.map((job) => [job.key, job]))
    let missing = jobs.filter((job) => job.key === null || lastOfKey.get(job.key) === job)
    for (let tries = 0; missing.length > 0; tries += 1) {
      if (tries === maxTries) throw new Error(`${missing.length} events were not added in ${maxTries} tries`)
      missing = await addJobs(tx, missing)
    }
    return jobs.map(() => undefined)
  }),
)

/** Returns those that were not added: a worker took the job with that key after it was found pending. */
async function addJobs(tx: Transaction, jobs: readonly NewJob[]): Promise<NewJob[]> {
  const added = await runNamed<{ place: number }>(tx, addStatement, [JSON.stringify(jobs), maxAttempts])
  const places = new Set(added.map(({ place }) => place))
  return jobs.filter((_, index) => !places.has(index + 1))
}

const addStatement: NamedStatement = {
  name: 'outbox_add_jobs',
  text: `select e.place::int from rows from (json_to_recordset($1) as
      (task text, job json, queue text, key text, mode text, delay_ms double precision)
    ) with ordinality as e(task, job, queue, key, mode, delay_ms, place),
    graphile_worker.add_job(e.task, e.job, queue_name => e.queue, job_key => e.key, job_key_mode => e.mode,
      max_attempts => $2, run_at => now() + e.delay_ms * interval '1 millisecond') as job
    where job.id is not null`,
}

/** Ids sort by time and are valid in file names and Message-IDs. */
function newEventId(): string {
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${randomBytes(8).toString('hex')}`
}
