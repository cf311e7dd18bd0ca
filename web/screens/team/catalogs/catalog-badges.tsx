import type { ManagedCatalog } from '@costard/contract'
import { Badge } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconLock,
  IconPencil,
  IconTag,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { dayIn } from '@costard/quotes'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import classes from './catalogs.module.css'

/** Badges of the live version, or the reason why there is none, and of unpublished changes. */
export function StateBadges({ catalog }: { readonly catalog: ManagedCatalog }) {
  const t = useTranslations('catalogs')
  const plan = useTranslations('settings.subscription.beyond')
  const { version, archivedAt, changes, schedule, isReadOnly } = catalog
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  if (archivedAt !== null)
    return (
      <Badge
        className={classes.quiet}
        leftSection={<IconArchive size={14} stroke={2.1} aria-hidden="true" />}
      >
        {t('archived')}
      </Badge>
    )
  return (
    <>
      {version === null ? (
        <Badge
          className={classes.quiet}
          leftSection={<IconCircleDashed size={14} stroke={2.1} aria-hidden="true" />}
        >
          {t('notPublished')}
        </Badge>
      ) : (
        <VersionBadge version={version} />
      )}
      {version !== null && changes > 0 && (
        <Badge
          className={classes.sample}
          leftSection={<IconPencil size={14} stroke={2.1} aria-hidden="true" />}
        >
          {t('changes', { count: changes })}
        </Badge>
      )}
      {isReadOnly && (
        <Badge className={classes.quiet} leftSection={<IconLock size={14} stroke={2.1} aria-hidden="true" />}>
          {plan('readOnly')}
        </Badge>
      )}
      {schedule?.state === 'waiting' && (
        <Badge
          className={classes.empty}
          title={days.full(schedule.at)}
          leftSection={<IconClock size={14} stroke={2.1} aria-hidden="true" />}
        >
          {t('goesLive', { day: days.ofDay(dayIn(timeZone, new Date(schedule.at))) })}
        </Badge>
      )}
      {schedule?.state === 'failed' && (
        <Badge
          className={classes.sample}
          leftSection={<IconAlertTriangle size={14} stroke={2.1} aria-hidden="true" />}
        >
          {t('notLive')}
        </Badge>
      )}
    </>
  )
}

function VersionBadge({ version }: { readonly version: number }) {
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
export function PriceBadge({ catalog }: { readonly catalog: ManagedCatalog }) {
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
