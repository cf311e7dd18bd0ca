import { dayIn } from '@costard/quotes'
import type { ShopFields } from '../shop-fields.ts'

type Spans = NonNullable<ShopFields['hours']>[number]

/** Returns when a shop is open on the day of a moment; empty: closed, undefined: not stated. */
export function hoursToday(
  { hours, closedDays, timeZone }: Pick<ShopFields, 'hours' | 'closedDays' | 'timeZone'>,
  at: Date,
): Spans | undefined {
  if (hours === null) return undefined
  const today = dayIn(timeZone, at)
  if (closedDays.some(({ from, to }) => from <= today && today <= to)) return []
  // Monday is the first day of the hours, Sunday that of getUTCDay.
  return hours[(new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7]
}
