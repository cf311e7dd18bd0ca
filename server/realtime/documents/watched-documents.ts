import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import type { Part } from './apply-write.ts'
import type { Change, Watcher } from './documents.ts'
import { isMember, isMembershipsDocument, membershipsDocument } from './memberships.ts'
import { type DocumentName, toDocumentPath } from './document-path.ts'
import { changeAt, changesByDocument, type DocumentChange } from './document-change.ts'

/** Somebody who watches a place. */
export interface Watch {
  readonly userId: string
  readonly path: Path
  /** The team that they have to be a member of. */
  readonly memberOf?: string
  readonly watcher: Watcher
}

interface Watched {
  node: Node
  /** Watches of it, and those that depend on it. */
  holds: number
  readonly watches: Set<Watch>
}

/** The documents that somebody in this process watches, as of one change. */
export interface WatchedDocuments {
  readonly names: () => DocumentName[]
  readonly has: (name: DocumentName) => boolean
  /** Begins a watch on documents that are given as they are now; undefined when the watch is not allowed. */
  readonly add: (watch: Watch, nodes: ReadonlyMap<DocumentName, Node>) => { readonly node: Node } | undefined
  readonly remove: (watch: Watch) => void
  /** Applies the next change and tells those who watch. */
  readonly apply: (parts: readonly Part[]) => void
  /** What the documents are after changes that are not known one by one. */
  readonly replace: (nodes: ReadonlyMap<DocumentName, Node>) => void
}

/** The documents that a watch needs: its own, and the one that says whose teams are whose. */
export function documentsOf({ userId, path, memberOf }: Omit<Watch, 'watcher'>): DocumentName[] {
  const own = toDocumentPath(path).name
  return memberOf === undefined ? [own] : [own, membershipsDocument(userId)]
}

/** broken: is told what a watcher throws, which reaches nobody else. */
export function watchedDocuments(broken: (error: unknown) => void): WatchedDocuments {
  const documents = new Map<DocumentName, Watched>()
  const watching = new Set<Watch>()

  function hold(name: DocumentName, node: Node): Watched {
    const watched = documents.get(name) ?? { node, holds: 0, watches: new Set() }
    watched.holds += 1
    documents.set(name, watched)
    return watched
  }

  function remove(watch: Watch): void {
    if (!watching.delete(watch)) return
    for (const name of documentsOf(watch)) {
      const watched = documents.get(name)
      if (!watched) continue
      watched.watches.delete(watch)
      watched.holds -= 1
      if (watched.holds === 0) documents.delete(name)
    }
  }

  function tell(fn: () => void): void {
    try {
      fn()
    } catch (error) {
      broken(error)
    }
  }

  function changed(name: DocumentName, watched: Watched, change: DocumentChange): void {
    watched.node = change.after
    // Those who watch one place hear of the same object, so that it need be written as text once.
    const changes = new Map<string, Change | undefined>()
    for (const watch of watched.watches) {
      if (isShutOut(watch)) continue
      const { below } = toDocumentPath(watch.path)
      const place = below.join('/')
      if (!changes.has(place)) changes.set(place, changeAt(change, below))
      const news = changes.get(place)
      if (news && watching.has(watch)) tell(() => watch.watcher.changed(news))
    }
    shutOut(name)
  }

  function isShutOut({ userId, memberOf }: Watch): boolean {
    return memberOf !== undefined && !isMember(documents.get(membershipsDocument(userId))?.node, memberOf)
  }

  // After a change of somebody's teams: watches that depended on the ones that are gone.
  function shutOut(name: DocumentName): void {
    if (!isMembershipsDocument(name)) return
    for (const watch of watching) {
      if (watch.memberOf === undefined || membershipsDocument(watch.userId) !== name || !isShutOut(watch)) continue
      remove(watch)
      tell(() => watch.watcher.cancelled())
    }
  }

  return {
    names: () => [...documents.keys()],
    has: (name) => documents.has(name),
    add(watch, nodes) {
      for (const name of documentsOf(watch)) hold(name, nodes.get(name) ?? null)
      watching.add(watch)
      if (isShutOut(watch)) {
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
        if (watched) changed(name, watched, change)
      }
    },
    replace(nodes) {
      // Who is shut out is so before the rest is told.
      const names = [...nodes.keys()].sort((a, b) => Number(isMembershipsDocument(b)) - Number(isMembershipsDocument(a)))
      for (const name of names) {
        const after = nodes.get(name) ?? null
        const watched = documents.get(name)
        if (watched) changed(name, watched, { before: watched.node, after, places: [[]] })
      }
    },
  }
}
