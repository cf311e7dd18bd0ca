import {
  accessByAssistantScope,
  type AskedConsent,
  type AssistantScope,
  assistantScopes,
  type AuthorizationRequest,
  may,
  openTeams,
  type Team,
  type TeamId,
} from '@costard/contract'
import { Button } from '@mantine/core'
import { IconMessageChatbot } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useIsOffline } from '#live/live-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { ConfirmAddress } from '#session/confirm-address.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/notes/note.tsx'
import { AskOwner } from './ask-owner.tsx'
import { ConsentProblem } from './consent-problem.tsx'
import { ConsentScopes } from './consent-scopes.tsx'
import { WorksAs } from './works-as.tsx'
import classes from './consent.module.css'

/** Scopes that are initially off. */
const startOff = ['notes.add'] as const

/** Shows the client, the scopes, the member and the team; then Refuse and Allow. */
export function ConsentCard({
  request,
  asked,
}: {
  readonly request: AuthorizationRequest
  readonly asked: AskedConsent
}) {
  const t = useTranslations('consent')
  const isOffline = useIsOffline()
  const { data: all } = useSuspenseQuery(query.teams.list.queryOptions())
  const teams = openTeams(all)
  const [teamId, setTeamId] = useState<string>()
  const usual = teams.find((one) => may(one, 'api.manage')) ?? teams[0]
  const team = teams.find(({ id }) => id === teamId) ?? usual
  const [off, setOff] = useState<ReadonlySet<AssistantScope>>(new Set(startOff))
  const locked = assistantScopes.filter((scope) => {
    const access = accessByAssistantScope[scope]
    return team !== undefined && access !== 'member' && !may(team, access)
  })
  const scopes = assistantScopes.filter(
    (scope) => asked.scopes.includes(scope) && !off.has(scope) && !locked.includes(scope),
  )
  const { data: rules } = useQuery({
    ...query.assistants.rules.queryOptions({
      input: { teamId: team?.id ?? ('' as TeamId), clientId: request.clientId }, // see enabled
    }),
    enabled: team !== undefined,
  })
  const allow = useAction(async () => {
    if (!team) return
    const { redirectUrl } = await api.assistants.allow({ ...request, teamId: team.id, scopes })
    window.location.assign(redirectUrl)
  })
  const { client } = asked
  return (
    <div className={classes.card}>
      <header className={classes.head}>
        <span className={classes.face}>
          <Icon of={IconMessageChatbot} size={24} />
        </span>
        <div>
          <h1>{t('title', { name: client.name })}</h1>
          <p>
            <Origin client={client} knownBy={rules?.knownHosts.includes(client.host) ? team : undefined} />
          </p>
        </div>
      </header>
      <div className={classes.body}>
        <WorksAs teams={teams} team={team} onPick={setTeamId} />
        <ConsentScopes
          name={client.name}
          asked={asked.scopes}
          chosen={scopes}
          locked={locked}
          onToggle={(scope) => setOff((before) => before.symmetricDifference(new Set([scope])))}
        />
      </div>
      <div className={classes.problem}>
        <ConfirmAddress />
        <ConsentProblem error={allow.error} />
        {team && rules && !rules.mayLetIn && (
          <AskOwner team={team} name={client.name} rules={rules} request={request} />
        )}
        {isOffline && <Note kind="news">{t('offline')}</Note>}
      </div>
      <footer className={classes.foot}>
        <span>{t.rich('backTo', { host: () => <b>{new URL(asked.refusalUrl).host}</b> })}</span>
        <Button variant="default" size="md" onClick={() => window.location.assign(asked.refusalUrl)}>
          {t('refuse')}
        </Button>
        {team && rules?.mayLetIn && !isOffline && (
          <ActionButton
            size="md"
            action={allow}
            label={t('allow', { team: team.name })}
            running={t('allowing')}
          />
        )}
      </footer>
    </div>
  )
}

/** Identifies the client by its address, never by a text of its own. */
function Origin({
  client: { host, isLocal, registeredAt },
  knownBy,
}: Pick<AskedConsent, 'client'> & {
  /** Team whose owner marked the host as known. */
  readonly knownBy: Team | undefined
}) {
  const t = useTranslations('consent')
  const format = useFormatter()
  if (knownBy && !isLocal) return t('known', { host, team: knownBy.name })
  if (registeredAt === null) return t('described', { host })
  const day = format.dateTime(new Date(registeredAt), { day: 'numeric', month: 'long' })
  return isLocal ? t('local', { day }) : t('registered', { host, day })
}
