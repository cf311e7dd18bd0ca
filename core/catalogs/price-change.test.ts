import assert from 'node:assert/strict'
import { test } from 'vitest'
import { changedPrice } from './catalogs.ts'

const step = { stepMinor: 500, mode: 'down' } as const

test('changes a price by a share or an amount, rounded', () => {
  assert.deepEqual(changedPrice(17_500, { by: { bp: -1000 } }), { minor: 15_750 })
  assert.deepEqual(changedPrice(17_500, { by: { bp: -1000 }, rounding: step }), { minor: 15_500 })
  assert.deepEqual(changedPrice(17_500, { by: { amountMinor: 250 }, rounding: step }), { minor: 17_500 })
  assert.deepEqual(changedPrice(333, { by: { bp: 5000 } }), { minor: 500 })
})

test('stops at the limits of the model, and never below zero', () => {
  const limits = { floorMinor: 1500, ceilingMinor: 20_000 }
  assert.deepEqual(changedPrice(2000, { by: { bp: -5000 } }, limits), { minor: 1500, stoppedAt: 'floor' })
  assert.deepEqual(changedPrice(19_000, { by: { amountMinor: 5000 } }, limits), {
    minor: 20_000,
    stoppedAt: 'ceiling',
  })
  assert.deepEqual(changedPrice(1000, { by: { amountMinor: -5000 } }), { minor: 0 })
})
