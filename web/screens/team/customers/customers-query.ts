import { type CustomerSort, customerSorts, type CustomerSummary, type TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

export interface CustomerFilters {
  readonly search: string
  readonly kind: CustomerSummary['kind'] | undefined
  readonly tag: string
  readonly isUnused: boolean
  /** undefined: by the last contact, newest first. */
  readonly sort: CustomerSort | undefined
}

const sorts = customerSorts.flatMap((sort) => [sort, `-${sort}`] as const)

export function customerFiltersIn(params: URLSearchParams): CustomerFilters {
  const kind = params.get('kind')
  return {
    search: params.get('search') ?? '',
    kind: kind === 'private' || kind === 'business' ? kind : undefined,
    tag: params.get('tag') ?? '',
    isUnused: params.has('unused'),
    sort: sorts.find((sort) => sort === params.get('sort')),
  }
}

export function customersQuery(teamId: TeamId, { search, kind, tag, isUnused, sort }: CustomerFilters) {
  return query.customers.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      teamId,
      ...(search !== '' && { search }),
      ...(kind && { kind }),
      ...(tag !== '' && { tag }),
      ...(isUnused && { isUnused: 'true' }),
      ...(sort && { sort }),
      ...(cursor !== undefined && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: justReadMs,
  })
}

/** Query for customers that match the typed text. */
export function knownCustomersQuery(teamId: TeamId, search: string) {
  return query.customers.list.queryOptions({
    input: { teamId, search },
    placeholderData: keepPreviousData,
    staleTime: justReadMs,
  })
}
