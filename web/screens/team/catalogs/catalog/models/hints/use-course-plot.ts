import { currencyExponent } from '@costard/pricing'
import { useComputedColorScheme } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useMoney } from '#messages/use-money.ts'
import { useDays } from '../../../../kit/use-days.ts'
import { useTeam } from '../../../../team-context.ts'
import type { CourseByDay } from './course-by-day.ts'

const height = 150

/** Draws a history into an element, with a line at a day: its index, undefined for none. */
export function useCoursePlot(
  place: RefObject<HTMLDivElement | null>,
  {
    course,
    currency,
    day,
  }: {
    readonly course: CourseByDay | undefined
    readonly currency: string
    readonly day: number | undefined
  },
): void {
  const days = useDays(useTeam().timeZone)
  const money = useMoney(currency)
  const scheme = useComputedColorScheme('light')
  const [plot, setPlot] = useState<UPlot>()
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
    // A single day makes no line.
    const pointsOf = (values: readonly (number | null)[]) => ({
      show: values.filter((minor) => minor !== null).length === 1,
    })
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
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
    setPlot(chart)
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      chart.destroy()
    }
    // Formats of days and money follow the region, which remounts the screen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [course, scheme])
  useEffect(() => {
    if (plot && day !== undefined)
      plot.setCursor({ left: plot.valToPos(day, 'x'), top: plot.over.clientHeight / 2 })
  }, [plot, day])
}
