/** Schedule in UTC for erasing customers after their retention period: once a day, at night in most shops. */
export const retentionSchedule = '40 2 * * *'

const dayMs = 86_400_000
const runMs = (2 * 60 + 40) * 60_000

/** Returns the time of the next run that is not before `from`. */
export function nextRetentionRun(now: Date, from: Date | null): Date {
  const earliest = Math.max(now.getTime() + 1, from?.getTime() ?? 0)
  return new Date(Math.ceil((earliest - runMs) / dayMs) * dayMs + runMs)
}
