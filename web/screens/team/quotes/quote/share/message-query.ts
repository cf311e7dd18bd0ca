import type { QuoteId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Message that the customer gets. A draft changes without notice, so it is read each time. */
export function messageQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.quotes.previewMessage.queryOptions({ input: { teamId, quoteId }, gcTime: 0, staleTime: 0 })
}
