import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { decimalMarkOf, type ListedPrice, planPriceList } from './catalogs.ts'

const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
const anyRow: fc.Arbitrary<ListedPrice> = fc.record({
  row: fc.integer({ min: 1, max: 10_000 }),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  before: amount,
  isNew: fc.boolean(),
  after: amount,
})

test('each variant of a list is new, changed or the same, once', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const { added, changed, same } = planPriceList(rows)
      const keys = [...added, ...changed, ...same].map(({ key }) => key)
      assert.equal(new Set(keys).size, keys.length)
      assert.deepEqual(new Set(keys), new Set(rows.map(({ key }) => key)))
      assert.ok(changed.every(({ before, after }) => before !== after))
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
        const isBig = before !== null && (after === null || Math.abs(after - before) * 10 > before * 4.0005)
        const isSmall = before === null || (after !== null && Math.abs(after - before) * 10 <= before * 4)
        if (isBig) assert.ok(big.has(key))
        if (isSmall) assert.ok(!big.has(key))
      }
      const [largest] = bigMoves
      if (largest) assert.equal(largest, biggest)
    }),
  )
})

test('a second row with another price is told, and the first one counts', () => {
  const row = { key: 'a', before: 100, isNew: false }
  const plan = planPriceList([
    { ...row, row: 2, after: 110 },
    { ...row, row: 3, after: 120 },
    { ...row, row: 4, after: 110 },
  ])
  assert.deepEqual(
    plan.changed.map(({ after }) => after),
    [110],
  )
  assert.deepEqual(
    plan.doubles.map(({ listed, sameAs }) => [listed.row, sameAs]),
    [[3, 2]],
  )
})

test('finds the decimal mark of a file, and says so if there are two', () => {
  assert.equal(decimalMarkOf(['352,50', '1.234,00', '99']), ',')
  assert.equal(decimalMarkOf(['352.50', '1,234.00', '1,2x0']), '.')
  assert.equal(decimalMarkOf(['352,50', '352.50']), 'both')
  assert.equal(decimalMarkOf(['1.234', '99', '1.234.50', '']), undefined)
})
