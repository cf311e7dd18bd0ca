import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote, SaveShop } from '@costard/contract'
import { aLine, aMember, type Answer, aQuote, aShop, type Shop, startTestProduct } from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const { clock, database } = product
const drawn = '10.20-40.60-90.10-120.150_300.20-310.180'
const day = 86_400

async function aShopWith(settings: object = { offlineWork: 'acceptance' }): Promise<Shop> {
  const shop = await aShop(product)
  await save(shop, settings)
  return shop
}

async function save(shop: Shop, settings: object): Promise<void> {
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, SaveShop.parse({ ...body, ...settings }))
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
}

/** Returns the acceptance sent by a device that currently shows this draft. */
function signedNow({ rev, totals }: Pick<Quote, 'rev' | 'totals'>) {
  return {
    rev,
    name: 'Ada Customer',
    signature: drawn,
    agrees: true,
    acceptedAt: clock.now().toISOString(),
    shown: { netMinor: totals.netMinor, termsVersion: 0 },
  }
}

function accept(
  shop: Shop,
  { id }: Pick<Quote, 'id'>,
  body: object,
  { by = shop.owner, key }: { by?: Shop['owner']; key?: string } = {},
): Promise<Answer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return by.call('POST', `${shop.path}/quotes/${id}/accept-at-counter`, body, headers)
}

async function read(shop: Shop, { id }: Pick<Quote, 'id'>): Promise<Quote> {
  return Quote.parse((await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body)
}

const outcome = ({ status, code }: Answer) => [status, code]

test('a draft that was signed at the counter is accepted once, with its signature and when it was signed', async () => {
  const shop = await aShopWith()
  const draft = await aQuote(shop, { lines: [aLine(shop), aLine(shop, {}, 'sell')] })
  const signed = signedNow(draft)
  clock.advanceSeconds(3 * 3600)
  for (let tries = 0; tries < 2; tries++)
    assert.equal((await accept(shop, draft, signed, { key: 'lasting-1-accept' })).status, 200)
  const quote = await read(shop, draft)
  assert.deepEqual([quote.state, quote.channel, quote.rev], ['accepted', 'counter', draft.rev + 2])
  const { acceptance } = quote
  assert.deepEqual(
    [acceptance?.name, acceptance?.netMinor, acceptance?.signedAt, acceptance?.onBehalf?.channel],
    ['Ada Customer', draft.totals.netMinor, signed.acceptedAt, 'counter'],
  )
  assert.match(acceptance?.signature ?? '', /^M10 20/)
  assert.deepEqual(outcome(await accept(shop, draft, signed)), [409, 'quote/wrong-state'])
})

test('only where the owner allows it', async () => {
  for (const offlineWork of ['off', 'quotes'] as const) {
    const shop = await aShopWith({ offlineWork })
    const draft = await aQuote(shop)
    assert.deepEqual(outcome(await accept(shop, draft, signedNow(draft))), [
      403,
      'quote/counter-acceptance-off',
    ])
    assert.equal((await read(shop, draft)).state, 'draft')
  }
})

test('another amount or other terms than those of the server accept nothing', async () => {
  const shop = await aShopWith()
  const draft = await aQuote(shop)
  const signed = signedNow(draft)
  const { netMinor } = draft.totals
  const forged = [
    { netMinor: netMinor - 1, termsVersion: 0 },
    { netMinor: -netMinor, termsVersion: 0 },
    { netMinor, termsVersion: 1 },
  ]
  for (const shown of forged)
    assert.deepEqual(outcome(await accept(shop, draft, { ...signed, shown })), [409, 'quote/not-as-shown'])
  await save(shop, { terms: { en: 'Bring an ID.' } })
  assert.deepEqual(outcome(await accept(shop, draft, signed)), [409, 'quote/not-as-shown'])
  const { state, rev } = await read(shop, draft)
  assert.deepEqual([state, rev], ['draft', draft.rev])
  const shown = { netMinor, termsVersion: 1 }
  assert.equal((await accept(shop, draft, { ...signed, shown })).status, 200)
})

test('prices that were published meanwhile change nothing of what was signed', async () => {
  const shop = await aShopWith()
  const draft = await aQuote(shop)
  const signed = signedNow(draft)
  clock.advanceSeconds(3600)
  await publishVersion(database, shop, shop.catalogs.buy, (price) => price - 1000, clock.now())
  assert.equal((await accept(shop, draft, signed)).status, 200)
  assert.equal((await read(shop, draft)).acceptance?.netMinor, draft.totals.netMinor)
})

test('prices of before stand for the days of validity after newer ones, whatever the device says', async () => {
  const shop = await aShopWith()
  await publishVersion(database, shop, shop.catalogs.buy, (price) => price - 1000, clock.now())
  const draft = await aQuote(shop, { lines: [{ ...aLine(shop), catalogVersion: 1 }] as never, validDays: 2 })
  clock.advanceSeconds(2 * day)
  const other = await aQuote(shop, { lines: [{ ...aLine(shop), catalogVersion: 1 }] as never, validDays: 2 })
  assert.equal((await accept(shop, draft, signedNow(draft))).status, 200)
  clock.advanceSeconds(day)
  assert.deepEqual(outcome(await accept(shop, other, signedNow(other))), [410, 'quote/expired'])
})

test('prices that were not published when the customer signed are refused', async () => {
  const shop = await aShopWith()
  const acceptedAt = clock.now().toISOString()
  clock.advanceSeconds(3600)
  await publishVersion(database, shop, shop.catalogs.buy, (price) => price - 1000, clock.now())
  const draft = await aQuote(shop, { lines: [{ ...aLine(shop), catalogVersion: 2 }] as never })
  const early = { ...signedNow(draft), acceptedAt }
  assert.deepEqual(outcome(await accept(shop, draft, early)), [409, 'quote/not-as-shown'])
})

test('after the last day only somebody who may release keeps it, and says so', async () => {
  const shop = await aShopWith()
  const agent = await aMember(product, shop, 'agent')
  const draft = await aQuote(shop, { validDays: 1 })
  const signed = signedNow(draft)
  clock.advanceSeconds(2 * day)
  assert.deepEqual(outcome(await accept(shop, draft, signed)), [410, 'quote/expired'])
  const late = { ...signed, isLate: true }
  assert.deepEqual(outcome(await accept(shop, draft, late, { by: agent })), [410, 'quote/expired'])
  assert.equal((await accept(shop, draft, late)).status, 200)
})

test('a clock that is wrong by a day is refused, with the time of the server', async () => {
  const shop = await aShopWith()
  const draft = await aQuote(shop)
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
  for (const seconds of [day, 6 * 60, -16 * day]) {
    const refused = await accept(shop, draft, { ...signedNow(draft), acceptedAt: at(seconds) })
    assert.deepEqual(outcome(refused), [422, 'quote/clock-wrong'])
    assert.equal(refused.body.error.detail.now, clock.now().toISOString())
  }
  assert.equal((await accept(shop, draft, { ...signedNow(draft), acceptedAt: at(4 * 60) })).status, 200)
})

test('without a signature where the shop requires one, nothing is accepted', async () => {
  const shop = await aShopWith({ offlineWork: 'acceptance', signature: 'required' })
  const draft = await aQuote(shop)
  const { signature: _, ...unsigned } = signedNow(draft)
  assert.deepEqual(outcome(await accept(shop, draft, unsigned)), [422, 'quote/signature-required'])
  assert.equal((await accept(shop, draft, { ...unsigned, isTypedNameSignature: true })).status, 200)
})
