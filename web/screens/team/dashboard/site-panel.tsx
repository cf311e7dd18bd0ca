import { useTranslations } from 'use-intl'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { listOf } from './list-of.ts'
import type { WonPanelProps } from './panel-props.ts'
import { WonPanel } from './won-panel.tsx'

/** Number of quotes accepted, by the site where the customer goes. */
export function SitePanel({ figures, filters, isTooFew, isWide }: WonPanelProps) {
  const t = useTranslations('dashboard.won')
  const site = useTranslations('sites')
  const { id } = useTeam()
  const { sites } = useSites()
  return (
    <WonPanel
      title={t('bySite')}
      text={t('bySiteText')}
      column={site('ofQuote')}
      groups={figures.sites.map(({ siteId, ...counts }) => ({
        ...counts,
        key: siteId,
        name: sites.find((one) => one.id === siteId)?.name ?? siteId,
        to: listOf(id, figures, filters, { siteId }),
      }))}
      isTooFew={isTooFew}
      isWide={isWide}
      none={t('none')}
    />
  )
}
