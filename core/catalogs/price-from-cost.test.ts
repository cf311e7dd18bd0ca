import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Service } from '@costard/pricing'
import { pricesFromCost } from './price-from-cost.ts'

const fixed = (amountMinor: number) => ({ mode: 'fixed', amountMinor }) as const
const screen: Service = { key: 'screen', price: fixed(30900), costMinor: 18050, taxClass: 'standard' }

test('a price is the cost and a margin on it, rounded as the catalog rounds', () => {
  for (const [marginBp, after] of [
    [0, 18100],
    [4000, 25300],
    [10_000, 36100],
  ] as const)
    assert.deepEqual(pricesFromCost([screen], marginBp, { stepMinor: 100, mode: 'up' }), [
      { key: 'screen', costMinor: 18050, beforeMinor: 30900, afterMinor: after },
    ])
})

test('only services with a cost that customers pay move', () => {
  const { costMinor: _, ...unknown } = screen
  const services: readonly Service[] = [
    { ...unknown, key: 'noCost' },
    { ...screen, key: 'bundle', bundle: { services: ['screen'] } },
    { ...screen, key: 'paidOut', direction: 'payout' },
    { ...screen, key: 'onRequest', price: { mode: 'onRequest' } },
  ]
  assert.deepEqual(
    pricesFromCost(services, 5000, { stepMinor: 1, mode: 'nearest' }).map((one) => [
      one.key,
      one.beforeMinor,
      one.afterMinor,
    ]),
    [['onRequest', null, 27075]],
  )
})
