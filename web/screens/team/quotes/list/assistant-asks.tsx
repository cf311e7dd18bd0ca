import type { AssistantAsk } from '@costard/contract'
import { IconRobot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import classes from '../../list/list.module.css'
import { useMay, useTeam } from '../../team-context.ts'
import type { ListFilters } from '../filters/list-filters.ts'

/** Requests of members to connect an assistant, above those that need an owner or admin. */
export function AssistantAsks({ filters: { needsYou } }: { readonly filters: ListFilters }) {
  const { id: teamId } = useTeam()
  const mayLetIn = useMay('api.manage')
  const isShown = mayLetIn && needsYou !== undefined
  const { data: asks = [] } = useQuery({
    ...query.assistants.listAsks.queryOptions({ input: { teamId } }),
    enabled: isShown,
  })
  if (!isShown) return undefined
  if (asks.length === 0) return undefined
  return (
    <div className={classes.notes}>
      {asks.map((ask) => (
        <Ask key={ask.id} ask={ask} />
      ))}
    </div>
  )
}

function Ask({ ask: { id: askId, name: assistant, host, askedBy } }: { readonly ask: AssistantAsk }) {
  const t = useTranslations('quoteList.assistantAsk')
  const { id: teamId } = useTeam()
  const name = askedBy ?? t('somebody')
  const answer = useAction((isAllowed: boolean) => api.assistants.answerAsk({ teamId, askId, isAllowed }), {
    done: (_, isAllowed) => (isAllowed ? t('allowed', { name }) : t('refused')),
    rereads: [query.assistants.key()],
  })
  return (
    <>
      <Note
        kind="money"
        icon={<Icon of={IconRobot} size={18} />}
        action={
          <span className="cp-flex cp-wrap cp-gap-8">
            <ActionButton
              variant="default"
              label={t('refuse')}
              running={t('refuse')}
              isRunning={answer.isRunning && answer.input === false}
              onClick={() => answer.run(false)}
            />
            <ActionButton
              variant="default"
              label={t('allow', { name })}
              running={t('allow', { name })}
              isRunning={answer.isRunning && answer.input === true}
              onClick={() => answer.run(true)}
            />
          </span>
        }
      >
        <b>{t('title', { name, assistant, host })}</b>
        <div>{t('text', { name })}</div>
      </Note>
      <ProblemNote error={answer.error} />
    </>
  )
}
