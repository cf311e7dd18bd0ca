import { useFormatter } from '#messages/use-formatter.ts'

/** Names a month, such as 2026-11. */
export function useMonthName(): (month: string) => string {
  const format = useFormatter()
  return (month) =>
    format.dateTime(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
