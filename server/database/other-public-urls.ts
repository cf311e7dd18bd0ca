import type pg from 'pg'

const prefix = 'costard '
/** PostgreSQL cuts longer names. Source: NAMEDATALEN. */
const maxNameLength = 63

/** Returns the application_name of the connections of a process with this address. */
export function applicationNameOf(publicUrl: string): string {
  return `${prefix}${publicUrl}`.slice(0, maxNameLength)
}

/** Returns the addresses that other running processes state for the same database. */
export async function otherPublicUrls(pool: pg.Pool, publicUrl: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct application_name "name" from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1) and application_name <> $2`,
    [prefix, applicationNameOf(publicUrl)],
  )
  return rows.map(({ name }) => name.slice(prefix.length))
}
