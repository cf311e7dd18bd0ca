import type { PriceSource } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDays } from '../../../../kit/use-days.ts'
import { useTeam } from '../../../../team-context.ts'
import { courseByDay, walked } from './course-by-day.ts'
import classes from './hints.module.css'
import { useCoursePlot } from './use-course-plot.ts'

/**
 * Chart of the hint and the own price of a variant in the last 180 days. Arrow keys move through the days and
 * announce their values, Escape returns to the table of prices; a table has the same figures.
 */
export function HintChart({
  source,
  variantId,
  currency,
}: {
  readonly source: PriceSource
  readonly variantId: string
  readonly currency: string
}) {
  const t = useTranslations('catalogHints')
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const money = useMoney(currency)
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery(
    query.priceSources.course.queryOptions({ input: { teamId, sourceId: source.id, variantId } }),
  )
  const course = useMemo(() => data && courseByDay(data, days.today, timeZone), [data, days.today, timeZone])
  const [at, setAt] = useState<number>()
  const last = (course?.days.length ?? 1) - 1
  const day = Math.min(at ?? last, last)
  useCoursePlot(place, { course, currency, day: at === undefined ? undefined : day })
  const amount = (minor: number | null) => (minor === null ? '–' : money.full(minor))
  const valuesAt = (place: number) =>
    t('chartDay', {
      day: days.ofDay(course?.days[place] ?? days.today),
      hint: source.hint ?? source.name,
      amount: amount(course?.hint[place] ?? null),
      own: amount(course?.own[place] ?? null),
    })
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') document.querySelector<HTMLElement>('tr[aria-current] button')?.focus()
    const next = walked(event.key, day, last)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  return (
    <>
      <p className={classes.legend}>
        <span data-line="hint">{source.hint}</span> <span data-line="own">{t('ours')}</span>
      </p>
      <div
        ref={place}
        className={classes.chart}
        role="slider"
        tabIndex={0}
        aria-label={t('chart', { hint: source.hint })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={day}
        aria-valuetext={valuesAt(day)}
        onKeyDown={walk}
      />
      <p className="cp-dim">{valuesAt(day)}</p>
      {course && (
        <table className="cp-hidden">
          <caption>{t('chart', { hint: source.hint })}</caption>
          <tbody>
            {course.changes.map((at) => (
              <tr key={at}>
                <th scope="row">{days.ofDay(course.days[at] ?? days.today)}</th>
                <td>{amount(course.hint[at] ?? null)}</td>
                <td>{amount(course.own[at] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
