import type { Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import { useNotify } from '../../../account/use-notify.ts'
import { useTeam } from '../../../team-context.ts'

/** What is done with a trial instead of sending it. */
export function TrialActions({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.quotes.removeTrial({ teamId, quoteId: quote.id }),
    onSuccess: async () => {
      void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
      notify(t('review.trial.removed'))
      await navigate(paths.quotes(teamId), { replace: true })
    },
  })
  return (
    <>
      <ProblemNote error={error} />
      <ActionButton
        variant="default"
        size="md"
        label={t('review.trial.remove')}
        running={t('review.trial.remove')}
        isRunning={isPending}
        onClick={() => mutate()}
      />
      <Button component={Link} to={paths.identify(teamId)} size="md">
        {t('newQuote')}
      </Button>
    </>
  )
}
