import { clockIn } from '@costard/quotes'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { teams } from './schema.ts'

/**
 * Returns a table for joins, `clock`: every team with its day and hour at a moment. Computed in Node, because
 * PostgreSQL has its own zone files, which may be older.
 */
export async function teamClocks(tx: Transaction, at: Date) {
  const zones = await tx.selectDistinct({ timeZone: teams.timeZone }).from(teams)
  const rows = zones.map(({ timeZone }) => {
    const { day, time } = clockIn(timeZone, at)
    return { time_zone: timeZone, today: day, hour: Number(time.slice(0, 2)) }
  })
  const zone = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as zone(time_zone text, today date, hour int)`
  return tx
    .select({
      teamId: teams.teamId,
      name: teams.name,
      closedAt: teams.closedAt,
      today: sql<string>`zone.today`.as('today'),
      hour: sql<number>`zone.hour`.as('hour'),
    })
    .from(teams)
    .innerJoin(zone, eq(sql`zone.time_zone`, teams.timeZone))
    .as('clock')
}
