import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

export interface RecordedCall {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly appCheckToken: string | undefined
}

export interface RecordingProxy {
  readonly url: string
  /** Without preflights. */
  readonly calls: RecordedCall[]
  /** Exchanges of App Check tokens are answered with this status instead; undefined lets them pass again. */
  exchangeStatus: number | undefined
}

/** Stands before a server, to see what a client sends; closed after the calling file's last test. */
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
    const passedOn = ask(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
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
