import type { Quote, QuoteHead } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../../../team-context.ts'
import { quoteActionKey } from '../../changes/own-actions.ts'
import { quoteQuery } from '../../quote-query.ts'
import { withAnswer } from '../with-answer.ts'

/** A call that changes a quote. Afterwards, also on failure, the screen shows the current version. */
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
  return useAction((input: Input) => run({ teamId, quoteId: quote.id, rev: quote.rev }, input), {
    key: quoteActionKey(quote.id),
    onDone: (changed) => {
      cache.setQueryData(queryKey, (known) => withAnswer(known, changed))
      // Another revision has different lines.
      if (changed.revision !== quote.revision) void cache.invalidateQueries({ queryKey })
      onDone(changed)
    },
    onFailed: (error) => {
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
