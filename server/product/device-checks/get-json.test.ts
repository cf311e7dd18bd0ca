import assert from 'node:assert/strict'
import type { LookupOptions } from 'node:dns'
import { get } from 'node:http'
import { test } from 'vitest'
import { AddressRefused, CodedError, guardedLookup } from '#http'
import { freePort } from '#testing'
import { getJsonWithin } from './get-json.ts'
import { startFakeLookUpService, withJson } from './testing/fake-look-up-service.ts'

const service = await startFakeLookUpService()
const limits = { timeoutMs: 2_000, maxBytes: 1_000, asksPrivateAddresses: true }
const getJson = getJsonWithin(limits)

async function refusal(asked: Promise<unknown>): Promise<unknown> {
  const error = await asked.then(
    () => assert.fail('was not refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof CodedError, String(error))
  return error.code === 'check/service-failed' ? error.detail : error.code
}

test('sends the headers and parses the JSON', async () => {
  service.answer = withJson({ clean: true, words: 'Ä' })
  const document = await getJson(`${service.url}/a?b=c`, { 'X-Key': 'secret words' })
  assert.deepEqual(document, { clean: true, words: 'Ä' })
  const { path, headers } = service.requests.at(-1)!
  assert.equal(path, '/a?b=c')
  assert.equal(headers['x-key'], 'secret words')
  assert.equal(headers.accept, 'application/json')
})

test('reports every status other than 2xx', async () => {
  for (const status of [400, 401, 404, 429, 500, 503]) {
    service.answer = withJson({ clean: true }, status)
    assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'status', status })
  }
})

test('does not follow redirects', async () => {
  const elsewhere = await startFakeLookUpService()
  service.answer = (response) => response.writeHead(302, { location: elsewhere.url }).end('{}')
  assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'status', status: 302 })
  assert.equal(elsewhere.requests.length, 0)
})

test('reports a body that is not JSON', async () => {
  for (const text of ['', '<html>', "{'a':1}", '{"a":']) {
    service.answer = (response) => response.end(text)
    assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'not-json' })
  }
})

test('stops reading a body over the limit', async () => {
  service.answer = withJson('x'.repeat(limits.maxBytes - 2))
  assert.equal(String(await getJson(service.url, {})).length, limits.maxBytes - 2)
  service.answer = withJson('x'.repeat(limits.maxBytes - 1))
  assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'too-large' })
  let wasCutOff: Promise<unknown> | undefined
  service.answer = (response) => {
    wasCutOff = new Promise((resolve) => response.on('close', resolve))
    const endless = setInterval(() => response.write('x'.repeat(500)), 5)
    response.on('close', () => clearInterval(endless))
  }
  assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'too-large' })
  await wasCutOff
})

test('the time-out covers headers and body', async () => {
  const hasty = getJsonWithin({ ...limits, timeoutMs: 150 })
  service.answer = () => {}
  assert.deepEqual(await refusal(hasty(service.url, {})), { reason: 'time-out' })
  service.answer = (response) => {
    const dripping = setInterval(() => response.write(' '), 40)
    response.on('close', () => clearInterval(dripping))
  }
  const start = performance.now()
  assert.deepEqual(await refusal(hasty(service.url, {})), { reason: 'time-out' })
  assert.ok(performance.now() - start < 1_500)
})

test('reports an unreachable service', async () => {
  const address = `http://127.0.0.1:${await freePort()}`
  assert.deepEqual(await refusal(getJson(address, {})), { reason: 'unreachable', code: 'ECONNREFUSED' })
  service.answer = (response) => response.destroy()
  assert.deepEqual(await refusal(getJson(service.url, {})), { reason: 'unreachable', code: 'ECONNRESET' })
})

test('refuses private addresses unless allowed', async () => {
  const guarded = getJsonWithin({ ...limits, asksPrivateAddresses: false })
  const asked = service.requests.length
  const { port } = new URL(service.url)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0'])
    assert.equal(await refusal(guarded(`http://${host}:${port}/`, {})), 'check/address-refused', host)
  assert.equal(service.requests.length, asked)
})

test('refuses a host name that resolves to a private address', async () => {
  const asked = service.requests.length
  const { port } = new URL(service.url)
  const options = { host: 'localhost', port, lookup: guardedLookup, agent: false }
  const error = await new Promise((resolve) => get(options).on('error', resolve))
  assert.ok(error instanceof AddressRefused, String(error))
  assert.equal(service.requests.length, asked)
})

test('returns public addresses, in both callback forms', async () => {
  const found = (options: LookupOptions) =>
    new Promise((resolve) => guardedLookup('1.1.1.1', options, (...given) => resolve(given)))
  assert.deepEqual(await found({ all: true }), [null, [{ address: '1.1.1.1', family: 4 }]])
  assert.deepEqual(await found({}), [null, '1.1.1.1', 4])
})
