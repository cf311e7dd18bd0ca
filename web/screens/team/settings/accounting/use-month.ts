import { useState } from 'react'
import { useMonthName } from '../../kit/use-month-name.ts'
import { daysOfMonth, lastMonths } from '../../kit/months.ts'
import { useToday } from '../../kit/use-today.ts'
import { useTeam } from '../../team-context.ts'

/** Number of months to choose from. */
const count = 24

/** The month whose deals are shown; initially the current one. */
export function useMonth() {
  const { timeZone } = useTeam()
  const nameOf = useMonthName()
  const months = lastMonths(useToday(timeZone), count)
  const [month, pick] = useState(months[0] ?? '')
  return { months, month, pick, nameOf, days: daysOfMonth(month) }
}
export type Month = ReturnType<typeof useMonth>
