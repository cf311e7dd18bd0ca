import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from '../../limits.ts'
import { createFairQueue, type Waiting } from './fair-queue.ts'

interface Work extends Waiting {
  readonly id: string
}

const work = (id: string, more: Partial<Waiting> = {}): Work => {
  const owner = id[0] ?? ''
  return { id, owner, names: [`preferences/${owner}`], length: 1, isAlone: false, ...more }
}
const ids = (taken: readonly Work[]): string => taken.map(({ id }) => id).join(' ')

test('owners take turns, however much one of them has waiting', () => {
  const queue = createFairQueue<Work>()
  for (let count = 0; count < 1_000; count += 1) queue.add(work(`a${count}`))
  queue.add(work('b1'))
  queue.add(work('c1'))
  queue.add(work('b2'))
  const group = queue.takeGroup()
  assert.equal(ids(group.slice(0, 6)), 'a0 b1 c1 a1 b2 a2')
  assert.equal(group.length, realtimeLimits.groupWrites)
})

test('a group is bounded by its length; the next one has the rest', () => {
  const queue = createFairQueue<Work>()
  const length = realtimeLimits.groupLength / 2
  for (const id of ['a1', 'b1', 'c1']) queue.add(work(id, { length }))
  const first = queue.takeGroup()
  assert.equal(ids(first), 'a1 b1')
  assert.equal(ids(queue.takeGroup()), 'c1')
})

test('long work is taken alone, and does not wait for or delay groups of others', () => {
  const queue = createFairQueue<Work>()
  queue.add(work('a1', { isAlone: true }))
  queue.add(work('b1'))
  queue.add(work('a2'))
  assert.equal(ids(queue.takeGroup()), 'b1')
  const long = queue.takeAlone()
  assert.equal(long?.id, 'a1')
  assert.equal(ids(queue.takeGroup()), '', 'its document is busy')
  queue.release([long!])
  assert.equal(ids(queue.takeGroup()), 'a2')
})

test('no document is in two groups at a time, and a piece put back comes first', () => {
  const queue = createFairQueue<Work>()
  const names = ['presence/shop'] as const
  queue.add(work('a1', { names }))
  const first = queue.takeGroup()
  queue.add(work('b1', { names }))
  queue.add(work('a2'))
  assert.equal(ids(queue.takeGroup()), 'a2')
  queue.release(first)
  queue.putBack({ ...first[0]!, isAlone: true })
  assert.equal(ids(queue.takeGroup()), 'b1')
  assert.equal(queue.takeAlone(), undefined)
})
