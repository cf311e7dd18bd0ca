import type { Column } from 'drizzle-orm'
import { type SQL, sql } from 'drizzle-orm'
import { apiError } from '../../calls/api-error.ts'

/** Sources of entries, in the order for entries of the same moment. */
const sources = ['note', 'change', 'view'] as const
export type Source = (typeof sources)[number]

/** Position of the last entry of a page; the next page starts after it. */
export interface Position {
  readonly at: Date
  readonly source: Source
  /**
   * Sort key among entries of the same source and moment, highest first: a note id, an entry id, or quote and
   * revision.
   */
  readonly key: readonly (string | number)[]
}

/**
 * Compares entries: below zero if the first is listed before the second. Entries of one source are already
 * sorted.
 */
export function compareSources(one: Pick<Position, 'at' | 'source'>, other: Pick<Position, 'at' | 'source'>) {
  return other.at.getTime() - one.at.getTime() || sources.indexOf(one.source) - sources.indexOf(other.source)
}

/** Condition: entries of a source that are listed after this position. key: columns of the sort key. */
export function isLater(
  { at, source, key }: Position,
  of: Source,
  atColumn: Column,
  keyColumns: readonly Column[],
): SQL {
  const moment = sql`${at.toISOString()}::timestamptz`
  const order = sources.indexOf(of) - sources.indexOf(source)
  if (order > 0) return sql`${atColumn} <= ${moment}`
  if (order < 0) return sql`${atColumn} < ${moment}`
  const columns = sql.join([atColumn, ...keyColumns], sql`, `)
  const values = keyColumns.map((column, place) => sql`${key[place]}::${sql.raw(column.getSQLType())}`)
  return sql`(${columns}) < (${sql.join([moment, ...values], sql`, `)})`
}

export function writeCursor({ at, source, key }: Position): string {
  return [at.toISOString(), source, ...key].join(' ')
}

/** Decodes a cursor. Throws request/invalid unless writeCursor made it. */
export function readCursor(cursor: string): Position {
  const [time = '', from = '', ...key] = cursor.split(' ')
  const at = new Date(time)
  const source = sources.find((one) => one === from)
  const isTime = !Number.isNaN(at.getTime()) && at.toISOString() === time
  if (!source || !isTime || !keyPatterns[source].test(key.join(' ')))
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return { at, source, key }
}

const keyPatterns = {
  note: /^[A-Za-z0-9]{20}$/,
  change: /^\d{1,15}$/,
  view: /^[A-Za-z0-9]{20} \d{1,9}$/,
} as const
