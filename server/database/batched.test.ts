import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from 'vitest'
import { batched } from './batched.ts'

test('batches concurrent calls and returns each its own result', async () => {
  const batches: (readonly number[])[] = []
  const double = batched(async (keys: readonly number[]) => {
    batches.push(keys)
    return keys.map((key) => key * 2)
  })
  assert.deepEqual(await Promise.all([3, 1, 3].map(double)), [6, 2, 6])
  assert.deepEqual(batches, [[3, 1, 3]])
})

test('answers calls that arrive during a batch from the next batch', async () => {
  let stored = 'old'
  let finishFirst = (): void => {}
  const batches: number[] = []
  const read = batched(async (keys: readonly string[]) => {
    batches.push(keys.length)
    const result = stored
    if (batches.length === 1) await new Promise<void>((resolve) => (finishFirst = resolve))
    return keys.map(() => result)
  })
  const first = read('a')
  while (batches.length === 0) await nextTurn()
  stored = 'new'
  const later = Promise.all([read('a'), read('b')])
  finishFirst()
  assert.equal(await first, 'old')
  assert.deepEqual(await later, ['new', 'new'])
  assert.deepEqual(batches, [1, 2])
})

test('runs the next batch while one hangs', async () => {
  let calls = 0
  const read = batched((keys: readonly string[]) =>
    (calls += 1) === 1 ? new Promise<string[]>(() => {}) : Promise.resolve([...keys]),
  )
  void read('hanging')
  while (calls === 0) await nextTurn()
  assert.equal(await read('next'), 'next')
})

test('a failing batch fails only its own calls', async () => {
  const read = batched(async (keys: readonly string[]) => {
    if (keys.includes('bad')) throw new Error('failed')
    return keys
  })
  const answers = await Promise.allSettled([read('bad'), read('same batch')])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await read('good'), 'good')
})

test('splits batches above the maximum size', async () => {
  const sizes: number[] = []
  const read = batched(async (keys: readonly number[]) => {
    sizes.push(keys.length)
    return keys
  })
  const keys = Array.from({ length: 250 }, (_, at) => at)
  assert.deepEqual(await Promise.all(keys.map(read)), keys)
  assert.deepEqual(sizes, [100, 100, 50])
})
