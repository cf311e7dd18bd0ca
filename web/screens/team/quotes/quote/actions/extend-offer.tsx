import { type Quote, quoteLimits } from '@costard/contract'
import { validUntil } from '@costard/quotes'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { quoteQuery } from '../../quote-query.ts'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { ActionProblem } from './action-problem.tsx'
import { useQuoteAction } from './use-quote-action.ts'
import { withAnswer } from '../with-answer.ts'

/** Gives the customer as many days more as the offer had, with a notice that takes them back. */
export function ExtendOffer({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions.extend')
  const common = useTranslations('common')
  const notify = useNotice()
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const cache = useQueryClient()
  const latest = validUntil(today, quoteLimits.maxValidDays)
  const next = validUntil(quote.validUntil, quote.validDays)
  const lastDay = next < latest ? next : latest
  const id = `extended ${quote.id}`
  const undo = async (rev: number) => {
    notifications.hide(id)
    const { queryKey } = quoteQuery(teamId, quote.id)
    const back = { teamId, quoteId: quote.id, rev, lastDay: quote.validUntil }
    const changed = await api.quoteActions.extend(back).catch(() => undefined)
    if (changed) cache.setQueryData(queryKey, (known) => withAnswer(known, changed))
    else {
      void cache.invalidateQueries({ queryKey })
      notify(t('notUndone'))
    }
  }
  const extend = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.extend({ ...ofQuote, lastDay }),
    ({ rev }) =>
      notify({
        id,
        autoClose: 10_000,
        message: (
          <>
            {t('done', { days: quote.validDays })}{' '}
            <Button variant="default" size="compact-sm" onClick={() => void undo(rev)}>
              {common('undo')}
            </Button>
          </>
        ),
      }),
  )
  if (lastDay <= quote.validUntil) return null
  return (
    <>
      <ActionButton
        variant="default"
        icon={<Icon of={IconCalendarPlus} size={18} />}
        isRunning={extend.isRunning}
        label={t('label')}
        running={t('running')}
        onClick={() => extend.run()}
      />
      <ActionProblem error={extend.error} />
    </>
  )
}
