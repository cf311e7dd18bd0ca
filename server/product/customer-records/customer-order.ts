import { CustomerId, type CustomerSort, type CustomerSortKey } from '@costard/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { apiError } from '../calls/api-error.ts'
import { customers, seenAt, sortName } from '../customers/schema.ts'

/**
 * Order of a list of customers: by a key, then by the id. Indexes have both after the team, and after the
 * kind.
 */
export interface CustomerOrder {
  readonly name: CustomerSort
  readonly key: SQL
  readonly isDown: boolean
}

/** Position of a customer in an order. */
export interface ListPosition {
  readonly key: Date | string | number
  readonly customerId: CustomerId
}

const seen = seenAt(customers)

const keys: Readonly<Record<CustomerSortKey, SQL>> = {
  seen,
  name: sortName(customers),
  quotes: sql`${customers.quoteCount}`,
}

export function orderOf(name: CustomerSort): CustomerOrder {
  const isDown = name.startsWith('-')
  // The names are the keys, some with a minus.
  return { name, isDown, key: keys[(isDown ? name.slice(1) : name) as CustomerSortKey] }
}

export const lastSeenFirst = orderOf('-seen')

export function sortedBy({ isDown, key }: CustomerOrder): SQL[] {
  const direction = isDown ? desc : asc
  return [direction(key), direction(customers.customerId)]
}

/** Condition on the customers after a position. */
export function isAfter({ key, isDown }: CustomerOrder, after: ListPosition): SQL {
  const value = after.key instanceof Date ? after.key.toISOString() : after.key
  return sql`(${key}, ${customers.customerId}) ${sql.raw(isDown ? '<' : '>')} (${value}, ${after.customerId})`
}

/** Encodes a list position as the opaque cursor of the next page. */
export function writeCursor({ name }: CustomerOrder, { key, customerId }: ListPosition): string {
  const text = key instanceof Date ? key.toISOString() : String(key)
  const place = `${text} ${customerId}`
  return name === '-seen' ? place : `${name}:${Buffer.from(place).toString('base64url')}`
}

/** Decodes a cursor. Throws request/invalid unless writeCursor made it, for the same order. */
export function readCursor(order: CustomerOrder, cursor: string): ListPosition {
  const place =
    order.name === '-seen'
      ? cursor
      : Buffer.from(cursor.slice(cursor.indexOf(':') + 1), 'base64url').toString()
  const end = place.lastIndexOf(' ')
  const { data: customerId } = CustomerId.safeParse(place.slice(end + 1))
  const key = keyIn(order, place.slice(0, Math.max(end, 0)))
  if (key === undefined || customerId === undefined || writeCursor(order, { key, customerId }) !== cursor)
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return { key, customerId }
}

function keyIn({ key }: CustomerOrder, text: string): ListPosition['key'] | undefined {
  if (key === keys.seen) {
    const time = new Date(text)
    return /^\d{4}-/.test(text) && !Number.isNaN(time.getTime()) ? time : undefined
  }
  if (key === keys.quotes) return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return text.includes('\0') ? undefined : text
}
