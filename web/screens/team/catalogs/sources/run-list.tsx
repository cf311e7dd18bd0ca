import type { PriceSource, PriceSourceRun } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useDays } from '../../kit/use-days.ts'
import { useMemberName } from '../../kit/use-member-name.ts'
import { useTeam } from '../../team-context.ts'
import { sourceRunsQuery } from './sources-queries.ts'
import classes from './sources.module.css'

/** The runs of a source, newest first. */
export function RunList({ source }: { readonly source: PriceSource }) {
  const t = useTranslations('priceSources')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const { data } = useQuery(sourceRunsQuery(teamId, source.id))
  const textOf = useRunText()
  if (!data || data.runs.length === 0) return null
  return (
    <section aria-labelledby="runs">
      <h2 id="runs">{t('runsOf', { name: source.name })}</h2>
      <ol className={classes.runs}>
        {data.runs.map((run) => (
          <li key={run.id} data-outcome={run.outcome}>
            <span>{textOf(run)}</span>
            <time dateTime={run.at}>{days.moment(run.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns the text for the outcome of a run. */
export function useRunText(): (run: PriceSourceRun) => string {
  const t = useTranslations('priceSources')
  const format = useFormatter()
  const nameOf = useMemberName()
  return (run) => {
    const { prices, moved, largestBp, reasons, by, fault, status, version } = run
    const held = reasons.map(({ why, count }) => t(`reason.${why}`, { count })).join(', ')
    const who = by === null ? '' : nameOf(by)
    switch (run.outcome) {
      case 'in':
        return [
          t('run.in', { prices, moved, largest: format.percent(largestBp ?? 0, { signed: true }) }),
          version !== null && t('run.version', { version }),
        ]
          .filter(Boolean)
          .join(' ')
      case 'unchanged':
        return t('run.unchanged')
      case 'held':
        return t('run.held', { reasons: held })
      case 'released':
        return t('run.released', { who, reasons: held })
      case 'left-out':
        return t('run.leftOut', { who })
      case 'not-reached':
        return status === null ? t('run.notReached') : t('run.status', { status: String(status) })
      case 'refused':
        return t('run.refused', { fault: fault ?? '' })
    }
  }
}
