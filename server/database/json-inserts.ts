import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import { batched } from './batched.ts'
import { runNamed } from './named-statement.ts'
import type { Transaction } from './transaction.ts'

/** Returns the values of a row by column name, in the form that jsonb_populate_record reads. */
export function jsonRow(table: PgTable, values: object): Readonly<Record<string, unknown>> {
  const named: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      named[key]?.name,
      value instanceof Buffer ? `\\x${value.toString('hex')}` : value,
    ]),
  )
}

/** Returns the column names of a table as an SQL list. */
export function columnNames(table: PgTable): string {
  return Object.values(getTableColumns(table))
    .map(({ name }) => `"${name}"`)
    .join(', ')
}

/**
 * Returns the SQL that inserts whole rows, without identity columns. parameter: a list of jsonRow, as JSON.
 * computed: SQL for columns that the caller does not provide, by property; the others are in `row`.
 */
export function insertedRows(
  table: PgTable,
  computed: Readonly<Record<string, string>> = {},
): (parameter: string) => string {
  const { name, schema } = getTableConfig(table)
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generatedIdentity }]) => generatedIdentity === undefined,
  )
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const values = columns.map(([key, column]) => computed[key] ?? `"row"."${column.name}"`).join(', ')
  return (parameter) => `insert into "${schema}"."${name}" (${names})
      select ${values} from jsonb_populate_recordset(null::"${schema}"."${name}", ${parameter}) as "row"`
}

/**
 * Returns a function that inserts a whole row, without identity columns. Concurrent rows of a transaction are
 * inserted by one statement, which PostgreSQL parses once per connection.
 */
export function rowInserter<Table extends PgTable>(
  table: Table,
): (tx: Transaction, row: Omit<Table['$inferSelect'], Generated<Table>>) => Promise<void> {
  const { name, schema } = getTableConfig(table)
  const statement = { name: `insert_${schema}_${name}`, text: insertedRows(table)('$1') }
  const insert = memoizeByOwner((tx: Transaction) =>
    batched(async (rows: readonly object[]) => {
      await runNamed(tx, statement, [JSON.stringify(rows.map((row) => jsonRow(table, row)))])
      return rows.map(() => undefined)
    }),
  )
  return (tx, row) => insert(tx)(row)
}

/** Columns that an insert cannot set. */
type Generated<Table extends PgTable> = {
  [Key in keyof Table['_']['columns']]: Table['_']['columns'][Key]['_']['identity'] extends 'always'
    ? Key
    : never
}[keyof Table['_']['columns']]
