import { useTranslations } from 'use-intl'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { listOf } from './list-of.ts'
import type { PanelProps } from './panel-props.ts'
import { WonPanel } from './won-panel.tsx'

/** Number of quotes accepted, by the site where the customer goes. Nothing while all go to one site. */
export function SitePanel({ figures, filters, isTooFew }: PanelProps) {
  const t = useTranslations('dashboard.won')
  const site = useTranslations('sites')
  const { id } = useTeam()
  const { sites } = useSites()
  if (figures.sites.length < 2) return null
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
      isWide={figures.staff.length < 2}
      none={t('none')}
    />
  )
}
