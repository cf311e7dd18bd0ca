import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, test } from 'vitest'
import { createHostedRealtime } from './hosted-realtime.ts'

const written: { method: string | undefined; url: string | undefined; body: unknown }[] = []
let status = 204
const remote = createServer(async (request: IncomingMessage, response) => {
  written.push({ method: request.method, url: request.url, body: JSON.parse(await text(request)) })
  response.writeHead(status).end()
}).listen(0, '127.0.0.1')
await once(remote, 'listening')
afterAll(() => remote.close())
const { port } = remote.address() as AddressInfo // listening on TCP
const { handlers } = createHostedRealtime({ url: `http://127.0.0.1:${port}/?ns=shop`, secret: 's&cret' })
const [handler] = handlers
assert.ok(handler)
const deliver = (payload: unknown) => handler.handle(payload, { id: '1', attempt: 1, isLast: false })

test('puts the value at its path, authorised by the database secret', async () => {
  await deliver({ path: ['teams', 'uid 1'], value: { t1: { name: 'Fix & Co' } } })
  assert.deepEqual(written.pop(), {
    method: 'PUT',
    url: '/teams/uid%201.json?ns=shop&auth=s%26cret&print=silent',
    body: { t1: { name: 'Fix & Co' } },
  })
})

test('throws for a retry when the remote refuses, without exposing the secret', async () => {
  status = 401
  const refused = deliver({ path: ['revisions', 't1', 'quotes'], value: null })
  await assert.rejects(refused, { message: 'revisions/t1/quotes was not written: 401' })
})
