import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, test } from 'vitest'
import { readByRest } from './read-by-rest.ts'

const asked: URL[] = []
let status = 200
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://database'))
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"a":1}')
}).listen(0, '127.0.0.1')
afterAll(() => server.close())
await once(server, 'listening')
const { port } = server.address() as AddressInfo // listening on TCP
const url = `http://127.0.0.1:${port}?ns=costard`

test('sends both tokens as the SDK does, and none that is missing', async () => {
  const tokens = { idToken: 'id.of.user', appCheckToken: 'app.check.token' }
  assert.deepEqual(await readByRest(url, 'presence/a team', tokens), { a: 1 })
  assert.equal(asked[0]?.pathname, '/presence/a%20team.json')
  assert.deepEqual(Object.fromEntries(asked[0]?.searchParams ?? []), {
    ns: 'costard',
    format: 'export',
    auth: 'id.of.user',
    ac: 'app.check.token',
  })
  await readByRest(url, 'news', { idToken: undefined, appCheckToken: undefined })
  assert.deepEqual([...(asked[1]?.searchParams.keys() ?? [])], ['ns', 'format'])
})

test('no permission is undefined, nothing there is null, other failures are thrown', async () => {
  const none = { idToken: undefined, appCheckToken: undefined }
  status = 401
  assert.equal(await readByRest(url, 'news', none), undefined)
  status = 404
  assert.equal(await readByRest(url, 'news', none), null)
  status = 503
  await assert.rejects(readByRest(url, 'news', none), /rest_error:503/)
})
