import type { Quote } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotify } from '../../../account/use-notify.ts'
import { useTeam } from '../../../team-context.ts'

/** What a trial is, and the way to remove it. */
export function TrialNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.review.trial')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.quotes.removeTrial({ teamId, quoteId: quote.id }),
    onSuccess: async () => {
      void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
      notify(t('removed'))
      await navigate(paths.quotes(teamId), { replace: true })
    },
  })
  return (
    <>
      <Note
        kind="money"
        action={
          <ActionButton
            variant="default"
            size="xs"
            label={t('remove')}
            running={t('remove')}
            isRunning={isPending}
            onClick={() => mutate()}
          />
        }
      >
        <b>{t('title')}</b>
        <div>{t('text')}</div>
      </Note>
      <ProblemNote error={error} />
    </>
  )
}
