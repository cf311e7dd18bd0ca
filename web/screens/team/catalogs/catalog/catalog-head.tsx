import { textIn } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconChevronRight, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'react-router'
import { useIsOffline } from '#live/live-context.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import { useDraft } from '../draft/draft-context.ts'
import { CatalogActions } from './catalog-actions.tsx'
import classes from './catalog-layout.module.css'
import { useCatalogTitle } from './use-catalog-title.ts'

/** Name, state and actions of a catalog. */
export function CatalogHead({
  children,
  action,
}: {
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  const catalogs = useTranslations('catalogs')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { document } = useDraft().state
  const { kind, currency } = document.pricing
  useCatalogTitle(document)
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <Link className={`cp-target ${classes.up}`} to={paths.catalogs(teamId)}>
          {catalogs('title')} <Icon of={IconChevronRight} size={14} />
        </Link>
        <div className={classes.name}>
          <h1>{textIn(language, document.wording.name)}</h1>
          <Badge className={classes.kind}>
            {common(`kind.${kind}`)} · {currency}
          </Badge>
          {children}
        </div>
      </div>
      {action}
    </header>
  )
}

/** Head of a draft, with the number of differences from the published version. */
export function DraftHead() {
  const t = useTranslations('catalog')
  const { changed, baseVersion } = useDraft().state
  return (
    <CatalogHead action={<CatalogActions />}>
      {changed.size > 0 && (
        <Badge
          className={classes.changes}
          leftSection={<IconPencil size={14} stroke={2.1} aria-hidden="true" />}
        >
          {t('changes', { count: changed.size })}
        </Badge>
      )}
      {changed.size === 0 && baseVersion === null && (
        <Badge className={classes.kind}>{t('notPublished')}</Badge>
      )}
      <SaveState />
    </CatalogHead>
  )
}

/** Note about unsaved changes on the page. */
function SaveState() {
  const t = useTranslations('catalog.save')
  const { waiting, problem, changed } = useDraft().state
  const isOffline = useIsOffline()
  const text =
    waiting.size > 0
      ? problem !== undefined || isOffline
        ? t('notSaved', { count: waiting.size })
        : t('saving')
      : changed.size > 0
        ? t('saved')
        : ''
  return (
    <span className={classes.state} role="status">
      {text}
    </span>
  )
}
