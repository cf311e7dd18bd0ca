import { childrenOf } from '../../tree/children.ts'
import { nodeCost } from '../../tree/node-cost.ts'
import { nodeLength } from '../../tree/node-length.ts'
import type { Node, Priority } from '../../tree/node.ts'
import type { Path } from '../../tree/path.ts'
import { asPriority } from '../../tree/put-at.ts'
import { isPlain, rowPath, type RowPath } from './row-path.ts'

/** A stored part of a document: a leaf, or a whole subtree. No row is above another row. */
export interface Row {
  readonly path: RowPath
  /** Keys of the path; the last may be `.priority`. */
  readonly keys: Path
  readonly node: NonNullable<Node>
}

/**
 * Maximum length of a subtree in one row, in characters of JSON: the row then fits into its page of
 * PostgreSQL, which has 8 kB.
 */
const rowLength = 1_000

/** Divides the node at a path of a document into rows. */
export function rowsOf(keys: Path, node: Node): Row[] {
  const rows: Row[] = []
  if (node !== null) addRows(rows, keys, node)
  return rows
}

function addRows(rows: Row[], keys: Path, node: NonNullable<Node>): void {
  if ('value' in node || nodeLength(node) <= rowLength) {
    rows.push({ path: rowPath(keys), keys, node })
    return
  }
  for (const [key, child] of node.children.entries()) addRows(rows, [...keys, key], child)
  if (node.priority === null) return
  const ofPriority = [...keys, '.priority']
  rows.push({ path: rowPath(ofPriority), keys: ofPriority, node: { value: node.priority, priority: null } })
}

/** Returns the keys in the path of a row that is stored without keys. */
export function keysOfRow(path: RowPath): Path {
  return path === '' ? [] : path.split('/')
}

/** True if a row must be stored with its keys. */
export function needsKeys({ keys }: Row): boolean {
  return !isPlain(keys)
}

/** Returns the length of a row that counts towards the size of its document. */
export function rowCost({ path, node }: Row): number {
  return path.length + nodeCost(node)
}

/** A node under construction. */
interface Building {
  node: Node
  priority: Priority
  readonly children: Map<string, Building>
}

/** Joins rows of a document, in any order, into a tree. */
export function treeOf(rows: Iterable<Row>): Node {
  const root = newBuilding()
  for (const { keys, node } of rows) {
    const isPriority = keys.at(-1) === '.priority'
    let at = root
    for (const key of isPriority ? keys.slice(0, -1) : keys) {
      const next = at.children.get(key) ?? newBuilding()
      at.children.set(key, next)
      at = next
    }
    if (isPriority) at.priority = asPriority(node)
    else at.node = node
  }
  return built(root)
}

function newBuilding(): Building {
  return { node: null, priority: null, children: new Map() }
}

function built({ node, priority, children }: Building): Node {
  if (node !== null) return node
  const entries: [string, NonNullable<Node>][] = []
  for (const [key, child] of children) {
    const made = built(child)
    if (made !== null) entries.push([key, made])
  }
  return entries.length === 0 ? null : { children: childrenOf(entries), priority }
}
