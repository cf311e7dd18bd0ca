import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from './limits.ts'
import { createUsage } from './usage.ts'
import { RealtimeError } from './wire-errors.ts'

const isExceeded = (error: unknown): boolean =>
  error instanceof RealtimeError && error.code === 'quota_exceeded'
const { writtenPerMinute, readPerMinute, costPerWrite, guestValues, valueLength } = realtimeLimits
const text = (length: number) => ({ length, values: 0 })

const { workAtOnce, workLength } = realtimeLimits

test('refuses what an account writes or reads beyond its limit, and allows it again later', async () => {
  let ms = 0
  const usage = createUsage(() => new Date(ms))
  usage.addWritten({ userId: 'ann' }, text(writtenPerMinute))
  await usage.startWrite({ userId: 'ann' }, text(1))
  await assert.rejects(usage.startWrite({ userId: 'ann' }, text(1)), isExceeded)
  await usage.startWrite({ userId: 'bob' }, text(1))
  usage.checkRead({ userId: 'ann' })
  usage.addRead({ userId: 'ann' }, text(readPerMinute + 1))
  assert.throws(() => usage.checkRead({ userId: 'ann' }), isExceeded)
  ms = 1_000
  await usage.startWrite({ userId: 'ann' }, text(1))
  usage.checkRead({ userId: 'ann' })
})

test('the smallest write has a cost', async () => {
  const usage = createUsage(() => new Date(0))
  usage.addWritten({ userId: 'ann' }, text(writtenPerMinute - costPerWrite))
  await usage.startWrite({ userId: 'ann' }, text(1))
  await usage.startWrite({ userId: 'bob' }, text(1))
  usage.addWritten({ userId: 'ann' }, text(1))
  await assert.rejects(usage.startWrite({ userId: 'ann' }, text(1)), isExceeded)
})

test('an account that writes more than its share waits, and others do not', async () => {
  const usage = createUsage(() => new Date(0))
  for (let count = 0; count < workAtOnce; count += 1) await usage.startWrite({ userId: 'ann' }, text(0))
  let hasWaited = false
  const waiting = usage.startWrite({ userId: 'ann' }, text(2 * workLength)).then(() => (hasWaited = true))
  await usage.startWrite({ userId: 'bob' }, text(0))
  assert.equal(hasWaited, false)
  await waiting
  await assert.rejects(usage.startWrite({ userId: 'ann' }, text(100_000 * workLength)), isExceeded)
})

test('each value counts besides its length, that of a guest ten times', () => {
  const usage = createUsage(() => new Date(0))
  const guest = { userId: 'guest', isGuest: true }
  const values = readPerMinute / valueLength / guestValues
  usage.addRead(guest, { length: 0, values })
  usage.checkRead(guest)
  usage.addRead({ userId: 'ann' }, { length: 0, values: values * guestValues })
  usage.checkRead({ userId: 'ann' })
  for (const owner of [guest, { userId: 'ann' }]) {
    usage.addRead(owner, { length: 0, values: 1 })
    assert.throws(() => usage.checkRead(owner), isExceeded)
  }
})

test('text of a guest counts as that of others', async () => {
  const usage = createUsage(() => new Date(0))
  const guest = { userId: 'guest', isGuest: true }
  usage.addWritten(guest, text(writtenPerMinute))
  await usage.startWrite(guest, text(1))
  await assert.rejects(usage.startWrite(guest, text(1)), isExceeded)
})
