import type { Team } from '@costard/contract'
import { offsetsOf } from '@costard/quotes'

/** Clocks by time zone. */
const clocks = new Map<string, { readonly year: number; readonly clock: Team['clock'] }>()

/** Returns the offsets of a time zone from the year before to the year after the next. */
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
