import assert from 'node:assert/strict'
import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, test, vi } from 'vitest'
import { batch } from './batch.ts'

afterEach(() => void vi.useRealTimers())

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

function recorded(timing: { waitMs: number; pauseMs: number }, untilReady = async () => {}) {
  const batches: number[][] = []
  const again: number[] = []
  const handle = async (items: ReadonlySet<number>) => {
    batches.push([...items])
    return again.splice(0)
  }
  return { batches, again, ...batch(timing, handle, untilReady) }
}

test('handles in one turn what is added within a moment, each item once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { batches, add } = recorded({ waitMs: 200, pauseMs: 0 })
  add(1, 2)
  await pass(100)
  add(2, 3)
  assert.deepEqual(batches, [])
  await pass(100)
  assert.deepEqual(batches, [[1, 2, 3]])
  await pass(1000)
  assert.deepEqual(batches, [[1, 2, 3]])
})

test('pauses between batches, and then handles what was added meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { batches, add } = recorded({ waitMs: 200, pauseMs: 5000 })
  add(1)
  await pass(200)
  for (const item of [2, 3, 4]) {
    add(item)
    await pass(1000)
  }
  assert.deepEqual(batches, [[1]])
  await pass(2000)
  await pass(200)
  assert.deepEqual(batches, [[1], [2, 3, 4]])
})

test('handles again what a turn returns', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { batches, again, add } = recorded({ waitMs: 200, pauseMs: 0 })
  again.push(7)
  add(7)
  await pass(200)
  await pass(0)
  await pass(200)
  assert.deepEqual(batches, [[7], [7]])
})

test('waits until it is ready, and handles nothing after the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ready = Promise.withResolvers<void>()
  const { batches, add, stop } = recorded({ waitMs: 200, pauseMs: 0 }, () => ready.promise)
  add(1)
  await pass(200)
  add(2)
  await pass(10_000)
  assert.deepEqual(batches, [])
  ready.resolve()
  await settle()
  assert.deepEqual(batches, [[1, 2]])
  add(3)
  stop()
  await pass(10_000)
  assert.deepEqual(batches, [[1, 2]])
})
