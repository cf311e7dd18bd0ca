import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after } from 'node:test'

export interface CutProxy {
  url: string
  /** Destroys every connection, as a lost network does. */
  cut: () => void
  /** Stops all traffic on the open connections without closing them. */
  freeze: () => void
  /** Forwards new connections to another port. */
  moveTo: (port: number) => void
}

/** Starts a TCP proxy to a server, with its own URL. Closed after the calling file's last test. */
export async function cutProxy(target: string): Promise<CutProxy> {
  let port = Number(new URL(target).port)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect({ port, host: '127.0.0.1' })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  after(() => {
    cut()
    server.close()
  })
  const { port: own } = server.address() as AddressInfo // listening on TCP
  return {
    url: `http://localhost:${own}`,
    cut,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    moveTo: (next) => void (port = next),
  }
}
