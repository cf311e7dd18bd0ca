import type { PriceSource } from '@costard/contract'
import { currencyExponent } from '@costard/pricing'
import { useComputedColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { query } from '#api/api.ts'
import { useMoney } from '#messages/use-money.ts'
import { useDays } from '../../../../kit/use-days.ts'
import { useTeam } from '../../../../team-context.ts'
import { courseByDay } from './course-by-day.ts'
import classes from './hints.module.css'

const height = 150

/** Hint and own price of a variant in the last 180 days; a table has the same figures. */
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
  const scheme = useComputedColorScheme('light')
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery(
    query.priceSources.course.queryOptions({ input: { teamId, sourceId: source.id, variantId } }),
  )
  const course = data && courseByDay(data, days.today)
  useEffect(() => {
    const element = place.current
    if (!element || !course) return undefined
    const style = getComputedStyle(element)
    const colorOf = (name: string) => style.getPropertyValue(name)
    const axis = {
      stroke: colorOf('--cp-ink-3'),
      grid: { stroke: colorOf('--cp-line'), width: 1 },
      ticks: { show: false },
    }
    const unit = 10 ** currencyExponent(currency)
    // One day makes no line.
    const pointsOf = (values: readonly (number | null)[]) => ({
      show: values.filter((minor) => minor !== null).length === 1,
    })
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false },
          y: {
            range: (_, least, most) => [Math.max(0, (least ?? 0) * 0.9), Math.max(most ?? 0, unit) * 1.1],
          },
        },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: 72,
            values: (_, at) => at.map((day) => days.ofDay(course.days[Math.round(day)] ?? days.today)),
          },
          { ...axis, size: 64, values: (_, at) => at.map((minor) => money.brief(minor)) },
        ],
        series: [
          {},
          { stroke: colorOf('--cp-sent'), width: 2, points: pointsOf(course.hint) },
          { stroke: colorOf('--cp-brand-ink'), width: 2, dash: [6, 3], points: pointsOf(course.own) },
        ],
      },
      [course.days.map((_, at) => at), [...course.hint], [...course.own]],
      element,
    )
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      chart.destroy()
    }
    // The words of days and money follow the region, with which the screen is made again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, scheme])
  const amount = (minor: number | null) => (minor === null ? '–' : money.full(minor))
  return (
    <>
      <p className={classes.legend}>
        <span data-line="hint">{source.hint}</span> <span data-line="own">{t('ours')}</span>
      </p>
      <div ref={place} className={classes.chart} role="img" aria-label={t('chart', { hint: source.hint })} />
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
