import type { Quote, TeamId } from '@costard/contract'
import type { QueryClient } from '@tanstack/react-query'
import { newestOf } from '#api/newest-of.ts'
import { quoteQuery } from './quote-query.ts'

/**
 * Caches a whole quote returned by a call, unless newer news arrived before the response. Returns the newer
 * one.
 */
export function keepQuote(cache: QueryClient, teamId: TeamId, quote: Quote): Quote {
  const { queryKey } = quoteQuery(teamId, quote.id)
  return cache.setQueryData(queryKey, (known) => newestOf(known, quote)) ?? quote
}
