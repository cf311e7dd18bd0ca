import { writeFileSync } from 'node:fs'
import pg from 'pg'

/** File for the statements recorded during a complete test run. Not set in other runs, which record none. */
const file = process.env.COSTARD_STATEMENTS

/** Settings for a PostgreSQL that records statements, with constants replaced by `$1`. */
export const settingsToKeep: Readonly<Record<string, string>> =
  file === undefined
    ? {}
    : {
        shared_preload_libraries: 'pg_stat_statements',
        'pg_stat_statements.max': '20000',
        'pg_stat_statements.track_utility': 'off',
      }

/** Returns a database address for a test's own connections, whose statements are not recorded. */
export function ofTest(url: string): string {
  const options = 'options=-c%20pg_stat_statements.track%3Dnone'
  return file === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${options}`
}

/** Writes the distinct statements that a PostgreSQL has recorded so far. */
export async function keepStatements(url: string): Promise<void> {
  if (file === undefined) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  const { rows } = await client.query<{ query: string }>('select distinct query from pg_stat_statements')
  await client.end()
  writeFileSync(file, JSON.stringify(rows.map(({ query }) => query)))
}
