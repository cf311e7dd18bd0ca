import { RealtimeError } from '../wire-errors.ts'
import { fromExport } from './from-export.ts'
import { putAt } from './put-at.ts'
import type { Node } from './node.ts'
import { compareNodes, type Entry, type Index, maxKey, minKey } from './order.ts'
import { parsePath } from './path.ts'

interface Bound {
  /** A made-up child that stands just at the bound. */
  readonly at: Entry
  readonly isInclusive: boolean
}

/** A filtered, ordered look at the children of a place. */
export interface Query {
  readonly index: Index
  readonly start?: Bound
  readonly end?: Bound
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' }
}

/** The query of the wire's object of one-letter names. Throws RealtimeError invalid_data. */
export function parseQuery(q: unknown): Query {
  if (typeof q !== 'object' || q === null || Array.isArray(q)) throw refused('is no object')
  // What is an object has text keys, whatever their values are.
  const asked = q as Readonly<Record<string, unknown>>
  const index = parseIndex(asked['i'])
  const start = parseBound(index, { value: asked['sp'], key: asked['sn'], inclusive: asked['sin'] }, minKey)
  const end = parseBound(index, { value: asked['ep'], key: asked['en'], inclusive: asked['ein'] }, maxKey)
  const limit = parseLimit(asked['l'], asked['vf'])
  return { index, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) }
}

/** What of a place a query shows: a leaf shows nothing, and a filtered map has no priority of its own. */
export function windowOf(node: Node, query: Query): Node {
  const { index, start, end, limit } = query
  if (!start && !end && !limit) return node
  if (node === null || 'value' in node) return null
  const compare = compareNodes(index)
  const within = [...node.children].filter(
    (entry) =>
      (!start || isPast(start, compare(entry, start.at))) && (!end || isPast(end, compare(end.at, entry))),
  )
  if (limit) {
    within.sort(compare)
    if (limit.from === 'first') within.splice(limit.count)
    else within.splice(0, within.length - limit.count)
  }
  return within.length === 0 ? null : { children: new Map(within), priority: null }
}

function isPast(bound: Bound, difference: number): boolean {
  return difference > 0 || (bound.isInclusive && difference === 0)
}

function parseIndex(asked: unknown): Index {
  if (asked === undefined || asked === '.priority') return { by: 'priority' }
  if (asked === '.key') return { by: 'key' }
  if (asked === '.value') return { by: 'value' }
  const path = typeof asked === 'string' ? parsePath(asked) : []
  if (path.length === 0) throw refused('has an unknown index')
  return { by: 'child', path }
}

function parseBound(
  index: Index,
  { value, key, inclusive }: { value: unknown; key: unknown; inclusive: unknown },
  missingKey: string,
): Bound | undefined {
  if (value === undefined) return undefined
  if (key !== undefined && typeof key !== 'string') throw refused('has a key that is no text')
  const isInclusive = inclusive !== false
  if (index.by === 'key') {
    if (typeof value !== 'string') throw refused('by key has a bound that is no text')
    return { at: [value, null], isInclusive }
  }
  if (typeof value === 'object' && value !== null) throw refused('has a bound that is no plain value')
  const node = fromExport(value, { now: 0, existing: null })
  return { at: [key ?? missingKey, standIn(index, node)], isInclusive }
}

function standIn(index: Index, node: Node): Node {
  if (index.by === 'child') return putAt(null, index.path, node)
  if (index.by !== 'priority') return node
  return putAt({ value: true, priority: null }, ['.priority'], node)
}

function parseLimit(count: unknown, from: unknown): Query['limit'] {
  if (count === undefined) return undefined
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) throw refused('has a wrong limit')
  if (from !== undefined && from !== 'l' && from !== 'r') throw refused('has a wrong end to limit from')
  return { count, from: from === 'r' ? 'last' : 'first' }
}

function refused(fault: string): RealtimeError {
  return new RealtimeError('invalid_data', `The query ${fault}`)
}
