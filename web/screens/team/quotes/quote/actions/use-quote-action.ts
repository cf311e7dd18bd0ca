import type { Quote, QuoteHead } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../../team-context.ts'
import { quoteActionKey } from '../../changes/own-actions.ts'
import { quoteQuery } from '../../quote-query.ts'

/** A call that changes a quote. Whatever it answers, the quote on screen is then the current one. */
export function useQuoteAction<Input = void>(
  quote: Quote,
  run: (
    ofQuote: Pick<Quote, 'rev'> & { quoteId: Quote['id']; teamId: string },
    input: Input,
  ) => Promise<QuoteHead>,
  onDone: (changed: QuoteHead) => void = () => {},
) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteQuery(teamId, quote.id)
  return useMutation({
    mutationKey: quoteActionKey(quote.id),
    mutationFn: (input: Input) => run({ teamId, quoteId: quote.id, rev: quote.rev }, input),
    onSuccess: (changed) => {
      cache.setQueryData(queryKey, (known) => known && { ...known, ...changed })
      // Another revision has its own lines.
      if (changed.revision !== quote.revision) void cache.invalidateQueries({ queryKey })
      onDone(changed)
    },
    onError: (error) => {
      if (outdated.has(codeOf(error) ?? '')) void cache.invalidateQueries({ queryKey })
    },
  })
}

const outdated: ReadonlySet<string> = new Set([
  'quote/changed',
  'quote/wrong-state',
  'quote/expired',
  'quote/device-flagged',
])
