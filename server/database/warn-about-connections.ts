import type pg from 'pg'
import type { Logger } from 'pino'

/** Warns if the server or the role allows fewer connections than this process may open. */
export async function warnAboutConnections(pool: pg.Pool, wanted: number, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ server: number; role: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as server,
       case when rolconnlimit < 0 then 2147483647 else rolconnlimit
         - (select count(*)::int from pg_stat_activity where usename = current_user) end as role
     from pg_roles where rolname = current_user`,
  )
  const { server = wanted, role = wanted } = rows[0] ?? {}
  // The connection of this query counts as used.
  const left = Math.min(server, role) + 1
  if (left < wanted)
    log.warn(
      { wanted, left },
      'the database has room for fewer connections than DATABASE_CONNECTIONS: requests wait for those that are open',
    )
}
