import type { SiteId } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { SiteSelect } from '../site/site-select.tsx'
import { useSites } from '../site/sites-query.ts'

/** Site that visitors of a widget are directed to. Renders nothing in a team without sites. */
export function WidgetSite({
  siteId,
  onChange,
}: {
  readonly siteId: SiteId | null
  readonly onChange: (siteId: SiteId | null) => void
}) {
  const t = useTranslations('sites')
  const { open, sites } = useSites()
  const isArchived = sites.some((site) => site.id === siteId && site.isArchived)
  if (open.length === 0 && siteId === null) return null
  return (
    <SiteSelect
      label={t('ofWidget')}
      description={t(isArchived ? 'ofWidgetArchived' : 'ofWidgetHelp')}
      siteId={siteId}
      onChange={onChange}
    />
  )
}
