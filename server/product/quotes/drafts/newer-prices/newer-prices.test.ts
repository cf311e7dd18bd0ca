import assert from 'node:assert/strict'
import { test } from 'vitest'
import { NewerPrices, type Quote, quoteLimits } from '@costard/contract'
import { aLine, aQuote, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct()
const bent = (shop: Shop): object => ({ answers: { ...aLine(shop).answers, body: 'bent' } })

async function read(shop: Shop, { id }: Pick<Quote, 'id'>): Promise<NewerPrices> {
  const { status, body } = await shop.owner.call('GET', `${shop.path}/quotes/${id}/newer-prices`)
  assert.equal(status, 200, JSON.stringify(body))
  return NewerPrices.parse(body)
}

function apply(shop: Shop, { id }: Pick<Quote, 'id'>, seen: Pick<NewerPrices, 'rev' | 'versions'>) {
  const { rev, versions } = seen
  return shop.owner.call('POST', `${shop.path}/quotes/${id}/newer-prices`, { rev, versions })
}

/** Publishes the trade-in catalog with all prices 10.00 lower. */
async function lowerPrices(shop: Shop): Promise<void> {
  await publishVersion(product.database, shop, shop.catalogs.buy, (priceMinor) => priceMinor - 1000)
}

test('a draft keeps its prices until somebody uses the newer ones', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop, { lines: [aLine(shop), aLine(shop, {}, 'sell')] })
  assert.deepEqual((await read(shop, draft)).lines, [])
  await lowerPrices(shop)
  const { netMinor } = draft.totals
  const [bought] = draft.lines
  const seen = await read(shop, draft)
  assert.deepEqual(seen, {
    rev: 1,
    versions: { [shop.catalogs.buy.pricing.id]: 2 },
    lines: [
      {
        lineId: bought!.id,
        deviceName: bought!.device.name,
        variantLabel: bought!.variantLabel,
        beforeMinor: bought!.result.netMinor,
        afterMinor: bought!.result.netMinor + 1000,
        gone: [],
        isListed: true,
      },
    ],
    netBeforeMinor: netMinor,
    netAfterMinor: netMinor + 1000,
  })
  const path = `${shop.path}/quotes/${draft.id}`
  assert.deepEqual((await shop.owner.call('GET', path)).body.totals, draft.totals)
  const { status, body } = await apply(shop, draft, seen)
  assert.equal(status, 200)
  assert.equal(body.totals.netMinor, seen.netAfterMinor)
  assert.deepEqual(
    body.lines.map(({ catalogVersion }: Quote['lines'][number]) => catalogVersion),
    [2, 1],
  )
  assert.deepEqual((await read(shop, draft)).lines, [])
})

test('only the prices that were seen are used', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop)
  await lowerPrices(shop)
  const seen = await read(shop, draft)
  const outdated = await apply(shop, draft, { ...seen, versions: { [shop.catalogs.buy.pricing.id]: 1 } })
  assert.deepEqual([outdated.status, outdated.code], [409, 'quote/prices-changed'])
  const changed = await apply(shop, draft, { ...seen, rev: 0 })
  assert.deepEqual([changed.status, changed.code], [409, 'quote/changed'])
  assert.equal((await apply(shop, draft, seen)).status, 200)
})

test('a device that is no longer listed keeps its price', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop)
  const { pricing, ...rest } = shop.catalogs.buy
  const models = pricing.models.filter((model) =>
    model.variants.every(({ id }) => id !== draft.lines[0]!.variantId),
  )
  const without = { ...rest, pricing: { ...pricing, models } }
  await publishVersion(product.database, shop, without, (priceMinor) => priceMinor)
  const seen = await read(shop, draft)
  assert.deepEqual(
    seen.lines.map(({ isListed, beforeMinor, afterMinor }) => [isListed, beforeMinor === afterMinor]),
    [[false, true]],
  )
  const { body } = await apply(shop, draft, seen)
  assert.deepEqual([body.totals, body.lines[0].catalogVersion], [draft.totals, 1])
})

test('a held line shows no amount, and its release ends', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop, { lines: [aLine(shop, bent(shop))] })
  const release = `${shop.path}/quotes/${draft.id}/lines/${draft.lines[0]!.id}/release`
  const released = await shop.owner.call('POST', release, { rev: 1, note: 'Seen' })
  assert.equal(released.status, 200)
  await lowerPrices(shop)
  const seen = await read(shop, draft)
  assert.equal(seen.netBeforeMinor, released.body.totals.netMinor)
  assert.deepEqual([seen.lines[0]?.afterMinor, seen.netAfterMinor], [null, null])
  const { body } = await apply(shop, draft, seen)
  assert.deepEqual([body.lines[0].approval, body.obstacles], [null, ['needs-review']])
})

test('a sent quote keeps what was sent', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  await lowerPrices(shop)
  for (const answer of [
    await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}/newer-prices`),
    await apply(shop, quote, { rev: quote.rev, versions: {} }),
  ])
    assert.deepEqual([answer.status, answer.code], [409, 'quote/wrong-state'])
})

test('refuses more versions than a quote has lines', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop)
  const many = Array.from({ length: quoteLimits.maxLines + 1 }, (_, index) => [`c${index}`, 1])
  const { status, code } = await apply(shop, draft, { rev: 1, versions: Object.fromEntries(many) })
  assert.deepEqual([status, code], [400, 'request/invalid'])
})
