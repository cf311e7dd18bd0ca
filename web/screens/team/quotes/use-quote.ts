import type { QuoteId } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTeam } from '../team-context.ts'
import { quoteQuery } from './quote-query.ts'

/** Returns the quote in the address. Suspends while loading; throws quote/not-found. */
export function useQuote() {
  const { qid } = useParams()
  const { id: teamId } = useTeam()
  // An invalid id fails the contract's check and counts as not found.
  const quoteId = qid as QuoteId
  const options = quoteQuery(teamId, quoteId)
  return { quote: useSuspenseQuery(options).data, queryKey: options.queryKey, teamId, quoteId }
}
