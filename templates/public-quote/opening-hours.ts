import type { PageWords } from './page-words.ts'
import type { OpeningHours } from './shop-details.ts'

/** Returns whether it is open at the moment, and until when, or when it opens next. */
export function hoursNow(
  hours: OpeningHours,
  at: Date,
  timeZone: string,
  { texts, time, weekday }: PageWords,
): string {
  const { day, clock } = inZone(at, timeZone)
  const today = hours[day] ?? []
  const open = today.find(({ from, to }) => from <= clock && clock < to)
  if (open) return texts('publicQuote.where.openUntil', { time: time(open.to) })
  const later = today.find(({ from }) => clock < from)
  if (later) return texts('publicQuote.where.opensAt', { time: time(later.from) })
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = (day + ahead) % 7
    const [first] = hours[next] ?? []
    if (first) return texts('publicQuote.where.opensOn', { day: weekday(next), time: time(first.from) })
  }
  return texts('publicQuote.where.closed')
}

/** Returns the hours of the week; days in a row with the same hours share a row. */
export function hoursOfWeek(
  hours: OpeningHours,
  { texts, time, weekday }: Pick<PageWords, 'texts' | 'time' | 'weekday'>,
): readonly (readonly [days: string, hours: string])[] {
  const words = hours.map((spans) =>
    spans.length === 0
      ? texts('publicQuote.where.closedDay')
      : spans.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', '),
  )
  const starts = words.flatMap((word, day) => (word === words[day - 1] ? [] : [day]))
  return starts.map((first, place) => {
    const last = (starts[place + 1] ?? words.length) - 1
    const days =
      first === last
        ? weekday(first)
        : texts('publicQuote.where.days', { first: weekday(first), last: weekday(last) })
    return [days, words[first] ?? ''] as const
  })
}

/** Day of the week, 0 for Monday, and time of the day, "09:30". */
function inZone(at: Date, timeZone: string): { readonly day: number; readonly clock: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.get('weekday') ?? '')
  return { day: Math.max(day, 0), clock: `${parts.get('hour')}:${parts.get('minute')}` }
}
