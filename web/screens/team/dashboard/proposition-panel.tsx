import type { Dashboard } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../team-context.ts'
import { BarRow } from './bar-row.tsx'
import type { DashboardFilters } from '../dashboard-query.ts'
import { listOf } from './list-of.ts'
import { Panel } from './panel.tsx'

/** Number of quotes accepted, by the proposition that was offered first. */
export function PropositionPanel({
  figures,
  filters,
  isTooFew,
}: {
  readonly figures: Dashboard
  readonly filters: DashboardFilters
  readonly isTooFew: boolean
}) {
  const t = useTranslations('dashboard.won')
  const common = useTranslations('dashboard')
  const format = useFormatter()
  const { id } = useTeam()
  const percent = (share: number) => format.share(share)
  const rows = figures.propositions.map((one) => ({
    ...one,
    share: one.accepted / one.sent,
    count: common('figure.of', { count: one.accepted, all: one.sent }),
  }))
  const bars = rows.map(({ key, name, share, count }) => ({
    key,
    name,
    share: isTooFew ? undefined : share,
    color: 'won' as const,
    figure: isTooFew ? '' : percent(share),
    detail: count,
  }))
  return (
    <Panel
      title={t('title')}
      text={isTooFew ? common('tooFew') : t('text')}
      head={[t('proposition'), t('accepted'), t('sent'), ...(isTooFew ? [] : [t('share')])]}
      rows={rows.map(({ key, name, accepted, sent, share }) => ({
        key,
        cells: [name, format.number(accepted), format.number(sent), ...(isTooFew ? [] : [percent(share)])],
        values: [name, accepted, sent, ...(isTooFew ? [] : [share])],
      }))}
      picture={{ bars }}
    >
      {bars.map(({ key, ...bar }) => (
        <BarRow key={key} {...bar} to={listOf(id, figures, filters, { propositionKey: key })} />
      ))}
      {rows.length === 0 && <p className="cp-dim">{t('none')}</p>}
    </Panel>
  )
}
