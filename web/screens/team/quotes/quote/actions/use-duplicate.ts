import type { Quote } from '@costard/contract'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useMay, useTeam } from '../../../team-context.ts'

/** Creates a draft like this quote and opens it; tells if prices differ today. */
export function useDuplicate(quote: Quote) {
  const t = useTranslations('quoteActions.duplicate')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const notify = useNotice()
  const money = useMoney(quote.currency)
  const isPossible = useMay('quote.create') && !quote.isTrial
  const action = useAction(() => api.quotes.duplicate({ teamId, quoteId: quote.id }), {
    onDone: ({ quote: { id, totals, number }, before }) => {
      const isSame = totals.netMinor === before.netMinor && totals.kind === before.kind
      notify(
        isSame
          ? t('same', { from: quote.number, number })
          : t('moved', {
              from: quote.number,
              number,
              before: money.full(Math.abs(before.netMinor)),
              now: money.full(Math.abs(totals.netMinor)),
            }),
      )
      void navigate(paths.review(teamId, id))
    },
  })
  return { ...action, isPossible }
}
