import type { Quote, QuoteId, TeamId } from '@costard/contract'
import { replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '#api/api.ts'
import { useTeam } from '../team-context.ts'

/** Returns the quote in the address. Suspends while loading; throws quote/not-found. */
export function useQuote() {
  const { qid } = useParams()
  const { id: teamId } = useTeam()
  // An invalid id fails the contract's check and counts as not found.
  const quoteId = qid as QuoteId
  const options = quoteQuery(teamId, quoteId)
  return { quote: useSuspenseQuery(options).data, queryKey: options.queryKey, teamId, quoteId }
}

/** A late response never replaces a newer version. */
export function quoteQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.quotes.get.queryOptions({
    input: { teamId, quoteId },
    structuralSharing: (before, after) => {
      // Both values are results of this query.
      const [known, read] = [before as Quote | undefined, after as Quote]
      return known && known.rev > read.rev ? known : replaceEqualDeep(known, read)
    },
  })
}
