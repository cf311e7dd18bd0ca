import type { Dashboard } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../team-context.ts'
import { BarRow } from './bar-row.tsx'
import type { DashboardFilters } from '../dashboard-query.ts'
import { listOf } from './list-of.ts'
import { Panel } from './panel.tsx'

/** Reasons why customers declined. */
export function DeclinePanel({
  figures,
  filters,
  isTooFew,
}: {
  readonly figures: Dashboard
  readonly filters: DashboardFilters
  readonly isTooFew: boolean
}) {
  const t = useTranslations('dashboard.lost')
  const common = useTranslations('dashboard')
  const reasons = useTranslations('quoteList.declineReason')
  const format = useFormatter()
  const { id } = useTeam()
  const { declined, ended, declineReasons } = figures
  const most = Math.max(1, ...declineReasons.map(({ count }) => count))
  const percent = (count: number) => format.share(count / declined)
  const bars = declineReasons.map(({ reason, count }) => ({
    reason,
    name: reasons(reason),
    share: isTooFew ? undefined : count / most,
    color: 'lost' as const,
    figure: format.number(count),
    detail: isTooFew ? '' : percent(count),
  }))
  const text = t('text', { declined, ended })
  return (
    <Panel
      title={t('title')}
      text={isTooFew ? `${text} ${common('tooFew')}` : text}
      head={[t('reason'), t('count'), ...(isTooFew ? [] : [t('share')])]}
      rows={declineReasons.map(({ reason, count }) => ({
        key: reason,
        cells: [reasons(reason), format.number(count), ...(isTooFew ? [] : [percent(count)])],
        values: [reasons(reason), count, ...(isTooFew ? [] : [count / declined])],
      }))}
      picture={{ bars }}
    >
      {bars.map(({ reason, ...bar }) => (
        <BarRow key={reason} {...bar} to={listOf(id, figures, filters, { declineReason: reason })} />
      ))}
      {declineReasons.length === 0 && <p className="cp-dim">{t('none')}</p>}
    </Panel>
  )
}
