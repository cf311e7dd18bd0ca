import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { after } from './after.ts'

/** A TCP proxy that can simulate failures of networks and servers. */
export interface TcpProxy {
  /** On 127.0.0.1. */
  readonly port: number
  /** Closes every connection. */
  readonly cut: () => void
  /** Stops all traffic on existing and new connections, without closing them, until `cut`. */
  readonly freeze: () => void
  /** Closes every connection and refuses new ones. */
  readonly stop: () => Promise<void>
  /** Accepts connections again, on the same port. */
  readonly start: () => Promise<void>
}

/** Starts a proxy until the calling file's last test. target: returns the address for the next connection. */
export async function startTcpProxy(target: () => NetConnectOpts): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const upstream = connect(target())
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
  const listen = async (wanted: number): Promise<number> => {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // listening on TCP
  }
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
  const port = await listen(0)
  return {
    port,
    cut,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    stop,
    start: async () => void (await listen(port)),
  }
}
