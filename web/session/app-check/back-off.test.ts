import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type BackOff, backOffAfterFailure, pauseAfterToken, throwIfThrottled } from './back-off.ts'

const now = 1_000_000
const fail = (last: BackOff | undefined, status: number | undefined, random = 0) =>
  backOffAfterFailure(last, { status, now, random })
const throttled = { name: 'FirebaseError', code: 'appCheck/throttled' }

test('waits one second, doubling up to a quarter of an hour', () => {
  let last: BackOff | undefined
  const waits = Array.from({ length: 12 }, () => {
    last = fail(last, 503)
    return (last.until - now) / 1000
  })
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 960, 960])
  assert.equal(fail(undefined, undefined, 1).until - now, 1250)
})

test('waits a day after 403 and 404', () => {
  for (const status of [403, 404]) assert.equal(fail(undefined, status).until - now, 86_400_000)
})

test('allows an attempt when the wait is over', () => {
  throwIfThrottled(undefined, now)
  const waiting = fail(undefined, 500)
  assert.throws(() => throwIfThrottled(waiting, now + 999), throttled)
  throwIfThrottled(waiting, now + 1000)
})

test('pauses after a token and restarts the failure count', () => {
  const rest = pauseAfterToken(now)
  assert.throws(() => throwIfThrottled(rest, now + 299_999), throttled)
  throwIfThrottled(rest, now + 300_000)
  assert.equal(fail(rest, 503).until - now, 1000)
})
