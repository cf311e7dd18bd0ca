import type { Database } from '#database'
import { nodeAt } from '../../tree/node-at.ts'
import type { Node } from '../../tree/node.ts'
import { RealtimeError } from '../../wire-errors.ts'
import { type ChangedPart, readChanges } from '../change-store.ts'
import { type DocumentName } from '../paths/document-path.ts'
import { neverWritten, readRegions, readRevisions, type Region, type Revision } from '../document-store.ts'
import { treeOf } from '../paths/rows.ts'
import { regionsOfWatch, type Watch, type Watches } from './watches.ts'

/** A committed change of a document. */
export interface CommittedChange {
  readonly name: DocumentName
  readonly documentId: number
  readonly sequence: number
  readonly parts: readonly ChangedPart[]
}

/**
 * Keeps the watched paths of this process up to date with changes by any process, in the order of each
 * document.
 */
export interface Followers {
  /** Starts a watch between two changes; undefined if not allowed. Throws RealtimeError unavailable. */
  readonly addWatch: (watch: Watch) => Promise<{ readonly node: Node } | undefined>
  /** Resolves once a change, and all earlier ones of its document, are applied. */
  readonly deliver: (change: CommittedChange) => Promise<void>
  /** Resolves once all changes up to a given one are applied. Throws database errors. */
  readonly reach: (name: DocumentName, revision: Revision) => Promise<void>
  /** Reads the changes of a document that is watched in this process. Throws database errors. */
  readonly refresh: (name: DocumentName) => Promise<void>
  /** Like reach, for a document that this process has read or written; ignores others. */
  readonly reachById: (documentId: number, sequence: number) => Promise<void>
  /** Applies all changes of other processes. Throws database errors. */
  readonly reachAll: () => Promise<void>
  /** Drops documents that are no longer watched. */
  readonly sweep: () => void
}

interface Follower {
  readonly name: DocumentName
  /** The change up to which this process has the watched paths. */
  at: Revision
  /** Tail of the queue of work on this document. */
  last: Promise<void>
  /** Number of calls that use this follower. */
  users: number
}

export function createFollowers({ orm }: Pick<Database, 'orm'>, watches: Watches): Followers {
  const followers = new Map<DocumentName, Follower>()
  const names = new Map<number, DocumentName>()

  /** Runs work on a document after earlier work on the same document. */
  async function inTurn<T>(name: DocumentName, work: (follower: Follower) => Promise<T>): Promise<T> {
    const follower = followers.get(name) ?? { name, at: start, last: Promise.resolve(), users: 0 }
    followers.set(name, follower)
    follower.users += 1
    const result = follower.last.then(() => work(follower))
    follower.last = result.then(ignore, ignore)
    try {
      return await result
    } finally {
      follower.users -= 1
      dropUnwatched(follower)
    }
  }

  function dropUnwatched({ name, at, users }: Follower): void {
    if (users > 0 || watches.isWatched(name)) return
    followers.delete(name)
    if (at.documentId !== undefined) names.delete(at.documentId)
  }

  function setRevision(follower: Follower, { documentId, sequence }: Revision): void {
    follower.at = { documentId, sequence }
    if (documentId !== undefined) names.set(documentId, follower.name)
  }

  function apply(follower: Follower, change: Omit<CommittedChange, 'name'>): void {
    setRevision(follower, change)
    watches.apply(follower.name, change.parts)
  }

  /** Reads the changes of a document up to the newest. */
  async function catchUp(follower: Follower): Promise<void> {
    const { documentId } = follower.at
    if (documentId !== undefined) {
      for (const { sequence, parts } of await readChanges(orm, documentId, follower.at.sequence)) {
        if (sequence !== follower.at.sequence + 1 || parts === undefined) return resync(follower)
        apply(follower, { documentId, sequence, parts })
      }
    }
  }

  // If changes are missing from the log, or too long for the log: rereads the watched paths and reports the
  // differences.
  async function resync(follower: Follower): Promise<void> {
    const { name } = follower
    const document = (await readRegions(orm, watches.regionsOf(name))).get(name)
    if (!document) return
    const whole = treeOf(document.rows.values())
    setRevision(follower, document)
    watches.replace(name, (path) => nodeAt(whole, path))
  }

  async function reachIn(follower: Follower, target: Revision): Promise<void> {
    if (!watches.isWatched(follower.name) || isAt(follower.at, target)) return
    // The first change of a new document has number 1.
    if (follower.at.documentId === undefined) setRevision(follower, { ...target, sequence: 0 })
    await catchUp(follower)
    if (!isAt(follower.at, target)) await resync(follower)
  }

  /** Adds a region of a document, at the same change as the document's other regions. */
  async function retain(region: Region): Promise<void> {
    const { name, path } = region
    // No waiting: the path is already watched.
    if (watches.has(region)) return watches.retain(region, null)
    await inTurn(name, async (follower) => {
      if (watches.has(region)) return watches.retain(region, null)
      const document = (await readRegions(orm, [region])).get(name)
      if (!document) throw new Error(`${name} was not read`)
      if (!watches.isWatched(name)) setRevision(follower, document)
      else await reachIn(follower, document)
      watches.retain(region, nodeAt(treeOf(document.rows.values()), path))
      // If the document's other regions already have newer changes, reread all.
      if (follower.at.sequence !== document.sequence) await resync(follower)
    })
  }

  return {
    async addWatch(watch) {
      const retained: Region[] = []
      try {
        for (const region of regionsOfWatch(watch)) {
          await retain(region)
          retained.push(region)
        }
        const started = watches.add(watch)
        if (started) return started
      } catch (error) {
        for (const region of retained) watches.release(region)
        throw new RealtimeError('unavailable', undefined, { cause: error })
      }
      for (const region of retained) watches.release(region)
      return undefined
    },
    async deliver(change) {
      const { name } = change
      if (!followers.has(name)) return
      await inTurn(name, async (follower) => {
        if (!watches.isWatched(name)) return
        const { documentId = change.documentId, sequence } = follower.at
        if (documentId === change.documentId && sequence + 1 === change.sequence) apply(follower, change)
        else await reachIn(follower, change)
      })
    },
    async reach(name, revision) {
      if (followers.has(name)) await inTurn(name, (follower) => reachIn(follower, revision))
    },
    async refresh(name) {
      if (!followers.has(name)) return
      const revision = (await readRevisions(orm, [name])).get(name) ?? neverWritten
      await inTurn(name, (follower) => reachIn(follower, revision))
    },
    async reachById(documentId, sequence) {
      const name = names.get(documentId)
      if (name !== undefined) await inTurn(name, (follower) => reachIn(follower, { documentId, sequence }))
    },
    async reachAll() {
      const watched = [...followers.keys()]
      if (watched.length === 0) return
      const revisions = await readRevisions(orm, watched)
      await Promise.all(
        watched.map((name) =>
          inTurn(name, (follower) => reachIn(follower, revisions.get(name) ?? neverWritten)),
        ),
      )
    },
    sweep() {
      for (const follower of followers.values()) dropUnwatched(follower)
    },
  }
}

// True if a follower has every change up to another revision. A document that was deleted and added again has
// another id.
function isAt(at: Revision, target: Revision): boolean {
  return at.documentId === target.documentId && at.sequence >= target.sequence
}

const start: Revision = { documentId: undefined, sequence: 0 }

function ignore(): void {}
