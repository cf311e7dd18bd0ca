import { type NotificationKind, notificationKinds } from '@costard/contract'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Mails of this team to the user. Each switch is saved at once. */
export function NotificationsCard() {
  const t = useTranslations('account.notifications')
  const { id: teamId, name: team } = useTeam()
  const own = query.notifications.get.queryOptions({ input: { teamId } })
  const { data, error } = useQuery(own)
  const save = useAction((off: NotificationKind[]) => api.notifications.save({ teamId, off }), {
    keepsAs: own.queryKey,
  })
  const off = save.isRunning ? save.input : data?.off
  return (
    <Card title={t('title')} help={t('help', { team })}>
      <ProblemNote error={save.error ?? error} />
      {off && (
        <div className={classes.form}>
          {notificationKinds.map((kind) => (
            <Switch
              key={kind}
              label={t(`kind.${kind}`)}
              checked={!off.includes(kind)}
              disabled={save.isRunning}
              onChange={({ currentTarget: { checked } }) =>
                save.run(checked ? off.filter((one) => one !== kind) : [...off, kind])
              }
            />
          ))}
        </div>
      )}
    </Card>
  )
}
