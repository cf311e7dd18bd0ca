import type { QuoteSummary, TeamId } from '@costard/contract'
import { quoteStates } from '@costard/quotes'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

export interface QuoteFilters {
  readonly state: QuoteSummary['state'] | undefined
  readonly search: string
}

export function filtersIn(params: URLSearchParams): QuoteFilters {
  const state = params.get('state')
  return { state: quoteStates.find((known) => known === state), search: params.get('search') ?? '' }
}

export function quotesQuery(teamId: TeamId, { state, search }: QuoteFilters) {
  return query.quotes.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      teamId,
      ...(state && { state }),
      ...(search !== '' && { search }),
      ...(cursor !== undefined && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: justReadMs,
  })
}
