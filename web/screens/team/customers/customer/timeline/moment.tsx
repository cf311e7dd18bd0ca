import { useTranslations } from 'use-intl'
import { useTeam } from '../../../team-context.ts'
import { useDays } from '../../../kit/use-days.ts'
import classes from './timeline.module.css'

/** Time of an event, and its author if the sentence does not name one. */
export function Moment({ at, name }: { readonly at: string; readonly name?: string | undefined }) {
  const t = useTranslations('timeline')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const moment = days.moment(at)
  return (
    <time className={classes.moment} dateTime={at} title={days.full(at)}>
      {name === undefined ? moment : t('by', { moment, name })}
    </time>
  )
}
