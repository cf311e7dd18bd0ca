import { realtimeLimits } from '../limits.ts'
import { parsePath, type Path } from '../tree/path.ts'
import { parseQuery, type Query } from '../tree/query.ts'
import { RealtimeError } from '../wire-errors.ts'
import { pathText } from './push-texts.ts'

/**
 * Identification of a listen: its path and, for a filtered listen, the query and the tag chosen by the
 * client.
 */
export interface ListenKey {
  readonly path: Path
  readonly filter?: Filter
  readonly tag?: number
  /** Text that is equal for equal keys. */
  readonly text: string
}

export interface Filter {
  readonly query: Query
  /** Known fields as sent by the client; a cancel repeats them. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** Source: @firebase/database. */
const fieldNames = ['i', 'l', 'vf', 'sp', 'sn', 'sin', 'ep', 'en', 'ein']

/** Parses the key of a listen request. Throws RealtimeError invalid_data, too_big. */
export function listenKeyOf({ p, q, t }: Readonly<Record<string, unknown>>): ListenKey {
  if (typeof p !== 'string') throw new RealtimeError('invalid_data')
  if (p.length > realtimeLimits.listenLength) throw new RealtimeError('too_big', 'The path is too long')
  if (t !== undefined && !Number.isSafeInteger(t))
    throw new RealtimeError('invalid_data', 'A tag is a number')
  const path = parsePath(p)
  const filter = q === undefined ? undefined : filterOf(q)
  // a safe integer, checked above
  const tag = t as number | undefined
  const text = JSON.stringify([pathText(path), tag === undefined ? (filter?.fields ?? null) : tag])
  return { path, ...(filter && { filter }), ...(tag !== undefined && { tag }), text }
}

/** Returns the length of the data stored for a listen. */
export function keptLength({ path, filter, text }: ListenKey): number {
  return text.length + path.join().length + (filter ? JSON.stringify(filter.fields).length : 0)
}

function filterOf(q: unknown): Filter {
  const query = parseQuery(q)
  // parseQuery throws unless q is an object
  const sent = q as Readonly<Record<string, unknown>>
  const known = fieldNames.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]])
  const fields: Record<string, unknown> = Object.fromEntries(known)
  if (JSON.stringify(fields).length > realtimeLimits.queryLength) {
    throw new RealtimeError('too_big', 'The query is too long')
  }
  return { query, fields }
}
