import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** A stranger's look-up service on loopback, closed after the calling file's last test. */
export interface PlayedService {
  readonly url: string
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** How it answers from now on; 200 with an empty object until told otherwise. */
  answer: (response: ServerResponse) => void
}

export async function playLookUpService(): Promise<PlayedService> {
  const server = createServer((request, response) => {
    played.requests.push({ path: request.url ?? '', headers: request.headers })
    played.answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  const played: PlayedService = { url: `http://127.0.0.1:${port}`, requests: [], answer: withJson({}) }
  return played
}

/** Answers with a document. */
export function withJson(document: unknown, status = 200): PlayedService['answer'] {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }
}
