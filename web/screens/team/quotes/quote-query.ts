import type { Quote, QuoteId, TeamId } from '@costard/contract'
import { replaceEqualDeep } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/** A late response does not replace a newer version. */
export function quoteQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.quotes.get.queryOptions({
    input: { teamId, quoteId },
    structuralSharing: (before, after) => {
      // Both values are results of this query, so the casts hold.
      const [known, read] = [before as Quote | undefined, after as Quote]
      return known && known.rev > read.rev ? known : replaceEqualDeep(known, read)
    },
  })
}
