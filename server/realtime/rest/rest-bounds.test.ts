import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'vitest'
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

test('16 MB in pieces of 900 kB do not keep another account from writing', async () => {
  const piece = JSON.stringify({ text: 'x'.repeat(900_000) })
  let isOver = false
  const otherWrites = (async () => {
    let count = 0
    while (!isOver) {
      const { status } = await fetch(urlOf(`/preferences/${bob.uid}/n`, bob), { method: 'PUT', body: '1' })
      assert.equal(status, 200)
      count++
    }
    return count
  })()
  const pieces = Array.from({ length: 17 }, async (_, at) => {
    const url = urlOf(`/preferences/${ann.uid}/piece${at}`)
    return (await fetch(url, { method: at % 2 === 0 ? 'PUT' : 'PATCH', body: piece })).status
  })
  const statuses = await Promise.all(pieces)
  isOver = true
  assert.deepEqual(new Set(statuses), new Set([200]))
  assert.ok((await otherWrites) >= 5, `${await otherWrites} writes meanwhile`)
})
