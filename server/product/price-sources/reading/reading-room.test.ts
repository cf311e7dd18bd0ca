import assert from 'node:assert/strict'
import { priceSourceLimits } from '@costard/contract'
import { test } from 'vitest'
import { createReadingRoom, retryDelayMs } from './reading-room.ts'

const { askedAtOnce, loadedAtOnce, maxTries } = priceSourceLimits

test('a reading that somebody asked for finds room beside scheduled ones, which wait until one ends', () => {
  const enter = createReadingRoom()
  const rooms = (isAsked: boolean, count: number) => Array.from({ length: count }, () => enter({ isAsked }))
  const scheduled = rooms(false, loadedAtOnce + 1)
  const asked = rooms(true, askedAtOnce + 1)
  assert.equal(scheduled.filter((room) => room).length, loadedAtOnce)
  assert.equal(asked.filter((room) => room).length, askedAtOnce)
  scheduled[0]?.[Symbol.dispose]()
  assert.equal(enter({ isAsked: true }), undefined)
  assert.ok(enter({ isAsked: false }))
})

test('an address that does not answer is tried again within about two hours', () => {
  const delays = Array.from({ length: maxTries }, (_, at) => retryDelayMs(at + 1))
  assert.deepEqual(delays, [60_000, 900_000, 6_000_000, undefined])
})
