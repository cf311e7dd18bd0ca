import type { Dashboard, Funnel } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { BarRow } from './bar-row.tsx'
import { Panel } from './panel.tsx'

const steps = ['made', 'sent', 'seen', 'accepted', 'completed'] as const satisfies readonly (keyof Funnel)[]

/** Number of quotes that reached each step, beside the previous period. */
export function FunnelPanel({
  figures: { funnel, funnelBefore },
  isTooFew,
}: {
  readonly figures: Dashboard
  readonly isTooFew: boolean
}) {
  const t = useTranslations('dashboard.funnel')
  const format = useFormatter()
  const hasShares = !isTooFew && funnel.made > 0
  const was = (step: keyof Funnel) => (funnelBefore ? t('was', { count: funnelBefore[step] }) : '')
  const bars = steps.map((step) => ({
    key: step,
    name: t(step),
    share: hasShares ? funnel[step] / funnel.made : undefined,
    color: 'won' as const,
    figure: format.number(funnel[step]),
    detail: was(step),
  }))
  const before = funnelBefore ? [t('before')] : []
  return (
    <Panel
      isWide
      title={t('title')}
      text={t(funnelBefore ? 'textBefore' : 'text')}
      head={[t('step'), t('count'), ...(hasShares ? [t('share')] : []), ...before]}
      rows={steps.map((step) => ({
        key: step,
        cells: [
          t(step),
          format.number(funnel[step]),
          ...(hasShares ? [format.share(funnel[step] / funnel.made)] : []),
          ...(funnelBefore ? [format.number(funnelBefore[step])] : []),
        ],
        values: [
          t(step),
          funnel[step],
          ...(hasShares ? [funnel[step] / funnel.made] : []),
          ...(funnelBefore ? [funnelBefore[step]] : []),
        ],
      }))}
      picture={{ bars }}
    >
      {bars.map(({ key, ...bar }) => (
        <BarRow key={key} {...bar} />
      ))}
    </Panel>
  )
}
