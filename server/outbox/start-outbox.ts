import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Job, Logger as WorkerLogger, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Database } from '#database'
import type { Log } from '#http'
import { eventTask } from './publish.ts'
import { holdWorkerLocks } from './dead-workers.ts'

/** Handles an event; retried later when it throws, unless isLast. job.id is the event's, the same for each attempt. */
export type EventHandler = (
  payload: unknown,
  job: { id: string; attempt: number; isLast: boolean },
) => Promise<void>
export type EventHandlers = Readonly<Record<string, EventHandler>>

export type Outbox = { stop: () => Promise<void> }

const concurrency = 4
/** Fallback: new jobs normally arrive by LISTEN at once. */
const pollIntervalMs = 2_000

/**
 * Delivers events to their handlers until stopped. Any number of processes share the work.
 * stopTimeoutMs: how long stop waits for running handlers; unfinished events are delivered again.
 */
export async function startOutbox(parts: {
  database: Pick<Database, 'pool'>
  handlers: EventHandlers
  log: Log
  stopTimeoutMs?: number
}): Promise<Outbox> {
  const { database, handlers, log, stopTimeoutMs = 10_000 } = parts
  const pools: WorkerPool[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) =>
    log.warn({ ...describe(job), error }, 'event delivery failed, will retry'),
  )
  events.on('job:failed', ({ job, error }) =>
    log.error({ ...describe(job), error }, 'event delivery failed permanently'),
  )
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool))
  const guard = await holdWorkerLocks(database, events, log)
  const runner = await run({
    pgPool: database.pool,
    concurrency,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    logger: new WorkerLogger(({ workerId }) => (level, message) => {
      log[level === 'error' ? 'warn' : 'debug']({ workerId }, message)
    }),
    events,
    taskList: { [eventTask]: (event: unknown, { job }) => deliver(handlers, event, job) },
  })
  return {
    stop: async () => {
      const stopping = runner.stop().catch((error: unknown) => {
        log.warn({ error }, 'outbox did not stop cleanly') // unhandled jobs stay in the queue
      })
      const isTimedOut = await Promise.race([stopping, pause(stopTimeoutMs, true, { ref: false })])
      // Unlocks the jobs still being handled, so that they are delivered again.
      if (isTimedOut === true) for (const pool of pools) await pool.forcefulShutdown('stop timed out')
      await guard.stop()
    },
  }
}

async function deliver(handlers: EventHandlers, event: unknown, job: Job): Promise<void> {
  // Only publish writes it; older versions wrote no id.
  const { type, payload, id = job.id } = event as { type: string; payload: unknown; id?: string }
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined
  // Retried: a newer version of the server running beside this one may have the handler.
  if (!handler) throw new Error(`No handler for event ${type}`)
  await handler(payload, { id, attempt: job.attempts, isLast: job.attempts >= job.max_attempts })
}

// Omits the payload: it may contain personal data.
function describe(job: Job): object {
  const event = job.payload as { type?: unknown } | null
  return { event: event?.type, job: job.id, attempt: job.attempts, maxAttempts: job.max_attempts }
}
