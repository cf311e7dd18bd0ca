import assert from 'node:assert/strict'
import { test } from 'vitest'
import { callLimiter } from './call-limiter.ts'
import type { CodedError } from '../responses/coded-error.ts'

test('refuses one call more than allowed until the window ends, by subject', () => {
  let at = 0
  const count = callLimiter({ calls: 3, seconds: 60 }, () => new Date(at))
  for (let call = 0; call < 3; call++) count('a')
  at = 20_500
  assert.throws(
    () => count('a'),
    (error: CodedError) => error.code === 'request/too-many' && error.retryAfterSeconds === 40,
  )
  count('b')
  at = 60_000
  count('a')
})

test('drops the oldest subject when there are too many', () => {
  const count = callLimiter({ calls: 1, seconds: 60 }, () => new Date(0))
  for (let subject = 0; subject <= 10_000; subject++) count(`subject ${subject}`)
  count('subject 0')
  assert.throws(() => count('subject 10000'))
})
