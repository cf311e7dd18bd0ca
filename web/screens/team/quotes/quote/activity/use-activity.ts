import type { Quote } from '@costard/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { useTeam } from '../../../team-context.ts'

/** Returns the events of the quote, newest first; read again when the quote changes. */
export function useActivity(quote: Quote) {
  const { id: teamId } = useTeam()
  const options = query.quoteActivity.list.queryOptions({ input: { teamId, quoteId: quote.id } })
  const { rev, firstViewedAt, delivery, questions } = quote
  const answered = questions.filter(({ answer }) => answer !== null).length
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, rev, firstViewedAt, delivery?.at, questions.length, answered],
    placeholderData: keepPreviousData,
  })
}

/** Returns a function that reads the activity again. */
export function useReadActivity({ id }: Quote): () => void {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const queryKey = query.quoteActivity.list.key({ input: { teamId, quoteId: id } })
  return () => void cache.invalidateQueries({ queryKey })
}
