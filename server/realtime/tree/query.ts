import { RealtimeError } from '../wire-errors.ts'
import { childrenOf } from './children.ts'
import { fromExport } from './from-export.ts'
import { putAt } from './put-at.ts'
import type { Node } from './node.ts'
import { compareNodes, type Entry, type Index, maxKey, minKey } from './order.ts'
import { parsePath } from './path.ts'

interface Bound {
  /** An artificial child exactly at the bound. */
  readonly at: Entry
  readonly isInclusive: boolean
}

/** Filter and order of the children of a path. */
export interface Query {
  readonly index: Index
  readonly start?: Bound
  readonly end?: Bound
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' }
}

/** Parses the query object of the wire. Throws RealtimeError invalid_data. */
export function parseQuery(q: unknown): Query {
  if (typeof q !== 'object' || q === null || Array.isArray(q)) throw invalid('is not an object')
  // any object has string keys
  const fields = q as Readonly<Record<string, unknown>>
  const index = parseIndex(fields['i'])
  const start = parseBound(
    index,
    { value: fields['sp'], key: fields['sn'], inclusive: fields['sin'] },
    minKey,
  )
  const end = parseBound(index, { value: fields['ep'], key: fields['en'], inclusive: fields['ein'] }, maxKey)
  const limit = parseLimit(fields['l'], fields['vf'])
  return { index, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) }
}

/** Returns the part of a node that matches a query: null for a leaf; a filtered map has no priority. */
export function windowOf(node: Node, query: Query): Node {
  const { index, start, end, limit } = query
  if (!start && !end && !limit) return node
  if (node === null || 'value' in node) return null
  const compare = compareNodes(index)
  const within = [...node.children.entries()].filter(
    (entry) =>
      (!start || isPast(start, compare(entry, start.at))) && (!end || isPast(end, compare(end.at, entry))),
  )
  const shown = limit ? limited(within, limit, compare) : within
  return shown.length === 0 ? null : { children: childrenOf(shown), priority: null }
}

type Child = readonly [key: string, node: NonNullable<Node>]

/** Maximum number of entries for which a limit is applied without sorting all. */
const fewEntries = 1_000

function limited(
  entries: Child[],
  { count, from }: NonNullable<Query['limit']>,
  compare: (a: Entry, b: Entry) => number,
): readonly Child[] {
  if (count > fewEntries) {
    entries.sort(compare)
    return from === 'first' ? entries.slice(0, count) : entries.slice(-count)
  }
  const isBefore: typeof compare = from === 'first' ? compare : (a, b) => compare(b, a)
  const kept: Child[] = []
  for (const entry of entries) {
    const last = kept.at(-1)
    if (kept.length === count && last && isBefore(entry, last) >= 0) continue
    kept.splice(placeOf(entry, kept, isBefore), 0, entry)
    if (kept.length > count) kept.pop()
  }
  return from === 'first' ? kept : kept.reverse()
}

/** Binary search for a position in a sorted list. */
function placeOf(entry: Entry, sorted: readonly Entry[], compare: (a: Entry, b: Entry) => number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(entry, sorted[middle]!) < 0) high = middle // between low and high, so defined
    else low = middle + 1
  }
  return low
}

function isPast(bound: Bound, difference: number): boolean {
  return difference > 0 || (bound.isInclusive && difference === 0)
}

function parseIndex(name: unknown): Index {
  if (name === undefined || name === '.priority') return { by: 'priority' }
  if (name === '.key') return { by: 'key' }
  if (name === '.value') return { by: 'value' }
  const path = typeof name === 'string' ? parsePath(name) : []
  if (path.length === 0) throw invalid('has an unknown index')
  return { by: 'child', path }
}

function parseBound(
  index: Index,
  { value, key, inclusive }: { value: unknown; key: unknown; inclusive: unknown },
  missingKey: string,
): Bound | undefined {
  if (value === undefined) return undefined
  if (key !== undefined && typeof key !== 'string') throw invalid('has a key that is not a string')
  const isInclusive = inclusive !== false
  if (index.by === 'key') {
    if (typeof value !== 'string') throw invalid('by key has a bound that is not a string')
    return { at: [value, null], isInclusive }
  }
  if (typeof value === 'object' && value !== null) throw invalid('has a bound that is not a leaf value')
  const node = fromExport(value, { now: 0, existing: null })
  return { at: [key ?? missingKey, nodeWithIndexValue(index, node)], isInclusive }
}

function nodeWithIndexValue(index: Index, node: Node): Node {
  if (index.by === 'child') return putAt(null, index.path, node)
  if (index.by !== 'priority') return node
  return putAt({ value: true, priority: null }, ['.priority'], node)
}

function parseLimit(count: unknown, from: unknown): Query['limit'] {
  if (count === undefined) return undefined
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1)
    throw invalid('has an invalid limit')
  if (from !== undefined && from !== 'l' && from !== 'r') throw invalid('has an invalid limit direction')
  return { count, from: from === 'r' ? 'last' : 'first' }
}

function invalid(fault: string): RealtimeError {
  return new RealtimeError('invalid_data', `The query ${fault}`)
}
