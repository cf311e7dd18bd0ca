import type { Quote } from '@costard/contract'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { AskFirst } from '../../../kit/ask-first.tsx'
import { useTeam } from '../../../team-context.ts'

/** Explains what a trial is, with a button that removes it. */
export function TrialNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.review.trial')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const { run, isRunning, error } = useAction(() => api.quotes.removeTrial({ teamId, quoteId: quote.id }), {
    done: t('removed'),
    rereads: [query.quotes.list.key({ input: { teamId } })],
    onDone: () => navigate(paths.quotes(teamId), { replace: true }),
  })
  return (
    <>
      <Note
        kind="money"
        action={
          <AskFirst what="trial" name={quote.number} label={t('remove')} onYes={() => run()}>
            {(ask) => (
              <ActionButton
                variant="default"
                size="xs"
                label={t('remove')}
                running={t('remove')}
                isRunning={isRunning}
                onClick={ask}
              />
            )}
          </AskFirst>
        }
      >
        <b>{t('title')}</b>
        <div>{t('text')}</div>
      </Note>
      <ProblemNote error={error} />
    </>
  )
}
