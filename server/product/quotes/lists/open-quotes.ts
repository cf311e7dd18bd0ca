import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { quotes } from '../schema.ts'

/** SQL of the numbers of a team's unexpired sent quotes on each of some days. */
export function openQuotes(teamId: AnyPgColumn, days: readonly string[]): SQL<readonly number[]> {
  const counts = days.map((day) => sql`count(*) filter (where ${quotes.validUntil} >= ${day})`)
  return sql`(
    select json_build_array(${sql.join(counts, sql`, `)}) from ${quotes}
    where ${quotes.teamId} = ${teamId} and ${quotes.state} = 'sent'
      and ${quotes.validUntil} >= ${days[0]})`
}
