import type { Database, Transaction } from '#database'
import type { Log } from '#http'
import { type DisconnectWrite, takeDisconnectWrites } from '../on-disconnect/disconnect-write-store.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { Caller, Write } from './documents.ts'
import { keepChanges, lockWrites } from './document-store.ts'
import { takeNotices } from './notice-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Entry, type Operation, evaluate } from './evaluate.ts'

/** What may be asked of the lane. */
export type Job =
  | { readonly kind: 'write'; readonly caller: Caller; readonly write: Write }
  /** One change; what is not allowed or not possible is left out. */
  | { readonly kind: 'writes'; readonly caller: Caller; readonly writes: readonly Write[] }
  /** What was kept for the end of a session, by whichever process. */
  | { readonly kind: 'leftovers'; readonly session: string }

interface Waiting {
  readonly job: Job
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** The one place where documents change: many changes a transaction, one transaction at a time over all processes. */
export interface WriteQueue {
  /** Resolves when it is committed and told. Throws RealtimeError. */
  readonly ask: (job: Job) => Promise<void>
  /** Takes up the news that wait. Throws RealtimeError unavailable. */
  readonly drainNotices: () => Promise<void>
}

const jobsPerTransaction = 500
const noticesPerTransaction = 1_000

/** told: resolves when this process has told what is committed. */
export function createWriteQueue(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly told: () => Promise<void>
}): WriteQueue {
  const { database, log, now, told } = parts
  const queue: Waiting[] = []
  let hasMoreNotices = false

  async function runOnce(): Promise<void> {
    const group = queue.splice(0, jobsPerTransaction)
    try {
      const refused = await database.transaction((tx) => decide(tx, group))
      await told()
      for (const { job, done, failed } of group) {
        const error = refused.get(job)
        if (error === undefined) done()
        else failed(error)
      }
    } catch (error) {
      log.warn({ error, jobs: group.length }, 'live documents could not be written')
      const cause = new RealtimeError('unavailable', undefined, { cause: error })
      for (const { failed } of group) failed(cause)
      throw cause
    }
    if (queue.length > 0 || hasMoreNotices) void run().catch(() => {})
  }

  /** Writes what can be written, and returns why the rest can not. */
  async function decide(tx: Transaction, group: readonly Waiting[]): Promise<ReadonlyMap<Job, unknown>> {
    const sequence = await lockWrites(tx)
    const news = await takeNotices(tx, noticesPerTransaction)
    hasMoreNotices = news.length === noticesPerTransaction
    const sessions = group.flatMap(({ job }) => (job.kind === 'leftovers' ? [job.session] : []))
    const leftovers = await takeDisconnectWrites(tx, sessions)
    const ofNotices = news.map((one) => entryOf([{ by: 'server', write: { kind: 'put', ...one } }]))
    const ofGroup = new Map(group.map(({ job }) => [job, entryFor(job, leftovers)]))
    const entries = [...ofNotices, ...ofGroup.values()]
    const { changes, texts, refused } = await evaluate(tx, entries, now().getTime())
    if (changes.length > 0) await keepChanges(tx, sequence, texts, changes)
    for (const entry of ofNotices) {
      const error = refused.get(entry)
      if (error !== undefined) log.error({ error }, 'news of the server can not be written')
    }
    return new Map([...ofGroup].map(([job, entry]) => [job, refused.get(entry)]))
  }

  const run = oneAtATime(runOnce)

  return {
    ask: (job) =>
      new Promise((done, failed) => {
        queue.push({ job, done, failed })
        void run().catch(() => {}) // Each of the group hears of it.
      }),
    drainNotices: run,
  }
}

function entryFor(job: Job, leftovers: ReadonlyMap<string, readonly DisconnectWrite[]>): Entry {
  if (job.kind === 'write') return entryOf([{ by: job.caller, write: job.write }])
  const operations =
    job.kind === 'leftovers'
      ? (leftovers.get(job.session) ?? []).map(operationOf)
      : job.writes.map((write) => ({ by: job.caller, write }))
  return { operations, isLenient: true }
}

function entryOf(operations: readonly Operation[]): Entry {
  return { operations, isLenient: false }
}

function operationOf({ userId, path, value }: DisconnectWrite): Operation {
  return { by: { userId }, write: { kind: 'put', path, value } }
}
