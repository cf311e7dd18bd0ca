import type { TeamId } from '@costard/contract'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'

export const pageSize = 100

/** Yields the rows of a team in a table as pieces of a JSON array, without hashes, tokens and other bytes. */
export async function* rowsAsJson(
  tx: Transaction,
  table: PgTable,
  teamId: TeamId,
): AsyncGenerator<string, void> {
  const keys = keysOf(table)
  const hidden = Object.values(getTableColumns(table)).flatMap((column) =>
    column.getSQLType() === 'bytea' ? [column.name] : [],
  )
  const columns = sql.join(keys.map(named), sql`, `)
  let after: readonly string[] | undefined
  let isFirst = true
  yield '['
  for (;;) {
    const isLater: SQL = after
      ? sql`and (${columns}) > (${sql.join(
          after.map((value, index) => sql`${value}::${sql.raw(keys[index]!.getSQLType())}`),
          sql`, `,
        )})`
      : sql``
    const { rows } = await tx.execute<{ row: string; keys: string[] }>(
      sql`select (to_jsonb(t) - ${sql.param(hidden)}::text[])::text as row, array[${sql.join(
        keys.map((key) => sql`${named(key)}::text`),
        sql`, `,
      )}] as keys from ${table} t where t.team_id = ${teamId} ${isLater} order by ${columns} limit ${pageSize}`,
    )
    if (rows.length > 0) yield `${isFirst ? '' : ','}\n${rows.map(({ row }) => row).join(',\n')}`
    isFirst &&= rows.length === 0
    if (rows.length < pageSize) break
    after = rows.at(-1)?.keys
  }
  yield '\n]\n'
}

/**
 * Returns the columns of the primary key. In drizzle 0.45, columns in a composite key recurse endlessly when
 * asked for their type, so the columns of the table are used.
 */
function keysOf(table: PgTable): readonly PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const [composite] = primaryKeys
  if (!composite) return columns.filter(({ primary }) => primary)
  return composite.columns.map(({ name }) => {
    const column = columns.find((one) => one.name === name)
    if (!column) throw new Error(`no column ${name} in the key`)
    return column
  })
}

function named(column: PgColumn): SQL {
  return sql`t.${sql.identifier(column.name)}`
}
