import assert from 'node:assert/strict'
import { test } from 'vitest'
import { roundPrice } from './round-price.ts'

const cases = [
  { amount: 13800, rounding: { stepMinor: 500, mode: 'down' }, expected: 13500 },
  { amount: 13800, rounding: { stepMinor: 500, mode: 'up' }, expected: 14000 },
  { amount: 13750, rounding: { stepMinor: 500, mode: 'nearest' }, expected: 14000 },
  { amount: 13749, rounding: { stepMinor: 500, mode: 'nearest' }, expected: 13500 },
  { amount: 13500, rounding: { stepMinor: 500, mode: 'up' }, expected: 13500 },
  { amount: 44400, rounding: { stepMinor: 1000, mode: 'nearest', endingMinor: -100 }, expected: 44900 },
  { amount: 44400, rounding: { stepMinor: 1000, mode: 'up', endingMinor: -1 }, expected: 44999 },
  { amount: 300, rounding: { stepMinor: 1000, mode: 'down', endingMinor: -100 }, expected: 0 },
  { amount: 7, rounding: { stepMinor: 3, mode: 'nearest' }, expected: 6 },
  { amount: 0, rounding: { stepMinor: 100, mode: 'up' }, expected: 0 },
  { amount: -5, rounding: { stepMinor: 100, mode: 'up', endingMinor: 50 }, expected: 0 },
] as const

for (const { amount, rounding, expected } of cases) {
  test(`${amount} ${rounding.mode} by ${rounding.stepMinor} returns ${expected}`, () => {
    assert.ok(Object.is(roundPrice(amount, rounding), expected))
  })
}
