import type { Quote } from '@costard/contract'
import type { QueryClient } from '@tanstack/react-query'

/** Key of the mutations that change a quote on this page. */
export function quoteActionKey(quoteId: Quote['id']): readonly string[] {
  return ['quote action', quoteId]
}

/**
 * True if this page made the quote's last change, or is making one right now: the news can be faster than the
 * answer.
 */
export function isOwnAction(cache: QueryClient, { id, rev }: Quote): boolean {
  return cache
    .getMutationCache()
    .findAll({ mutationKey: quoteActionKey(id) })
    .some(({ state: { status, data } }) => status === 'pending' || (hasRev(data) && data.rev === rev))
}

function hasRev(data: unknown): data is Pick<Quote, 'rev'> {
  return typeof data === 'object' && data !== null && 'rev' in data
}
