import { dayIn, momentIn } from '@costard/quotes'

/** Returns the next moment, later than now, with this time of day in a time zone. Time: 06:00. */
export function nextTime(timeZone: string, time: string, now: Date): Date {
  for (const ahead of [0, 1, 2]) {
    const day = dayIn(timeZone, new Date(now.getTime() + ahead * 86_400_000))
    const at = momentIn(timeZone, `${day}T${time}`)
    if (at > now) return at
  }
  throw new Error('no time within two days')
}
