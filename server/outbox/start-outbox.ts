import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from 'graphile-worker'
import type { Database } from '#database'
import type { Log } from '#http'
import { holdWorkerLocks } from './dead-workers.ts'
import type { EventHandler } from './event-type.ts'
import { isProgrammingError } from './programming-error.ts'
import type { RecurringJob } from './recurring-job.ts'
import { startWorkers, type Workers } from './start-workers.ts'

export type Outbox = { stop: () => Promise<void> }

/** Between attempts to reach a lost database. */
const reconnectPauseMs = 500
/** Workers that end sooner, as on a database that can only be read, start again after a pause that doubles. */
const shortRunMs = 10_000
const longestPauseMs = 5_000

/**
 * Delivers events to their handlers and runs the recurring jobs until stopped. Any number of processes share the work.
 * stopTimeoutMs: how long stop waits for running handlers; unfinished events are delivered again.
 */
export async function startOutbox(parts: {
  database: Pick<Database, 'pool' | 'direct'>
  handlers: readonly EventHandler[]
  recurring?: readonly RecurringJob[]
  log: Log
  /** Called when no attempt delivered an event. type: of a handler or a recurring job, or `other`. */
  onFailed?: (type: string) => void
  stopTimeoutMs?: number
}): Promise<Outbox> {
  const { database, recurring = [], log, onFailed = () => {}, stopTimeoutMs = 10_000 } = parts
  const handlers = new Map(parts.handlers.map((handler) => [handler.type, handler]))
  const known = new Set([...handlers.keys(), ...recurring.map(({ name }) => name)])
  const locks = await holdWorkerLocks(database, log)
  const start = (): Promise<Workers> =>
    startWorkers({
      database,
      deliver: (event, job) => deliver({ handlers, log }, event, job),
      recurring,
      locks,
      log,
      onFailed: (type) => onFailed(known.has(type) ? type : 'other'),
    })
  const stopping = new AbortController()
  const whenStopping = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve()),
  )
  const replaced = new Set<Promise<void>>()
  let workers: Workers | undefined = await start()

  async function keepRunning(): Promise<void> {
    let pauseMs = 0
    while (workers) {
      const startedAt = performance.now()
      await Promise.race([workers.lost, whenStopping])
      if (stopping.signal.aborted) return
      log.warn('job queue lost its database connection')
      const ending = workers.stop(stopTimeoutMs).finally(() => replaced.delete(ending))
      replaced.add(ending)
      const wasShort = performance.now() - startedAt < shortRunMs
      await Promise.race([pause(pauseMs), whenStopping])
      pauseMs = wasShort ? Math.min(pauseMs * 2 || reconnectPauseMs, longestPauseMs) : 0
      workers = await startAgain()
      if (workers) log.info('job queue has a database connection again')
    }
  }

  async function startAgain(): Promise<Workers | undefined> {
    while (!stopping.signal.aborted) {
      try {
        return await start()
      } catch (error) {
        log.debug({ error }, 'job queue cannot start')
        await Promise.race([pause(reconnectPauseMs), whenStopping])
      }
    }
    return undefined
  }

  const keeping = keepRunning()
  return {
    stop: async () => {
      stopping.abort()
      await keeping
      await Promise.all([workers?.stop(stopTimeoutMs), ...replaced])
      await locks.stop()
    },
  }
}

async function deliver(
  { handlers, log }: { readonly handlers: ReadonlyMap<string, EventHandler>; readonly log: Log },
  event: unknown,
  job: Job,
): Promise<void> {
  // Only publish writes it; older versions wrote no id.
  const { type, payload, id = job.id } = event as { type: string; payload: unknown; id?: string }
  const handler = handlers.get(type)
  // Retried: a newer version of the server running beside this one may have the handler.
  if (!handler) throw new Error(`No handler for event ${type}`)
  const isLast = job.attempts >= job.max_attempts
  try {
    await handler.handle(payload, { id, attempt: job.attempts, isLast })
  } catch (error) {
    if (isLast || isProgrammingError(error))
      await handler.onFailed?.(payload).catch((failure: unknown) => {
        log.error({ error: failure, event: type }, 'handler of a permanently failed event failed')
      })
    throw error
  }
}
