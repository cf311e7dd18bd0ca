import assert from 'node:assert/strict'
import { test } from 'node:test'
import { throttled } from './throttled.ts'

test('a burst runs once at once and once after the pause, with what came last', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const calls: number[] = []
  let value = 0
  const call = throttled(() => calls.push(value), 1_000)
  for (value = 1; value <= 50; value += 1) call.run()
  value = 50
  assert.deepEqual(calls, [1])
  t.mock.timers.tick(1_000)
  assert.deepEqual(calls, [1, 50])
  value = 51
  call.run()
  call.cancel()
  t.mock.timers.tick(5_000)
  assert.deepEqual(calls, [1, 50])
})
