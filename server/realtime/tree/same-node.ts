import type { Node } from './node.ts'

/** True if two nodes have equal values and priorities. */
export function sameNode(a: Node, b: Node): boolean {
  if (a === b) return true
  if (a === null || b === null || a.priority !== b.priority) return false
  if ('value' in a) return 'value' in b && a.value === b.value
  if (!('children' in b) || a.children.size !== b.children.size) return false
  for (const [key, child] of a.children.entries()) {
    if (!sameNode(child, b.children.get(key) ?? null)) return false
  }
  return true
}
