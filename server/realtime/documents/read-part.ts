import type { Transaction } from '#database'
import { childrenOf } from '../tree/children.ts'
import { nodeAt } from '../tree/node-at.ts'
import { type Load, nodeLoad } from '../tree/node-cost.ts'
import type { Node } from '../tree/node.ts'
import { type Query, windowOf } from '../tree/query.ts'
import { type Region, readChildKeys, readRegions } from './document-store.ts'
import type { ReadPart } from './documents.ts'
import { treeOf } from './paths/rows.ts'

/** A value that was read, and the cost of everything that was looked at. */
export interface Read {
  readonly node: Node
  readonly load: Load
}

/** Maximum number of children of a window that are read separately; for more, all children are read. */
const maxRegions = 500

/**
 * Reads the requested part of a subtree. Reads of keys only, such as a shallow read and the choice of a
 * window by key, read no values.
 */
export async function readPart(
  tx: Transaction,
  region: Region,
  { query, isShallow = false }: ReadPart,
): Promise<Read> {
  const isByKey = query?.index.by === 'key'
  if (!(isShallow && (!query || isByKey)) && !(isByKey && isNarrow(query))) {
    const node = await readNode(tx, region)
    return { node: query ? windowOf(node, query) : node, load: nodeLoad(node) }
  }
  const { keys, above } = await readChildKeys(tx, region)
  // A small subtree is stored as a whole.
  if (above) return { node: query ? windowOf(above, query) : above, load: nodeLoad(above) }
  const all = nodeOfKeys(keys)
  const shown = query ? windowOf(all, query) : all
  if (isShallow || shown === null) return { node: shown, load: keysLoad(keys) }
  const chosen = childKeys(shown)
  if (chosen.length > maxRegions) {
    const node = await readNode(tx, region)
    return { node: windowOf(node, query!), load: nodeLoad(node) } // isByKey requires a query
  }
  const { name, path } = region
  const read = await readRegions(
    tx,
    chosen.map((key) => ({ name, path: [...path, key] })),
  )
  const found = nodeAt(treeOf(read.get(name)?.rows.values() ?? []), path)
  const node = found !== null && 'children' in found ? { ...found, priority: null } : found
  const [ofKeys, ofValues] = [keysLoad(keys), nodeLoad(node)]
  const load = { length: ofKeys.length + ofValues.length, values: ofKeys.values + ofValues.values }
  return { node, load }
}

async function readNode(tx: Transaction, region: Region): Promise<Node> {
  const { name, path } = region
  const read = await readRegions(tx, [region])
  return nodeAt(treeOf(read.get(name)?.rows.values() ?? []), path)
}

function isNarrow({ start, end, limit }: Query): boolean {
  return start !== undefined || end !== undefined || limit !== undefined
}

const there = { value: true, priority: null } as const

function nodeOfKeys(keys: readonly string[]): Node {
  if (keys.length === 0) return null
  return { children: childrenOf(keys.map((key) => [key, there] as const)), priority: null }
}

function childKeys(node: Node): string[] {
  return node !== null && 'children' in node ? [...node.children.keys()] : []
}

/** Reading keys costs a fifth of reading values. */
function keysLoad(keys: readonly string[]): Load {
  const { length, values } = nodeLoad(nodeOfKeys(keys))
  return { length: length / 5, values: values / 5 }
}
