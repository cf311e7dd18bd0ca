import { AssertionError } from 'node:assert'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Job,
  Logger as WorkerLogger,
  run,
  type Runner,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Database } from '#database'
import { atIntervals } from '../at-intervals.ts'
import type { Log } from '#http'
import type { WorkerLocks } from './dead-workers.ts'
import { dueJobs } from './due-jobs.ts'
import { eventTasks, queuedEventTask } from './publish.ts'
import { isProgrammingError } from './programming-error.ts'
import { cronItemsOf, type RecurringJob, recurringTask, runRecurring } from './recurring-job.ts'

/** Workers of this process, until they lose their database connection or are stopped. */
export interface Workers {
  /**
   * Resolves when a query of the workers has failed: the state of their jobs is then uncertain, and the
   * workers must be replaced.
   */
  readonly lost: Promise<unknown>
  /** Waits for running jobs up to the time limit, then releases their locks. */
  readonly stop: (timeoutMs: number) => Promise<void>
}

const concurrency = 4
/** Number of events handled at once, for further kinds of work. Documents keep a core busy. */
const concurrencies = { mail: 4, slow: 2 } as const
/** Number of events in queues handled at once. Their handlers wait for foreign servers. */
const queuedConcurrency = 8
/**
 * Interval at which each idle worker polls for jobs. Long, since new jobs arrive by LISTEN at once, and one
 * statement per process finds jobs that become due later.
 */
const pollIntervalMs = 300_000
/** Interval at which a process polls for due jobs, while jobs run and while none does. */
const duePauseMs = { busy: 1_000, idle: 5_000 } as const
/** Minimum time between two wake-ups by new jobs: one worker then takes all that arrived meanwhile. */
const wakePauseMs = 50
/**
 * Time until the end of a job is recorded, so that its queue can continue: usually, and on a busy machine.
 */
const queueFreeMs = [20, 250] as const

/** Starts the workers of one graphile-worker pool. Throws if the database cannot be reached. */
export async function startWorkers(parts: {
  readonly database: Pick<Database, 'pool' | 'direct'>
  readonly deliver: (event: unknown, job: Job) => Promise<void>
  readonly recurring: readonly RecurringJob[]
  readonly locks: WorkerLocks
  readonly log: Log
  /** Called when an event fails permanently. */
  readonly onFailed: (type: string) => void
}): Promise<Workers> {
  const { database, deliver, recurring, locks, log, onFailed } = parts
  const pools: WorkerPool[] = []
  const wakes: ((count: number) => void)[] = []
  let isBusy = true
  const running = new Set<Promise<void>>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<unknown>()
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) =>
    log.warn({ ...describe(job), error }, 'event delivery failed, will retry'),
  )
  events.on('job:failed', ({ job, error }) => {
    log.error(
      { ...describe(job), error },
      'event delivery failed permanently; npm run events lists it and can run it again',
    )
    onFailed(String(typeOf(job)))
  })
  events.on('pool:create', ({ workerPool }) => {
    pools.push(workerPool)
    locks.add(workerPool.id)
    // Limit wake-ups: every new job notifies every pool, and each woken worker reads until it finds no job.
    const nudge = workerPool.nudge.bind(workerPool)
    wakes.push((count) => ifActive(() => nudge(count)))
    workerPool.nudge = atIntervals(wakePauseMs, () => ifActive(() => nudge(1)))
  })
  // A worker asks for its next job before the end of the last one is recorded, and finds the queue still
  // locked.
  events.on('job:complete', ({ job, worker }) => {
    if (job.job_queue_id === null) return
    for (const pauseMs of queueFreeMs) setTimeout(() => worker.workerPool.nudge(1), pauseMs).unref()
  })
  events.on('job:start', () => {
    isBusy = true
  })
  for (const failure of ['worker:getJob:error', 'pool:listen:error', 'pool:fatalError'] as const) {
    events.on(failure, ({ error }) => lose(error))
  }
  function tracked(work: Promise<void>): Promise<void> {
    const tracking = work.finally(() => running.delete(tracking))
    running.add(tracking)
    return tracking
  }

  const options = {
    pgPool: database.direct,
    noHandleSignals: true,
    // With batches, recording the end of a job has error handling; without, a failure is an unhandled
    // rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(({ workerId }) => (level, message) => {
      log[level === 'error' ? 'warn' : 'debug']({ workerId }, message)
    }),
    events,
  } satisfies RunnerOptions
  const deliverTracked: Task = (event, { job }) =>
    tracked(endingAtProgrammingErrors(database, job, () => deliver(event, job)))
  const work: readonly RunnerOptions[] = [
    {
      ...options,
      concurrency,
      pollInterval: pollIntervalMs,
      taskList: {
        [eventTasks.quick]: deliverTracked,
        [recurringTask]: (payload: unknown, { job }) =>
          tracked(endingAtProgrammingErrors(database, job, () => runRecurring(recurring, payload))),
      },
      parsedCronItems: cronItemsOf(recurring),
    },
    ...(['mail', 'slow'] as const).map((kind) => ({
      ...options,
      concurrency: concurrencies[kind],
      pollInterval: pollIntervalMs,
      taskList: { [eventTasks[kind]]: deliverTracked },
      parsedCronItems: [],
    })),
    {
      ...options,
      concurrency: queuedConcurrency,
      pollInterval: pollIntervalMs,
      taskList: { [queuedEventTask]: deliverTracked },
      parsedCronItems: [],
    },
  ]
  const runners: Runner[] = []
  try {
    for (const one of work) runners.push(await run(one))
  } catch (error) {
    await Promise.allSettled(runners.map((runner) => runner.stop()))
    throw error
  }
  for (const { promise } of runners) promise.catch(lose)

  /** Wakes a worker for each due job: delayed jobs, retries, and jobs whose notification was lost. */
  async function wakeForDueJobs(): Promise<void> {
    const due = await dueJobs(database)
    for (const [place, { taskList = {}, concurrency: most = 1 }] of work.entries()) {
      const count = Object.keys(taskList).reduce((sum, task) => sum + (due.get(task) ?? 0), 0)
      if (count === 0) continue
      isBusy = true
      wakes[place]?.(Math.min(count, most))
    }
  }
  let looking: NodeJS.Timeout
  function lookAgain(): void {
    const pauseMs = isBusy || running.size > 0 ? duePauseMs.busy : duePauseMs.idle
    isBusy = false
    looking = setTimeout(() => {
      // Errors are only logged: the workers themselves report a lost database.
      void wakeForDueJobs()
        .catch((error: unknown) => log.debug({ error }, 'asking for due jobs failed'))
        .finally(() => {
          if (!isStopped) lookAgain()
        })
    }, pauseMs).unref()
  }
  let isStopped = false
  lookAgain()
  return {
    lost,
    async stop(timeoutMs) {
      isStopped = true
      clearTimeout(looking)
      // Ending the pools waits for results being recorded.
      const ended = Promise.allSettled([
        ...runners.map((runner) => runner.stop()),
        ...running,
        ...pools.map(({ promise }) => promise),
      ])
      const isTimedOut = await Promise.race([ended.then(() => false), pause(timeoutMs, true, { ref: false })])
      // Unlocks the jobs still running, so that they are delivered again.
      if (isTimedOut) await Promise.allSettled(pools.map((pool) => pool.forcefulShutdown('stop timed out')))
      await Promise.all(pools.map(({ id }) => locks.remove(id)))
    },
  }
}

/**
 * Ends a job at once after a programming error: another attempt would fail the same way, a day later and
 * unnoticed.
 */
async function endingAtProgrammingErrors(
  { pool }: Pick<Database, 'pool'>,
  job: Job,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (isProgrammingError(error)) {
      await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [
        job.id,
      ])
      // The worker compares these numbers after the task.
      Object.assign(job, { attempts: job.max_attempts })
    }
    throw error
  }
}

// Calls a wake-up; a pool that has ended meanwhile would throw and end the process. The next pool finds the
// jobs.
function ifActive(wake: () => void): void {
  try {
    wake()
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error
  }
}

// Returns a job for the log, without its payload: it may contain personal data.
function describe(job: Job): object {
  return {
    event: typeOf(job),
    job: job.id,
    attempt: job.attempts,
    maxAttempts: job.max_attempts,
  }
}

function typeOf({ payload }: Job): unknown {
  const about = payload as { type?: unknown; name?: unknown } | null
  return about?.type ?? about?.name
}
