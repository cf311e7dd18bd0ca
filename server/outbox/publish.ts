import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { type LastPart, type Transaction, writeLast } from '#database'
import type { EventType, EventWork } from './event-type.ts'

/**
 * key: a new event replaces a pending one with the same key. An event being delivered continues, but is not
 * retried if it fails, since the new event follows. keepsTime: the new event is delivered at the time of the
 * replaced one. delayMs: minimum delay by the clock of the database; default: none. queue: events of a queue
 * are delivered one at a time, by separate workers, for handlers that wait for foreign servers. isFirst:
 * delivered before other due events, such as when a person waits. An event with a key locks this key until
 * the commit: use keys in the same order everywhere, or under another lock.
 */
export interface PublishOptions {
  readonly queue?: string
  readonly isFirst?: boolean
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

/**
 * Attempts per event. The delay before each retry is e^attempt seconds, up to e^10, so the last attempt is
 * about a day after the first.
 */
const maxAttempts = 13

/** Priorities of jobs; the lowest number is delivered first. */
const [firstPriority, usualPriority] = [-1, 0]

/**
 * Stores an event in the transaction of its change: delivered after the commit, discarded on rollback. The
 * payload is readable in the database; secrets must be encrypted with `sealer.seal(...)`. The event is added
 * by the last statement of the transaction, which fails if ten tries do not add it.
 */
export async function publish<Payload extends z.ZodType>(
  tx: Transaction,
  { name: type, work }: EventType<Payload>,
  payload: z.input<Payload>,
  { key, keepsTime = false, delayMs = 0, queue, isFirst = false }: PublishOptions = {},
): Promise<void> {
  await writeLast(tx, newJobs, {
    tries: 1,
    task: queue === undefined ? eventTasks[work] : queuedEventTask,
    job: { type, payload, id: newEventId() },
    queue: queue ?? null,
    key: key ?? null,
    mode: keepsTime ? 'preserve_run_at' : 'replace',
    delay_ms: delayMs,
    priority: isFirst ? firstPriority : usualPriority,
  })
}

/**
 * Tries to add a job. The second try succeeds if a worker has taken the pending job meanwhile; more failures
 * have another reason and would repeat forever.
 */
const maxTries = 10

interface NewJob {
  readonly tries: number
  readonly key: string | null
  readonly [field: string]: unknown
}

/** Adds the events of a transaction by one statement; of events with the same key only the last. */
const newJobs: LastPart<NewJob> = {
  name: 'jobs',
  text: (parameter) => `select e.place::int from rows from (json_to_recordset(${parameter}) as
      (task text, job json, queue text, key text, mode text, delay_ms double precision, priority int)
    ) with ordinality as e(task, job, queue, key, mode, delay_ms, priority, place),
    graphile_worker.add_job(e.task, e.job, queue_name => e.queue, job_key => e.key, job_key_mode => e.mode,
      priority => e.priority, max_attempts => ${maxAttempts}, run_at => now() + e.delay_ms * interval '1 millisecond') as job
    where job.id is not null`,
  parameterOf: (jobs) => JSON.stringify(lastOfKeys(jobs)),
  async taken(tx, jobs, found) {
    const places = new Set((found as readonly { readonly place: number }[]).map(({ place }) => place)) // the statement above selects place
    const missing = lastOfKeys(jobs).filter((_, index) => !places.has(index + 1))
    for (const job of missing) {
      if (job.tries === maxTries)
        throw new Error(`${missing.length} events were not added in ${maxTries} tries`)
      await writeLast(tx, newJobs, { ...job, tries: job.tries + 1 })
    }
  },
}

function lastOfKeys(jobs: readonly NewJob[]): readonly NewJob[] {
  const lastOfKey = new Map(jobs.map((job) => [job.key, job]))
  return jobs.filter((job) => job.key === null || lastOfKey.get(job.key) === job)
}

/** Returns an event id. Ids sort by time and are valid in file names and Message-IDs. */
function newEventId(): string {
  const time = new Date().toISOString().replace(/\D/g, '')
  return `${time}-${randomBytes(8).toString('hex')}`
}
