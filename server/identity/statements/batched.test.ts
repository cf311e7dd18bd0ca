import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { test } from 'node:test'
import { batched } from './batched.ts'

test('asks once for all who come together, and answers each with its own', async () => {
  const rounds: (readonly number[])[] = []
  const double = batched(async (keys: readonly number[]) => {
    rounds.push(keys)
    return keys.map((key) => key * 2)
  })
  assert.deepEqual(await Promise.all([3, 1, 3].map(double)), [6, 2, 6])
  assert.deepEqual(rounds, [[3, 1, 3]])
})

test('who comes while a round is under way gets an answer that was found afterwards', async () => {
  let truth = 'old'
  let finishFirst = (): void => {}
  const rounds: number[] = []
  const read = batched(async (keys: readonly string[]) => {
    rounds.push(keys.length)
    const seen = truth
    if (rounds.length === 1) await new Promise<void>((resolve) => (finishFirst = resolve))
    return keys.map(() => seen)
  })
  const first = read('a')
  while (rounds.length === 0) await nextTurn()
  truth = 'new'
  const later = Promise.all([read('a'), read('b')])
  finishFirst()
  assert.equal(await first, 'old')
  assert.deepEqual(await later, ['new', 'new'])
  assert.deepEqual(rounds, [1, 2])
})

test('a round that hangs holds up nobody else', async () => {
  let calls = 0
  const read = batched((keys: readonly string[]) =>
    (calls += 1) === 1 ? new Promise<string[]>(() => {}) : Promise.resolve([...keys]),
  )
  void read('hangs')
  while (calls === 0) await nextTurn()
  assert.equal(await read('comes later'), 'comes later')
})

test('a round that fails fails for its own only', async () => {
  const read = batched(async (keys: readonly string[]) => {
    if (keys.includes('bad')) throw new Error('refused')
    return keys
  })
  const answers = await Promise.allSettled([read('bad'), read('with it')])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await read('good'), 'good')
})

test('splits what would be too much for one statement', async () => {
  const sizes: number[] = []
  const read = batched(async (keys: readonly number[]) => {
    sizes.push(keys.length)
    return keys
  })
  const keys = Array.from({ length: 250 }, (_, at) => at)
  assert.deepEqual(await Promise.all(keys.map(read)), keys)
  assert.deepEqual(sizes, [100, 100, 50])
})
