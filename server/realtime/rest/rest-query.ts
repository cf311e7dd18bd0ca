import { parseQuery, type Query } from '../tree/query.ts'
import { RealtimeError } from '../wire-errors.ts'

/** The children that an address asks for; undefined for all of the place. Throws RealtimeError invalid_data. */
export function restQuery(query: URLSearchParams): Query | undefined {
  const isShallow = query.get('shallow') === 'true'
  const orderBy = query.get('orderBy')
  const isBounded = bounds.some((name) => query.has(name))
  if (orderBy === null && !isBounded) return undefined
  if (orderBy !== null && isShallow) throw refused('shallow can not be used with orderBy')
  if (orderBy === null && !isShallow) {
    throw refused('orderBy must be defined when other query parameters are defined')
  }
  const index = orderBy === null ? '.key' : indexOf(orderBy)
  return parseQuery({ i: index, ...startOf(query, index), ...endOf(query, index), ...limitOf(query) })
}

const bounds = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo', 'limitToFirst', 'limitToLast']
const places: Readonly<Record<string, string>> = { $key: '.key', $value: '.value', $priority: '.priority' }

function indexOf(orderBy: string): string {
  const index = parse(orderBy)
  if (typeof index !== 'string' || index === '') throw refused('orderBy must be a valid JSON encoded path')
  return Object.hasOwn(places, index) ? places[index]! : index // just seen to be its own
}

type Bound = { value: unknown; key: unknown } | undefined

function startOf(query: URLSearchParams, index: string): object {
  const [at, after, equal] = [
    boundIn(query, 'startAt'),
    boundIn(query, 'startAfter'),
    boundIn(query, 'equalTo'),
  ]
  const bound = theOnly([at, after, equal])
  if (!bound) return {}
  // After a value means after all of its children, whatever their keys.
  const key = bound.key ?? (after && index !== '.key' ? '[MAX_NAME]' : undefined)
  return { sp: bound.value, ...(key !== undefined && { sn: key }), sin: bound !== after }
}

function endOf(query: URLSearchParams, index: string): object {
  const [at, before, equal] = [
    boundIn(query, 'endAt'),
    boundIn(query, 'endBefore'),
    boundIn(query, 'equalTo'),
  ]
  const bound = theOnly([at, before, equal])
  if (!bound) return {}
  const key = bound.key ?? (before && index !== '.key' ? '[MIN_NAME]' : undefined)
  return { ep: bound.value, ...(key !== undefined && { en: key }), ein: bound !== before }
}

function limitOf(query: URLSearchParams): object {
  const [first, last] = [query.get('limitToFirst'), query.get('limitToLast')]
  if (first !== null && last !== null) throw refused('limitToFirst and limitToLast can not be used mergeOutcomes')
  const limit = first ?? last
  if (limit === null) return {}
  if (!/^\d{1,9}$/.test(limit)) throw refused('limits must be whole numbers')
  return { l: Number(limit), vf: first === null ? 'r' : 'l' }
}

// A value, or a value and a key after a comma.
function boundIn(query: URLSearchParams, name: string): Bound {
  const text = query.get(name)
  if (text === null) return undefined
  const parts = parse(`[${text}]`)
  if (!Array.isArray(parts) || parts.length < 1 || parts.length > 2) {
    throw refused(`${name} must be valid JSON`)
  }
  const [value, key] = parts as [unknown, unknown?] // as long as just seen
  return { value, key }
}

function theOnly(found: readonly Bound[]): Bound {
  const set = found.filter((bound) => bound !== undefined)
  if (set.length > 1) throw refused('a query has at most one start and one end')
  return set[0]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused(message: string): RealtimeError {
  return new RealtimeError('invalid_data', message)
}
