import type { QuoteList, TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import type { ListFilters } from './filters/list-filters.ts'

type ListInput = Parameters<typeof api.quotes.list>[0]

export function quotesQuery(teamId: TeamId, filters: ListFilters) {
  return query.quotes.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      teamId,
      ...inputOf(filters),
      ...(cursor !== undefined && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }: QuoteList) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: justReadMs,
  })
}

/** Saved views and hidden columns. */
export function quoteViewsQuery(teamId: TeamId) {
  return query.quoteViews.list.queryOptions({ input: { teamId }, staleTime: justReadMs })
}

/** Returns filters as input for calls. */
export function inputOf(filters: ListFilters): Omit<ListInput, 'teamId' | 'cursor'> {
  return filters as Omit<ListInput, 'teamId' | 'cursor'> // validated by filtersIn
}
