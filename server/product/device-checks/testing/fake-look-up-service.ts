import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '#testing'

/** A look-up service on loopback, closed after the last test of the calling file. */
export interface FakeLookUpService {
  readonly url: string
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Sends the response; by default 200 with an empty object. */
  answer: (response: ServerResponse) => void
}

export async function startFakeLookUpService(): Promise<FakeLookUpService> {
  const server = createServer((request, response) => {
    fake.requests.push({ path: request.url ?? '', headers: request.headers })
    fake.answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  const fake: FakeLookUpService = { url: `http://127.0.0.1:${port}`, requests: [], answer: withJson({}) }
  return fake
}

/** Returns a response with a JSON document. */
export function withJson(document: unknown, status = 200): FakeLookUpService['answer'] {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }
}
