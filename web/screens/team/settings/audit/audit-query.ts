import type { AuditFilters, TeamId } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/**
 * Query for the entries, newest first. They are read again whenever the screen opens, since every change adds
 * one.
 */
export function auditQuery(teamId: TeamId, filters: AuditFilters) {
  return query.audit.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ teamId, ...filters, ...(cursor !== undefined && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
