import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '../server/testing/after.ts'

export interface RecordedCall {
  readonly method: string
  /** Decoded path, without the query. */
  readonly path: string
  readonly appCheckToken: string | undefined
}

export interface RecordingProxy {
  readonly url: string
  /** Every request except preflights. */
  readonly calls: RecordedCall[]
  /** If set, App Check exchanges get this status instead of being forwarded. */
  exchangeStatus: number | undefined
}

/** Starts a proxy that records the requests of a client. Closed after the calling file's last test. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const calls: RecordedCall[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    const token = headers['x-firebase-appcheck']
    if (method !== 'OPTIONS') {
      calls.push({ method, path, appCheckToken: Array.isArray(token) ? token[0] : token })
      if (proxy.exchangeStatus !== undefined && /:(generatePowChallenge|exchangePowToken)$/.test(path)) {
        outgoing.writeHead(proxy.exchangeStatus, { 'access-control-allow-origin': '*' }).end('{}')
        return
      }
    }
    const forwarded = request(`${target}${url}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  const proxy: RecordingProxy = { url: `http://127.0.0.1:${port}`, calls, exchangeStatus: undefined }
  return proxy
}
