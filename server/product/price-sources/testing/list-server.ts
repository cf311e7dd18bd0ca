import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '#testing'

export interface ListServer {
  readonly url: string
  readonly asked: readonly { readonly headers: IncomingHttpHeaders }[]
  /** Answer of the server; tests change this and the following fields. */
  etag: string
  text: string
  answer: ((response: ServerResponse) => void) | undefined
}

/** Starts a real HTTP server with a list, until the file's last test. It supports ETags. */
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
  const { port } = server.address() as AddressInfo // listening on TCP
  return Object.assign(lists, { url: `http://127.0.0.1:${port}/list.csv` })
}
