import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { test } from 'node:test'
import { startTestServer } from '#testing'
import { realtimeLimits } from '../limits.ts'
import { signUp } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const [ann, bob] = [await signUp(origin), await signUp(origin)]
const urlOf = (path: string, { idToken } = ann): string => `${origin}${path}.json?auth=${idToken}`

/** Sends the head of a request with a body, and none of the body. Returns the status of the response. */
async function statusOfHead(url: string, length: number): Promise<number | undefined> {
  const sent = request(url, { method: 'PUT', headers: { 'content-length': length } })
  sent.flushHeaders()
  sent.on('error', () => {}) // destroyed below
  const [response] = await once(sent, 'response')
  sent.destroy()
  return response.statusCode
}

test('refuses a body before it is sent, where the caller may not write or it is too large', async () => {
  const { messageBytes } = realtimeLimits
  assert.equal(await statusOfHead(urlOf(`/preferences/${bob.uid}`), messageBytes), 401)
  assert.equal(await statusOfHead(`${origin}/preferences/${ann.uid}.json`, messageBytes), 401)
  assert.equal(await statusOfHead(urlOf(`/preferences/${ann.uid}`), messageBytes + 1), 413)
})

test('16 MB in pieces of 900 kB neither block the process nor delay another account', async () => {
  const piece = JSON.stringify({ text: 'x'.repeat(900_000) })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let isOver = false
  const slowest = (async () => {
    let slowestMs = 0
    while (!isOver) {
      const startedAt = performance.now()
      const { status } = await fetch(urlOf(`/preferences/${bob.uid}/n`, bob), { method: 'PUT', body: '1' })
      assert.equal(status, 200)
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    }
    return slowestMs
  })()
  const pieces = Array.from({ length: 17 }, async (_, at) => {
    const url = urlOf(`/preferences/${ann.uid}/piece${at}`)
    return (await fetch(url, { method: at % 2 === 0 ? 'PUT' : 'PATCH', body: piece })).status
  })
  const statuses = await Promise.all(pieces)
  isOver = true
  assert.deepEqual(new Set(statuses), new Set([200]))
  // Includes the work of this client.
  assert.ok((await slowest) < 1_000, `${await slowest} ms`)
  assert.ok(delay.percentile(99) < 250e6, `${delay.percentile(99) / 1e6} ms`)
})
