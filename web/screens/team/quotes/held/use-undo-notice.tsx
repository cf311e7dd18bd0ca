import type { Quote, QuoteHead, QuoteLine } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { useTeam } from '../../team-context.ts'
import { keepQuote } from '../keep-quote.ts'
import { quoteQuery } from '../quote-query.ts'

/** Returns a function that notifies that a line was answered, with an Undo button. */
export function useUndoNotice(
  quote: Pick<Quote, 'id'>,
  line: Pick<QuoteLine, 'id'>,
  message: string,
): (changed: QuoteHead) => void {
  const t = useTranslations('held.undo')
  const offer = useUndo()
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteQuery(teamId, quote.id)
  return ({ rev }) => {
    const undo = async () => {
      const input = { teamId, quoteId: quote.id, lineId: line.id, rev }
      try {
        const undone = await api.quoteApprovals.undo(input)
        keepQuote(cache, teamId, undone)
      } catch {
        void cache.invalidateQueries({ queryKey })
        notify(t('tooLate'))
      }
    }
    offer({ id: `answer ${line.id}`, message, undo })
  }
}
