import { realtimeLimits } from '../limits.ts'
import { nodeLength } from './node-length.ts'
import type { Branch, Leaf, Node } from './node.ts'

/** Cost of a value in quotas: many small values cost more work than one long text. */
export interface Load {
  /** Length of the value as JSON. */
  readonly length: number
  readonly values: number
}

const cache = new WeakMap<Leaf | Branch, number>()

/** Cached per node. */
export function nodeLoad(node: Node): Load {
  return { length: nodeLength(node), values: countValues(node) }
}

/** Returns the cost of a node that counts towards the length of its document. */
export function nodeCost(node: Node): number {
  return costOf(nodeLoad(node))
}

export function costOf({ length, values }: Load): number {
  return length + values * realtimeLimits.valueLength
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
