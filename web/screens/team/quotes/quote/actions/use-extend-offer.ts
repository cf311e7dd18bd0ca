import { type Quote, quoteLimits } from '@costard/contract'
import { validUntil } from '@costard/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { quoteQuery } from '../../quote-query.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useQuoteAction } from './use-quote-action.ts'
import { withAnswer } from '../with-answer.ts'

/**
 * Extends the offer by its original number of days, with an Undo notice. isPossible: the member may, and the
 * offer can last longer.
 */
export function useExtendOffer(quote: Quote) {
  const t = useTranslations('quoteActions.extend')
  const notify = useNotice()
  const offerUndo = useUndo()
  const { id: teamId, timeZone } = useTeam()
  const maySend = useMay('quote.send')
  const today = useToday(timeZone)
  const cache = useQueryClient()
  const latest = validUntil(today, quoteLimits.maxValidDays)
  const next = validUntil(quote.validUntil, quote.validDays)
  const lastDay = next < latest ? next : latest
  const undo = async (rev: number) => {
    const { queryKey } = quoteQuery(teamId, quote.id)
    const back = { teamId, quoteId: quote.id, rev, lastDay: quote.validUntil }
    const changed = await api.quoteActions.extend(back).catch(() => undefined)
    if (changed) cache.setQueryData(queryKey, (known) => withAnswer(known, changed))
    else {
      void cache.invalidateQueries({ queryKey })
      notify(t('notUndone'))
    }
  }
  const action = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.extend({ ...ofQuote, lastDay }),
    ({ rev }) =>
      offerUndo({
        id: `extended ${quote.id}`,
        message: t('done', { days: quote.validDays }),
        undo: () => undo(rev),
      }),
  )
  const isPossible = maySend && quote.state === 'sent' && lastDay > quote.validUntil
  return { ...action, isPossible }
}
