import type { Quote, QuoteId, TeamId } from '@costard/contract'
import { replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'

/** The quote that the address names. Suspends until it is here; throws quote/not-found. */
export function useQuote() {
  const { qid } = useParams()
  const { id: teamId } = useTeam()
  // A wrong id fails the contract's check and reads as not found.
  const quoteId = qid as QuoteId
  const options = quoteQuery(teamId, quoteId)
  return { quote: useSuspenseQuery(options).data, queryKey: options.queryKey, teamId, quoteId }
}

/** An answer that was overtaken on its way never takes the place of a newer version. */
export function quoteQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.quotes.get.queryOptions({
    input: { teamId, quoteId },
    structuralSharing: (before, after) => {
      // Both are answers of this very call.
      const [known, read] = [before as Quote | undefined, after as Quote]
      return known && known.rev > read.rev ? known : replaceEqualDeep(known, read)
    },
  })
}
