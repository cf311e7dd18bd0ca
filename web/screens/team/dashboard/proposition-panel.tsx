import { useTranslations } from 'use-intl'
import { useTeam } from '../team-context.ts'
import { listOf } from './list-of.ts'
import type { PanelProps } from './panel-props.ts'
import { WonPanel } from './won-panel.tsx'

/** Number of quotes accepted, by the proposition that was offered first. */
export function PropositionPanel({ figures, filters, isTooFew }: PanelProps) {
  const t = useTranslations('dashboard.won')
  const { id } = useTeam()
  return (
    <WonPanel
      title={t('title')}
      text={t('text')}
      column={t('proposition')}
      groups={figures.propositions.map((one) => ({
        ...one,
        to: listOf(id, figures, filters, { propositionKey: one.key }),
      }))}
      isTooFew={isTooFew}
      none={t('none')}
    />
  )
}
