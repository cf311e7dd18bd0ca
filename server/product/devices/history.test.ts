import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { DeviceSighting, type Quote } from '@costard/contract'
import { sql } from 'drizzle-orm'
import {
  acceptance,
  aLine,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Shop,
  startTestProduct,
} from '#testing'
import { listSightings } from '../quotes/lines/checks/device-history-store.ts'

const product = await startTestProduct()
const { clock } = product
const imei = '356938035643809'
const serial = 'F2LX1234ABCD'

async function history({ owner, path }: Shop, asked: Record<string, string>): Promise<DeviceSighting[]> {
  const { status, body } = await owner.call('GET', `${path}/devices/history?${new URLSearchParams(asked)}`)
  assert.equal(status, 200)
  return body
}

function aQuoteOf(shop: Shop, ...devices: { imei?: string; serial?: string }[]): Promise<Quote> {
  return aQuote(shop, {
    lines: devices.map((numbers) => aLine(shop, { device: { name: 'iPhone 15', ...numbers } })),
  })
}

const numbersOf = (sightings: DeviceSighting[]) => sightings.map(({ number }) => number)

test('returns the details of an earlier quote', async () => {
  const shop = await aShop(product)
  const check = {
    kind: 'findMy' as const,
    result: 'flagged' as const,
    provider: 'manual' as const,
    at: clock.now().toISOString(),
  }
  const quote = await aQuote(shop, {
    lines: [aLine(shop), aLine(shop, { device: { name: 'A', serial }, checks: [check] })],
  })
  const [sighting, ...others] = await history(shop, { imei })
  assert.deepEqual(others, [])
  assert.deepEqual(DeviceSighting.parse(sighting), sighting)
  assert.deepEqual(sighting, {
    quoteId: quote.id,
    number: quote.number,
    state: 'draft',
    kind: 'buy',
    device: quote.lines[0]?.device,
    variantLabel: '256 GB',
    variantId: 'iphone-15-256',
    customerName: 'Ada Customer',
    currency: 'EUR',
    netMinor: -30500,
    checks: [],
    quotedAt: quote.createdAt,
  })
  const [flagged] = await history(shop, { serial })
  assert.deepEqual(flagged?.checks, [check])
  assert.equal(flagged?.netMinor, null, 'rejected')
})

test('a draft without a price that stands has no amount', async () => {
  const shop = await aShop(product)
  await aQuote(shop, { lines: [aLine(shop, { answers: {} })] })
  const [sighting] = await history(shop, { imei })
  assert.equal(sighting?.netMinor, null)
})

test('finds a device by either number, each line once', async () => {
  const shop = await aShop(product)
  const both = await aQuoteOf(shop, { imei, serial })
  clock.advanceSeconds(1)
  const byImei = await aQuoteOf(shop, { imei }, { serial: 'OTHER12345' })
  clock.advanceSeconds(1)
  const bySerial = await aQuoteOf(shop, { serial })
  assert.deepEqual(numbersOf(await history(shop, { imei })), [byImei.number, both.number])
  assert.deepEqual(numbersOf(await history(shop, { serial })), [bySerial.number, both.number])
  assert.deepEqual(numbersOf(await history(shop, { imei, serial })), [
    bySerial.number,
    byImei.number,
    both.number,
  ])
  assert.deepEqual(numbersOf(await history(shop, { imei, exceptQuoteId: byImei.id })), [both.number])
  assert.deepEqual(await history(shop, { imei: '490154203237518' }), [])
})

test('a migration writes stored serial numbers as they are written since', async () => {
  const shop = await aShop(product)
  const { orm } = product.database
  const quote = await aQuoteOf(shop, { serial: 'C01I12345678' })
  await orm.execute(sql`update product.quote_lines set serial = 'CO1I12345678' where quote_id = ${quote.id}`)
  const found = async () => numbersOf(await history(shop, { serial: 'C01112345678' }))
  assert.deepEqual(await found(), [])
  const file = new URL('../../database/migrations/0066_serials-without-letters.sql', import.meta.url)
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await orm.execute(sql.raw(statement))
  assert.deepEqual(await found(), [quote.number])
})

test('returns the twenty newest, not counting other teams', async () => {
  const [shop, other] = [await aShop(product), await aShop(product)]
  const early = await aQuoteOf(other, { imei })
  const made: string[] = []
  for (let count = 0; count < 22; count += 1) {
    clock.advanceSeconds(1)
    made.push((await aQuoteOf(shop, { imei })).number)
  }
  assert.deepEqual(numbersOf(await history(shop, { imei })), made.toReversed().slice(0, 20))
  assert.deepEqual(numbersOf(await history(other, { imei })), [early.number])
})

test('finds only quotes of the own team', async () => {
  const [one, other] = [await aShop(product), await aShop(product)]
  await aQuoteOf(one, { imei })
  const own = await aQuoteOf(other, { imei })
  assert.deepEqual(
    (await history(other, { imei })).map(({ quoteId }) => quoteId),
    [own.id],
  )
})

test('after an edit, finds a quote by its new devices only', async () => {
  const shop = await aShop(product)
  const quote = await aQuoteOf(shop, { imei, serial })
  const edit = (before: Quote, change: object) =>
    shop.owner.call('PATCH', `${shop.path}/quotes/${before.id}`, { rev: before.rev, ...change })
  const { body: noted } = await edit(quote, { note: 'Called' })
  assert.equal((await history(shop, { imei })).length, 1)
  const other = '490154203237518'
  const device = { name: 'iPhone 15', imei: other, serial }
  assert.equal((await editLine(shop, { ...quote, rev: noted.rev }, aLine(shop, { device }))).status, 200)
  assert.deepEqual(await history(shop, { imei }), [])
  assert.deepEqual(numbersOf(await history(shop, { imei: other })), [quote.number])
  assert.deepEqual(numbersOf(await history(shop, { serial })), [quote.number])
})

function editLine(shop: Shop, { id, rev, lines }: Quote, line: object): Promise<Answer> {
  const changes = [{ op: 'edit', lineId: lines[0]?.id, line }]
  return shop.owner.call('PATCH', `${shop.path}/quotes/${id}/lines`, { rev, changes })
}

test('a rejected edit does not change the history', async () => {
  const shop = await aShop(product)
  const quote = await aQuoteOf(shop, { imei })
  const line = aLine(shop, { device: { name: 'iPhone 15', serial } })
  assert.equal((await editLine(shop, { ...quote, rev: 2 }, line)).code, 'quote/changed')
  assert.equal((await editLine(shop, quote, { ...line, variantId: 'none' })).code, 'quote/variant-unknown')
  assert.equal((await history(shop, { imei })).length, 1)
  assert.deepEqual(await history(shop, { serial }), [])
})

test('an accepted line has the chosen amount; a sent quote becomes expired', async () => {
  const shop = await aShop(product)
  const { token } = await aSentQuote(shop, { lines: [aLine(shop, { propositionKey: 'storeCredit' })] })
  const offers = (await product.call('GET', `/public/quotes/${token}`)).body.lines[0]
  const cash = offers.offers.find(({ propositionKey }: any) => propositionKey === 'cash')
  assert.notEqual(cash.netMinor, (await history(shop, { imei }))[0]?.netMinor)
  await product.call('POST', `/public/quotes/${token}/accept`, {
    ...acceptance,
    propositionKeys: { [offers.id]: 'cash' },
  })
  const [accepted] = await history(shop, { imei })
  assert.deepEqual([accepted?.state, accepted?.netMinor], ['accepted', cash.netMinor])
  await aSentQuote(shop, { lines: [aLine(shop, { device: { name: 'A', serial } })], validDays: 2 })
  assert.equal((await history(shop, { serial }))[0]?.state, 'sent')
  clock.advanceSeconds(4 * 86_400)
  assert.equal((await history(shop, { serial }))[0]?.state, 'expired')
})

test('of a number on very many lines, only a thousand are looked at', async () => {
  const shop = await aShop(product)
  const quote = await aQuoteOf(shop, { imei })
  const { orm, pool } = product.database
  await copyQuotes(pool, quote.id, { teamId: shop.team.id, copies: 3_000 })
  assert.equal((await history(shop, { imei })).length, 20)
  const { sql, params } = listSightings(orm, shop.team.id, { imei }, undefined).toSQL()
  const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, params)
  // PostgreSQL scans small tables completely; the number of joined, sorted and returned rows must not grow. A
  // plan that stops at the last row of the answer joins fewer.
  const joined = JSON.stringify(rows).matchAll(/"Join Type"[^{}]*?"Actual Rows":(\d+)/g)
  const counts = [...joined].map(([, count]) => Number(count))
  assert.ok(counts.length > 0 && Math.max(...counts) <= 1_000, `joined ${counts.join(', ')} rows`)
})
