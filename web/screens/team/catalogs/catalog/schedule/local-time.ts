import { clockIn } from '@costard/quotes'

/** Returns date and time of an instant in a time zone, "2026-12-01" and "00:00". */
export function localTime(
  timeZone: string,
  instant: string,
): { readonly day: string; readonly time: string } {
  return clockIn(timeZone, new Date(instant))
}

/** Returns the day after a day, "2026-12-01". */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Returns the city in the name of a time zone. */
export function placeOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
}
