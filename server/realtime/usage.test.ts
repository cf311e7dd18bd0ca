import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realtimeLimits } from './limits.ts'
import { createUsage } from './usage.ts'
import { RealtimeError } from './wire-errors.ts'

const isExceeded = (error: unknown): boolean =>
  error instanceof RealtimeError && error.code === 'quota_exceeded'
const { writtenPerMinute, readPerMinute, costPerWrite } = realtimeLimits

const { workAtOnce, workLength } = realtimeLimits

test('refuses what an account writes or reads beyond its limit, and allows it again later', async () => {
  let ms = 0
  const usage = createUsage(() => new Date(ms))
  usage.addWritten('ann', writtenPerMinute)
  await usage.startWrite('ann', 1)
  await assert.rejects(usage.startWrite('ann', 1), isExceeded)
  await usage.startWrite('bob', 1)
  usage.checkRead('ann')
  usage.addRead('ann', readPerMinute + 1)
  assert.throws(() => usage.checkRead('ann'), isExceeded)
  ms = 1_000
  await usage.startWrite('ann', 1)
  usage.checkRead('ann')
})

test('the smallest write has a cost', async () => {
  const usage = createUsage(() => new Date(0))
  usage.addWritten('ann', writtenPerMinute - costPerWrite)
  await usage.startWrite('ann', 1)
  await usage.startWrite('bob', 1)
  usage.addWritten('ann', 1)
  await assert.rejects(usage.startWrite('ann', 1), isExceeded)
})

test('an account that writes more than its share waits, and others do not', async () => {
  const usage = createUsage(() => new Date(0))
  for (let count = 0; count < workAtOnce; count += 1) await usage.startWrite('ann', 0)
  let hasWaited = false
  const waiting = usage.startWrite('ann', 2 * workLength).then(() => (hasWaited = true))
  await usage.startWrite('bob', 0)
  assert.equal(hasWaited, false)
  await waiting
  await assert.rejects(usage.startWrite('ann', 100_000 * workLength), isExceeded)
})
