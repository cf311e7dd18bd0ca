import type { WidgetRoom } from '@costard/contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** undefined while loading, and on servers whose plans have no limits. */
export function useWidgetRoom(): (WidgetRoom & { readonly limit: number }) | undefined {
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.widgets.room.queryOptions({ input: { teamId } }))
  return data && data.limit !== null ? { ...data, limit: data.limit } : undefined
}

/** How many live widgets the plan allows, shown before another one is put live. live: current number. */
export function WidgetRoomNote({ live }: { readonly live: number }) {
  const t = useTranslations('widgets.room')
  const room = useWidgetRoom()
  if (!room) return null
  const { limit, beyond } = room
  if (beyond.length === 0)
    return (
      <p className={`cp-dim ${classes.room}`}>
        {t('used', { live, limit })} {live >= limit && <ToPlan />}
      </p>
    )
  return (
    <div className={classes.room}>
      <Note kind="news" icon={<Icon of={IconLock} size={18} />} action={<ToPlan />}>
        <b>{t('beyond', { live, limit })}</b> {t('beyondText', { count: beyond.length })}
      </Note>
    </div>
  )
}

/** Note on the page of a widget beyond the plan's limit. */
export function BeyondPlanNote({ widgetId }: { readonly widgetId: string }) {
  const t = useTranslations('widgets.room')
  const room = useWidgetRoom()
  if (!room?.beyond.some((id) => id === widgetId)) return null
  return (
    <Note kind="news" icon={<Icon of={IconLock} size={18} />} action={<ToPlan />}>
      {t('thisBeyond')}
    </Note>
  )
}

function ToPlan() {
  const t = useTranslations('team.planLimit')
  const { id: teamId } = useTeam()
  return useMay('billing.manage') && <Link to={paths.subscription(teamId)}>{t('open')}</Link>
}
