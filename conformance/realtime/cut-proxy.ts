import { startTcpProxy, type TcpProxy } from '../../server/testing/tcp-proxy.ts'

/** A proxy to a server. */
export interface CutProxy extends TcpProxy {
  readonly url: string
  /** Forwards new connections to another port. */
  readonly moveTo: (port: number) => void
}

/** Starts a TCP proxy to a server, with its own URL. Closed after the calling file's last test. */
export async function cutProxy(target: string): Promise<CutProxy> {
  let port = Number(new URL(target).port)
  const proxy = await startTcpProxy(() => ({ port, host: '127.0.0.1' }))
  return { ...proxy, url: `http://localhost:${proxy.port}`, moveTo: (next) => void (port = next) }
}
