import { nodeAt } from '../../tree/node-at.ts'
import type { Node } from '../../tree/node.ts'
import type { Path } from '../../tree/path.ts'
import { putAt } from '../../tree/put-at.ts'
import { sameNode } from '../../tree/same-node.ts'
import type { ChangedPart } from '../change-store.ts'
import { isAtOrBelow } from '../paths/document-path.ts'
import type { Change } from '../documents.ts'

/** Returns the value at a watched path after a change of its document. Paths are relative to the document. */
export function nodeAfter(before: Node, watched: Path, parts: readonly ChangedPart[]): Node {
  let node = before
  for (const { path, node: changed } of parts) {
    if (isAtOrBelow(path, watched)) node = putAt(node, path.slice(watched.length), changed)
    else if (isAtOrBelow(watched, path)) node = nodeAt(changed, watched.slice(path.length))
  }
  return node
}

/** Returns a change as seen by a watcher of a path; undefined if nothing changed at or below the path. */
export function changeAt(
  { before, after }: { readonly before: Node; readonly after: Node },
  watched: Path,
  changed: readonly Path[],
): Change | undefined {
  const parts = []
  for (const path of changed) {
    const isBelow = isAtOrBelow(path, watched)
    if (!isBelow && !isAtOrBelow(watched, path)) continue
    const below = isBelow ? path.slice(watched.length) : []
    const node = nodeAt(after, below)
    if (!sameNode(nodeAt(before, below), node)) parts.push({ path: below, node })
  }
  return parts.length === 0 ? undefined : { node: after, parts }
}
