import assert from 'node:assert/strict'
import { test } from 'vitest'
import { price, totals } from '../../pricing.ts'
import { catalogOf, vectors } from '../../testing/pricing-vectors.ts'

for (const vector of vectors) {
  test(`${vector.id}: ${vector.comment}`, () => {
    const actual =
      'lines' in vector
        ? totals(vector.lines.map((line) => price(catalogOf(line), line.request)))
        : price(catalogOf(vector), vector.request)
    assert.deepStrictEqual(actual, vector.expected)
  })
}
