import type pg from 'pg'

const prefix = 'costard '
/** PostgreSQL truncates longer names. Source: NAMEDATALEN. */
const maxNameLength = 63

/** Returns the application_name for connections of a process with this public URL. */
export function applicationNameOf(publicUrl: string): string {
  return `${prefix}${publicUrl}`.slice(0, maxNameLength)
}

/** Returns the public URLs of other running processes on the same database. */
export async function otherPublicUrls(pool: pg.Pool, publicUrl: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct application_name "name" from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $1) and application_name <> $2`,
    [prefix, applicationNameOf(publicUrl)],
  )
  return rows.map(({ name }) => name.slice(prefix.length))
}
