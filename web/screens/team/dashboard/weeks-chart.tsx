import type { Dashboard } from '@costard/contract'
import { currencyExponent } from '@costard/pricing'
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { axisSteps } from './axis-steps.ts'
import { linesOf } from './lines-of.ts'
import classes from './dashboard-screen.module.css'

const height = 240

/** Weekly amounts as lines; the table shows the same figures. */
export function WeeksChart({ weeks, currency }: Pick<Dashboard, 'weeks' | 'currency'>) {
  const t = useTranslations('dashboard.weeks')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const money = useMoney(currency)
  const unit = 10 ** currencyExponent(currency)
  const scheme = useComputedColorScheme('light')
  const place = useRef<HTMLDivElement>(null)
  const shown = linesOf(weeks)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const style = getComputedStyle(element)
    const colorOf = (name: string) => style.getPropertyValue(name)
    // A canvas does not inherit the font of the page.
    const axis = {
      font: `${style.fontSize} ${style.fontFamily}`,
      stroke: colorOf('--cp-ink-3'),
      grid: { stroke: colorOf('--cp-line'), width: 1 },
      ticks: { show: false },
    }
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(most, unit) * 1.1] } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: 72,
            values: (_, at) =>
              at.map((week) => (Number.isInteger(week) ? days.ofDay(weeks[week]?.from ?? '') : '')),
          },
          {
            ...axis,
            size: 72,
            incrs: axisSteps(currency),
            values: (_, at) => at.map((minor) => money.brief(minor)),
          },
        ],
        series: [
          {},
          ...shown.map(({ color, dash }) => ({
            stroke: colorOf(color),
            width: 2,
            dash: [...dash],
            points: { show: weeks.length <= 14, fill: colorOf(color), size: 5 },
          })),
        ],
      },
      [weeks.map((_, index) => index), ...shown.map(({ values }) => values.map((value) => value ?? 0))],
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
  }, [weeks, scheme])
  return (
    <>
      <ul className={classes.legend}>
        {shown.map(({ name, color, dash }) => (
          <li key={name}>
            <svg width="24" height="8" aria-hidden="true">
              <line
                x1="0"
                y1="4"
                x2="24"
                y2="4"
                strokeWidth="2"
                style={{ stroke: `var(${color})` }}
                strokeDasharray={dash.join(' ')}
              />
            </svg>
            {t(name)}
          </li>
        ))}
      </ul>
      <div
        ref={place}
        className={classes.chart}
        role="img"
        aria-label={t('label', { count: weeks.length })}
      />
    </>
  )
}
