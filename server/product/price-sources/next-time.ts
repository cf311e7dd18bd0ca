import { dayIn, momentIn } from '@costard/quotes'

/** Returns when it is this time in a time zone next, later than now. Time: 06:00. */
export function nextTime(timeZone: string, time: string, now: Date): Date {
  for (const ahead of [0, 1, 2]) {
    const day = dayIn(timeZone, new Date(now.getTime() + ahead * 86_400_000))
    const at = momentIn(timeZone, `${day}T${time}`)
    if (at > now) return at
  }
  throw new Error('no time within two days')
}
