import type { TeamId } from '@costard/contract'
import { is } from 'drizzle-orm'
import { type ForeignKey, getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows belong to a team. */
export type TeamTable = PgTable & { readonly teamId: PgColumn & { readonly _: { readonly data: TeamId } } }

/** Returns the tables with a team id of some schema files, ordered by foreign keys: referencing tables first. */
export function teamTablesOf(schemas: readonly object[]): readonly TeamTable[] {
  return referencingFirst(schemas.flatMap((schema) => Object.values(schema)).filter(isTeamTable))
}

function isTeamTable(value: unknown): value is TeamTable {
  return is(value, PgTable) && 'teamId' in value
}

function referencingFirst(tables: readonly TeamTable[]): readonly TeamTable[] {
  const referenced = new Map(tables.map((table) => [table, tablesOf(getTableConfig(table).foreignKeys)]))
  const ordered = new Set<TeamTable>()
  const put = (table: TeamTable): void => {
    if (ordered.has(table)) return
    for (const other of tables) if (other !== table && referenced.get(other)?.has(table)) put(other)
    ordered.add(table)
  }
  tables.forEach(put)
  return [...ordered]
}

function tablesOf(keys: readonly ForeignKey[]): ReadonlySet<PgTable> {
  return new Set(keys.map((key) => key.reference().foreignTable))
}
