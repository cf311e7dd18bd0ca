import type { Database } from '#database'
import type { Node } from '../tree/node.ts'
import { RealtimeError } from '../wire-errors.ts'
import { readChanges, readDocuments } from './document-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { DocumentName } from './document-path.ts'
import { documentsOf, type Watch, type WatchedDocuments } from './watched-documents.ts'

/** Reads the change log, written by any process, and applies it in order to the watched documents. */
export interface ChangeReader {
  /** Resolves once every change committed before the call has been applied. Throws what the database throws. */
  readonly catchUp: () => Promise<void>
  /** Whether all changes up to this sequence have been applied. */
  readonly isUpToDate: (sequence: number) => boolean
  /** Starts a watch between two changes; undefined when it is not allowed. Throws RealtimeError unavailable. */
  readonly addWatch: (watch: Watch) => Promise<{ readonly node: Node } | undefined>
}

interface PendingWatch {
  readonly watch: Watch
  readonly done: (started: { readonly node: Node } | undefined) => void
  readonly failed: (error: unknown) => void
}

const changesPerRead = 500

/** sequence: of the last change; nothing is watched yet. */
export function createChangeReader(
  { orm }: Pick<Database, 'orm'>,
  watched: WatchedDocuments,
  sequence: number,
): ChangeReader {
  let applied = sequence
  let pendingWatches: PendingWatch[] = []

  async function readOnce(): Promise<void> {
    const pending = pendingWatches.splice(0)
    try {
      const missing = new Set(
        pending.flatMap(({ watch }) => documentsOf(watch)).filter((name) => !watched.has(name)),
      )
      const { sequence: last, nodes } = await readDocuments(orm, [...missing])
      if (watched.names().length === 0) applied = last
      if (await applyUpTo(last)) {
        start(pending, nodes)
      } else {
        await resync()
        pendingWatches.push(...pending)
      }
    } catch (error) {
      for (const { failed } of pending) failed(new RealtimeError('unavailable', undefined, { cause: error }))
      throw error
    }
    if (pendingWatches.length > 0) void catchUp().catch(() => {})
  }

  /** Returns false when changes before `last` are missing from the log. */
  async function applyUpTo(last: number): Promise<boolean> {
    while (applied < last) {
      const upTo = Math.min(applied + changesPerRead, last)
      const changes = await readChanges(orm, applied, upTo)
      if (changes.length < upTo - applied) return false
      for (const parts of changes) {
        applied += 1
        watched.apply(parts)
      }
    }
    return applied === last
  }

  // The log was pruned past our position, or the database was restored: reread the documents and report differences.
  async function resync(): Promise<void> {
    const { sequence: last, nodes } = await readDocuments(orm, watched.names())
    watched.replace(nodes)
    applied = last
  }

  function start(pending: readonly PendingWatch[], nodes: ReadonlyMap<DocumentName, Node>): void {
    for (const one of pending) {
      // A document watched when the read began may have been released since.
      const isLoaded = (name: DocumentName): boolean => watched.has(name) || nodes.has(name)
      if (documentsOf(one.watch).every(isLoaded)) one.done(watched.add(one.watch, nodes))
      else pendingWatches.push(one)
    }
  }

  const catchUp = oneAtATime(readOnce)

  return {
    catchUp,
    isUpToDate: (last) => last <= applied,
    addWatch: (watch) =>
      new Promise((done, failed) => {
        pendingWatches.push({ watch, done, failed })
        void catchUp().catch(() => {}) // reported through each pending watch
      }),
  }
}
