import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { placeOf } from './local-time.ts'
import classes from './schedule.module.css'

export interface LocalMoment {
  readonly day: string
  readonly time: string
}

/** A date and time in the team's time zone. */
export function MomentFields({
  moment,
  onMoment,
}: {
  readonly moment: LocalMoment
  readonly onMoment: (moment: LocalMoment) => void
}) {
  const t = useTranslations('catalog.schedule')
  const { timeZone } = useTeam()
  const today = useToday(timeZone)
  return (
    <div className={classes.moment}>
      <TextInput
        label={t('day')}
        type="date"
        min={today}
        required
        withAsterisk={false}
        value={moment.day}
        onChange={({ currentTarget }) => onMoment({ ...moment, day: currentTarget.value })}
      />
      <TextInput
        label={t('time')}
        type="time"
        required
        withAsterisk={false}
        value={moment.time}
        onChange={({ currentTarget }) => onMoment({ ...moment, time: currentTarget.value })}
      />
      <span className={classes.zone}>{t('zone', { place: placeOf(timeZone) })}</span>
    </div>
  )
}
