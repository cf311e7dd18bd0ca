import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { putAt } from '../tree/put-at.ts'
import { sameNode } from '../tree/same-node.ts'
import type { Part } from './apply-write.ts'
import type { Change } from './documents.ts'
import { type DocumentName, toDocumentPath, isAtOrBelow } from './document-path.ts'

/** What a document was and is, and where it changed; paths from the document. */
export interface DocumentChange {
  readonly before: Node
  readonly after: Node
  readonly places: readonly Path[]
}

/** What somebody hears of a document's change who watches a path in it; undefined when nothing changed there. */
export function changeAt({ before, after, places }: DocumentChange, watched: Path): Change | undefined {
  const node = nodeAt(after, watched)
  const parts = []
  for (const place of places) {
    if (isAtOrBelow(place, watched)) {
      const now = nodeAt(after, place)
      if (sameNode(nodeAt(before, place), now)) continue
      parts.push({ path: place.slice(watched.length), node: now })
    } else if (isAtOrBelow(watched, place)) {
      if (sameNode(nodeAt(before, watched), node)) continue
      parts.push({ path: [], node })
    }
  }
  return parts.length === 0 ? undefined : { node, parts }
}

/** What a change makes of documents that are known as they were before it. */
export function changesByDocument(
  parts: readonly Part[],
  before: (name: DocumentName) => Node | undefined,
): Map<DocumentName, DocumentChange> {
  const changes = new Map<DocumentName, DocumentChange>()
  for (const { path, node } of parts) {
    const { name, below } = toDocumentPath(path)
    const known = changes.get(name)
    const stood = known ? known.before : before(name)
    if (stood === undefined) continue
    const after = putAt(known ? known.after : stood, below, node)
    changes.set(name, { before: stood, after, places: [...(known?.places ?? []), below] })
  }
  return changes
}
