import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { putAt } from '../tree/put-at.ts'
import { sameNode } from '../tree/same-node.ts'
import type { Part } from './apply-write.ts'
import type { Change } from './documents.ts'
import { type DocumentName, toDocumentPath, isAtOrBelow } from './document-path.ts'

/** A document before and after a change, with the changed paths relative to the document. */
export interface DocumentChange {
  readonly before: Node
  readonly after: Node
  readonly paths: readonly Path[]
}

/** Returns the change as seen by a watcher of a path in the document; undefined when nothing changed there. */
export function changeAt({ before, after, paths }: DocumentChange, watched: Path): Change | undefined {
  const node = nodeAt(after, watched)
  const parts = []
  for (const changed of paths) {
    if (isAtOrBelow(changed, watched)) {
      const now = nodeAt(after, changed)
      if (sameNode(nodeAt(before, changed), now)) continue
      parts.push({ path: changed.slice(watched.length), node: now })
    } else if (isAtOrBelow(watched, changed)) {
      if (sameNode(nodeAt(before, watched), node)) continue
      parts.push({ path: [], node })
    }
  }
  return parts.length === 0 ? undefined : { node, parts }
}

/** Returns a change document by document; skips documents whose value `before` does not know. */
export function changesByDocument(
  parts: readonly Part[],
  before: (name: DocumentName) => Node | undefined,
): Map<DocumentName, DocumentChange> {
  const changes = new Map<DocumentName, DocumentChange>()
  for (const { path, node } of parts) {
    const { name, below } = toDocumentPath(path)
    const earlier = changes.get(name)
    const initial = earlier ? earlier.before : before(name)
    if (initial === undefined) continue
    const after = putAt(earlier ? earlier.after : initial, below, node)
    changes.set(name, { before: initial, after, paths: [...(earlier?.paths ?? []), below] })
  }
  return changes
}
