import type { Team } from '@costard/contract'
import { offsetsOf } from '@costard/quotes'

/** Formatters of day and hour, by time zone. */
const clocks = new Map<string, { readonly year: number; readonly clock: Team['clock'] }>()

/** Returns the offsets of a time zone over three years, from last year to next year. */
export function clockOf(timeZone: string, at: Date): Team['clock'] {
  const year = at.getUTCFullYear()
  const known = clocks.get(timeZone)
  if (known?.year === year) return known.clock
  const until = new Date(Date.UTC(year + 3, 0))
  const offsets = offsetsOf(timeZone, new Date(Date.UTC(year - 1, 0)), until)
  const clock = {
    offsets: offsets.map(([from, minutes]) => ({ from: new Date(from).toISOString(), minutes })),
    until: until.toISOString(),
  }
  clocks.set(timeZone, { year, clock })
  return clock
}
