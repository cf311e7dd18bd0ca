import { QuoteId } from '@costard/contract'
import { apiError } from '../api-error.ts'
import type { ListPosition } from './quote-list-store.ts'

/** A place in the list of quotes, as callers hand it back. */
export function writeCursor({ createdAt, quoteId }: ListPosition): string {
  return `${createdAt.toISOString()} ${quoteId}`
}

/** Throws request/invalid for what writeCursor never wrote. */
export function readCursor(cursor: string): ListPosition {
  const [time = '', quoteId] = cursor.split(' ')
  const createdAt = new Date(time)
  const position = { createdAt, quoteId: QuoteId.safeParse(quoteId).data ?? '' }
  const isOurs = !Number.isNaN(createdAt.getTime()) && writeCursor(position) === cursor
  if (!isOurs || !/^\d{4}-/.test(cursor) || position.quoteId === '')
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Is not one that a list gave' }])
  return position
}
