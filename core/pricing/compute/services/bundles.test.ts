import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Catalog, Service } from '../../catalog.ts'
import { price } from '../../pricing.ts'
import { catalogs } from '../../testing/pricing-vectors.ts'

test('chooses the set with the greatest saving, not the best single bundle', () => {
  const bundles = [
    bundle('ab', ['a', 'b'], 1500),
    bundle('bc', ['b', 'c'], 1300),
    bundle('cd', ['c', 'd'], 1500),
  ]
  assert.deepEqual(applied(bundles), ['ab', 'cd'])
})

test('chooses the earlier of two with the same saving', () => {
  assert.deepEqual(applied([bundle('bc', ['b', 'c'], 1500), bundle('ab', ['a', 'b'], 1500)]), ['bc'])
})

test('chooses no bundle without a saving', () => {
  assert.deepEqual(applied([bundle('ab', ['a', 'b'], 2000), bundle('cd', ['c', 'd'], 2100)]), [])
})

test('saves once per device of the line', () => {
  const line = price(catalog([bundle('ab', ['a', 'b'], 1500)]), { ...request, quantity: 3 })
  assert.deepEqual(line.bundles, [{ key: 'ab', services: ['a', 'b'], amountMinor: 4500, savingMinor: 1500 }])
  assert.equal(line.amountMinor, 10500)
})

const request = {
  variantId: 'phone-128',
  answers: {},
  tax: { regime: 'none' },
  date: '2026-11-20',
  services: ['a', 'b', 'c', 'd'].map((key) => ({ key })),
} as const

function applied(bundles: readonly Service[]): string[] {
  return price(catalog(bundles), request).bundles.map(({ key }) => key)
}

function catalog(bundles: readonly Service[]): Catalog {
  const singles = ['a', 'b', 'c', 'd'].map((key): Service => {
    return { key, price: { mode: 'fixed', amountMinor: 1000 }, taxClass: 'standard' }
  })
  return { ...catalogs.repair, services: [...singles, ...bundles] }
}

function bundle(key: string, services: readonly string[], amountMinor: number): Service {
  return { key, price: { mode: 'fixed', amountMinor }, taxClass: 'standard', bundle: { services } }
}
