import { changedParts, partId } from '@costard/catalogs'
import type { CatalogCheck } from '@costard/contract'
import type { PublishCode } from '@costard/pricing'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { useFindingText } from '../../parts/use-finding-text.ts'
import { usePublished } from '../../rules/use-published.ts'
import { usePartName } from '../../parts/use-part-name.ts'
import { type FindingPlace, grouped, placeOfFinding } from './place-of-finding.ts'
import classes from './publish.module.css'

/** Maximum number of places listed for one kind of finding. */
const namedAtMost = 3

/** Errors and warnings, each with a button to its place. */
export function Findings({
  check,
  error,
  onLeave,
}: {
  readonly check: CatalogCheck | undefined
  readonly error: unknown
  readonly onLeave: () => void
}) {
  const t = useTranslations('catalog.publishing')
  const { document } = useDraft().state
  const base = usePublished()
  const isChanged = useMemo(() => {
    const parts = new Set(base && changedParts(base, document).map(partId))
    return ({ part }: FindingPlace) => base === undefined || part === undefined || parts.has(partId(part))
  }, [base, document])
  if (error) return <ProblemNote error={error} />
  if (!check) return <p className={classes.hint}>{t('checking')}</p>
  if (check.findings.length === 0) return <p className={classes.hint}>{t('fine')}</p>
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(
    check.findings,
    ({ severity }) => severity,
  )
  const { true: fresh = [], false: known = [] } = Object.groupBy(warnings, ({ path }) =>
    isChanged(placeOfFinding(path, document)) ? 'true' : 'false',
  )
  const list = (severity: 'error' | 'warning', findings: typeof check.findings) =>
    grouped(findings, document).map(({ code, places }) => (
      <Finding
        key={`${severity} ${code}`}
        code={code}
        isError={severity === 'error'}
        places={places}
        onLeave={onLeave}
      />
    ))
  return (
    <section className={classes.part}>
      {errors.length + fresh.length > 0 ? (
        <>
          <h3>{t('look')}</h3>
          <ul className={classes.findings}>
            {list('error', errors)}
            {list('warning', fresh)}
          </ul>
        </>
      ) : (
        <p className={classes.hint}>{t('nothingNew')}</p>
      )}
      <p className={classes.hint}>
        {check.errors > 0
          ? t('errors', { count: check.errors })
          : fresh.length > 0 && t('warnings', { count: fresh.length })}
      </p>
      {known.length > 0 && (
        <details className={classes.known}>
          <summary>{t('knownBefore', { count: known.length })}</summary>
          <ul className={classes.findings}>{list('warning', known)}</ul>
        </details>
      )}
    </section>
  )
}

function Finding({
  code,
  isError,
  places,
  onLeave,
}: {
  readonly code: PublishCode
  readonly isError: boolean
  readonly places: readonly FindingPlace[]
  readonly onLeave: () => void
}) {
  const t = useTranslations('catalog.publishing')
  const text = useFindingText()
  const format = useFormatter()
  const { teamId, catalogId, state } = useDraft()
  const nameOf = usePartName(state.document)
  const Icon = isError ? IconAlertCircle : IconAlertTriangle
  const [first] = places
  const parts = places.flatMap(({ part }) => part ?? [])
  const names = parts.slice(0, namedAtMost).map(nameOf)
  const more = parts.length - names.length
  if (more > 0) names.push(t('more', { count: more }))
  return (
    <li data-error={isError || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <b>
          <span className="cp-hidden">{isError ? t('error') : t('warning')} </span>
          {text(code)}
        </b>
        {names.length > 0 && <small>{format.list(names)}</small>}
      </div>
      {first && (
        <LinkButton to={first.to(teamId, catalogId)} variant="default" size="xs" onClick={onLeave}>
          {t('goTo')}
        </LinkButton>
      )}
    </li>
  )
}
