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

/** What the rest of this module needs beyond what a connection does. */
export interface ManagedDocuments extends Documents {
  /** Throws what a write would throw now, and changes nothing. Server values may stand in it. */
  readonly check: (caller: Caller, write: Write) => Promise<void>
  /** Writes what was kept for the end of a session, once. Throws RealtimeError unavailable. */
  readonly endSession: (session: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** How long changes are kept for processes that lost their connection. */
const changesKeptMs = 300_000
const pruneEveryMs = 60_000

/** pollMs: how often it looks for what no notice told of; notices come at once. */
export async function createDocuments(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly pollMs?: number
}): Promise<ManagedDocuments> {
  const { database, log, now, pollMs = 1_000 } = parts
  const { orm } = database
  const watched = watchedDocuments((error) => log.error({ error }, 'a watcher of live documents failed'))
  const { sequence } = await readDocuments(orm, [])
  const following = createChangeReader(database, watched, sequence)
  const lane = createWriteQueue({ database, log, now, told: following.catchUp })
  const listening = await listen(database.pool, changesChannel, changes, log)
  const polling = setInterval(poll, pollMs).unref()
  const pruning = setInterval(prune, pruneEveryMs).unref()

  function changes(payload: string | undefined): void {
    if (payload !== undefined && following.knows(Number(payload))) return
    void following.catchUp().catch((error: unknown) => log.warn({ error }, 'live documents fell behind'))
  }

  function drainNotices(): void {
    void lane.drainNotices().catch(() => {}) // The lane has logged it, and the next sweep tries again.
  }

  function poll(): void {
    changes(undefined)
    void hasNotices(orm).then(
      (waits) => waits && drainNotices(),
      (error: unknown) => log.warn({ error }, 'live documents can not sweep for news'),
    )
  }

  function prune(): void {
    void pruneChanges(orm, changesKeptMs).catch((error: unknown) => log.warn({ error }, 'pruning failed'))
  }

  async function readOnce(reading: Omit<Watch, 'watcher'>): Promise<{ readonly node: Node } | undefined> {
    const { userId, path, memberOf } = reading
    const { nodes } = await readDocuments(orm, documentsOf(reading)).catch(unavailable)
    if (memberOf !== undefined && !isMember(nodes.get(membershipsDocument(userId)), memberOf)) return undefined
    const { name, below } = toDocumentPath(path)
    return { node: nodeAt(nodes.get(name) ?? null, below) }
  }

  async function checkOnce(caller: Caller, write: Write): Promise<true | undefined> {
    const { nodes } = await readDocuments(orm, documentsToWrite(caller, write)).catch(unavailable)
    if (!mayWrite(caller, write, nodes)) return undefined
    applyWrite(nodes, write, 0)
    return true
  }

  /** Asks again before somebody is refused who may have become a member just now: the news of it may still wait. */
  async function asMember<T>(ask: () => Promise<T | undefined>): Promise<T> {
    const first = await ask()
    if (first !== undefined) return first
    if (await hasNotices(orm).catch(unavailable)) await lane.drainNotices()
    const second = await ask()
    if (second === undefined) throw new RealtimeError('permission_denied')
    return second
  }

  async function setAll(tx: Transaction, news: readonly Notice[]): Promise<void> {
    for (const { path, value } of news) {
      toDocumentPath(path)
      fromExport(value, { now: 0, existing: null, depth: path.length })
    }
    await insertNotices(tx, news)
    afterCommit(tx, drainNotices)
  }

  return {
    async read(caller, path) {
      const reading = readingOf(caller, path)
      return (await asMember(() => readOnce(reading))).node
    },

    async watch(caller, path, watcher) {
      const watch: Watch = { ...readingOf(caller, path), watcher }
      const { node } = await asMember(() => following.begin(watch))
      return { node, stop: () => watched.remove(watch) }
    },

    async write(caller, write) {
      teamsToWrite(caller, write)
      await lane.ask({ kind: 'write', caller, write })
    },

    async writeAll(caller, writes) {
      await lane.ask({ kind: 'writes', caller, writes })
    },

    set: (tx, path, value) => setAll(tx, [{ path, value }]),
    setAll,

    async check(caller, write) {
      await asMember(() => checkOnce(caller, write))
    },

    endSession: (session) => lane.ask({ kind: 'leftovers', session }),

    async close() {
      clearInterval(polling)
      clearInterval(pruning)
      listening.stop()
      await lane.drainNotices().catch(() => {})
    },
  }
}

function readingOf(caller: Caller, path: Path): Omit<Watch, 'watcher'> {
  const need = requirementFor(caller.userId, 'read', path)
  if (need === 'denied' || caller.userId === null) throw new RealtimeError('permission_denied')
  return { userId: caller.userId, path, ...(need !== 'allowed' && need) }
}

function unavailable(error: unknown): never {
  throw new RealtimeError('unavailable', undefined, { cause: error })
}
