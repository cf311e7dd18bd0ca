import assert from 'node:assert/strict'
import { test } from 'vitest'
import { clockOffMs, noteServerTime, serverNow } from './server-clock.ts'

const dayMs = 86_400_000

test('a clock that is wrong by a day is noticed with the first answer, and right again with a later one', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  noteServerTime('Thu, 26 Nov 2026 10:00:01 GMT', now)
  assert.equal(clockOffMs(), 1000 - dayMs)
  assert.ok(Math.abs(serverNow().getTime() - (Date.now() - dayMs)) < 5000)
  noteServerTime(null, now)
  noteServerTime('not a date', now)
  assert.equal(clockOffMs(), 1000 - dayMs)
  noteServerTime('Fri, 27 Nov 2026 10:00:40 GMT', now)
  assert.equal(clockOffMs(), 0)
})
