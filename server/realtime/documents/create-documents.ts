import { afterCommit, type Database, type Transaction } from '#database'
import type { Log } from '#http'
import { atIntervals } from '../../at-intervals.ts'
import { requirementFor } from '../access.ts'
import { realtimeLimits } from '../limits.ts'
import { fromExport } from '../tree/from-export.ts'
import { nodeLoad } from '../tree/node-cost.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import type { Usage } from '../usage.ts'
import { RealtimeError } from '../wire-errors.ts'
import { closeAccount, pruneClosedAccounts } from './account-store.ts'
import { applyWrite } from './writing/apply-write.ts'
import { changesChannel, notifiedChanges, type Notification, pruneChanges } from './change-store.ts'
import { type DocumentName, toDocumentPath } from './paths/document-path.ts'
import { pollChanges, pruneDocuments, readRegions, type Region } from './document-store.ts'
import type { Caller, Documents, Notice, ReadPart, Write } from './documents.ts'
import { createFollowers } from './watching/followers.ts'
import { listen } from './watching/listen.ts'
import { mayWrite, teamsToWrite } from './writing/may-write.ts'
import { isMember, membershipRegion, membershipsDocument } from './memberships.ts'
import { neededRegions } from './writing/needed-regions.ts'
import { createNoticeDrain } from './notices.ts'
import { hasNotices, insertNotices, noticesParameter } from './notice-store.ts'
import { readPart } from './read-part.ts'
import { createPublisher } from './writing/publisher.ts'
import { treeOf } from './paths/rows.ts'
import { createWatches, type Watch } from './watching/watches.ts'
import { requireFewOfGuest, writeLoad } from './writing/write-length.ts'
import { createWriteQueue } from './writing/write-queue.ts'

/** Documents with the methods for other parts of this module. */
export interface ManagedDocuments extends Documents {
  /** Throws the errors of `write` without changing anything. The value may contain server values. */
  readonly check: (caller: Caller, write: Write) => Promise<void>
  /** Applies a session's onDisconnect writes, exactly once. Throws RealtimeError unavailable. */
  readonly endSession: (session: string) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Minimum interval between publications of notices; shorter than screens wait before they read. Milliseconds.
 */
const noticePauseMs = 100
const pruneIntervalMs = 30_000
const pruneDocumentsIntervalMs = 3_600_000
/** Maximum time between the start of a transaction and the commit of its change. Milliseconds. */
const longestTransactionMs = 60_000

/**
 * Opens the documents of a database. pollMs: interval of the fallback polling; NOTIFY normally arrives first.
 */
export async function createDocuments(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
  readonly usage: Usage
  readonly pollMs?: number
}): Promise<ManagedDocuments> {
  const { database, log, now, usage, pollMs = 5_000 } = parts
  const { orm } = database
  const watches = createWatches((error) => log.error({ error }, 'realtime watcher threw'))
  const followers = createFollowers(database, watches)
  const publish = createPublisher({ database, followers, log })
  const writeQueue = createWriteQueue({ database, log, now, usage, publish })
  const notices = createNoticeDrain({ database, log, now, usage, publish })
  const listener = await listen(database.direct, changesChannel, onNotification, log)
  let polledAt = performance.now()
  const polling = setInterval(poll, pollMs).unref()
  const pruning = setInterval(prune, pruneIntervalMs).unref()
  const pruningDocuments = setInterval(pruneOld, pruneDocumentsIntervalMs).unref()

  function onNotification(text: string | undefined): void {
    const changed = text === undefined ? undefined : notifiedChanges(text)
    const reached = text ? changed?.map(reachNotified) : [reachChanged(text === undefined)]
    void Promise.all(reached ?? []).catch((error: unknown) =>
      log.warn({ error }, 'reading realtime changes failed'),
    )
  }

  function reachNotified({ documentId, sequence, name }: Notification): Promise<void> {
    return name === undefined
      ? followers.reachById(documentId, sequence)
      : followers.reach(name, { documentId, sequence })
  }

  /** Reads changes of other processes since the last poll. all: all changes, after a lost connection. */
  async function reachChanged(all: boolean): Promise<void> {
    if (all) return followers.reachAll()
    const startedAt = performance.now()
    const { changed, hasNotices: hasAny } = await pollChanges(
      orm,
      startedAt - polledAt + longestTransactionMs,
    )
    if (hasAny) drainNotices()
    await Promise.all(changed.map(({ name, ...revision }) => followers.reach(name, revision)))
    polledAt = startedAt
  }

  function drainNotices(): void {
    void notices.drain().catch(() => {}) // the error is logged; the next poll retries
  }

  // A burst of changes shares the statements that publish the changes.
  const drainAtIntervals = atIntervals(noticePauseMs, drainNotices)

  function poll(): void {
    followers.sweep()
    void reachChanged(false).catch((error: unknown) => log.warn({ error }, 'reading realtime changes failed'))
  }

  function prune(): void {
    const { logMs: keptMs, logLength: keptLength } = realtimeLimits
    void pruneChanges(orm, { keptMs, keptLength }).catch((error: unknown) =>
      log.warn({ error }, 'pruning the realtime change log failed'),
    )
  }

  function pruneOld(): void {
    void Promise.all([pruneDocuments(orm), pruneClosedAccounts(orm)]).catch((error: unknown) =>
      log.warn({ error }, 'pruning realtime documents failed'),
    )
  }

  async function tryRead(
    caller: Caller,
    { userId, path, memberOf }: Omit<Watch, 'watcher'>,
    part: ReadPart,
  ): Promise<{ readonly node: Node } | undefined> {
    const { name, below } = toDocumentPath(path)
    usage.checkRead(caller)
    if (memberOf !== undefined) {
      const nodes = await readNodes([membershipRegion(userId, memberOf)])
      if (!isMember(nodes.get(membershipsDocument(userId)), memberOf)) return undefined
    }
    const { node, load } = await readPart(orm, { name, path: below }, part).catch(unavailable)
    usage.addRead(caller, load)
    return { node }
  }

  async function tryCheck(caller: Caller, write: Write): Promise<true | undefined> {
    const nodes = await readNodes(neededRegions([{ by: caller, write }]).regions)
    if (!mayWrite(caller, write, nodes)) return undefined
    applyWrite(nodes, write, 0)
    return true
  }

  async function readNodes(regions: readonly Region[]): Promise<Map<DocumentName, Node>> {
    const documents = await readRegions(orm, regions).catch(unavailable)
    return new Map([...documents].map(([name, { rows }]) => [name, treeOf(rows.values())]))
  }

  /**
   * Retries a refused attempt after draining the notices, since the caller's new membership may be among
   * them. attempt: resolves with undefined if refused. Throws RealtimeError permission_denied.
   */
  async function withFreshMemberships<T>(attempt: () => Promise<T | undefined>): Promise<T> {
    const first = await attempt()
    if (first !== undefined) return first
    if (await hasNotices(orm).catch(unavailable)) await notices.drain()
    const second = await attempt()
    if (second === undefined) throw new RealtimeError('permission_denied')
    return second
  }

  async function setAll(tx: Transaction, notices: readonly Notice[]): Promise<void> {
    requireValid(notices)
    await insertNotices(tx, notices)
    afterCommit(tx, drainAtIntervals)
  }

  return {
    async read(caller, path, part = {}) {
      const reading = authorizeRead(caller, path)
      return (await withFreshMemberships(() => tryRead(caller, reading, part))).node
    },

    chargeRead(caller, load) {
      usage.addRead(caller, load)
      usage.checkRead(caller)
    },

    async watch(caller, path, watcher) {
      const watch: Watch = { ...authorizeRead(caller, path), watcher }
      usage.checkRead(caller)
      let isFirst = true
      const { node } = await withFreshMemberships(async () => {
        // The membership in this process may be older than in the database.
        if (!isFirst) await followers.refresh(membershipsDocument(watch.userId)).catch(unavailable)
        isFirst = false
        return followers.addWatch(watch)
      })
      usage.addRead(caller, nodeLoad(node))
      return { node, stop: () => watches.remove(watch) }
    },

    async write(caller, write) {
      const teams = teamsToWrite(caller, write)
      const load = writeLoad(write)
      requireFewOfGuest(caller, load)
      await usage.startWrite(caller, load)
      try {
        await writeQueue.write(caller, write)
      } catch (error) {
        const isDenied = error instanceof RealtimeError && error.code === 'permission_denied'
        if (!isDenied || teams.length === 0 || !(await hasNotices(orm).catch(unavailable))) throw error
        await notices.drain()
        await writeQueue.write(caller, write)
      }
    },

    writeAll: writeQueue.writeAll,

    set: (tx, path, value) => setAll(tx, [{ path, value }]),
    setAll,
    inStatement: {
      parameterOf(notices) {
        requireValid(notices)
        return noticesParameter(notices)
      },
      committed: drainAtIntervals,
    },

    async check(caller, write) {
      await withFreshMemberships(() => tryCheck(caller, write))
    },

    async closeAccount(tx, userId) {
      await closeAccount(tx, userId)
      await setAll(tx, [{ path: ['preferences', userId], value: null }])
    },

    endSession: writeQueue.endSession,

    async close() {
      clearInterval(polling)
      clearInterval(pruning)
      clearInterval(pruningDocuments)
      listener.stop()
      await notices.drain().catch(() => {})
      await writeQueue.idle()
    },
  }
}

function requireValid(notices: readonly Notice[]): void {
  for (const { path, value } of notices) {
    toDocumentPath(path)
    fromExport(value, { now: 0, existing: null, depth: path.length })
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
