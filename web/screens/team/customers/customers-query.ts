import type { TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

export function customersQuery(teamId: TeamId, search: string) {
  return query.customers.list.queryOptions({
    input: { teamId, ...(search !== '' && { search }) },
    placeholderData: keepPreviousData,
    staleTime: justReadMs,
  })
}
