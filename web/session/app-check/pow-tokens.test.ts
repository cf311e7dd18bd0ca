import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, test } from 'vitest'
import { createGetToken } from './pow-tokens.ts'

// Simulated exchange server: records requests and answers each method with a given status.
let asked: string[] = []
let statuses: Record<string, number> = {}
const exchange = createServer((request, response) => {
  const method = /:(\w+)\?key=k$/.exec(request.url ?? '')?.[1] ?? ''
  asked.push(method)
  response.statusCode = statuses[method] ?? 200
  const answers: Record<string, object> = {
    generatePowChallenge: { parameters: {}, signature: 's' },
    exchangePowToken: { token: 't', ttl: '3600s' },
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[method] ?? {}))
}).listen(0, '127.0.0.1')
await once(exchange, 'listening')
afterAll(() => exchange.close())
const { port } = exchange.address() as AddressInfo // listening on TCP

let now = 0
let solve = async () => ({ counter: 1, derivedKey: '00' })
const start = (origin = `http://127.0.0.1:${port}`) =>
  createGetToken({
    projectId: 'p',
    appId: '1:1:web:p',
    apiKey: 'k',
    origin,
    solve: () => solve(),
    now: () => now,
    random: () => 0,
  })
const code = (expected: string) => ({ name: 'FirebaseError', code: `appCheck/${expected}` })

beforeEach(() => {
  asked = []
  statuses = {}
  now = 5_000
  solve = async () => ({ counter: 1, derivedKey: '00' })
})

test('exchanges work for a token, then pauses', async () => {
  const getToken = start()
  assert.deepEqual(await getToken(), { token: 't', expireTimeMillis: 5_000 + 3_600_000 })
  await assert.rejects(getToken(), code('throttled'))
  assert.deepEqual(asked, ['generatePowChallenge', 'exchangePowToken'])
})

test('backs off from a server that rejects or fails', async () => {
  for (const [status, waitMs] of [
    [503, 1000],
    [400, 1000],
    [403, 86_400_000],
    [404, 86_400_000],
  ] as const) {
    for (const method of ['generatePowChallenge', 'exchangePowToken']) {
      asked = []
      statuses = { [method]: status }
      now = 0
      const getToken = start()
      await assert.rejects(getToken(), code('initial-throttle'))
      const askedOnce = asked.length
      now = waitMs - 1
      await assert.rejects(getToken(), code('throttled'))
      assert.equal(asked.length, askedOnce)
      statuses = {}
      now = waitMs
      assert.equal((await getToken()).token, 't')
    }
  }
})

test('reports an unreachable server', async () => {
  const getToken = start('http://127.0.0.1:1')
  await assert.rejects(getToken(), code('fetch-network-error'))
  await assert.rejects(getToken(), code('throttled'))
})

test('reports work that cannot be done, and submits no stale work', async () => {
  solve = () => Promise.reject(new Error('no crypto here'))
  await assert.rejects(start()(), code('recaptcha-error'))
  solve = async () => {
    now += 241_000
    return { counter: 1, derivedKey: '00' }
  }
  await assert.rejects(start()(), code('recaptcha-error'))
  assert.deepEqual(asked, ['generatePowChallenge', 'generatePowChallenge'])
})
