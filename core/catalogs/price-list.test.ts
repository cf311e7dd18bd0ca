import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { type ListedPrice, planPriceList } from './catalogs.ts'

const anyRow: fc.Arbitrary<ListedPrice> = fc.record({
  row: fc.integer({ min: 1, max: 10_000 }),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  model: fc.constantFrom('one', 'two'),
  before: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  after: fc.integer({ min: 0, max: 1_000_000 }),
})

test('each thing of a list is new, changed, the same or in conflict, once', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const { added, changed, same, conflicts } = planPriceList(rows)
      const keys = [...added, ...changed, ...same, ...conflicts.map(([first]) => first)].map(({ key }) => key)
      assert.equal(new Set(keys).size, keys.length)
      assert.deepEqual(new Set(keys), new Set(rows.map(({ key }) => key)))
      assert.ok(changed.every(({ before, after }) => before !== null && before !== after))
      assert.ok(same.every(({ before, after }) => before === after))
    }),
  )
})

test('every move of more than 40 % has to be agreed to, and no other', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const { changed, bigMoves, biggest } = planPriceList(rows)
      const big = new Set(bigMoves.map(({ listed }) => listed.key))
      for (const { key, before, after } of changed) {
        const moved = Math.abs(after - (before ?? 0)) * 10
        if (moved > (before ?? 0) * 4.0005) assert.ok(big.has(key))
        if (moved <= (before ?? 0) * 4) assert.ok(!big.has(key))
      }
      const [largest] = bigMoves
      if (largest) assert.equal(largest, biggest)
    }),
  )
})

test('of different amounts for one thing none counts; equal ones are counted once and reported', () => {
  const row = { key: 'a', model: 'one', before: 100 }
  const plan = planPriceList([
    { ...row, row: 2, after: 110 },
    { ...row, row: 3, after: 120 },
    { ...row, row: 4, after: 110 },
    { ...row, key: 'b', row: 5, after: 130 },
    { ...row, key: 'b', row: 6, after: 130 },
  ])
  assert.deepEqual(
    plan.changed.map(({ row: at }) => at),
    [5],
  )
  assert.deepEqual(
    plan.conflicts.map((rows) => rows.map(({ row: at }) => at)),
    [[2, 3, 4]],
  )
  assert.deepEqual(
    plan.repeats.map(({ row: at }) => at),
    [6],
  )
})

test('doubts prices far from what is paid now, from their model, from the list and from the best grade', () => {
  const listed = (key: string, after: number, more: Partial<ListedPrice> = {}): ListedPrice => ({
    row: 1,
    key,
    model: key,
    before: null,
    after,
    ...more,
  })
  const usual = [20_000, 30_000, 25_000, 40_000, 28_000].map((after, at) => listed(`usual ${at}`, after))
  const doubts = (more: readonly ListedPrice[], known?: ReadonlyMap<string, readonly number[]>) =>
    planPriceList([...usual, ...more], known).doubtful.map(({ listed: { key }, why }) => `${key}: ${why}`)
  assert.deepEqual(doubts([]), [])
  assert.deepEqual(doubts([listed('serial', 4_600_000)]), ['serial: list'])
  assert.deepEqual(doubts([listed('cents', 250)]), ['cents: list'])
  assert.deepEqual(doubts([listed('nothing', 0)]), ['nothing: list'])
  assert.deepEqual(doubts([listed('ten times', 250_000, { before: 25_000 })]), ['ten times: now'])
  assert.deepEqual(doubts([listed('up', 90_000, { before: 25_000 })]), [])
  assert.deepEqual(doubts([listed('128', 20_000, { model: 'x' }), listed('256', 210_000, { model: 'x' })]), [
    '128: model',
    '256: model',
  ])
  assert.deepEqual(doubts([listed('far', 210_000, { model: 'x' })], new Map([['x', [20_000, 30_000]]])), [
    'far: model',
  ])
  assert.deepEqual(
    doubts([listed('b', 62_000, { ofBest: 'usual 1' }), listed('c', 500, { ofBest: 'usual 1' })]),
    ['b: grade'],
  )
})
