import { RealtimeError } from '../wire-errors.ts'
import { childrenOf, withChild } from './children.ts'
import type { Node, Priority } from './node.ts'
import type { Path } from './path.ts'

/**
 * Returns the node with the value at a path replaced. Emptied parents are removed, a leaf on the path becomes a map, and
 * parents keep their priority. Throws RealtimeError invalid_data for an invalid priority.
 */
export function putAt(node: Node, path: Path, put: Node): Node {
  const [key, ...below] = path
  if (key === undefined) return put
  if (key === '.priority') return node && { ...node, priority: asPriority(put) }
  const children = node !== null && 'children' in node ? node.children : undefined
  const old = children?.get(key) ?? null
  const child = putAt(old, below, put)
  if (child === old) return node
  const changed = withChild(children ?? childrenOf([]), key, child)
  return changed.size === 0 ? null : { children: changed, priority: node?.priority ?? null }
}

/** Converts a node to a priority. Throws RealtimeError invalid_data. */
export function asPriority(node: Node): Priority {
  if (node === null) return null
  if ('value' in node && typeof node.value !== 'boolean' && node.priority === null) return node.value
  throw new RealtimeError('invalid_data', 'A priority is a number, a string or null')
}
