import { nodeAt } from '../../tree/node-at.ts'
import { nodeHash } from '../../tree/node-hash.ts'
import type { Path } from '../../tree/path.ts'
import { isAtOrBelow, toDocumentPath } from '../paths/document-path.ts'
import type { Operation } from './evaluate.ts'
import type { CommittedChange } from '../watching/followers.ts'

/** A write that is valid for one current value only. */
export interface ConditionalWrite {
  readonly path: Path
  readonly hash: string
  /** Connection that sent the write; undefined for a single request, which has no next try. */
  readonly client: string | undefined
}

/** Returns the condition of a write; undefined if it has none. */
export function conditionOf(operations: readonly Operation[]): ConditionalWrite | undefined {
  const [first, ...others] = operations
  if (!first || others.length > 0 || first.by === 'server') return undefined
  const { by, write } = first
  if (write.kind !== 'put' || write.hash === undefined || write.path.length < 2) return undefined
  return { path: write.path, hash: write.hash, client: by.client }
}

/**
 * True if committed changes made a waiting write stale. A change below its path does so without a comparison:
 * the value must differ.
 */
export function isStaleAfter(
  { path, hash }: Pick<ConditionalWrite, 'path' | 'hash'>,
  changes: readonly CommittedChange[],
): boolean {
  const { name, below } = toDocumentPath(path)
  for (const change of changes.toReversed()) {
    if (change.name !== name) continue
    for (const part of change.parts) {
      if (isAtOrBelow(below, part.path))
        return nodeHash(nodeAt(part.node, below.slice(part.path.length))) !== hash
      if (isAtOrBelow(part.path, below)) return true
    }
  }
  return false
}
