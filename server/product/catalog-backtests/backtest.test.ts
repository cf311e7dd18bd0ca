import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogPart } from '@costard/catalogs'
import { CatalogBacktest, NewerPrices } from '@costard/contract'
import {
  acceptance,
  aLine,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Shop,
  startTestProduct,
} from '#testing'

const product = await startTestProduct()

const catalogPath = (of: Shop): string => `${of.path}/catalogs/${of.catalogs.buy.pricing.id}`

async function change(of: Shop, ...parts: CatalogPart[]): Promise<number> {
  const { status, body } = await of.owner.call('PATCH', `${catalogPath(of)}/draft`, {
    baseVersion: 1,
    changes: parts.map((part) => ({ part, rev: 0 })),
  })
  assert.equal(status, 200, JSON.stringify(body))
  return Number(body.rev)
}

async function run(of: Shop): Promise<CatalogBacktest> {
  const { status, body } = await of.owner.call('POST', `${catalogPath(of)}/draft/backtest`)
  assert.equal(status, 200, JSON.stringify(body))
  return CatalogBacktest.parse(body)
}

const lower: CatalogPart = { kind: 'price', key: 'iphone-15-256', value: { minor: 20_000 } }

test('says of each quote what pricing it again alone says', async () => {
  const of = await aShop(product)
  const small = { ...aLine(of), variantId: 'iphone-15-128' }
  const quotes = [
    await aQuote(of),
    await aQuote(of, { lines: [aLine(of), small] }),
    await aQuote(of, { lines: [small] }),
    await aQuote(of, { lines: [aLine(of, {}, 'repair')] }),
  ]
  const rev = await change(of, lower)
  const found = await run(of)
  const published = await of.owner.call('POST', `${catalogPath(of)}/publish`, { baseVersion: 1, rev })
  assert.equal(published.status, 200)
  let difference = 0
  let changed = 0
  for (const { id } of quotes) {
    const { body } = await of.owner.call('GET', `${of.path}/quotes/${id}/newer-prices`)
    const { netBeforeMinor, netAfterMinor } = NewerPrices.parse(body)
    assert.ok(netBeforeMinor !== null && netAfterMinor !== null)
    // Net is paid by the customer; the comparison is about the customer's gain.
    difference += netBeforeMinor - netAfterMinor
    if (netBeforeMinor !== netAfterMinor) changed += 1
  }
  assert.equal(changed, 2)
  assert.deepEqual([found.rev, found.quotes, found.changed], [rev, 3, changed])
  assert.equal(found.differenceMinor, difference)
  assert.deepEqual(found.models, [{ name: 'iPhone 15', quotes: 2, differenceMinor: difference }])
  assert.ok(found.causes.some(({ kind, quotes: count }) => kind === 'base' && count === 2))
})

test('names accepted deals that fall below what was accepted, with the steps that differ', async () => {
  const of = await aShop(product)
  const { quote, token } = await aSentQuote(of)
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body))
  await change(of, lower)
  const { accepted: count, below, deals } = await run(of)
  assert.deepEqual([count, below, deals.length], [1, 1, 1])
  const [deal] = deals
  assert.deepEqual([deal?.quoteId, deal?.beforeMinor], [quote.id, -quote.totals.netMinor])
  assert.ok(deal && deal.afterMinor < deal.beforeMinor)
  assert.ok(deal.steps.some(({ kind, afterMinor }) => kind === 'base' && afterMinor === 20_000))
})

test('without changes nothing differs, and a draft with errors is not compared', async () => {
  const of = await aShop(product)
  await aQuote(of)
  const same = await run(of)
  assert.deepEqual([same.quotes, same.changed, same.differenceMinor, same.noPrice], [1, 0, 0, 0])
  await change(of, { kind: 'limits', key: 'iphone-15', value: { floorMinor: 9, ceilingMinor: 5 } })
  const refused = await of.owner.call('POST', `${catalogPath(of)}/draft/backtest`)
  assert.deepEqual([refused.status, refused.code], [422, 'catalog/not-publishable'])
})

test('compares quotes of many pages, each with all its lines', async () => {
  const of = await aShop(product)
  const small = { ...aLine(of), variantId: 'iphone-15-128' }
  const { id, totals } = await aQuote(of, { lines: [aLine(of), small, small] })
  const copies = 1_100
  await copyQuotes(product.database.pool, id, { teamId: of.team.id, copies })
  await change(of, lower)
  const found = await run(of)
  assert.deepEqual([found.quotes, found.changed, found.noPrice], [copies + 1, copies + 1, 0])
  assert.equal(found.differenceMinor, (copies + 1) * Math.round(found.differenceMinor / (copies + 1)))
  assert.ok(found.differenceMinor < 0 && totals.netMinor < 0)
})

test('an earlier version is compared like a draft, and one that never was is refused', async () => {
  const of = await aShop(product)
  const rev = await change(of, lower)
  const published = await of.owner.call('POST', `${catalogPath(of)}/publish`, { baseVersion: 1, rev })
  assert.equal(published.status, 200)
  await aQuote(of, { lines: [aLine(of, { catalogVersion: 2 })] })
  const path = `${catalogPath(of)}/draft/backtest`
  const back = CatalogBacktest.parse((await of.owner.call('POST', path, { version: 1 })).body)
  assert.deepEqual([back.version, back.quotes, back.changed], [1, 1, 1])
  assert.ok(back.differenceMinor > 0)
  assert.equal((await of.owner.call('POST', path, { version: 9 })).code, 'catalog/version-gone')
})

test('a business with a VAT number is priced with its VAT', async () => {
  const of = await aShop(product)
  const customer = { kind: 'business' as const, name: 'Example Ltd', vatId: 'DE123456789' }
  await aQuote(of, { customer })
  const { quotes, changed } = await run(of)
  assert.deepEqual([quotes, changed], [1, 0])
})

test('a team compares once at a time', async () => {
  const of = await aShop(product)
  const answers = await Promise.all(
    [1, 2].map(() => of.owner.call('POST', `${catalogPath(of)}/draft/backtest`)),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 503])
  assert.equal((await run(of)).quotes, 0)
})

test('comparisons of more teams than run at once wait for their turn, one of each team', async () => {
  const shops = await Promise.all(Array.from({ length: 4 }, () => aShop(product)))
  const ask = (of: Shop) => of.owner.call('POST', `${catalogPath(of)}/draft/backtest`)
  const twice = await Promise.all([...shops, ...shops].map(ask))
  const statuses = twice.map(({ status }) => status)
  for (const [index, status] of statuses.slice(0, shops.length).entries())
    assert.ok(status === 200 || statuses[index + shops.length] === 200, `team ${index}: ${status}`)
  for (const { status, code } of twice) assert.ok(status === 200 || code === 'catalog/busy')
})
