import type { Quote } from '@costard/contract'
import { Button, Group } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { OtherAddress } from './other-address.tsx'
import { withAnswer } from '../with-answer.ts'

/** Problem with the email of a sent quote, with advice. */
export function DeliveryNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.delivery')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const resend = useAction(
    (email?: string) => api.quotes.resend({ teamId, quoteId: quote.id, ...(email && { email }) }),
    {
      onDone: (sent) =>
        cache.setQueryData(quoteQuery(teamId, quote.id).queryKey, (known) => withAnswer(known, sent)),
    },
  )
  const [isElsewhere, setElsewhere] = useState(false)
  const { delivery, customer, state } = quote
  if (state !== 'sent' || (delivery?.state !== 'delayed' && delivery?.state !== 'failed')) return null
  const isFailed = delivery.state === 'failed'
  const email = customer?.email ?? ''
  return (
    <>
      <Note
        kind={isFailed ? 'problem' : 'news'}
        icon={<Icon of={IconMailExclamation} size={18} />}
        action={
          isFailed && (
            <Group gap="xs">
              <Button variant="default" loading={resend.isRunning} onClick={() => resend.run(undefined)}>
                {common('tryAgain')}
              </Button>
              {!isElsewhere && (
                <Button variant="default" onClick={() => setElsewhere(true)}>
                  {t('otherAddress')}
                </Button>
              )}
            </Group>
          )
        }
      >
        <b>{t(isFailed ? 'failed' : 'delayed', { email })}</b>
        <div>{t(isFailed ? (delivery.reason ?? 'unreachable') : 'delayedHelp')}</div>
        {isFailed && isElsewhere && (
          <OtherAddress email={email} isRunning={resend.isRunning} onSend={resend.run} />
        )}
      </Note>
      <ProblemNote error={resend.error} />
    </>
  )
}
