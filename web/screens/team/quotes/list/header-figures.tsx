import { minAnswersForShares } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { dashboardQuery } from '../../dashboard-query.ts'
import { useTeam } from '../../team-context.ts'
import { useDuration } from '../../kit/use-duration.ts'
import classes from './header-figures.module.css'

/** Figures of the last 90 days, with a link to all figures. Renders nothing while there are few answers. */
export function HeaderFigures() {
  const t = useTranslations('quotes.figures')
  const format = useFormatter()
  const duration = useDuration()
  const { id } = useTeam()
  // Read once: only the list itself is kept current.
  const { data } = useQuery({ ...dashboardQuery(id, { days: 90 }), staleTime: Infinity })
  if (!data || data.accepted + data.declined < minAnswersForShares || data.answerSeconds === null) return null
  return (
    <Link className={classes.figures} to={paths.dashboard(id)} title={t('period')}>
      <span>
        {t('accepted')} <b>{format.share(data.accepted / data.sent)}</b>
      </span>
      <span>
        {t('answer')} <b>{duration(data.answerSeconds)}</b>
      </span>
    </Link>
  )
}
