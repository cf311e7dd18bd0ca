import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Received {
  readonly path: string
  readonly type: string
  /** A protobuf message. */
  readonly body: Buffer
}

/** Starts a collector until the end of the test file. received: the requests so far. */
export async function startCollector(): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url = '', headers } = request
    received.push({ path: url, type: headers['content-type'] ?? '', body: Buffer.concat(chunks) })
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  afterAll(() => collector.close())
  const { port } = collector.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received }
}
