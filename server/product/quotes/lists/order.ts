import { QuoteId, type QuoteSort, type SortKey } from '@costard/contract'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { apiError } from '../../calls/api-error.ts'
import { noSortCustomer, noSortMinor, quotes } from '../schema.ts'

/** Order of a list of quotes: by a key, then by the id. Indexes have both after the team. */
export interface QuoteOrder {
  readonly name: QuoteSort
  readonly key: PgColumn
  readonly isDown: boolean
  /** Lowest key, given to quotes that come last in both directions. */
  readonly none?: string | number
}

/** Position of a quote in an order. */
export interface ListPosition {
  readonly key: Date | string | number
  readonly quoteId: QuoteId
}

const keys: Readonly<Record<SortKey, Pick<QuoteOrder, 'key' | 'none'>>> = {
  created: { key: quotes.createdAt },
  updated: { key: quotes.updatedAt },
  valid: { key: quotes.validUntil },
  total: { key: quotes.sortMinor, none: noSortMinor },
  customer: { key: quotes.sortCustomer, none: noSortCustomer },
}

export function orderOf(name: QuoteSort): QuoteOrder {
  const isDown = name.startsWith('-')
  // The names are the keys, some with a minus.
  return { name, isDown, ...keys[(isDown ? name.slice(1) : name) as SortKey] }
}

export const newestFirst = orderOf('-created')

/** Returns the SQL that sorts rows with these columns. */
export function sortedBy({ isDown }: QuoteOrder, key: PgColumn | SQL.Aliased, quoteId: PgColumn): SQL[] {
  return isDown ? [desc(key), desc(quoteId)] : [asc(key), asc(quoteId)]
}

/**
 * Returns the conditions on quotes after a position, as consecutive parts: a single ascending scan of an
 * index would begin with quotes without a key.
 */
export function partsAfter(order: QuoteOrder, after: ListPosition | undefined): (SQL | undefined)[] {
  const { key, none, isDown } = order
  const rest =
    after &&
    sql`(${key}, ${quotes.quoteId}) ${sql.raw(isDown ? '<' : '>')} (${sql.param(after.key, key)}, ${after.quoteId})`
  if (isDown || none === undefined) return [rest]
  const last = and(eq(key, none), after?.key === none ? rest : undefined)
  return after?.key === none ? [last] : [and(gt(key, none), rest), last]
}

/** Encodes a position as the opaque cursor of the next page. */
export function writeCursor({ name, isDown }: QuoteOrder, { key, quoteId }: ListPosition): string {
  const text = key instanceof Date ? key.toISOString() : String(key)
  const place = `${text} ${quoteId}`
  return name === '-created' ? place : `${isDown ? '-' : ''}${Buffer.from(place).toString('base64url')}`
}

/** Decodes a cursor. Throws request/invalid unless writeCursor made it, for the same order. */
export function readCursor(order: QuoteOrder, cursor: string): ListPosition {
  const isPlain = order.name === '-created'
  const place = isPlain ? cursor : Buffer.from(cursor.replace(/^-/, ''), 'base64url').toString()
  const end = place.lastIndexOf(' ')
  const { data: quoteId } = QuoteId.safeParse(place.slice(end + 1))
  const key = keyIn(order, place.slice(0, Math.max(end, 0)))
  if (key === undefined || quoteId === undefined || writeCursor(order, { key, quoteId }) !== cursor)
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return { key, quoteId }
}

function keyIn({ key }: QuoteOrder, text: string): ListPosition['key'] | undefined {
  if (key === quotes.createdAt || key === quotes.updatedAt) {
    const time = new Date(text)
    return /^\d{4}-/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined
  }
  if (key === quotes.sortMinor) return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
  if (key === quotes.validUntil) return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
  return text.includes('\0') ? undefined : text
}
