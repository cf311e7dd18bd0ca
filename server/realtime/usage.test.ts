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
  usage.addWritten({ userId: 'ann' }, writtenPerMinute)
  await usage.startWrite({ userId: 'ann' }, 1)
  await assert.rejects(usage.startWrite({ userId: 'ann' }, 1), isExceeded)
  await usage.startWrite({ userId: 'bob' }, 1)
  usage.checkRead({ userId: 'ann' })
  usage.addRead({ userId: 'ann' }, readPerMinute + 1)
  assert.throws(() => usage.checkRead({ userId: 'ann' }), isExceeded)
  ms = 1_000
  await usage.startWrite({ userId: 'ann' }, 1)
  usage.checkRead({ userId: 'ann' })
})

test('the smallest write has a cost', async () => {
  const usage = createUsage(() => new Date(0))
  usage.addWritten({ userId: 'ann' }, writtenPerMinute - costPerWrite)
  await usage.startWrite({ userId: 'ann' }, 1)
  await usage.startWrite({ userId: 'bob' }, 1)
  usage.addWritten({ userId: 'ann' }, 1)
  await assert.rejects(usage.startWrite({ userId: 'ann' }, 1), isExceeded)
})

test('an account that writes more than its share waits, and others do not', async () => {
  const usage = createUsage(() => new Date(0))
  for (let count = 0; count < workAtOnce; count += 1) await usage.startWrite({ userId: 'ann' }, 0)
  let hasWaited = false
  const waiting = usage.startWrite({ userId: 'ann' }, 2 * workLength).then(() => (hasWaited = true))
  await usage.startWrite({ userId: 'bob' }, 0)
  assert.equal(hasWaited, false)
  await waiting
  await assert.rejects(usage.startWrite({ userId: 'ann' }, 100_000 * workLength), isExceeded)
})

test('a guest reads, writes and works a tenth of what an account may', async () => {
  let ms = 0
  const usage = createUsage(() => new Date(ms))
  const guest = { userId: 'guest', isGuest: true }
  usage.addRead(guest, readPerMinute / 10 + 1)
  assert.throws(() => usage.checkRead(guest), isExceeded)
  usage.addWritten(guest, writtenPerMinute / 10 + 1)
  await assert.rejects(usage.startWrite(guest, 1), isExceeded)
  ms = 60_000
  usage.checkRead(guest)
  await usage.startWrite(guest, (workAtOnce - 1) * workLength)
  // A second later an account has regained 100 units, a guest 10.
  ms = 61_000
  await assert.rejects(usage.startWrite(guest, 320 * workLength), isExceeded)
})
