import type { IsoDate } from '@costard/quotes'

/** Today where the team is, "2026-11-20". */
export function dayIn(timeZone: string, at: Date): IsoDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return parts.format(at)
}
