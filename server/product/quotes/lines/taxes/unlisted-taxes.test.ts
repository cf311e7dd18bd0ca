import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, Quote, Team, unlistedCatalogId } from '@costard/contract'
import type { TaxRate } from '@costard/pricing'
import { type Answer, aQuote, aShop, type Shop, startTestProduct } from '#testing'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()

const newYork: readonly TaxRate[] = [{ taxClass: 'standard', taxes: [{ ratePcm: 8875, name: 'Sales tax' }] }]
const quebec: readonly TaxRate[] = [
  {
    taxClass: 'goods',
    taxes: [
      { ratePcm: 5000, name: 'GST' },
      { ratePcm: 9975, name: 'QST' },
    ],
  },
  { taxClass: 'exempt', rateBp: 0 },
]

async function done<T = Quote>(answer: Promise<Answer>): Promise<T> {
  const { status, body } = await answer
  assert.ok(status < 300, JSON.stringify(body))
  return body
}

/** Creates a draft of an unlisted device with a hand price of 100.00. */
async function anUnlisted(shop: Shop, kind: 'buy' | 'repair' | 'sell'): Promise<Quote> {
  const line = {
    catalogId: unlistedCatalogId(kind),
    variantId: 'device',
    device: { name: 'Pixel 9' },
    answers: {},
  }
  const quote = await aQuote(shop, { lines: [line as never] })
  const price = kind === 'repair' ? { services: { repair: 10_000 } } : { amountMinor: 10_000 }
  const body = { rev: quote.rev, reason: 'Seen two of them online', ...price }
  return done(
    shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/lines/${quote.lines[0]!.id}/price`, body),
  )
}

async function publish(shop: Shop, kind: 'repair' | 'sell', pricing: Partial<CatalogDocument['pricing']>) {
  const { pricing: before, ...rest } = shop.catalogs[kind]
  const services = before.services.map((one) => ({ ...one, taxClass: pricing.taxClass ?? one.taxClass }))
  await publishVersion(
    product.database,
    shop,
    { ...rest, pricing: { ...before, services, ...pricing } },
    (minor) => minor,
  )
}

test('devices outside catalogs have the taxes of the last published catalog of their kind', async () => {
  const shop = await aShop(product, { country: 'US' })
  const before = await anUnlisted(shop, 'sell')
  assert.equal(before.totals.netMinor, 10_000)
  await publish(shop, 'sell', { taxRates: newYork })
  const sale = await anUnlisted(shop, 'sell')
  // 100.00 + 8.875
  assert.deepEqual(
    [sale.totals.netMinor, sale.lines[0]!.result.tax[0]!.taxes],
    [10_888, [{ ratePcm: 8875, name: 'Sales tax', taxMinor: 888 }]],
  )
  // The repair catalog has no tax.
  assert.equal((await anUnlisted(shop, 'repair')).totals.netMinor, 10_000)
  const kept = await done(shop.owner.call('GET', `${shop.path}/quotes/${before.id}`))
  assert.equal(kept.totals.netMinor, 10_000)
  const team = Team.parse(await done(shop.owner.call('GET', shop.path)))
  assert.deepEqual(team.unlistedTaxes.find(({ kind }) => kind === 'sell')?.taxRates, newYork)
})

test('taxes outside catalogs are those of the own class of a catalog, with or without them in the price', async () => {
  const shop = await aShop(product, { country: 'CA' })
  await publish(shop, 'repair', { taxClass: 'goods', taxRates: quebec, priceIncludesTax: false })
  assert.equal((await anUnlisted(shop, 'repair')).totals.netMinor, 11_498)
  await publish(shop, 'repair', { version: 3, taxClass: 'goods', taxRates: quebec, priceIncludesTax: true })
  assert.equal((await anUnlisted(shop, 'repair')).totals.netMinor, 10_000)
})

test('a new catalog starts with the taxes of its kind', async () => {
  const shop = await aShop(product, { country: 'US' })
  await publish(shop, 'sell', { taxRates: newYork })
  for (const from of ['empty', 'sample']) {
    const body = { name: `Sale ${from}`, start: { from, kind: 'sell' } }
    const { id } = await done<{ id: string }>(shop.owner.call('POST', `${shop.path}/catalogs`, body))
    const draft = await done<any>(shop.owner.call('GET', `${shop.path}/catalogs/${id}/draft`))
    assert.deepEqual(draft.document.pricing.taxRates, newYork)
  }
})
