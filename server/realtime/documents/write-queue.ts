import type { Database, Transaction } from '#database'
import type { Log } from '#http'
import { type DisconnectWrite, takeDisconnectWrites } from '../on-disconnect/disconnect-write-store.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { Caller, Write } from './documents.ts'
import { lockWrites, saveChanges } from './document-store.ts'
import { type AtomicWrite, evaluate, type Operation } from './evaluate.ts'
import { takeNotices } from './notice-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

export type Job =
  | { readonly kind: 'write'; readonly caller: Caller; readonly write: Write }
  /** One change; writes that are not allowed or invalid are skipped. */
  | { readonly kind: 'writes'; readonly caller: Caller; readonly writes: readonly Write[] }
  /** The onDisconnect writes of a session, of any process. */
  | { readonly kind: 'disconnect'; readonly session: string }

interface QueuedJob {
  readonly job: Job
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** The only place where documents change: many changes per transaction, one transaction at a time over all processes. */
export interface WriteQueue {
  /** Resolves once the job is committed and watchers in this process are notified. Throws RealtimeError. */
  readonly enqueue: (job: Job) => Promise<void>
  /** Applies the waiting notices. Throws RealtimeError unavailable. */
  readonly drainNotices: () => Promise<void>
}

const jobsPerTransaction = 500
const noticesPerTransaction = 1_000

/** notifyWatchers: resolves once the watchers in this process know everything committed. */
export function createWriteQueue(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly notifyWatchers: () => Promise<void>
}): WriteQueue {
  const { database, log, now, notifyWatchers } = parts
  const queue: QueuedJob[] = []
  let hasMoreNotices = false

  async function runOnce(): Promise<void> {
    const batch = queue.splice(0, jobsPerTransaction)
    try {
      const rejected = await database.transaction((tx) => writeBatch(tx, batch))
      await notifyWatchers()
      for (const { job, done, failed } of batch) {
        const error = rejected.get(job)
        if (error === undefined) done()
        else failed(error)
      }
    } catch (error) {
      log.warn({ error, jobs: batch.length }, 'realtime write transaction failed')
      const cause = new RealtimeError('unavailable', undefined, { cause: error })
      for (const { failed } of batch) failed(cause)
      throw cause
    }
    if (queue.length > 0 || hasMoreNotices) void run().catch(() => {})
  }

  /** Writes all valid jobs. Returns the error of each rejected one. */
  async function writeBatch(
    tx: Transaction,
    batch: readonly QueuedJob[],
  ): Promise<ReadonlyMap<Job, unknown>> {
    const sequence = await lockWrites(tx)
    const notices = await takeNotices(tx, noticesPerTransaction)
    hasMoreNotices = notices.length === noticesPerTransaction
    const sessions = batch.flatMap(({ job }) => (job.kind === 'disconnect' ? [job.session] : []))
    const disconnectWrites = await takeDisconnectWrites(tx, sessions)
    const ofNotices = notices.map((notice) =>
      strictWrite([{ by: 'server', write: { kind: 'put', ...notice } }]),
    )
    const ofJobs = new Map(batch.map(({ job }) => [job, writeOf(job, disconnectWrites)]))
    const writes = [...ofNotices, ...ofJobs.values()]
    const { changes, texts, rejected } = await evaluate(tx, writes, now().getTime())
    if (changes.length > 0) await saveChanges(tx, sequence, texts, changes)
    for (const write of ofNotices) {
      const error = rejected.get(write)
      if (error !== undefined) log.error({ error }, 'realtime notice rejected')
    }
    return new Map([...ofJobs].map(([job, write]) => [job, rejected.get(write)]))
  }

  const run = oneAtATime(runOnce)

  return {
    enqueue: (job) =>
      new Promise((done, failed) => {
        queue.push({ job, done, failed })
        void run().catch(() => {}) // reported through each job
      }),
    drainNotices: run,
  }
}

function writeOf(job: Job, disconnectWrites: ReadonlyMap<string, readonly DisconnectWrite[]>): AtomicWrite {
  if (job.kind === 'write') return strictWrite([{ by: job.caller, write: job.write }])
  const operations =
    job.kind === 'disconnect'
      ? (disconnectWrites.get(job.session) ?? []).map(operationOf)
      : job.writes.map((write) => ({ by: job.caller, write }))
  return { operations, skipsInvalid: true }
}

function strictWrite(operations: readonly Operation[]): AtomicWrite {
  return { operations, skipsInvalid: false }
}

function operationOf({ userId, path, value }: DisconnectWrite): Operation {
  return { by: { userId }, write: { kind: 'put', path, value } }
}
