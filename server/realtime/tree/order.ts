import { nodeAt } from './node-at.ts'
import type { LeafValue, Node } from './node.ts'
import type { Path } from './path.ts'

/** Sort order of children. */
export type Index =
  | { readonly by: 'key' | 'value' | 'priority' }
  | { readonly by: 'child'; readonly path: Path }

export type Entry = readonly [key: string, node: Node]

/** Sentinels below and above every key; not keys. Source: the public client. */
export const minKey = '[MIN_NAME]'
export const maxKey = '[MAX_NAME]'

/** Compares keys: 32-bit integers first, then by UTF-16 code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0
  if (a === minKey || b === maxKey) return -1
  if (b === minKey || a === maxKey) return 1
  const left = asInteger(a)
  const right = asInteger(b)
  if (left === null || right === null) {
    if (left !== null) return -1
    if (right !== null) return 1
    return a < b ? -1 : 1
  }
  return left - right || a.length - b.length || (a < b ? -1 : 1)
}

/** Compares children by an index, then by key. */
export function compareNodes(index: Index): (a: Entry, b: Entry) => number {
  if (index.by === 'key') return ([a], [b]) => compareKeys(a, b)
  const path = index.by === 'child' ? index.path : index.by === 'priority' ? ['.priority'] : []
  return (a, b) => compareValues(nodeAt(a[1], path), nodeAt(b[1], path)) || compareKeys(a[0], b[0])
}

/** Compares nodes: none, false, true, numbers, strings, maps (all equal). */
export function compareValues(a: Node, b: Node): number {
  const difference = rank(a) - rank(b)
  if (difference !== 0 || a === null || b === null || 'children' in a || 'children' in b) return difference
  return compareLeaves(a.value, b.value)
}

function compareLeaves(a: LeafValue, b: LeafValue): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const ranks = { boolean: 1, number: 2, string: 3 } as const

function rank(node: Node): number {
  if (node === null) return 0
  if ('children' in node) return 4
  // a LeafValue has one of these three types
  return ranks[typeof node.value as keyof typeof ranks]
}

const integer = /^-?0*\d{1,10}$/

function asInteger(key: string): number | null {
  if (!integer.test(key)) return null
  const value = Number(key)
  return value >= -(2 ** 31) && value < 2 ** 31 ? value : null
}
