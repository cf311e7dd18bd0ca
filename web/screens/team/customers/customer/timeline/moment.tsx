import { useTranslations } from 'use-intl'
import { useTeam } from '../../../team-context.ts'
import { useDays } from '../../../kit/use-days.ts'
import classes from './timeline.module.css'

/** When something happened, and by whom where the words do not say so. */
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
