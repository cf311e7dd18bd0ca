import { Button, TextInput } from '@mantine/core'
import { IconCalendarClock, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { helpBelow } from '#forms/help-below.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { ArchiveStep } from './archive-step.tsx'
import classes from './close-screen.module.css'

/** Closes the team: the data to export first, the consequences, and the name of the team as confirmation. */
export function CloseScreen() {
  const t = useTranslations('settings.close')
  const { id, name: team } = useTeam()
  const mayClose = useMay('team.close')
  return (
    <SettingsPage>
      <div className={classes.body}>
        <PartHead title={t('title')} lead={t('lead', { team })} />
        {mayClose ? (
          <Close />
        ) : (
          <Note
            kind="news"
            action={
              <Button component={Link} to={paths.leave(id)} variant="default">
                {t('leaveInstead')}
              </Button>
            }
          >
            {t('ownersOnly')}
          </Note>
        )}
      </div>
    </SettingsPage>
  )
}

function Close() {
  const t = useTranslations('settings.close')
  const format = useFormatter()
  const { id: teamId, name: team } = useTeam()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { data: closing } = useQuery(query.teams.closing.queryOptions({ input: { teamId } }))
  const isMeant = typed.trim() === team
  const close = useAction(() => api.teams.close({ teamId, name: typed.trim() }), {
    done: t('done', { team }),
    rereads: [query.teams.list.key()],
    onDone: () => navigate(paths.teams()),
  })
  const day = closing && format.dateTime(new Date(closing.erasedAt), { dateStyle: 'full' })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isMeant && !close.isRunning) close.run()
      }}
    >
      <ol className={classes.steps}>
        <Step title={t('data.title')}>
          <ArchiveStep />
        </Step>
        <Step title={t('ends.title')}>
          {closing && (
            <dl className={classes.ends}>
              {(['openQuotes', 'liveWidgets', 'otherMembers', 'apiKeys'] as const)
                .filter((what) => closing[what] > 0)
                .map((what) => (
                  <div key={what}>
                    <dt>{t(`ends.${what}.what`, { count: closing[what] })}</dt>
                    <dd>{t(`ends.${what}.how`)}</dd>
                  </div>
                ))}
              <div>
                <dt>{t('ends.everything.what')}</dt>
                <dd>{t('ends.everything.how')}</dd>
              </div>
            </dl>
          )}
        </Step>
        <Step title={t('name.title')}>
          <TextInput
            className={classes.name ?? ''}
            aria-label={t('name.title')}
            description={t('name.help', { team })}
            inputWrapperOrder={helpBelow}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Step>
      </ol>
      {day !== undefined && (
        <Note kind="news" icon={<Icon of={IconCalendarClock} size={18} />}>
          {t.rich('until', { day, b: (words) => <b>{words}</b> })}
        </Note>
      )}
      <div className={classes.foot}>
        <Button
          type="submit"
          color="red"
          disabled={!isMeant}
          loading={close.isRunning}
          leftSection={<Icon of={IconTrash} size={18} />}
        >
          {t('close')}
        </Button>
        <span className="cp-dim">
          {t.rich('handOver', { link: (words) => <Link to={paths.members(teamId)}>{words}</Link> })}
        </span>
      </div>
      {close.error !== null && (
        <Note kind="problem">
          {t(codeOf(close.error) === 'team/too-many-closings' ? 'tooOften' : 'failed')}
        </Note>
      )}
    </form>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}
