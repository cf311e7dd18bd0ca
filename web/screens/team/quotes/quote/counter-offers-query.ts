import type { LineId, QuoteId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Query for the counter-offers after inspections. */
export function counterOffersQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.counterOffers.list.queryOptions({ input: { teamId, quoteId } })
}

/** Query for the findings of an inspection so far. The screen that edits them keeps them current. */
export function inspectionQuery(teamId: TeamId, quoteId: QuoteId, lineId: LineId) {
  return query.counterOffers.getInspection.queryOptions({
    input: { teamId, quoteId, lineId },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
