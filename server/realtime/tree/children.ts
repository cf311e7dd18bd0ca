import sortedBTree, { simpleComparator } from 'sorted-btree'
import type { Node } from './node.ts'

// A CommonJS module: its class is a property of the default import.
const { default: BTree } = sortedBTree

/**
 * Children of a node by key. Immutable: copying after a change costs the logarithm of their number, or 16.
 */
export interface Children {
  readonly size: number
  readonly get: (key: string) => NonNullable<Node> | undefined
  readonly keys: () => Iterable<string>
  readonly entries: () => Iterable<[string, NonNullable<Node>]>
}

/** Maximum number of children for which a plain Map is smaller and faster. */
const fewChildren = 16

export function childrenOf(entries: readonly (readonly [string, NonNullable<Node>])[]): Children {
  if (entries.length <= fewChildren) return new Map(entries)
  const tree = new BTree<string, NonNullable<Node>>(undefined, simpleComparator)
  for (const [key, child] of entries) tree.set(key, child)
  return tree
}

/** Returns the children with one replaced, added or, for null, removed. */
export function withChild(children: Children, key: string, child: Node): Children {
  if (children instanceof BTree) {
    // all BTrees here have these types
    const tree = children as InstanceType<typeof BTree<string, NonNullable<Node>>>
    if (tree.size <= fewChildren && child === null) return withChild(new Map(tree.entries()), key, child)
    return child === null ? tree.without(key) : tree.with(key, child, true)
  }
  const changed = new Map(children.entries())
  if (child === null) changed.delete(key)
  else changed.set(key, child)
  return changed.size <= fewChildren ? changed : childrenOf([...changed])
}
