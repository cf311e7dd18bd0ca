import sortedBTree, { simpleComparator } from 'sorted-btree'
import { nodeAt } from '../../tree/node-at.ts'
import type { Node } from '../../tree/node.ts'
import type { Path } from '../../tree/path.ts'
import type { LockedDocument, ReadDocument } from '../document-store.ts'
import { rangeBelow, rowPath, type RowPath } from '../paths/row-path.ts'
import { type Row, rowCost, rowsOf, treeOf } from '../paths/rows.ts'

// A CommonJS module: its class is a property of the default import.
const { default: BTree } = sortedBTree
type RowTree = InstanceType<typeof BTree<RowPath, Row>>

/** Loaded part of a document during a write. Immutable. */
export interface PartialDocument {
  /** The loaded subtrees; empty elsewhere. */
  readonly node: Node
  /** Length of the whole document. */
  readonly length: number
  readonly rows: RowTree
}

export function partialDocument(
  { rows }: ReadDocument,
  { length }: Pick<LockedDocument, 'length'>,
): PartialDocument {
  const tree: RowTree = new BTree<RowPath, Row>(undefined, simpleComparator)
  for (const row of rows.values()) tree.set(row.path, row)
  return { node: treeOf(rows.values()), length, rows: tree }
}

/** Returns the document with a new tree, and new rows at the changed paths. */
export function withChanges(document: PartialDocument, node: Node, paths: readonly Path[]): PartialDocument {
  const rows = document.rows.clone()
  let { length } = document
  const remove = (row: Row): void => {
    rows.delete(row.path)
    length -= rowCost(row)
  }
  for (const changed of paths) {
    const path = losingPriority(rows, node, changed) ?? changed
    const above = rowAbove(rows, path)
    for (const old of above ? [above] : rowsBelow(rows, path)) remove(old)
    const root = above ? above.keys : path
    for (const row of rowsOf(root, nodeAt(node, root))) {
      rows.set(row.path, row)
      length += rowCost(row)
    }
  }
  // Rows written by earlier versions were counted with a smaller length.
  return { node, length: Math.max(0, length), rows }
}

/** Returns the differences between the rows of a document before and after its changes. */
export function rowChanges(
  before: PartialDocument,
  after: PartialDocument,
): { readonly removed: RowPath[]; readonly written: Row[] } {
  const removed = before.rows.keysArray().filter((path) => !after.rows.has(path))
  const written = after.rows.valuesArray().filter((row) => before.rows.get(row.path)?.node !== row.node)
  return { removed, written }
}

// Returns the outermost map above a path that lost its priority stored in a separate row: the map was empty
// after some put.
function losingPriority(rows: RowTree, node: Node, path: Path): Path | undefined {
  for (let length = 0; length < path.length; length += 1) {
    const above = path.slice(0, length)
    const ofPriority = [...above, '.priority']
    if (rows.has(rowPath(ofPriority)) && nodeAt(node, ofPriority) === null) return above
  }
  return undefined
}

// Returns the row at a path or above it.
function rowAbove(rows: RowTree, path: Path): Row | undefined {
  for (let length = 0; length <= path.length; length += 1) {
    const row = rows.get(rowPath(path.slice(0, length)))
    if (row) return row
  }
  return undefined
}

function rowsBelow(rows: RowTree, path: Path): Row[] {
  const { low, high } = rangeBelow(rowPath(path))
  const below: Row[] = []
  for (const [at, row] of rows.entries(low)) {
    if (high !== null && at >= high) break
    below.push(row)
  }
  return below
}
