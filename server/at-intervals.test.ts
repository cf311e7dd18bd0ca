import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { atIntervals } from './at-intervals.ts'

test('acts at once, then once for all calls within an interval', async () => {
  let acts = 0
  const call = atIntervals(30, () => (acts += 1))
  call()
  assert.equal(acts, 1)
  for (let calls = 0; calls < 5; calls += 1) call()
  assert.equal(acts, 1)
  await pause(60)
  assert.equal(acts, 2)
  await pause(60)
  call()
  assert.equal(acts, 3)
})
