import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import type { Part } from './apply-write.ts'
import type { Change, Watcher } from './documents.ts'
import { isMember, isMembershipsDocument, membershipsDocument } from './memberships.ts'
import { type DocumentName, toDocumentPath } from './document-path.ts'
import { changeAt, changesByDocument, type DocumentChange } from './document-change.ts'

/** A watcher of one path. */
export interface Watch {
  readonly userId: string
  readonly path: Path
  /** The team the user must be a member of. */
  readonly memberOf?: string
  readonly watcher: Watcher
}

interface WatchedDocument {
  node: Node
  /** Number of watches of this document or of documents whose access depends on it. */
  references: number
  readonly watches: Set<Watch>
}

/** The documents watched in this process, all as of the same change. */
export interface WatchedDocuments {
  readonly names: () => DocumentName[]
  readonly has: (name: DocumentName) => boolean
  /** Starts a watch, given the current documents; undefined when the watch is not allowed. */
  readonly add: (watch: Watch, nodes: ReadonlyMap<DocumentName, Node>) => { readonly node: Node } | undefined
  readonly remove: (watch: Watch) => void
  /** Applies the next change and notifies its watchers. */
  readonly apply: (parts: readonly Part[]) => void
  /** Sets the documents after changes that are no longer in the log. */
  readonly replace: (nodes: ReadonlyMap<DocumentName, Node>) => void
}

/** Returns the documents a watch depends on: its own and, for team data, the memberships of its user. */
export function documentsOf({ userId, path, memberOf }: Omit<Watch, 'watcher'>): DocumentName[] {
  const own = toDocumentPath(path).name
  return memberOf === undefined ? [own] : [own, membershipsDocument(userId)]
}

/** onWatcherError: receives what a watcher throws; other watchers are not affected. */
export function watchedDocuments(onWatcherError: (error: unknown) => void): WatchedDocuments {
  const documents = new Map<DocumentName, WatchedDocument>()
  const watching = new Set<Watch>()

  function retain(name: DocumentName, node: Node): WatchedDocument {
    const watched = documents.get(name) ?? { node, references: 0, watches: new Set() }
    watched.references += 1
    documents.set(name, watched)
    return watched
  }

  function remove(watch: Watch): void {
    if (!watching.delete(watch)) return
    for (const name of documentsOf(watch)) {
      const watched = documents.get(name)
      if (!watched) continue
      watched.watches.delete(watch)
      watched.references -= 1
      if (watched.references === 0) documents.delete(name)
    }
  }

  function callWatcher(fn: () => void): void {
    try {
      fn()
    } catch (error) {
      onWatcherError(error)
    }
  }

  function notify(name: DocumentName, watched: WatchedDocument, change: DocumentChange): void {
    watched.node = change.after
    // Watchers of one path get the same object, so it is serialised once.
    const changeByPath = new Map<string, Change | undefined>()
    for (const watch of watched.watches) {
      if (lacksMembership(watch)) continue
      const { below } = toDocumentPath(watch.path)
      const path = below.join('/')
      if (!changeByPath.has(path)) changeByPath.set(path, changeAt(change, below))
      const seen = changeByPath.get(path)
      if (seen && watching.has(watch)) callWatcher(() => watch.watcher.changed(seen))
    }
    cancelRevoked(name)
  }

  function lacksMembership({ userId, memberOf }: Watch): boolean {
    return memberOf !== undefined && !isMember(documents.get(membershipsDocument(userId))?.node, memberOf)
  }

  // After a change of a user's teams: cancels the watches of teams they left.
  function cancelRevoked(name: DocumentName): void {
    if (!isMembershipsDocument(name)) return
    for (const watch of watching) {
      if (
        watch.memberOf === undefined ||
        membershipsDocument(watch.userId) !== name ||
        !lacksMembership(watch)
      )
        continue
      remove(watch)
      callWatcher(() => watch.watcher.cancelled())
    }
  }

  return {
    names: () => [...documents.keys()],
    has: (name) => documents.has(name),
    add(watch, nodes) {
      for (const name of documentsOf(watch)) retain(name, nodes.get(name) ?? null)
      watching.add(watch)
      if (lacksMembership(watch)) {
        remove(watch)
        return undefined
      }
      const { name, below } = toDocumentPath(watch.path)
      const own = documents.get(name)
      own?.watches.add(watch)
      return { node: nodeAt(own?.node ?? null, below) }
    },
    remove,
    apply(parts) {
      for (const [name, change] of changesByDocument(parts, (name) => documents.get(name)?.node)) {
        const watched = documents.get(name)
        if (watched) notify(name, watched, change)
      }
    },
    replace(nodes) {
      // Memberships first: watchers without access must not be notified of the rest.
      const names = [...nodes.keys()].sort(
        (a, b) => Number(isMembershipsDocument(b)) - Number(isMembershipsDocument(a)),
      )
      for (const name of names) {
        const after = nodes.get(name) ?? null
        const watched = documents.get(name)
        if (watched) notify(name, watched, { before: watched.node, after, paths: [[]] })
      }
    },
  }
}
