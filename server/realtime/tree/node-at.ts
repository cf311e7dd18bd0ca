import type { Node } from './node.ts'
import type { Path } from './path.ts'

/** Returns the node at a path below a node. */
export function nodeAt(node: Node, path: Path): Node {
  let at = node
  for (const key of path) {
    if (at === null) return null
    if (key === '.priority') at = at.priority === null ? null : { value: at.priority, priority: null }
    else at = 'children' in at ? (at.children.get(key) ?? null) : null
  }
  return at
}
