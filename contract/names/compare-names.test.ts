import assert from 'node:assert/strict'
import { test } from 'vitest'
import { compareNames } from './compare-names.ts'

test('numbers in names count as numbers', () => {
  const names = ['S10', 's2', 'S1', 'Émile', 'Zoe', 'emil', 'Shop 2b', 'Shop 10a', 'Shop 2a']
  assert.deepEqual(names.toSorted(compareNames), [
    'emil',
    'Émile',
    'S1',
    's2',
    'S10',
    'Shop 2a',
    'Shop 2b',
    'Shop 10a',
    'Zoe',
  ])
})
