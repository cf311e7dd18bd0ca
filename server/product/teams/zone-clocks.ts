import { clockIn } from '@costard/quotes'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { teams } from './schema.ts'

/**
 * A table for SQL, `clock`, with day and hour at a moment in every time zone that teams have. Computed here:
 * PostgreSQL has zone files of its own, which may be older.
 */
export async function zoneClocks(tx: Transaction, at: Date): Promise<SQL> {
  const zones = await tx.selectDistinct({ timeZone: teams.timeZone }).from(teams)
  const rows = zones.map(({ timeZone }) => {
    const { day, time } = clockIn(timeZone, at)
    return { time_zone: timeZone, today: day, hour: Number(time.slice(0, 2)) }
  })
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as clock(time_zone text, today date, hour int)`
}

/** Condition of the join with `clock`. */
export const hasItsClock = sql`clock.time_zone = ${teams.timeZone}`
