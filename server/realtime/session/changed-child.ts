import type { Node } from '../tree/node.ts'
import { sameNode } from '../tree/same-node.ts'

/**
 * Returns the only child that differs between two maps with equal keys; undefined for any other difference.
 */
export function changedChild(before: Node, after: Node): string | undefined {
  if (before === null || after === null || 'value' in before || 'value' in after) return undefined
  if (before.children.size !== after.children.size || before.priority !== after.priority) return undefined
  let changed: string | undefined
  for (const [key, child] of after.children.entries()) {
    const previous = before.children.get(key)
    if (previous === undefined) return undefined
    if (sameNode(previous, child)) continue
    if (changed !== undefined) return undefined
    changed = key
  }
  return changed
}
