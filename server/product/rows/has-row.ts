import type { TeamId } from '@costard/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** SQL condition: a team has a row in a table, restricted by another condition. */
export function hasRow(table: PgTable & { readonly teamId: PgColumn }, teamId: TeamId, condition?: SQL): SQL {
  return sql`exists (select from ${table} where ${and(eq(table.teamId, teamId), condition)})`
}
