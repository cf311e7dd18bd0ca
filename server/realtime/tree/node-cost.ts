import { realtimeLimits } from '../limits.ts'
import { nodeLength } from './node-length.ts'
import type { Branch, Leaf, Node } from './node.ts'

const cache = new WeakMap<Leaf | Branch, number>()

/**
 * Returns what a node counts as in quotas and in the length of its document: its length, and some more for each of its
 * values, since many small ones cost more work than one long text. Cached per node.
 */
export function nodeCost(node: Node): number {
  return nodeLength(node) + countValues(node) * realtimeLimits.valueLength
}

function countValues(node: Node): number {
  if (node === null) return 0
  if ('value' in node) return 1
  let count = cache.get(node)
  if (count === undefined) {
    count = 1
    for (const [, child] of node.children.entries()) count += countValues(child)
    cache.set(node, count)
  }
  return count
}
