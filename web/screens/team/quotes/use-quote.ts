import type { QuoteId } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTeam } from '../team-context.ts'
import { quoteQuery } from './quote-query.ts'

/** The quote that the address names. Suspends until it is here; throws quote/not-found. */
export function useQuote() {
  const { qid } = useParams()
  const { id: teamId } = useTeam()
  // A wrong id fails the contract's check and reads as not found.
  const quoteId = qid as QuoteId
  const options = quoteQuery(teamId, quoteId)
  return { quote: useSuspenseQuery(options).data, queryKey: options.queryKey, teamId, quoteId }
}
