import type { LineId, QuoteId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** The new prices that followed from inspections. */
export function counterOffersQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.counterOffers.list.queryOptions({ input: { teamId, quoteId } })
}

/** Findings of an inspection so far. The screen that edits them keeps them current. */
export function inspectionQuery(teamId: TeamId, quoteId: QuoteId, lineId: LineId) {
  return query.counterOffers.getInspection.queryOptions({
    input: { teamId, quoteId, lineId },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
