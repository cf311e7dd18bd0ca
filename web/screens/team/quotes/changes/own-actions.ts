import type { Quote } from '@costard/contract'
import type { QueryClient } from '@tanstack/react-query'

/** Mutation key for changes of a quote by this page. */
export function quoteActionKey(quoteId: Quote['id']): readonly string[] {
  return ['quote action', quoteId]
}

/**
 * True if this page made the last change of the quote, or is making one: news can arrive before the response.
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
