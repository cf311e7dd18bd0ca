import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Job, Logger as WorkerLogger, run, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Database } from '#database'
import type { Log } from '#http'
import { eventTask } from './publish.ts'
import { standForOurWorkers } from './dead-workers.ts'

/** Acts on an event; called again later when it throws. job.id is the same each time. */
export type EventHandler = (payload: unknown, job: { id: string; attempt: number }) => Promise<void>
export type EventHandlers = Readonly<Record<string, EventHandler>>

export type Outbox = { stop: () => Promise<void> }

const concurrency = 4
/** LISTEN brings the news at once; this is for what was missed. */
const pollIntervalMs = 2_000

/**
 * Delivers events to their handlers until stopped. Any number of processes share the work.
 * stopTimeoutMs: how long a stop waits for handlers that are at work; what they do not finish is delivered again.
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
  events.on('job:error', ({ job, error }) => log.warn({ ...describe(job), error }, 'event not delivered yet'))
  events.on('job:failed', ({ job, error }) => log.error({ ...describe(job), error }, 'event given up'))
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool))
  const guard = await standForOurWorkers(database, events, log)
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
        log.warn({ error }, 'outbox did not stop cleanly') // what it did not get to stays in the queue
      })
      const isTooLong = await Promise.race([stopping, pause(stopTimeoutMs, true, { ref: false })])
      // Gives what is still being handled back to the queue.
      if (isTooLong === true) for (const pool of pools) await pool.forcefulShutdown('stopping takes too long')
      await guard.stop()
    },
  }
}

async function deliver(handlers: EventHandlers, event: unknown, job: Job): Promise<void> {
  const { type, payload } = event as { type: string; payload: unknown } // written by publish only
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined
  // Kept and tried again: a newer process beside this one may know it.
  if (!handler) throw new Error(`No handler for event ${type}`)
  await handler(payload, { id: job.id, attempt: job.attempts })
}

// Never the payload: it may hold what the log must not.
function describe(job: Job): object {
  const event = job.payload as { type?: unknown } | null
  return { event: event?.type, job: job.id, attempt: job.attempts, maxAttempts: job.max_attempts }
}
