import assert from 'node:assert/strict'
import { test } from 'vitest'
import { findQuantity, isQuantity } from './find-quantity.ts'

test('a number that is no quantity is not read as one device', () => {
  for (const [text, quantity] of [
    ['iPhone 13 128 A x 4', 4],
    ['4x iPhone 13 128', 4],
    ['iPhone 13 128 A x 2000', 2000],
    ['iPhone 13 128 A x 12000', 12_000],
    ['12000 pcs iPhone 13', 12_000],
    ['iPhone 13 128 A x 999999999999', 999_999_999_999],
    ['iPhone 13 128 A x -5', -5],
    ['iPhone 13 128 A x 0', 0],
  ] as const) {
    assert.equal(findQuantity(text).quantity, quantity, text)
    assert.equal(isQuantity(quantity), quantity === 4, text)
  }
})

test('models, storages and numbers of devices are no quantities', () => {
  for (const text of [
    'iPhone X 64',
    'X 256',
    'iPhone X-64',
    'MX-1234 A',
    'x 352947061188427',
    '352947061188427 x',
  ])
    assert.deepEqual(findQuantity(text), { quantity: 1, rest: text }, text)
})
