import type { Customer, CustomerId, TeamId } from '@costard/contract'
import { replaceEqualDeep } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'

/** A late response does not replace a newer version. */
export function customerQuery(teamId: TeamId, customerId: CustomerId) {
  return query.customers.get.queryOptions({
    input: { teamId, customerId },
    staleTime: justReadMs,
    structuralSharing: (before, after) => {
      // Both values are results of this query, so the casts hold.
      const [known, read] = [before as Customer | undefined, after as Customer]
      return known && known.rev > read.rev ? known : replaceEqualDeep(known, read)
    },
  })
}

export function customerQuotesQuery(teamId: TeamId, customerId: CustomerId) {
  return query.quotes.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ teamId, customerId, ...(cursor !== undefined && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: justReadMs,
  })
}

export function customerDevicesQuery(teamId: TeamId, customerId: CustomerId) {
  return query.customers.listDevices.infiniteOptions({
    input: (cursor: string | undefined) => ({ teamId, customerId, ...(cursor !== undefined && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: justReadMs,
  })
}

export function customerTimelineQuery(teamId: TeamId, customerId: CustomerId) {
  return query.customerTimeline.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ teamId, customerId, ...(cursor !== undefined && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: justReadMs,
  })
}
