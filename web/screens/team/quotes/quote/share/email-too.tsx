import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { OtherAddress } from '../customer/other-address.tsx'
import { withAnswer } from '../with-answer.ts'

/** Button that emails an offer that was sent as a link. */
export function EmailToo({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.share')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const resend = useAction((email: string) => api.quotes.resend({ teamId, quoteId: quote.id, email }), {
    onDone: (sent) =>
      cache.setQueryData(quoteQuery(teamId, quote.id).queryKey, (known) => withAnswer(known, sent)),
  })
  return (
    <>
      {isAsked ? (
        <OtherAddress
          email={quote.customer?.email ?? ''}
          isRunning={resend.isRunning}
          onSend={(email) => resend.run(email)}
        />
      ) : (
        <Button
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<IconMail size={18} stroke={1.75} />}
          onClick={() => setAsked(true)}
        >
          {t('emailToo')}
        </Button>
      )}
      <ProblemNote error={resend.error} />
    </>
  )
}
