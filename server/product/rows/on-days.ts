import { endOfDay, startOfDay } from '@costard/quotes'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** SQL condition: a moment is on one of these days, first and last included, in the time zone. */
export function onDays(
  moment: PgColumn,
  timeZone: string,
  from: string | undefined,
  to: string | undefined,
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(moment, startOfDay(timeZone, from)),
    to === undefined ? undefined : lt(moment, endOfDay(timeZone, to)),
  )
}
