import assert from 'node:assert/strict'
import { test } from 'vitest'
import { areTooFew, movesOf } from './source-moves.ts'

const move = (before: number | null, after: number) => ({
  name: `${before} ${after}`,
  before,
  after,
  own: null,
})

test('a move is too large from the smallest step above what is allowed', () => {
  const { tooLarge, moved, largestBp } = movesOf(
    [move(10_000, 12_000), move(10_000, 12_001), move(10_000, 7_999), move(10_000, 8_000), move(500, 500)],
    2000,
  )
  assert.deepEqual(tooLarge.map(({ after }) => after).toSorted(), [12_001, 7_999])
  assert.deepEqual([moved, Math.abs(largestBp ?? 0)], [4, 2001])
})

test('a price that was zero or is there for the first time', () => {
  assert.equal(movesOf([move(0, 1)], 10_000).tooLarge.length, 1)
  assert.deepEqual(movesOf([move(null, 1)], 0), { moved: 0, largestBp: null, tooLarge: [] })
  assert.deepEqual(movesOf([], 0).largestBp, null)
})

test('missing prices hold a list when they are more than the share', () => {
  assert.equal(areTooFew(98, 100, 200), false)
  assert.equal(areTooFew(97, 100, 200), true)
  assert.equal(areTooFew(99, 100, 0), true)
  assert.equal(areTooFew(0, null, 0), false)
  assert.equal(areTooFew(200, 100, 0), false)
})
