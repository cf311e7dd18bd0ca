import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from 'graphile-worker'
import { type Database, type DatabaseState, isConnectionLost, isDatabaseUnavailable } from '#database'
import type { Log } from '#http'
import { holdWorkerLocks } from './dead-workers.ts'
import type { EventHandler } from './event-type.ts'
import { isProgrammingError } from './programming-error.ts'
import type { RecurringJob } from './recurring-job.ts'
import { startWorkers, type Workers } from './start-workers.ts'

export type Outbox = { stop: () => Promise<void> }

/** Pause between attempts to reach a lost database. */
const reconnectPauseMs = 500
/** Runs of workers shorter than this, as on a read-only database, are followed by a pause that doubles. */
const shortRunMs = 10_000
const longestPauseMs = 5_000
/**
 * Time to wait for a lost database before the handler is called again by the same process: only this process
 * remembers a mail that it has handed over, so another process would send it twice. Longer than a failover.
 */
const databaseBackMs = 30_000
const askPauseMs = 200

/**
 * Delivers events to their handlers and runs the recurring jobs until stopped. Any number of processes share
 * the work. stopTimeoutMs: how long stop waits for running handlers; unfinished events are delivered again.
 */
export async function startOutbox(parts: {
  database: Pick<Database, 'pool' | 'direct' | 'probe'>
  handlers: readonly EventHandler[]
  recurring?: readonly RecurringJob[]
  log: Log
  /**
   * Called when an event fails permanently. type: type of a handler or name of a recurring job, or `other`.
   */
  onFailed?: (type: string) => void
  stopTimeoutMs?: number
}): Promise<Outbox> {
  const { database, recurring = [], log, onFailed = () => {}, stopTimeoutMs = 10_000 } = parts
  const handlers = new Map(parts.handlers.map((handler) => [handler.type, handler]))
  const known = new Set([...handlers.keys(), ...recurring.map(({ name }) => name)])
  const locks = await holdWorkerLocks(database, log)
  const stopping = new AbortController()
  const start = (): Promise<Workers> =>
    startWorkers({
      database,
      deliver: (event, job) =>
        deliver({ handlers, log, isBack: () => isBack(database, stopping.signal) }, event, job, false),
      recurring,
      locks,
      log,
      onFailed: (type) => onFailed(known.has(type) ? type : 'other'),
    })
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
      const ending = workers.stop(databaseBackMs).finally(() => replaced.delete(ending))
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
      // Other processes unlock the jobs of replaced workers that do not end.
      const ended = Promise.race([Promise.all(replaced), pause(stopTimeoutMs, undefined, { ref: false })])
      await Promise.all([workers?.stop(stopTimeoutMs), ended])
      await locks.stop()
    },
  }
}

/**
 * Resolves to true once a database that is unreachable or read-only can be written to again; to false at once
 * if it is writable now, or after the longest wait.
 */
async function isBack({ probe }: Pick<Database, 'probe'>, stop: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + databaseBackMs
  const isReady = (state: DatabaseState): boolean => state === 'ready'
  if (isReady(await probe.ask())) return false
  while (!stop.aborted && performance.now() < deadline) {
    await pause(askPauseMs)
    if (isReady(await probe.ask())) return true
  }
  return false
}

async function deliver(
  parts: {
    readonly handlers: ReadonlyMap<string, EventHandler>
    readonly log: Log
    /** See isBack. */
    readonly isBack: () => Promise<boolean>
  },
  event: unknown,
  job: Job,
  isRepeated: boolean,
): Promise<void> {
  const { handlers, log } = parts
  // Only publish writes events; older versions wrote no id.
  const { type, payload, id = job.id } = event as { type: string; payload: unknown; id?: string }
  const handler = handlers.get(type)
  // Throw for a retry: a newer version of the server running beside this one may have the handler.
  if (!handler) throw new Error(`No handler for event ${type}`)
  const isLast = job.attempts >= job.max_attempts
  try {
    await handler.handle(payload, { id, attempt: job.attempts, isLast })
  } catch (error) {
    // After a failover the new server can answer before the connections to the old one are closed.
    const isBack =
      isDatabaseUnavailable(error) && ((await parts.isBack()) || (!isRepeated && isConnectionLost(error)))
    if (isBack) return deliver(parts, event, job, true)
    if (isLast || isProgrammingError(error))
      await handler.onFailed?.(payload).catch((failure: unknown) => {
        log.error({ error: failure, event: type }, 'handler of a permanently failed event failed')
      })
    throw error
  }
}
