import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realtimeLimits } from './limits.ts'
import { createUsage } from './usage.ts'
import { RealtimeError } from './wire-errors.ts'

const isExceeded = (error: unknown): boolean =>
  error instanceof RealtimeError && error.code === 'quota_exceeded'
const { writtenPerMinute, readPerMinute, costPerWrite } = realtimeLimits

test('refuses what an account writes or reads beyond its limit, and allows it again later', () => {
  let ms = 0
  const usage = createUsage(() => new Date(ms))
  usage.countWrite('ann', writtenPerMinute)
  usage.countWrite('ann', 1)
  assert.throws(() => usage.countWrite('ann', 1), isExceeded)
  usage.countWrite('bob', 1)
  ms = 1_000
  usage.countWrite('ann', writtenPerMinute / 60)
  assert.throws(() => usage.countWrite('ann', 1), isExceeded)
  usage.checkRead('ann')
  usage.addRead('ann', readPerMinute + 1)
  assert.throws(() => usage.checkRead('ann'), isExceeded)
  ms = 62_000
  usage.countWrite('ann', 1)
  usage.checkRead('ann')
})

test('the smallest write has a cost, and what a write replaces counts too', () => {
  const usage = createUsage(() => new Date(0))
  for (let count = 0; count <= writtenPerMinute / costPerWrite; count += 1) usage.countWrite('ann', 1)
  assert.throws(() => usage.countWrite('ann', 1), isExceeded)
  usage.addWritten('bob', writtenPerMinute + 1)
  assert.throws(() => usage.countWrite('bob', 1), isExceeded)
})
