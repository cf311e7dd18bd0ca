import { dayIn } from '@costard/quotes'
import type { ShopFields } from '../shop-fields.ts'

type Spans = NonNullable<ShopFields['hours']>[number]

/**
 * Returns the opening hours of a shop on the day of a moment; empty if closed, undefined if not specified.
 */
export function hoursToday(
  { hours, closedDays, timeZone }: Pick<ShopFields, 'hours' | 'closedDays' | 'timeZone'>,
  at: Date,
): Spans | undefined {
  if (hours === null) return undefined
  const today = dayIn(timeZone, at)
  if (closedDays.some(({ from, to }) => from <= today && today <= to)) return []
  // Hours start with Monday, getUTCDay with Sunday.
  return hours[(new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7]
}
