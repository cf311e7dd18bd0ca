import type { Database } from '#database'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A proxy to a database. */
export interface DatabaseProxy extends TcpProxy {
  /** Value for DATABASE_URL. */
  readonly url: string
}

/** Starts a proxy to the server of this database, until the calling file's last test. */
export async function startDatabaseProxy({ pool }: Pick<Database, 'pool'>): Promise<DatabaseProxy> {
  const { rows } = await pool.query<{ folder: string; name: string; user: string }>(
    `select current_setting('unix_socket_directories') folder, current_database() name, current_user "user"`,
  )
  const { folder, name, user } = rows[0]! // exactly one row
  const path = `${folder.replaceAll('"', '')}/.s.PGSQL.5432`
  const proxy = await startTcpProxy(() => ({ path }))
  return { ...proxy, url: `postgresql://${user}@127.0.0.1:${proxy.port}/${name}` }
}
