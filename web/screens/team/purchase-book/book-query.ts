import type { SiteId, TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { daysOfMonth } from '../kit/months.ts'

export interface BookFilters {
  readonly search: string
  /** First and last day; undefined for all entries. */
  readonly days: { readonly from: string; readonly to: string } | undefined
  readonly siteId: SiteId | undefined
  readonly isPaperMissing: boolean
}

/** Value in the address for all entries. */
export const allMonths = 'all'

/**
 * today: `2026-11-20`. Without a period in the address, it is the current month; a search covers all entries.
 */
export function bookFiltersIn(params: URLSearchParams, today: string): BookFilters {
  const search = params.get('search') ?? ''
  const month = params.get('month') ?? (search === '' ? today.slice(0, 7) : allMonths)
  return {
    search,
    days: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? daysOfMonth(month) : undefined,
    siteId: (params.get('site') ?? undefined) as SiteId | undefined, // the server validates it
    isPaperMissing: params.has('papers'),
  }
}

/** True if the filters may leave out entries of the period. */
export function isNarrowed({ search, siteId, isPaperMissing }: BookFilters): boolean {
  return search !== '' || siteId !== undefined || isPaperMissing
}

export function bookQuery(teamId: TeamId, { search, days, siteId, isPaperMissing }: BookFilters) {
  return query.purchaseBook.list.infiniteOptions({
    input: (before: number | undefined) => ({
      teamId,
      ...(search !== '' && { search: search.slice(0, 64) }),
      ...days,
      ...(siteId !== undefined && { siteId }),
      ...(isPaperMissing && { papers: 'missing' as const }),
      ...(before !== undefined && { before }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    placeholderData: keepPreviousData,
  })
}
