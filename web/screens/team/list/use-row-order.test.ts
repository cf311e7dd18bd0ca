import assert from 'node:assert/strict'
import { test } from 'vitest'
import { sortedBy } from './use-row-order.ts'

test('rows are sorted as people read, those without a value last in both directions', () => {
  const names = ['Zoë', undefined, 'émile', 'Ada', 'iPhone 9', 'iPhone 10']
  const by = (name: string | undefined) => name
  assert.deepEqual(sortedBy(names, by, false), ['Ada', 'émile', 'iPhone 9', 'iPhone 10', 'Zoë', undefined])
  assert.deepEqual(sortedBy(names, by, true), ['Zoë', 'iPhone 10', 'iPhone 9', 'émile', 'Ada', undefined])
  assert.deepEqual(
    sortedBy([10, 9, 100], (one) => one, true),
    [100, 10, 9],
  )
})
