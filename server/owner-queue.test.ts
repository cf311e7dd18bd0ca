import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createOwnerQueue } from './owner-queue.ts'

test('owners take turns, however much each of them wants', () => {
  const queue = createOwnerQueue<string>({ maxWaiting: 10, maxOfOwner: 5 })
  for (const work of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
    assert.equal(queue.add(work.charAt(0), work), undefined)
  assert.equal(queue.take(), 'a1')
  queue.add('d', 'd1')
  queue.add('b', 'b2')
  assert.deepEqual(
    Array.from({ length: 8 }, () => queue.take()),
    ['b1', 'c1', 'a2', 'd1', 'b2', 'c2', 'a3', undefined],
  )
  assert.equal(queue.size(), 0)
})

test('an owner has a bound, and a full queue drops work of the owner with the most', () => {
  const queue = createOwnerQueue<string>({ maxWaiting: 4, maxOfOwner: 3 })
  for (const work of ['a1', 'a2', 'a3']) queue.add('a', work)
  assert.equal(queue.add('a', 'a4'), 'a4')
  assert.equal(queue.add('b', 'b1'), undefined)
  assert.equal(queue.add('c', 'c1'), 'a3')
  assert.equal(queue.add('d', 'd1'), 'a2')
  assert.equal(queue.add('e', 'e1'), 'e1')
  assert.deepEqual(queue.clear(), ['a1', 'b1', 'c1', 'd1'])
  assert.equal(queue.take(), undefined)
})
