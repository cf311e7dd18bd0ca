import type { QuoteId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Query for the message to the customer. A draft changes without news, so it is read each time. */
export function messageQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.quotes.previewMessage.queryOptions({ input: { teamId, quoteId }, gcTime: 0, staleTime: 0 })
}
