import type { Node } from '../../tree/node.ts'
import type { Path } from '../../tree/path.ts'
import type { ChangedPart } from '../change-store.ts'
import { type DocumentName, toDocumentPath } from '../paths/document-path.ts'
import type { Region } from '../document-store.ts'
import type { Watcher } from '../documents.ts'
import { isMember, isMembershipsDocument, membershipsDocument } from '../memberships.ts'
import { changeAt, nodeAfter } from './watched-path.ts'

/** A watch of one path. */
export interface Watch {
  readonly userId: string
  readonly path: Path
  /** Team of which the user must be a member. */
  readonly memberOf?: string
  readonly watcher: Watcher
}

/** A subtree kept in this process because it is watched, or because watches depend on it. */
interface WatchedPath {
  readonly path: Path
  node: Node
  references: number
  readonly watches: Set<Watch>
}

/** The watched paths of this process, by document. All paths of a document are at the same change. */
export interface Watches {
  readonly has: (region: Region) => boolean
  readonly isWatched: (name: DocumentName) => boolean
  readonly regionsOf: (name: DocumentName) => readonly Region[]
  /** Keeps a path until it is released as often as retained. node: value of a path that is not kept yet. */
  readonly retain: (region: Region, node: Node) => void
  readonly release: (region: Region) => void
  /** Starts a watch whose regions are retained. Undefined if not allowed. */
  readonly add: (watch: Watch) => { readonly node: Node } | undefined
  readonly remove: (watch: Watch) => void
  /** Applies the next change of a document and notifies its watchers. */
  readonly apply: (name: DocumentName, parts: readonly ChangedPart[]) => void
  /** Sets the values of all paths of a document, after changes that cannot be read individually. */
  readonly replace: (name: DocumentName, nodeAt: (path: Path) => Node) => void
}

/** Returns the regions a watch depends on: its own and, for team data, the memberships of its user. */
export function regionsOfWatch({ userId, path, memberOf }: Omit<Watch, 'watcher'>): Region[] {
  const { name, below } = toDocumentPath(path)
  const own = { name, path: below }
  return memberOf === undefined ? [own] : [membershipsOf(userId), own]
}

/** onWatcherError: receives errors of watchers; other watchers are not affected. */
export function createWatches(onWatcherError: (error: unknown) => void): Watches {
  const documents = new Map<DocumentName, Map<string, WatchedPath>>()
  const watching = new Set<Watch>()
  const dependents = new Map<DocumentName, Set<Watch>>()

  const find = ({ name, path }: Region): WatchedPath | undefined => documents.get(name)?.get(path.join('/'))

  function release(region: Region): void {
    const watched = find(region)
    if (!watched) return
    watched.references -= 1
    if (watched.references > 0) return
    const paths = documents.get(region.name)
    paths?.delete(region.path.join('/'))
    if (paths?.size === 0) documents.delete(region.name)
  }

  function remove(watch: Watch): void {
    if (!watching.delete(watch)) return
    const regions = regionsOfWatch(watch)
    find(regions.at(-1)!)?.watches.delete(watch) // every watch retains its own region
    const ofMemberships = membershipsDocument(watch.userId)
    dependents.get(ofMemberships)?.delete(watch)
    if (dependents.get(ofMemberships)?.size === 0) dependents.delete(ofMemberships)
    for (const region of regions) release(region)
  }

  function callWatcher(fn: () => void): void {
    try {
      fn()
    } catch (error) {
      onWatcherError(error)
    }
  }

  function lacksMembership({ userId, memberOf }: Watch): boolean {
    return memberOf !== undefined && !isMember(find(membershipsOf(userId))?.node, memberOf)
  }

  // All paths are set before the first watcher is called, since a watcher may read another path.
  function update(name: DocumentName, after: (watched: WatchedPath) => Node, changed: readonly Path[]): void {
    const seen = [...(documents.get(name)?.values() ?? [])].map((watched) => {
      const before = watched.node
      watched.node = after(watched)
      return { watched, before }
    })
    for (const { watched, before } of seen) {
      const change =
        watched.watches.size > 0 && changeAt({ before, after: watched.node }, watched.path, changed)
      if (!change) continue
      // Watchers of one path get the same object, so that it is serialised once.
      for (const watch of watched.watches) {
        if (watching.has(watch) && !lacksMembership(watch)) callWatcher(() => watch.watcher.changed(change))
      }
    }
    if (isMembershipsDocument(name)) cancelRevoked(name)
  }

  // Cancels the watches of teams that a user left, after a change of the user's teams.
  function cancelRevoked(name: DocumentName): void {
    for (const watch of [...(dependents.get(name) ?? [])].filter(lacksMembership)) {
      remove(watch)
      callWatcher(() => watch.watcher.cancelled())
    }
  }

  return {
    has: (region) => find(region) !== undefined,
    isWatched: (name) => documents.has(name),
    regionsOf: (name) => [...(documents.get(name)?.values() ?? [])].map(({ path }) => ({ name, path })),
    retain({ name, path }, node) {
      const paths = documents.get(name) ?? new Map<string, WatchedPath>()
      documents.set(name, paths)
      const key = path.join('/')
      const watched = paths.get(key) ?? { path, node, references: 0, watches: new Set() }
      watched.references += 1
      paths.set(key, watched)
    },
    release,
    add(watch) {
      if (lacksMembership(watch)) return undefined
      const own = find(regionsOfWatch(watch).at(-1)!) // the caller has retained the region
      if (!own) throw new Error('the path of a watch is not kept')
      watching.add(watch)
      own.watches.add(watch)
      if (watch.memberOf !== undefined) {
        const name = membershipsDocument(watch.userId)
        dependents.set(name, (dependents.get(name) ?? new Set()).add(watch))
      }
      return { node: own.node }
    },
    remove,
    apply: (name, parts) =>
      update(
        name,
        ({ node, path }) => nodeAfter(node, path, parts),
        parts.map(({ path }) => path),
      ),
    replace: (name, nodeOf) => update(name, ({ path }) => nodeOf(path), [[]]),
  }
}

function membershipsOf(userId: string): Region {
  return { name: membershipsDocument(userId), path: [] }
}
