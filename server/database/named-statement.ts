import type pg from 'pg'
import type { Transaction } from './transaction.ts'

/** A statement that PostgreSQL parses once per connection. */
export interface NamedStatement {
  /** Unique in the program. */
  readonly name: string
  readonly text: string
}

/** Runs a statement with parameters. Row: the columns that it returns. */
export async function runNamed<Row extends pg.QueryResultRow>(
  tx: Transaction,
  { name, text }: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { $client: client } = tx as Transaction & { readonly $client: pg.Pool | pg.PoolClient } // as built by drizzle()
  const { rows } = await client.query<Row>({ name, text, values: [...values] })
  return rows
}
