import assert from 'node:assert/strict'
import { test } from 'vitest'
import { totals } from '../../pricing.ts'
import { catalogOf, vectors } from '../../testing/pricing-vectors.ts'
import { referencePrice } from '../../testing/reference/reference-price.ts'

for (const vector of vectors) {
  test(`reference engine, ${vector.id}: ${vector.comment}`, () => {
    const actual =
      'lines' in vector
        ? totals(vector.lines.map((line) => referencePrice(catalogOf(line), line.request)))
        : referencePrice(catalogOf(vector), vector.request)
    assert.deepStrictEqual(actual, vector.expected)
  })
}
