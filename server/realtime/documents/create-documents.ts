import { afterCommit, type Database, type Transaction } from '#database'
import type { Log } from '#http'
import { requirementFor } from '../access.ts'
import { fromExport } from '../tree/from-export.ts'
import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { RealtimeError } from '../wire-errors.ts'
import { documentsToWrite, mayWrite, teamsToWrite } from './may-write.ts'
import { applyWrite } from './apply-write.ts'
import type { Caller, Documents, Notice, Write } from './documents.ts'
import { changesChannel, pruneChanges, readDocuments } from './document-store.ts'
import { createChangeReader } from './change-reader.ts'
import { createWriteQueue } from './write-queue.ts'
import { listen } from './listen.ts'
import { isMember, membershipsDocument } from './memberships.ts'
import { hasNotices, insertNotices } from './notice-store.ts'
import { toDocumentPath } from './document-path.ts'
import { documentsOf, type Watch, watchedDocuments } from './watched-documents.ts'

/** Documents as the other parts of this module use them. */
export interface ManagedDocuments extends Documents {
  /** Throws what `write` would throw now; changes nothing. The value may contain server values. */
  readonly check: (caller: Caller, write: Write) => Promise<void>
  /** Applies a session's onDisconnect writes, exactly once. Throws RealtimeError unavailable. */
  readonly endSession: (session: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Retention of the change log, for processes that lost their database connection. */
const changesKeptMs = 300_000
const pruneIntervalMs = 60_000

/** pollMs: interval of the fallback polling; NOTIFY normally arrives first. */
export async function createDocuments(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly pollMs?: number
}): Promise<ManagedDocuments> {
  const { database, log, now, pollMs = 1_000 } = parts
  const { orm } = database
  const watched = watchedDocuments((error) => log.error({ error }, 'realtime watcher threw'))
  const { sequence } = await readDocuments(orm, [])
  const reader = createChangeReader(database, watched, sequence)
  const writeQueue = createWriteQueue({ database, log, now, notifyWatchers: reader.catchUp })
  const listener = await listen(database.pool, changesChannel, onNotification, log)
  const polling = setInterval(poll, pollMs).unref()
  const pruning = setInterval(prune, pruneIntervalMs).unref()

  function onNotification(payload: string | undefined): void {
    if (payload !== undefined && reader.isUpToDate(Number(payload))) return
    void reader
      .catchUp()
      .catch((error: unknown) => log.warn({ error }, 'reading the realtime change log failed'))
  }

  function drainNotices(): void {
    void writeQueue.drainNotices().catch(() => {}) // logged by the queue; the next poll retries
  }

  function poll(): void {
    onNotification(undefined)
    void hasNotices(orm).then(
      (hasAny) => hasAny && drainNotices(),
      (error: unknown) => log.warn({ error }, 'checking for realtime notices failed'),
    )
  }

  function prune(): void {
    void pruneChanges(orm, changesKeptMs).catch((error: unknown) =>
      log.warn({ error }, 'pruning the realtime change log failed'),
    )
  }

  async function tryRead(reading: Omit<Watch, 'watcher'>): Promise<{ readonly node: Node } | undefined> {
    const { userId, path, memberOf } = reading
    const { nodes } = await readDocuments(orm, documentsOf(reading)).catch(unavailable)
    if (memberOf !== undefined && !isMember(nodes.get(membershipsDocument(userId)), memberOf))
      return undefined
    const { name, below } = toDocumentPath(path)
    return { node: nodeAt(nodes.get(name) ?? null, below) }
  }

  async function tryCheck(caller: Caller, write: Write): Promise<true | undefined> {
    const { nodes } = await readDocuments(orm, documentsToWrite(caller, write)).catch(unavailable)
    if (!mayWrite(caller, write, nodes)) return undefined
    applyWrite(nodes, write, 0)
    return true
  }

  /**
   * Retries a refused attempt after draining the notices: the caller's new membership may still be one of them.
   * attempt: resolves with undefined when refused. Throws RealtimeError permission_denied.
   */
  async function withFreshMemberships<T>(attempt: () => Promise<T | undefined>): Promise<T> {
    const first = await attempt()
    if (first !== undefined) return first
    if (await hasNotices(orm).catch(unavailable)) await writeQueue.drainNotices()
    const second = await attempt()
    if (second === undefined) throw new RealtimeError('permission_denied')
    return second
  }

  async function setAll(tx: Transaction, notices: readonly Notice[]): Promise<void> {
    for (const { path, value } of notices) {
      toDocumentPath(path)
      fromExport(value, { now: 0, existing: null, depth: path.length })
    }
    await insertNotices(tx, notices)
    afterCommit(tx, drainNotices)
  }

  return {
    async read(caller, path) {
      const reading = authorizeRead(caller, path)
      return (await withFreshMemberships(() => tryRead(reading))).node
    },

    async watch(caller, path, watcher) {
      const watch: Watch = { ...authorizeRead(caller, path), watcher }
      const { node } = await withFreshMemberships(() => reader.addWatch(watch))
      return { node, stop: () => watched.remove(watch) }
    },

    async write(caller, write) {
      teamsToWrite(caller, write)
      await writeQueue.enqueue({ kind: 'write', caller, write })
    },

    async writeAll(caller, writes) {
      await writeQueue.enqueue({ kind: 'writes', caller, writes })
    },

    set: (tx, path, value) => setAll(tx, [{ path, value }]),
    setAll,

    async check(caller, write) {
      await withFreshMemberships(() => tryCheck(caller, write))
    },

    endSession: (session) => writeQueue.enqueue({ kind: 'disconnect', session }),

    async close() {
      clearInterval(polling)
      clearInterval(pruning)
      listener.stop()
      await writeQueue.drainNotices().catch(() => {})
    },
  }
}

function authorizeRead(caller: Caller, path: Path): Omit<Watch, 'watcher'> {
  const requirement = requirementFor(caller.userId, 'read', path)
  if (requirement === 'denied' || caller.userId === null) throw new RealtimeError('permission_denied')
  return { userId: caller.userId, path, ...(requirement !== 'allowed' && requirement) }
}

function unavailable(error: unknown): never {
  throw new RealtimeError('unavailable', undefined, { cause: error })
}
