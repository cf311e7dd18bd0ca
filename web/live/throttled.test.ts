import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'
import { throttled } from './throttled.ts'

afterEach(() => void vi.useRealTimers())

test('a burst runs once at once and once after the pause, with what came last', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const calls: number[] = []
  let value = 0
  const call = throttled(() => calls.push(value), 1_000)
  for (value = 1; value <= 50; value += 1) call.run()
  value = 50
  assert.deepEqual(calls, [1])
  vi.advanceTimersByTime(1_000)
  assert.deepEqual(calls, [1, 50])
  value = 51
  call.run()
  call.cancel()
  vi.advanceTimersByTime(5_000)
  assert.deepEqual(calls, [1, 50])
})
