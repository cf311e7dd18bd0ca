import type { Dashboard } from '@costard/contract'
import { decimalAmount } from '@costard/pricing'
import { Suspense } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { linesOf } from './lines-of.ts'
import classes from './dashboard-screen.module.css'
import { Panel } from './panel.tsx'

// Loaded separately, with the chart library.
const WeeksChart = lazyView(
  () => import('./weeks-chart.tsx'),
  ({ WeeksChart }) => WeeksChart,
)

/** Offered, accepted and paid amounts, by the week in which the quote was sent. */
export function WeeksPanel({
  figures: { weeks, currency },
  isTooFew,
}: {
  readonly figures: Dashboard
  readonly isTooFew: boolean
}) {
  const t = useTranslations('dashboard.weeks')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const money = useMoney(currency)
  const seesPaid = weeks.some(({ paidMinor }) => paidMinor !== null)
  return (
    <Panel
      title={t(seesPaid ? 'titlePaid' : 'title')}
      text={t(isTooFew ? 'tooFew' : 'text')}
      isWide
      head={[t('week'), t('offered'), t('accepted'), ...(seesPaid ? [t('paid')] : [])]}
      rows={weeks.map(({ from, sentMinor, acceptedMinor, paidMinor }) => ({
        key: from,
        cells: [
          days.ofDay(from),
          money.full(sentMinor),
          money.full(acceptedMinor),
          ...(paidMinor === null ? [] : [money.full(paidMinor)]),
        ],
        values: [
          from,
          ...[sentMinor, acceptedMinor, ...(paidMinor === null ? [] : [paidMinor])].map((minor) =>
            decimalAmount(minor, currency),
          ),
        ],
      }))}
      picture={{
        lines: {
          labels: weeks.map(({ from }) => days.ofDay(from)),
          series: linesOf(weeks).map((line) => ({ ...line, name: t(line.name) })),
          most: money.brief(
            Math.max(0, ...linesOf(weeks).flatMap(({ values }) => values.map((value) => value ?? 0))),
          ),
        },
      }}
    >
      <div className={classes.chart}>
        <Suspense>{!isTooFew && <WeeksChart weeks={weeks} currency={currency} />}</Suspense>
      </div>
    </Panel>
  )
}
