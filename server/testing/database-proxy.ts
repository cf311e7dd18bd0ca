import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after } from 'node:test'
import type { Database } from '#database'

/** A TCP proxy to a database that can fail as networks and servers do. */
export interface DatabaseProxy {
  /** For DATABASE_URL. */
  readonly url: string
  /** Closes every connection. */
  readonly cut: () => void
  /** Stops all traffic on the open and on new connections, without closing them, until `cut`. */
  readonly freeze: () => void
  /** Closes every connection and refuses new ones. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Starts a proxy to the server of this database, until the calling file's last test. */
export async function startDatabaseProxy({ pool }: Pick<Database, 'pool'>): Promise<DatabaseProxy> {
  const { rows } = await pool.query<{ folder: string; name: string; user: string }>(
    `select current_setting('unix_socket_directories') folder, current_database() name, current_user "user"`,
  )
  const { folder, name, user } = rows[0]! // one row
  const path = `${folder.replaceAll('"', '')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const upstream = connect(path)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    if (!isFrozen) client.pipe(upstream).pipe(client)
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // listening on TCP
  }
  const port = await listen(0)
  const cut = (): void => {
    isFrozen = false
    for (const socket of sockets) socket.destroy()
  }
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  after(async () => {
    if (server.listening) await stop()
  })
  return {
    url: `postgresql://${user}@127.0.0.1:${port}/${name}`,
    cut,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    stop,
    start: async () => void (await listen(port)),
  }
}
