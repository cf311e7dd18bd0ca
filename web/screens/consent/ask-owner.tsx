import type { AssistantRules, AuthorizationRequest, Team } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ConsentProblem } from './consent-problem.tsx'

/**
 * Lets a member ask an owner to connect an assistant, when the rules of the team do not allow the member to.
 */
export function AskOwner({
  team,
  name,
  rules: { letIn, ask },
  request,
}: {
  readonly team: Team
  /** Name of the assistant. */
  readonly name: string
  readonly rules: AssistantRules & { readonly ask: 'waiting' | 'allowed' | 'refused' | null }
  readonly request: AuthorizationRequest
}) {
  const t = useTranslations('consent.ask')
  const asking = useAction(() => api.assistants.askOwner({ ...request, teamId: team.id }), {
    rereads: [query.assistants.rules.key()],
  })
  if (ask === 'waiting') return <Note kind="news">{t('waiting', { team: team.name, name })}</Note>
  return (
    <>
      <Note
        kind="news"
        action={<ActionButton variant="default" action={asking} label={t('owner')} running={t('asking')} />}
      >
        {ask === 'refused' ? t('refused', { team: team.name }) : t(letIn)}
      </Note>
      <ConsentProblem error={asking.error} />
    </>
  )
}
