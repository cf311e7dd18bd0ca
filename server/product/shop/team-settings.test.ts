import assert from 'node:assert/strict'
import { test } from 'vitest'
import { SaveShop, Shop, shopLimits, unlistedCatalogId, type ValidDays } from '@costard/contract'
import { aLine, aQuote, aSentQuote, aShop, type Answer, startTestProduct } from '#testing'

const product = await startTestProduct()
const { clock } = product
type AShop = Awaited<ReturnType<typeof aShop>>

async function read({ owner, path }: AShop): Promise<Shop> {
  return Shop.parse((await owner.call('GET', `${path}/shop`)).body)
}

async function save(shop: AShop, change: Partial<Shop> & { confirmedErasures?: number }): Promise<Answer> {
  return shop.owner.call('PUT', `${shop.path}/shop`, {
    ...SaveShop.parse(await read(shop)),
    ...change,
  })
}

test('a team starts with what is usual in its country', async () => {
  const french = await read(await aShop(product, { country: 'FR' }))
  assert.deepEqual(
    [french.validDays, french.cashLimitMinor, french.retentionMonths, french.timeZone, french.ofCountry],
    [
      { buy: 14, repair: 30, sell: 7 },
      100_000,
      36,
      'Europe/Paris',
      { cashLimitMinor: 100_000, retentionMonths: 36 },
    ],
  )
  const american = await read(await aShop(product, { country: 'US' }))
  assert.deepEqual([american.cashLimitMinor, american.retentionMonths], [null, null])
})

test('offers are valid as the team says for their kind, unless their catalog says otherwise', async () => {
  const shop = await aShop(product)
  const validDays: ValidDays = { buy: 3, repair: 21, sell: 5 }
  assert.equal((await save(shop, { validDays })).status, 200)
  for (const kind of ['buy', 'repair', 'sell'] as const)
    assert.equal((await aQuote(shop, { lines: [aLine(shop, {}, kind)] })).validDays, validDays[kind], kind)
  const unlisted = {
    ...aLine(shop),
    catalogId: unlistedCatalogId('repair'),
    variantId: 'device',
    answers: {},
  }
  assert.equal((await aQuote(shop, { lines: [unlisted] })).validDays, 21)
})

test('a call that does not name a setting leaves it', async () => {
  const shop = await aShop(product)
  const before = await read(shop)
  const {
    timeZone: _zone,
    validDays: _days,
    cashLimitMinor: _cash,
    retentionMonths: _months,
    allowsLateAcceptance: _late,
    offlineWork: _offline,
    othersRelease: _others,
    ...details
  } = SaveShop.parse(before)
  const { body } = await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, town: 'Elsewhere' })
  assert.deepEqual(body, { ...before, town: 'Elsewhere', rev: 1 })
})

test('cash is offered below the limit of the team; what was priced before keeps its own', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const inCash = { lines: [aLine(shop, { propositionKey: 'cash' })] }
  const { quote, token } = await aSentQuote(shop, inCash)
  const draft = await aQuote(shop, inCash)
  const offer = async () => (await product.call('GET', `/public/quotes/${token}`)).body.lines
  const offered = await offer()
  const paid = quote.totals.payoutMinor
  assert.deepEqual([quote.lines[0]?.result.propositionKey, quote.lines[0]?.cashLimitMinor], ['cash', null])
  assert.equal((await save(shop, { cashLimitMinor: paid })).status, 200)
  const later = await aQuote(shop, inCash)
  assert.deepEqual(
    [later.lines[0]?.result.propositionKey, later.lines[0]?.cashLimitMinor],
    ['bankTransfer', paid],
  )
  assert.deepEqual(await offer(), offered)
  // A draft keeps its price, and is sent at this price.
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev })
  assert.deepEqual([sent.status, sent.body.totals], [200, draft.totals])
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, {
    name: 'Ada Customer',
    agrees: true,
  })
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body))
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(body.totals.payoutMinor, paid)
  assert.equal((await save(shop, { cashLimitMinor: paid + 1 })).status, 200)
  assert.equal((await aQuote(shop, inCash)).totals.payoutMinor, paid)
})

test('a line that is edited is priced with the limit as it is then', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const line = aLine(shop, { propositionKey: 'cash' })
  const draft = await aQuote(shop, { lines: [line] })
  assert.equal((await save(shop, { cashLimitMinor: 100 })).status, 200)
  const changes = [{ op: 'edit', lineId: draft.lines[0]?.id, line: { ...line, note: 'Scratched' } }]
  const { status, body } = await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}/lines`, {
    rev: draft.rev,
    changes,
  })
  assert.equal(status, 200)
  assert.deepEqual([body.lines[0].result.propositionKey, body.lines[0].cashLimitMinor], ['bankTransfer', 100])
})

test('the last day of an offer is a date: another time zone moves its end, not the date', async () => {
  const shop = await aShop(product, { country: 'FR' })
  const { quote, token } = await aSentQuote(shop, { validDays: 1 })
  clock.advanceSeconds(2 * 86_400)
  const stateOf = async () => (await product.call('GET', `/public/quotes/${token}`)).body.state
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(clock.now())
  assert.ok(today > quote.validUntil)
  assert.equal(await stateOf(), 'expired')
  for (const [typed, stored] of [
    ['europe/dublin', 'Europe/Dublin'],
    ['nz', 'Pacific/Auckland'],
  ] as const) {
    assert.equal((await save(shop, { timeZone: typed })).status, 200)
    assert.equal((await shop.owner.call('GET', shop.path)).body.timeZone, stored)
  }
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.deepEqual([body.validUntil, body.state, await stateOf()], [quote.validUntil, 'expired', 'expired'])
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(clock.now())
  const { validUntil } = await aQuote(shop, { validDays: 1 })
  assert.equal(validUntil, new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
})

test('refuses one more than each bound, and a time zone that is none', async () => {
  const shop = await aShop(product)
  const { validDays } = await read(shop)
  for (const wrong of [
    { validDays: { ...validDays, buy: 0 } },
    { validDays: { ...validDays, sell: shopLimits.maxValidDays + 1 } },
    { cashLimitMinor: shopLimits.maxCashLimitMinor + 1 },
    { cashLimitMinor: -1 },
    { retentionMonths: shopLimits.minRetentionMonths - 1 },
    { retentionMonths: shopLimits.maxRetentionMonths + 1 },
    { timeZone: 'Middle/Earth' },
    { timeZone: '+01:00' },
  ]) {
    const { status, code } = await save(shop, wrong)
    assert.deepEqual([status, code], [400, 'request/invalid'], JSON.stringify(wrong))
  }
  const most = {
    cashLimitMinor: shopLimits.maxCashLimitMinor,
    retentionMonths: shopLimits.maxRetentionMonths,
  }
  assert.equal((await save(shop, most)).status, 200)
})
