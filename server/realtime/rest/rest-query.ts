import { parseQuery, type Query } from '../tree/query.ts'
import { RealtimeError } from '../wire-errors.ts'

/** Parses the query parameters; undefined when the whole value is requested. Throws RealtimeError invalid_data. */
export function restQuery(query: URLSearchParams): Query | undefined {
  const isShallow = query.get('shallow') === 'true'
  const orderBy = query.get('orderBy')
  const isBounded = bounds.some((name) => query.has(name))
  if (orderBy === null && !isBounded) return undefined
  if (orderBy !== null && isShallow) throw invalid('shallow cannot be used with orderBy')
  if (orderBy === null && !isShallow) {
    throw invalid('orderBy must be defined when other query parameters are defined')
  }
  const index = orderBy === null ? '.key' : indexOf(orderBy)
  return parseQuery({ i: index, ...startOf(query, index), ...endOf(query, index), ...limitOf(query) })
}

const bounds = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast']
const indexNames: Readonly<Record<string, string>> = {
  $key: '.key',
  $value: '.value',
  $priority: '.priority',
}

function indexOf(orderBy: string): string {
  const index = parse(orderBy)
  if (typeof index !== 'string' || index === '') throw invalid('orderBy must be a valid JSON encoded path')
  return Object.hasOwn(indexNames, index) ? indexNames[index]! : index // Object.hasOwn checked the key
}

type Bound = { value: unknown; key: unknown } | undefined

function startOf(query: URLSearchParams, index: string): object {
  const [at, after, equal] = [
    boundIn(query, 'startAt'),
    boundIn(query, 'startAfter'),
    boundIn(query, 'equalTo'),
  ]
  const bound = single([at, after, equal])
  if (!bound) return {}
  // "After a value" means after every child with this value, whatever its key.
  const key = bound.key ?? (after && index !== '.key' ? '[MAX_NAME]' : undefined)
  return { sp: bound.value, ...(key !== undefined && { sn: key }), sin: bound !== after }
}

function endOf(query: URLSearchParams, index: string): object {
  const [at, before, equal] = [
    boundIn(query, 'endAt'),
    boundIn(query, 'endBefore'),
    boundIn(query, 'equalTo'),
  ]
  const bound = single([at, before, equal])
  if (!bound) return {}
  const key = bound.key ?? (before && index !== '.key' ? '[MIN_NAME]' : undefined)
  return { ep: bound.value, ...(key !== undefined && { en: key }), ein: bound !== before }
}

function limitOf(query: URLSearchParams): object {
  const [first, last] = [query.get('limitToFirst'), query.get('limitToLast')]
  if (first !== null && last !== null) throw invalid('limitToFirst and limitToLast cannot be used together')
  const limit = first ?? last
  if (limit === null) return {}
  if (!/^\d{1,9}$/.test(limit)) throw invalid('limits must be whole numbers')
  return { l: Number(limit), vf: first === null ? 'r' : 'l' }
}

// Parses a bound: `value` or `value,"key"`
function boundIn(query: URLSearchParams, name: string): Bound {
  const text = query.get(name)
  if (text === null) return undefined
  const parts = parse(`[${text}]`)
  if (!Array.isArray(parts) || parts.length < 1 || parts.length > 2) {
    throw invalid(`${name} must be valid JSON`)
  }
  const [value, key] = parts as [unknown, unknown?] // the length is checked above
  return { value, key }
}

function single(found: readonly Bound[]): Bound {
  const set = found.filter((bound) => bound !== undefined)
  if (set.length > 1) throw invalid('a query has at most one start and one end')
  return set[0]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function invalid(message: string): RealtimeError {
  return new RealtimeError('invalid_data', message)
}
