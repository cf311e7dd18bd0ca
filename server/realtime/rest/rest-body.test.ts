import assert from 'node:assert/strict'
import { setImmediate as pause } from 'node:timers/promises'
import { afterEach, test, vi } from 'vitest'
import { Hono } from 'hono'
import { realtimeLimits } from '../limits.ts'
import { createLargeMessages } from '../session/large-messages.ts'
import { hasCode } from '../testing/has-code.ts'
import { withBody } from './rest-body.ts'

afterEach(() => void vi.useRealTimers())

const { largeMessageMs, largeMessagesPerUser } = realtimeLimits

test('a large body must arrive in time, and its turn ends when it does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const largeMessages = createLargeMessages()
  const errors: unknown[] = []
  const app = new Hono()
    .put('/', async (c) =>
      c.json(await withBody(c, { largeMessages, owner: 'ann' }, async (value) => ({ value }))),
    )
    .onError((error, c) => {
      errors.push(error)
      return c.body(null, 400)
    })
  const put = (body: string | ReadableStream) =>
    app.request('/', { method: 'PUT', body, duplex: 'half' } as RequestInit)
  // Bodies without a length and without an end.
  const endless = () => new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('"x')) })
  const late = Array.from({ length: largeMessagesPerUser }, () => put(endless()))
  const next = put('"in time"')
  await pause()
  vi.advanceTimersByTime(largeMessageMs - 1)
  await pause()
  assert.deepEqual(errors, [])
  vi.advanceTimersByTime(1)
  for (const response of late) assert.equal((await response).status, 400)
  assert.equal(errors.filter(hasCode('invalid_data')).length, largeMessagesPerUser)
  assert.deepEqual(await (await next).json(), { value: 'in time' })
})
