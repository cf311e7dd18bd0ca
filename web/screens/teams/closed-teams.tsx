import type { Team } from '@costard/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import { Note } from '#ui/notes/note.tsx'
import { DownloadArchive, lastArchiveQuery } from '../download-archive.tsx'
import classes from './team-picker.module.css'

/** Teams that an owner closed, until they are erased. */
export function ClosedTeams({ teams }: { readonly teams: readonly Team[] }) {
  const t = useTranslations('teams.closed')
  if (teams.length === 0) return null
  return (
    <section>
      <h2 className={classes.closedTitle}>{t('title')}</h2>
      <ul className={`${classes.list} cp-card`}>
        {teams.map((team) => (
          <li key={team.id}>
            <ClosedTeam team={team} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClosedTeam({ team: { id: teamId, name, timeZone, erasedAt } }: { readonly team: Team }) {
  const t = useTranslations('teams.closed')
  const format = useFormatter()
  const navigate = useNavigate()
  const { data: archive } = useQuery(lastArchiveQuery(teamId))
  const reopen = useAction(() => api.teams.reopen({ teamId }), {
    keepsAs: query.teams.get.queryKey({ input: { teamId } }),
    rereads: [query.teams.list.key()],
    onDone: () => navigate(paths.quotes(teamId)),
  })
  const day = format.dateTime(new Date(erasedAt ?? 0), { dateStyle: 'long', timeZone })
  return (
    <div className={classes.team}>
      <Initials name={name} size="2.5rem" isSquare />
      <span className={classes.words}>
        <b>{name}</b>
        <small>{t('until', { day })}</small>
        {archive?.state === 'ready' && (
          <span className={classes.archive}>
            <DownloadArchive teamId={teamId} archive={archive} />
          </span>
        )}
        {reopen.error !== null && <Note kind="problem">{t('failed')}</Note>}
      </span>
      <Button
        variant="default"
        loading={reopen.isRunning}
        aria-label={t('reopenNamed', { team: name })}
        onClick={() => reopen.run()}
      >
        {t('reopen')}
      </Button>
    </div>
  )
}
