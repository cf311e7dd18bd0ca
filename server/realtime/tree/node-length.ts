import type { Branch, Leaf, Node } from './node.ts'

const cache = new WeakMap<Leaf | Branch, number>()

/** Returns the approximate length of a node as JSON, without escapes. Cached per node. */
export function nodeLength(node: Node): number {
  if (node === null) return 0
  let length = cache.get(node)
  if (length === undefined) {
    length = ownLength(node)
    cache.set(node, length)
  }
  return length
}

function ownLength(node: Leaf | Branch): number {
  const ofPriority = node.priority === null ? 0 : 14 + String(node.priority).length
  if ('value' in node) return ofPriority + 2 + String(node.value).length
  let length = ofPriority + 2
  for (const [key, child] of node.children.entries()) length += key.length + 4 + nodeLength(child)
  return length
}
