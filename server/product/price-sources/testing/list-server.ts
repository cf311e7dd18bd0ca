import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '#testing'

export interface ListServer {
  readonly url: string
  readonly asked: readonly { readonly headers: IncomingHttpHeaders }[]
  /** Changed by tests, as what follows. */
  etag: string
  text: string
  answer: ((response: ServerResponse) => void) | undefined
}

/** A real HTTP server with a list, until the file's last test. It knows what has changed by its tag. */
export async function startListServer(text: string): Promise<ListServer> {
  const asked: { headers: IncomingHttpHeaders }[] = []
  const lists: ListServer = { url: '', asked, etag: '"1"', text, answer: undefined }
  const server = createServer(({ headers }, response) => {
    asked.push({ headers })
    if (lists.answer) return lists.answer(response)
    if (headers['if-none-match'] === lists.etag) return void response.writeHead(304).end()
    response.writeHead(200, { etag: lists.etag, 'content-type': 'text/csv' }).end(lists.text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server
  return Object.assign(lists, { url: `http://127.0.0.1:${port}/list.csv` })
}
