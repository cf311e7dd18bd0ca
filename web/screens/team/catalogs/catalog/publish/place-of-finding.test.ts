import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogId, countryTaxes } from '@costard/contract'
import { compileCatalog } from '@costard/pricing'
import { emptyCatalog } from '../../../../../../server/product/catalogs/managed/new-catalog.ts'
import { grouped } from './place-of-finding.ts'

test('a finding about a list as a whole names no part of it, and leads to its page', () => {
  const id = 'Catalog0000000000000' as CatalogId
  const money = { currency: 'EUR', taxRateBp: 2300 }
  const document = emptyCatalog('buy', money, countryTaxes(money), id)
  const { findings } = compileCatalog(document.pricing)
  const found = new Map(grouped(findings, document).map(({ code, places }) => [code, places]))
  for (const [code, page] of [
    ['no-models', 'models'],
    ['no-propositions', 'propositions'],
    ['no-lock-rule', 'computation'],
  ] as const) {
    const [place, ...others] = found.get(code) ?? []
    assert.ok(place, code)
    assert.deepEqual([place.part, others], [undefined, []])
    assert.ok(place.to('team', 'catalog').includes(page), place.to('team', 'catalog'))
  }
})
