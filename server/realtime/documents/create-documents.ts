import { afterCommit, type Database, type Transaction } from '#database'
import type { Log } from '#http'
import { needed } from '../access.ts'
import { fromExport } from '../tree/from-export.ts'
import { nodeAt } from '../tree/get-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { RealtimeError } from '../wire-errors.ts'
import { documentsToWrite, mayWrite, teamsToWrite } from './allowed.ts'
import { applyWrite } from './apply-write.ts'
import type { Asker, Documents, News, Write } from './documents.ts'
import { changesChannel, pruneChanges, readDocuments } from './document-store.ts'
import { follow } from './follow.ts'
import { createLane } from './lane.ts'
import { listen } from './listen.ts'
import { isMember, membershipsOf } from './memberships.ts'
import { hasNews, insertNews } from './news-store.ts'
import { inDocument } from './places.ts'
import { documentsOf, type Watch, watchedDocuments } from './watched-documents.ts'

/** What the rest of this module needs beyond what a connection does. */
export interface KeptDocuments extends Documents {
  /** Throws what a write would throw now, and changes nothing. Server values may stand in it. */
  readonly check: (asker: Asker, write: Write) => Promise<void>
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
}): Promise<KeptDocuments> {
  const { database, log, now, pollMs = 1_000 } = parts
  const { orm } = database
  const watched = watchedDocuments((error) => log.error({ error }, 'a watcher of live documents failed'))
  const { sequence } = await readDocuments(orm, [])
  const following = follow(database, watched, sequence)
  const lane = createLane({ database, log, now, told: following.catchUp })
  const listening = await listen(database.pool, changesChannel, heard, log)
  const polling = setInterval(poll, pollMs).unref()
  const pruning = setInterval(prune, pruneEveryMs).unref()

  function heard(payload: string | undefined): void {
    if (payload !== undefined && following.knows(Number(payload))) return
    void following.catchUp().catch((error: unknown) => log.warn({ error }, 'live documents fell behind'))
  }

  function takeUpNews(): void {
    void lane.takeUpNews().catch(() => {}) // The lane has logged it, and the next look tries again.
  }

  function poll(): void {
    heard(undefined)
    void hasNews(orm).then(
      (waits) => waits && takeUpNews(),
      (error: unknown) => log.warn({ error }, 'live documents can not look for news'),
    )
  }

  function prune(): void {
    void pruneChanges(orm, changesKeptMs).catch((error: unknown) => log.warn({ error }, 'pruning failed'))
  }

  async function readOnce(reading: Omit<Watch, 'watcher'>): Promise<{ readonly node: Node } | undefined> {
    const { userId, path, memberOf } = reading
    const { nodes } = await readDocuments(orm, documentsOf(reading)).catch(unavailable)
    if (memberOf !== undefined && !isMember(nodes.get(membershipsOf(userId)), memberOf)) return undefined
    const { name, below } = inDocument(path)
    return { node: nodeAt(nodes.get(name) ?? null, below) }
  }

  async function checkOnce(asker: Asker, write: Write): Promise<true | undefined> {
    const { nodes } = await readDocuments(orm, documentsToWrite(asker, write)).catch(unavailable)
    if (!mayWrite(asker, write, nodes)) return undefined
    applyWrite(nodes, write, 0)
    return true
  }

  /** Asks again before somebody is refused who may have become a member just now: the news of it may still wait. */
  async function asMember<T>(ask: () => Promise<T | undefined>): Promise<T> {
    const first = await ask()
    if (first !== undefined) return first
    if (await hasNews(orm).catch(unavailable)) await lane.takeUpNews()
    const second = await ask()
    if (second === undefined) throw new RealtimeError('permission_denied')
    return second
  }

  async function setAll(tx: Transaction, news: readonly News[]): Promise<void> {
    for (const { path, value } of news) {
      inDocument(path)
      fromExport(value, { now: 0, existing: null, depth: path.length })
    }
    await insertNews(tx, news)
    afterCommit(tx, takeUpNews)
  }

  return {
    async read(asker, path) {
      const reading = readingOf(asker, path)
      return (await asMember(() => readOnce(reading))).node
    },

    async watch(asker, path, watcher) {
      const watch: Watch = { ...readingOf(asker, path), watcher }
      const { node } = await asMember(() => following.begin(watch))
      return { node, stop: () => watched.remove(watch) }
    },

    async write(asker, write) {
      teamsToWrite(asker, write)
      await lane.ask({ kind: 'write', asker, write })
    },

    async writeAll(asker, writes) {
      await lane.ask({ kind: 'writes', asker, writes })
    },

    set: (tx, path, value) => setAll(tx, [{ path, value }]),
    setAll,

    async check(asker, write) {
      await asMember(() => checkOnce(asker, write))
    },

    endSession: (session) => lane.ask({ kind: 'leftovers', session }),

    async close() {
      clearInterval(polling)
      clearInterval(pruning)
      listening.stop()
      await lane.takeUpNews().catch(() => {})
    },
  }
}

function readingOf(asker: Asker, path: Path): Omit<Watch, 'watcher'> {
  const need = needed(asker.userId, 'read', path)
  if (need === 'denied' || asker.userId === null) throw new RealtimeError('permission_denied')
  return { userId: asker.userId, path, ...(need !== 'allowed' && need) }
}

function unavailable(error: unknown): never {
  throw new RealtimeError('unavailable', undefined, { cause: error })
}
