import assert from 'node:assert/strict'
import { test } from 'vitest'
import { axisSteps } from './axis-steps.ts'

test('steps of an axis are whole units of the currency, whatever its decimals', () => {
  for (const [currency, first] of [
    ['EUR', [100, 200, 500, 1000]],
    ['HUF', [100, 200, 500, 1000]],
    ['JPY', [1, 2, 5, 10]],
    ['KWD', [1000, 2000, 5000, 10_000]],
  ] as const)
    assert.deepEqual(axisSteps(currency).slice(0, 4), first, currency)
})
