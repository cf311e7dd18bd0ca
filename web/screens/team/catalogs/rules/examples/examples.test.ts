import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogExample, ExampleId } from '@costard/contract'
import { catalogs } from '../../../../../../core/pricing/testing/pricing-vectors.ts'
import { pricedExamples } from './example-prices.ts'

const catalog = catalogs.trade
const [model] = catalog.models
const [variant] = model?.variants ?? []
const request = { tax: { regime: 'none' as const }, date: '2026-11-23' }

function example(variantId: string): CatalogExample {
  return {
    id: 'x'.repeat(20) as ExampleId,
    name: 'Case',
    trial: { variantId, answers: {}, services: [] },
    createdBy: 'A',
    createdAt: '2026-11-23T00:00:00Z',
  }
}

test('an example has its price in the draft beside that of the published version', () => {
  assert.ok(model && variant?.priceMinor)
  const higher = { ...variant, priceMinor: variant.priceMinor + 5_000 }
  const draft = { ...catalog, models: [{ ...model, variants: [higher] }] }
  const kept = [example(variant.id)]
  const [changed] = pricedExamples(kept, draft, catalog, request)
  assert.ok(changed?.now.minor && changed.before?.minor && changed.now.minor > changed.before.minor)
  assert.equal(changed.isSame, false)
  const [same] = pricedExamples(kept, catalog, catalog, request)
  assert.deepEqual([same?.isSame, same?.now], [true, same?.before])
  const [first] = pricedExamples(kept, draft, undefined, request)
  assert.deepEqual([first?.isSame, first?.before], [true, undefined])
})

test('an example of a device that the draft no longer has says so', () => {
  assert.ok(model && variant)
  const draft = { ...catalog, models: [{ ...model, variants: [{ ...variant, id: 'other' }] }] }
  const [gone] = pricedExamples([example(variant.id)], draft, catalog, request)
  assert.deepEqual(gone?.now, { outcome: 'gone', minor: null })
  assert.equal(gone?.isSame, false)
})

test('an example of a device with an odd id is looked up as it is', () => {
  const [found] = pricedExamples([example('__proto__')], catalog, catalog, request)
  assert.deepEqual([found?.now.outcome, found?.isSame], ['gone', true])
})
