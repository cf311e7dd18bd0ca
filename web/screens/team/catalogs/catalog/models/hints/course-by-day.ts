import { type PricePoint, priceSourceLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'

export interface CourseByDay {
  /** The last 180 days, oldest first: 2026-11-27. */
  readonly days: readonly string[]
  /** Amount at the end of each day; null: none. */
  readonly hint: readonly (number | null)[]
  readonly own: readonly (number | null)[]
  /** Indexes of days on which an amount changed, and of the first. */
  readonly changes: readonly number[]
}

/** Converts a history of amounts into amounts for each day of the team. today: 2026-11-27. */
export function courseByDay(
  course: { readonly hint: readonly PricePoint[]; readonly own: readonly PricePoint[] },
  today: string,
  timeZone: string,
): CourseByDay {
  const last = Date.parse(`${today}T00:00:00Z`)
  const days = Array.from({ length: priceSourceLimits.keptDays }, (_, at) =>
    new Date(last - (priceSourceLimits.keptDays - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
  const [hint, own] = [valuesOf(course.hint, days, timeZone), valuesOf(course.own, days, timeZone)]
  const changes = days.flatMap((_, at) =>
    at === 0 || hint[at] !== hint[at - 1] || own[at] !== own[at - 1] ? [at] : [],
  )
  return { days, hint, own, changes }
}

function valuesOf(
  points: readonly PricePoint[],
  days: readonly string[],
  timeZone: string,
): (number | null)[] {
  const dayOf = points.map(({ at }) => dayIn(timeZone, new Date(at)))
  let place = 0
  let value: number | null = null
  return days.map((day) => {
    for (;;) {
      const point = points[place]
      if (!point || (dayOf[place] ?? '') > day) return value
      value = point.minor
      place += 1
    }
  })
}

/** Returns the index of the day that a key moves to; undefined for other keys. */
export function walked(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1)
    case 'PageDown':
      return Math.max(0, from - 7)
    case 'PageUp':
      return Math.min(last, from + 7)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
