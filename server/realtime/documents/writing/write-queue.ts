import type { Database, Transaction } from '#database'
import type { Log } from '#http'
import { realtimeLimits } from '../../limits.ts'
import {
  type DisconnectWrite,
  listDisconnectWrites,
  takeDisconnectWrites,
} from '../../on-disconnect/disconnect-write-store.ts'
import { RealtimeError } from '../../wire-errors.ts'
import { type ConditionalWrite, conditionOf, isStaleAfter } from './conditional-write.ts'
import type { Caller, Write } from '../documents.ts'
import { lockDocuments } from '../document-store.ts'
import type { AtomicWrite, Operation } from './evaluate.ts'
import { createFairQueue, type Waiting } from './fair-queue.ts'
import { neededRegions } from './needed-regions.ts'
import type { Publish } from './publisher.ts'
import { createTurns } from './turns.ts'
import { type Committed, writeDocuments, type WriteParts } from './write-documents.ts'
import { writeLength } from './write-length.ts'

interface Job extends Waiting {
  readonly operations: readonly Operation[]
  readonly skipsInvalid: boolean
  /** Session whose end triggers the operations. */
  readonly session?: string
  readonly condition?: ConditionalWrite | undefined
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Queue of all writes of clients. Every method resolves once the writes are committed and published. */
export interface WriteQueue {
  /** Throws RealtimeError. */
  readonly write: (caller: Caller, write: Write) => Promise<void>
  /**
   * Applies several writes as one change; skips writes that are not allowed or invalid. Throws RealtimeError.
   */
  readonly writeAll: (caller: Caller, writes: readonly Write[]) => Promise<void>
  /** Applies the onDisconnect writes of a session of any process, exactly once. Throws RealtimeError. */
  readonly endSession: (session: string) => Promise<void>
  /** Resolves when no write waits or runs. */
  readonly idle: () => Promise<void>
}

interface Results {
  /** Jobs whose documents could be locked; the others wait. */
  readonly writes: ReadonlyMap<Job, AtomicWrite>
  readonly committed: Committed
}

/** Maximum number of concurrent transactions. */
const groups = 2
const alones = 2

export function createWriteQueue(
  parts: WriteParts & { readonly database: Database; readonly log: Log; readonly publish: Publish },
): WriteQueue {
  const { database, log, publish } = parts
  const queue = createFairQueue<Job>()
  const turns = createTurns(() => performance.now())
  /** Conditional writes that wait for the turn of another connection. */
  const held = new Set<Job>()
  let timer: NodeJS.Timeout | undefined
  const running = { group: 0, alone: 0 }
  const pending = new Set<Promise<void>>()

  function admit(job: Job): void {
    const { path, client = '' } = job.condition ?? { path: [] }
    if (job.condition && !turns.mayGo({ client, path })) return void held.add(job)
    held.delete(job)
    queue.add(job)
  }

  function admitHeld(): void {
    for (const job of held) admit(job)
    clearTimeout(timer)
    const ms = held.size > 0 ? turns.nextMs() : undefined
    if (ms !== undefined) timer = setTimeout(() => (admitHeld(), start()), ms)
  }

  function settle({ condition, done, failed }: Job, error: unknown): () => void {
    if (condition?.client !== undefined) {
      const isStale = error instanceof RealtimeError && error.code === 'datastale'
      const how = error === undefined ? 'won' : isStale ? 'lost' : 'failed'
      turns.ended({ client: condition.client, path: condition.path }, how)
    }
    return error === undefined ? done : () => failed(error)
  }

  /**
   * Removes and returns waiting writes that became stale: if rejected in their own transaction, each would
   * lose its next try too.
   */
  function takeStale({ changes }: Committed): Job[] {
    if (changes.length === 0) return []
    const isStale = ({ condition }: Job): boolean =>
      condition !== undefined && isStaleAfter(condition, changes)
    const taken = [...queue.remove(isStale), ...[...held].filter(isStale)]
    for (const job of taken) held.delete(job)
    return taken
  }

  function start(): void {
    while (running.group < groups) {
      const group = queue.takeGroup()
      if (group.length === 0) break
      run('group', group)
    }
    while (running.alone < alones) {
      const job = queue.takeAlone()
      if (!job) break
      run('alone', [job])
    }
  }

  function run(kind: keyof typeof running, jobs: readonly Job[]): void {
    running[kind] += 1
    const work = runJobs(jobs, kind === 'alone').finally(() => {
      running[kind] -= 1
      pending.delete(work)
      start()
    })
    pending.add(work)
  }

  async function runJobs(jobs: readonly Job[], waits: boolean): Promise<void> {
    let answered: readonly Job[] = jobs
    try {
      const { writes, committed } = await database.transaction((tx) => writeJobs(tx, jobs, waits))
      const stale = takeStale(committed)
      answered = [...writes.keys(), ...stale]
      // If another process has locked a document, only the jobs of this document wait. Put back in reverse,
      // so that the first job is first again.
      for (const job of jobs.toReversed()) if (!writes.has(job)) queue.putBack({ ...job, isAlone: true })
      queue.release(jobs)
      await publish(committed)
      const answers = [
        ...[...writes].map(([job, write]) => settle(job, committed.rejected.get(write))),
        ...stale.map((job) => settle(job, new RealtimeError('datastale'))),
      ]
      admitHeld()
      for (const answer of answers) answer()
    } catch (error) {
      if (answered === jobs) queue.release(jobs)
      log.warn({ error, jobs: jobs.length }, 'realtime write transaction failed')
      const cause = new RealtimeError('unavailable', undefined, { cause: error })
      for (const job of answered) settle(job, cause)()
      admitHeld()
    }
  }

  async function writeJobs(tx: Transaction, jobs: readonly Job[], waits: boolean): Promise<Results> {
    const names = new Set(jobs.flatMap((job) => job.names))
    const locked = await lockDocuments(tx, [...names], { waits })
    const ready = jobs.filter((job) => job.names.every((name) => locked.has(name)))
    const sessions = ready.flatMap(({ session }) => session ?? [])
    const taken = await takeDisconnectWrites(tx, sessions)
    const writes = new Map(ready.map((job) => [job, atomicWriteOf(job, taken)]))
    return { writes, committed: await writeDocuments(tx, parts, locked, [...writes.values()]) }
  }

  function add(work: Omit<Job, 'names' | 'length' | 'isAlone' | 'done' | 'failed'>): Promise<void> {
    const length = work.operations.reduce((sum, { write }) => sum + writeLength(write), 0)
    return new Promise((done, failed) => {
      admit({
        ...work,
        condition: conditionOf(work.operations),
        names: [...neededRegions(work.operations).written],
        length,
        isAlone: length > realtimeLimits.groupLength,
        done,
        failed,
      })
      admitHeld()
      start()
    })
  }

  return {
    write: (caller, write) =>
      add({ owner: ownerOf(caller), operations: [{ by: caller, write }], skipsInvalid: false }),
    writeAll: (caller, writes) =>
      add({
        owner: ownerOf(caller),
        operations: writes.map((write) => ({ by: caller, write })),
        skipsInvalid: true,
      }),
    async endSession(session) {
      turns.left(session)
      admitHeld()
      start()
      const writes = await listDisconnectWrites(database.orm, session).catch((error: unknown) => {
        throw new RealtimeError('unavailable', undefined, { cause: error })
      })
      if (writes.length === 0) return
      const operations = writes.map(operationOf)
      await add({ owner: `end of ${writes[0]?.userId}`, operations, skipsInvalid: true, session })
    },
    async idle() {
      clearTimeout(timer)
      for (const job of held) queue.add(job)
      held.clear()
      start()
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

function ownerOf({ userId }: Caller): string {
  return userId ?? ''
}

function operationOf({ userId, path, value }: DisconnectWrite): Operation {
  return { by: { userId }, write: { kind: 'put', path, value } }
}

// Another process may have already applied the writes of a session.
function atomicWriteOf(
  { operations, skipsInvalid, session }: Job,
  taken: ReadonlyMap<string, readonly DisconnectWrite[]>,
): AtomicWrite {
  if (session === undefined) return { operations, skipsInvalid }
  return { operations: (taken.get(session) ?? []).map(operationOf), skipsInvalid }
}
