import { type NotificationKind, notificationKinds } from '@costard/contract'
import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Which mails of this team the user gets. Each switch is saved at once. */
export function NotificationsCard() {
  const t = useTranslations('account.notifications')
  const { id: teamId, name: team } = useTeam()
  const cache = useQueryClient()
  const own = query.notifications.get.queryOptions({ input: { teamId } })
  const { data, error } = useQuery(own)
  const save = useMutation({
    mutationFn: (off: NotificationKind[]) => api.notifications.save({ teamId, off }),
    onSuccess: (saved) => cache.setQueryData(own.queryKey, saved),
  })
  const off = save.isPending ? save.variables : data?.off
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
              disabled={save.isPending}
              onChange={({ currentTarget: { checked } }) =>
                save.mutate(checked ? off.filter((one) => one !== kind) : [...off, kind])
              }
            />
          ))}
        </div>
      )}
    </Card>
  )
}
