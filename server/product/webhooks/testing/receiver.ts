import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '#testing'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** Answers calls; tests can replace it. */
  answer: (response: ServerResponse) => void
  /** Resolves after this many calls. */
  readonly whenReceived: (count: number) => Promise<void>
}

/** Starts a real HTTP server for webhooks, until the file's last test. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const receiver = {
    url: '',
    received,
    answer: (response: ServerResponse) => void response.end('ok'),
    async whenReceived(count: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const check = (): void => void (received.length >= count && resolve())
      waiting.add(check)
      check()
      await promise
      waiting.delete(check)
    },
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      receiver.answer(response)
      for (const check of waiting) check()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  receiver.url = `http://127.0.0.1:${port}/hook`
  return receiver
}
