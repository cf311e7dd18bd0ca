import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Catalog, explain, neededByHand, price, type PriceRequest } from '../../pricing.ts'
import { catalogs } from '../../testing/pricing-vectors.ts'

const unpriced: Catalog = {
  ...catalogs.sale,
  models: catalogs.sale.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({ ...variant, priceMinor: null })),
  })),
}
const request: PriceRequest = {
  variantId: 'phone-128',
  answers: {},
  tax: { regime: 'vat' },
  date: '2026-11-20',
}
const byHand = { amountMinor: 12_345 }

test('a variant without a price is priced by hand, per device, with a step of its own', () => {
  assert.equal(price(unpriced, request).outcome, 'manual')
  assert.deepEqual(neededByHand(unpriced, { ...request, byHand }), { amount: true, services: [] })
  const { outcome, chargeMinor, trace } = price(unpriced, { ...request, byHand, quantity: 3 })
  assert.deepEqual([outcome, chargeMinor], ['instant', 3 * 12_345])
  assert.equal(
    trace.reduce((sum, { delta }) => sum + delta, 0),
    3 * 12_345,
  )
  const [first] = explain(trace, 'fr', { currency: 'EUR', labels: {} })
  assert.deepEqual([first?.title, first?.minor], ['Prix fixé à la main', 12_345])
})

test('where the catalog has a price, the price by hand is ignored', () => {
  assert.deepEqual(price(catalogs.sale, { ...request, byHand }), price(catalogs.sale, request))
})

test('a rejected device has no price, not even one set by hand', () => {
  const checks = [{ kind: 'blacklist', result: 'flagged' }] as const
  assert.equal(price(unpriced, { ...request, checks, byHand }).chargeMinor, 0)
})

test('without an available proposition the default one is offered', () => {
  const availableWhen = { customer: 'country', op: 'eq', value: 'XX' } as const
  const propositions = unpriced.propositions.map((one) => ({ ...one, availableWhen }))
  const { outcome, propositionKey } = price({ ...unpriced, propositions }, { ...request, byHand })
  assert.deepEqual([outcome, propositionKey !== null], ['instant', true])
})

test('negative amounts and fractions are no prices', () => {
  for (const bad of [{ amountMinor: -1 }, { amountMinor: 0.5 }, { services: { screen: NaN } }])
    assert.throws(() => price(unpriced, { ...request, byHand: bad }), { code: 'invalid-price-by-hand' })
})
