import type { PageWords } from '../page-words.ts'
import { clockIn } from '@costard/quotes'
import type { OpeningHours, ShopDetails } from '../shop-details.ts'

type ClosedDays = ShopDetails['closedDays']

/** Number of days within which the next opening is searched. */
const daysAhead = 60

/** Returns whether the shop is currently open and until when, or when it opens next. */
export function hoursNow(
  hours: OpeningHours,
  closedDays: ClosedDays,
  at: Date,
  timeZone: string,
  { texts, time, weekday, day: dayInWords }: PageWords,
): string {
  const { day, clock, date } = inZone(at, timeZone)
  const isClosedToday = isClosed(closedDays, date)
  const today = isClosedToday ? [] : (hours[day] ?? [])
  const open = today.find(({ from, to }) => from <= clock && clock < to)
  if (open) return texts('publicQuote.where.openUntil', { time: time(open.to) })
  const later = today.find(({ from }) => clock < from)
  if (later) return texts('publicQuote.where.opensAt', { time: time(later.from) })
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const next = (day + ahead) % 7
    const nextDate = addDays(date, ahead)
    const [first] = isClosed(closedDays, nextDate) ? [] : (hours[next] ?? [])
    if (!first) continue
    const words = { day: ahead < 7 ? weekday(next) : dayInWords(nextDate), time: time(first.from) }
    return texts(`publicQuote.where.${isClosedToday ? 'closedToday' : 'opensOn'}`, words)
  }
  return texts('publicQuote.where.closed')
}

/** Number of days ahead for which closures are announced. */
const announcedDays = 60
/** Maximum number of closures shown. */
const mostAnnounced = 5

/** Returns the upcoming closures as texts, the earliest first. */
export function closuresAhead(
  closedDays: ClosedDays,
  at: Date,
  timeZone: string,
  { texts, day }: Pick<PageWords, 'texts' | 'day'>,
): readonly string[] {
  const { date } = inZone(at, timeZone)
  const last = addDays(date, announcedDays)
  return closedDays
    .filter(({ from, to }) => to >= date && from <= last)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, mostAnnounced)
    .map(({ from, to }) =>
      from === to ? day(from) : texts('publicQuote.where.dates', { first: day(from), last: day(to) }),
    )
}

function isClosed(closedDays: ClosedDays, date: string): boolean {
  return closedDays.some(({ from, to }) => from <= date && date <= to)
}

function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Returns the opening hours of the week; consecutive days with the same hours share a row. */
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

/** Day of the week, 0 for Monday, time of day, "09:30", and date, "2026-11-20". */
function inZone(
  at: Date,
  timeZone: string,
): { readonly day: number; readonly clock: string; readonly date: string } {
  const { day: date, time: clock } = clockIn(timeZone, at)
  return { day: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7, clock, date }
}
