import { writeFileSync } from 'node:fs'
import pg from 'pg'

/** File for the statements that the servers of a whole run of the tests send. Absent in other runs, which keep none. */
const file = process.env.COSTARD_STATEMENTS

/** Settings of a PostgreSQL that remembers the statements. Constants are `$1` in them, too. */
export const settingsToKeep: Readonly<Record<string, string>> =
  file === undefined
    ? {}
    : {
        shared_preload_libraries: 'pg_stat_statements',
        'pg_stat_statements.max': '20000',
        'pg_stat_statements.track_utility': 'off',
      }

/** Returns the address of a database for connections whose statements are a test's own, which are not kept. */
export function ofTest(url: string): string {
  const options = 'options=-c%20pg_stat_statements.track%3Dnone'
  return file === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${options}`
}

/** Writes the different statements that a PostgreSQL has got so far. */
export async function keepStatements(url: string): Promise<void> {
  if (file === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  const { rows } = await client.query<{ query: string }>('select distinct query from pg_stat_statements')
  await client.end()
  writeFileSync(file, JSON.stringify(rows.map(({ query }) => query)))
}
