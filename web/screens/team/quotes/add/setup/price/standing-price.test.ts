import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId } from '@costard/contract'
import { type Answer, price } from '@costard/pricing'
import { starterCatalogs } from '../../../../../../../server/product/catalogs/starter/starter-catalogs.ts'
import { allFine } from '../answers/all-fine.ts'
import { netOf, spanOf, sumsByKind } from './standing-price.ts'

const [tradeIn] = starterCatalogs({
  currency: 'EUR',
  taxRateBp: 2300,
  newId: () => 'trade-in' as CatalogId,
})
assert.ok(tradeIn)
const { pricing } = tradeIn
const request = {
  variantId: 'iphone-13-128',
  answers: {},
  tax: { regime: 'vat' as const },
  date: '2026-11-22',
}
const fine = {
  ...allFine(tradeIn, request),
  lock: 'off',
  owner: 'yes',
  managed: 'no',
  batteryShown: 'yes',
  battery: 95,
  sim: 'any',
  parts: ['no'],
  liquid: 'no',
}
const lineOf = (answers: Readonly<Record<string, Answer>>) => ({
  result: price(pricing, { ...request, answers }),
})

test('an answered device has an amount, and an open one beside it leaves none to all', () => {
  const done = lineOf(fine)
  assert.deepEqual(done.result.missing, [])
  assert.equal(netOf([done]), done.result.netMinor)
  assert.equal(netOf([done, lineOf({})]), null)
})

test('while questions are open there are two ends and no amount', () => {
  const open = lineOf({})
  assert.equal(netOf([open]), null)
  const span = spanOf(open.result)
  assert.ok(span && span.lowMinor < span.highMinor)
})

test('a held answer leaves no ends, whether or not questions are open', () => {
  for (const answers of [{ owner: 'contract' }, { ...fine, owner: 'contract' }]) {
    const held = lineOf(answers)
    assert.equal(netOf([held]), null)
    assert.equal(spanOf(held.result), undefined)
  }
})

test('a rejected device has neither', () => {
  const rejected = lineOf({ ...fine, lock: 'notMine' })
  assert.equal(netOf([rejected]), null)
  assert.equal(spanOf(rejected.result), undefined)
})

test('sums are by kind, and a kind with a price that does not stand has none', () => {
  const done = lineOf(fine)
  const bought = (line: typeof done, quantity: number) => ({ ...line, quantity, document: { pricing } })
  const { netMinor } = done.result
  assert.deepEqual(sumsByKind([bought(done, 1), bought(done, 2)]), [
    { kind: 'buy', count: 3, netMinor: 2 * netMinor },
  ])
  assert.deepEqual(sumsByKind([bought(done, 1), bought(lineOf({}), 1)]), [
    { kind: 'buy', count: 2, netMinor: null },
  ])
})

test('a line without a price leaves none to all', () => {
  assert.equal(netOf([lineOf(fine), undefined]), null)
})
