import type { CatalogId } from '@costard/contract'
import { Button, Select } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import type { CounterLine } from '../counter-line.ts'
import { detailsOf } from '../device-details.ts'
import type { Assignment } from './assignment.ts'
import classes from './line-catalogs.module.css'

/** Catalog of each device; for a device that no chosen catalog covers, the ways to continue. */
export function LineCatalogs({
  assignments,
  onPick,
  onRemove,
}: {
  readonly assignments: readonly Assignment[]
  readonly onPick: (lineId: string, catalogId: CatalogId) => void
  readonly onRemove: (line: CounterLine) => void
}) {
  const t = useTranslations('counter.catalogs')
  return (
    <section className={classes.lines} aria-label={t('perDevice')}>
      <h2>{t('perDevice')}</h2>
      <ul>
        {assignments.map((assignment) => (
          <li
            key={assignment.line.id}
            id={rowId(assignment)}
            className={classes.line}
            data-open={!assignment.coverage || undefined}
          >
            <LineCatalog assignment={assignment} onPick={onPick} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function rowId({ line }: Assignment): string {
  return `catalog-of-${line.id}`
}

/**
 * Shown in the footer until the quote can continue: the first device without a catalog, with a link to it.
 */
export function FirstWithoutCatalog({
  assignments,
  onRemove,
}: {
  readonly assignments: readonly Assignment[]
  readonly onRemove: (line: CounterLine) => void
}) {
  const t = useTranslations('counter.catalogs')
  const common = useTranslations('common')
  const open = assignments.find(({ coverage }) => !coverage)
  if (!open) return null
  const { line } = open
  const show = () => {
    const row = document.getElementById(rowId(open))
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <span className={classes.first}>
      {t(open.options.length > 0 ? 'withoutCatalog' : 'withoutAnyCatalog', { device: line.name })}{' '}
      {open.options.length > 0 ? (
        <Button variant="default" onClick={show}>
          {t('show')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => onRemove(line)}>
          {common('remove')}
        </Button>
      )}
    </span>
  )
}

function LineCatalog({
  assignment: { line, options, coverage },
  onPick,
  onRemove,
}: {
  readonly assignment: Assignment
  readonly onPick: (lineId: string, catalogId: CatalogId) => void
  readonly onRemove: (line: CounterLine) => void
}) {
  const t = useTranslations('counter.catalogs')
  const common = useTranslations('common')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  return (
    <>
      <DeviceDrawing silhouette={line.silhouette} size={24} />
      <span className={classes.device}>
        <b>{line.name}</b> <span className="cp-dim">{detailsOf(line, language)}</span>
        {!coverage && (
          <span className={classes.why}>
            <Icon of={IconAlertTriangle} size={16} /> {t(options.length > 0 ? 'notChosen' : 'noneForDevice')}
          </span>
        )}
      </span>
      {options.length > 0 ? (
        <Select
          className={classes.select}
          aria-label={t('catalogFor', { device: line.name })}
          placeholder={common('choose')}
          size="md"
          allowDeselect={false}
          data={options.map(({ id, name }) => ({ value: id, label: name }))}
          value={coverage?.id ?? null}
          // The values are the ids passed above.
          onChange={(id) => id !== null && onPick(line.id, id as CatalogId)}
        />
      ) : (
        <Button component={Link} to={paths.catalogs(teamId)} variant="default">
          {t('openCatalogs')}
        </Button>
      )}
      {!coverage && (
        <Button variant="default" onClick={() => onRemove(line)}>
          {common('remove')}
        </Button>
      )}
    </>
  )
}
