import type { CatalogSummary } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconTag } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './catalogs.module.css'

/** The version that new quotes use. */
export function VersionBadge({ version }: { readonly version: number }) {
  const t = useTranslations('catalogs')
  return (
    <Badge
      className={classes.published}
      leftSection={<IconCircleCheck size={14} stroke={2.1} aria-hidden="true" />}
    >
      {t('version', { version })}
    </Badge>
  )
}

/** Marks sample or missing prices. */
export function PriceBadge({ catalog }: { readonly catalog: CatalogSummary }) {
  const t = useTranslations('catalogs')
  if (!catalog.hasPrices)
    return (
      <Badge
        className={classes.empty}
        leftSection={<IconAlertTriangle size={14} stroke={2.1} aria-hidden="true" />}
      >
        {t('noPrices')}
      </Badge>
    )
  if (!catalog.samplePrices) return null
  return (
    <Badge className={classes.sample} leftSection={<IconTag size={14} stroke={2.1} aria-hidden="true" />}>
      {t('samples')}
    </Badge>
  )
}
