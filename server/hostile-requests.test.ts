import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestProduct } from '#testing'
import { maxBodyBytes } from './identity/routes.ts'
import { apiLimits } from './product/calls/api-limits.ts'
import { hostileBodies } from './product/testing/hostile-bodies.ts'

const product = await startTestProduct({ SMTP_URL: '' })
const init = await fetch(`${product.url}/__/firebase/init.json`)
const { apiKey } = (await init.json()) as { apiKey: string }
const key = `?key=${apiKey}`
const maxAnswerBytes = 64 * 1024

const bodies = hostileBodies({ ...apiLimits.public, maxBytes: maxBodyBytes })

async function assertShortRefusal(path: string, request: RequestInit = {}): Promise<Response> {
  const startedAt = performance.now()
  const response = await fetch(`${product.url}${path}`, request)
  const answer = await response.arrayBuffer()
  const what = `${path.slice(0, 60)}: ${response.status}`
  assert.ok(response.status >= 400 && response.status < 500, what)
  assert.ok(answer.byteLength < maxAnswerBytes, `${what}, ${answer.byteLength} bytes`)
  assert.ok(performance.now() - startedAt < 5_000, what)
  return response
}

for (const path of [
  `/v1/accounts:signInWithPassword${key}`,
  `/v1/accounts:update${key}`,
  `/v1/accounts:signInWithIdp${key}`,
  `/v1/token${key}`,
  `/api/public/quotes/${'A'.repeat(27)}/accept`,
  '/api/teams',
]) {
  test(`answers hostile bodies with short refusals: ${path.split('?')[0]}`, async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of Object.values(bodies)) {
      await assertShortRefusal(path, { method: 'POST', body, headers })
    }
  })
}

test('refuses one byte more than a sign-in call may have, and reads nothing without the API key', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(maxBodyBytes - 12) })
  assert.equal(Buffer.byteLength(body), maxBodyBytes)
  const post = (path: string, text: string): Promise<Response> =>
    assertShortRefusal(path, { method: 'POST', body: text })
  assert.equal((await post(`/v1/accounts:signInWithPassword${key}`, body)).status, 400)
  assert.equal((await post(`/v1/accounts:signInWithPassword${key}`, `${body} `)).status, 413)
  const never = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from('{')) })
  await assertShortRefusal('/v1/accounts:signUp', { method: 'POST', body: never, duplex: 'half' })
})

test('answers long and odd paths with short refusals', async () => {
  const long = 'x'.repeat(8_000)
  for (const path of [
    `/files/photos/${long}`,
    '/files/photos/%00',
    '/files/photos/%ff',
    `/__/mailbox/${long}.eml`,
    '/__/mailbox/%00.eml',
    `/__/mailbox/${long}.eml/message`,
    `/api/public/quotes/${long}`,
    `/api/teams?${'a[]=1&'.repeat(1_500)}`,
    `/api/${long}`,
    `/v1/${long}`,
    `/assets/${long}.js`,
    '/assets/%00.js',
    `/teams/${'a/'.repeat(2_000)}.json`,
  ]) {
    await assertShortRefusal(path)
  }
  const headers = { 'x-long': 'x'.repeat(17_000) }
  assert.equal((await fetch(product.url, { headers })).status, 431)
})
