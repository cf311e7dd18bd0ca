import type { TeamId } from '@costard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'

/** Current names by id, without deleted entities; null: an entity without a name. */
export type Names = ReadonlyMap<string, string | null>

/** Finds the names of entities of a team; of names in several languages, the one in the given language. */
export type FindNames = (
  tx: Transaction,
  team: { readonly teamId: TeamId; readonly language: string },
  ids: readonly string[],
) => Promise<Names>

/** Returns a function that finds names stored in a column. */
export function namesIn(
  table: PgTable,
  { teamId, id, name }: Readonly<Record<'teamId' | 'id' | 'name', PgColumn>>,
): FindNames {
  return async (tx, team, ids) => {
    const rows = await tx
      .select({ id, name })
      .from(table)
      .where(and(eq(teamId, team.teamId), inArray(id, [...ids])))
    return new Map(rows.map((row) => [row.id as string, row.name as string | null])) // columns of type text
  }
}

/** Returns names by their ids, without a query for no ids. */
export async function findNames(
  find: FindNames,
  tx: Transaction,
  team: Parameters<FindNames>[1],
  ids: readonly string[],
): Promise<Names> {
  return ids.length === 0 ? new Map() : find(tx, team, [...new Set(ids)])
}
