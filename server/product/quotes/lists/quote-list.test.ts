import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { QuoteList } from '@costard/contract'
import {
  acceptance,
  aLine,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Shop,
  startTestProduct,
  sequentialReads,
  statistic,
} from '#testing'
import { listCustomers } from '../../customer-records/customer-list-store.ts'
import { countQuotes } from '../quote-counts-store.ts'
import { listQuotes } from './quote-list-store.ts'
import { orderOf } from './order.ts'

const product = await startTestProduct()

async function list(shop: Shop, query: Record<string, string> = {}): Promise<QuoteList> {
  const { status, body } = await shop.owner.call('GET', `${shop.path}/quotes?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function found(shop: Shop, search: string): Promise<string[]> {
  return (await list(shop, { search })).quotes.map(({ number }) => number)
}

test('a new team has no quotes', async () => {
  assert.deepEqual(await list(await aShop(product)), {
    quotes: [],
    counts: { all: 0 },
    nextCursor: null,
    searchedTo: null,
  })
})

test('lists summaries, newest first', async () => {
  const shop = await aShop(product)
  await aQuote(shop)
  product.clock.advanceSeconds(60)
  const ipad = { key: 'ipad-10th-generation', name: 'iPad (10th generation)' }
  const lines = [aLine(shop, { variantId: 'ipad-10th-generation-64-wifi', device: ipad }), aLine(shop)]
  const { quote } = await aSentQuote(shop, { lines })
  const { quotes } = await list(shop)
  assert.deepEqual(
    quotes.map(({ number }) => number),
    ['Q-2026-00002', 'Q-2026-00001'],
  )
  assert.deepEqual(quotes[0], {
    id: quote.id,
    number: quote.number,
    rev: quote.rev,
    state: 'sent',
    isTrial: false,
    isViewed: false,
    hasCounterOffer: false,
    title: 'iPad (10th generation)',
    variantLabel: '64 GB · Wi-Fi',
    silhouette: 'ipad',
    moreDevices: 1,
    kind: 'buy',
    customerName: 'Ada Customer',
    currency: 'EUR',
    netMinor: quote.totals.netMinor,
    totalKind: 'exact',
    obstacles: [],
    delivery: 'sending',
    declineReason: null,
    validDays: quote.validDays,
    validUntil: quote.validUntil,
    assignedTo: null,
    assistant: null,
    archivedAt: null,
    createdBy: shop.owner.userId,
    createdAt: quote.createdAt,
    questionsOpen: 0,
    siteId: null,
    updatedAt: quote.updatedAt,
  })
})

test('a draft has no amount until its price stands', async () => {
  const shop = await aShop(product)
  const open = aLine(shop, { answers: {} })
  await aQuote(shop, { lines: [aLine(shop), open] })
  product.clock.advanceSeconds(1)
  const ready = await aQuote(shop, { customer: null })
  const { quotes } = await list(shop)
  assert.deepEqual(
    quotes.map(({ netMinor, obstacles }) => [netMinor, obstacles]),
    [
      [ready.totals.netMinor, ['no-customer']],
      [null, ['questions-open']],
    ],
  )
})

test('counts and filters quotes by state', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop, { customer: null })
  const sent = await aSentQuote(shop)
  const accepted = await aSentQuote(shop)
  const declined = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${sent.token}/view`)
  await product.call('POST', `/public/quotes/${accepted.token}/accept`, acceptance)
  await product.call('POST', `/public/quotes/${declined.token}/decline`, { reason: 'price' })
  const counts = { all: 4, draft: 1, sent: 1, accepted: 1, declined: 1 }
  for (const [state, number] of [
    ['draft', draft.number],
    ['sent', sent.quote.number],
    ['accepted', accepted.quote.number],
    ['declined', declined.quote.number],
  ] as const) {
    const page = await list(shop, { state })
    assert.deepEqual(
      page.quotes.map((quote) => [quote.number, quote.state]),
      [[number, state]],
    )
    assert.deepEqual(page.counts, counts)
  }
  assert.equal((await list(shop, { state: 'sent' })).quotes[0]?.isViewed, true)
  assert.deepEqual((await list(shop, { state: 'expired' })).quotes, [])
  assert.equal((await list(shop, { state: 'draft' })).quotes[0]?.customerName, null)
})

test('searches number, IMEI, serial, device and customer', async () => {
  const shop = await aShop(product)
  const device = { name: 'MacBook Air', serial: 'C02XK1ZZJGH5' }
  const lines = [aLine(shop), aLine(shop, { device })]
  const customer = {
    kind: 'business' as const,
    name: 'Étienne İLKER GmbH',
    email: 'eti@home.example',
    phone: '+33612345678',
  }
  const quote = await aQuote(shop, { lines, customer })
  await aQuote(shop, { lines: [aLine(shop, { device: { name: 'Something else' } })], customer: null })
  for (const search of [
    quote.number,
    'q-2026-00001',
    '356938035643809',
    '5643809',
    'c02xk1zz',
    'macbook AIR',
    'ÉTIENNE',
    'étienne',
    'e\u0301tienne',
    'etienne',
    'Etiénne ilker',
    'ilker  étienne',
    'ilker ma air étienne',
    'İlker',
    'eti@HOME',
    'eti@home.example +33612',
    'air eti@home.example',
    '612345',
    '  macbook  ',
  ])
    assert.deepEqual(await found(shop, search), [quote.number], search)
  assert.deepEqual(await found(shop, 'nobody'), [])
  assert.deepEqual(await found(shop, 'étienne elsewhere'), [])
  assert.deepEqual(await found(shop, 'étienne xy'), [])
  assert.deepEqual(await found(shop, 'eti@elsewhere'), [])
  assert.equal((await found(shop, ' ')).length, 2)
})

test('finds the quotes of an IMEI by their lines, and other 15 digits by the text', async () => {
  const shop = await aShop(product)
  const device = { name: 'iPhone 13', imei: '490154203237518' }
  const older = await aQuote(shop, { lines: [aLine(shop, { device }), aLine(shop)] })
  product.clock.advanceSeconds(60)
  const newer = await aQuote(shop, { lines: [aLine(shop, { device })] })
  await aQuote(shop, { customer: { kind: 'private', name: 'Digits 123456789012345' } })
  assert.deepEqual(await found(shop, ' 490154203237518'), [newer.number, older.number])
  assert.deepEqual((await list(shop, { search: device.imei, state: 'sent' })).quotes, [])
  assert.equal((await found(shop, '123456789012345')).length, 1)
  assert.deepEqual(await found(await aShop(product), device.imei), [], 'another team')
})

test('escapes special characters in a search', async () => {
  const shop = await aShop(product)
  const names = ['100% Phones', 'under_score', 'back\\slash', 'O\'Neill "quoted"', 'plain']
  for (const name of names) await aQuote(shop, { customer: { kind: 'private', name } })
  for (const [search, name] of [
    ['%', '100% Phones'],
    ['100%', '100% Phones'],
    ['_', 'under_score'],
    ['r_s', 'under_score'],
    ['\\', 'back\\slash'],
    ['k\\s', 'back\\slash'],
    ["o'neill", 'O\'Neill "quoted"'],
    ['"quoted"', 'O\'Neill "quoted"'],
  ] as const) {
    const { quotes } = await list(shop, { search })
    assert.deepEqual(
      quotes.map(({ customerName }) => customerName),
      [name],
      search,
    )
  }
  for (const search of [
    "'; drop table product.quotes; --",
    '\\%',
    '%%',
    '__________',
    '\\\\',
    '🍏',
    '['.repeat(120),
  ])
    assert.deepEqual(await found(shop, search), [], search)
  assert.equal((await list(shop)).counts.all, names.length)
})

test('pages through all quotes, each once', async () => {
  const shop = await aShop(product)
  await Promise.all(Array.from({ length: 53 }, () => aQuote(shop, { customer: null })))
  product.clock.advanceSeconds(60)
  await Promise.all(Array.from({ length: 53 }, () => aQuote(shop)))
  const seen: string[] = []
  const sizes: number[] = []
  let cursor: string | null = null
  do {
    const page: QuoteList = await list(shop, cursor === null ? {} : { cursor })
    sizes.push(page.quotes.length)
    seen.push(...page.quotes.map(({ id }) => id))
    assert.equal(page.counts.all, 106)
    cursor = page.nextCursor
  } while (cursor !== null)
  assert.deepEqual(sizes, [50, 50, 6])
  assert.equal(new Set(seen).size, 106)
  const filtered = await list(shop, { search: 'ada' })
  assert.equal(filtered.quotes.length, 50)
  const rest = await list(shop, { search: 'ada', cursor: filtered.nextCursor ?? '' })
  assert.equal(rest.quotes.length, 3)
  assert.equal(rest.nextCursor, null)
})

test('exactly fifty quotes have no next page', async () => {
  const shop = await aShop(product)
  await Promise.all(Array.from({ length: 50 }, () => aQuote(shop)))
  const { quotes, nextCursor } = await list(shop)
  assert.deepEqual([quotes.length, nextCursor], [50, null])
})

test('rejects an invalid cursor', async () => {
  const shop = await aShop(product)
  const id = 'x'.repeat(20)
  for (const cursor of [
    'x',
    '1 x',
    `1 ${id}`,
    `2026-03-02 ${id}`,
    `2026-02-30T09:00:00.000Z ${id}`,
    `+275760-09-13T00:00:00.000Z ${id}`,
    `2026-03-02T09:00:00.000Z ${id} or true`,
    "2026-03-02T09:00:00.000Z '",
    '2026-03-02T09:00:00.000Z',
    '',
  ]) {
    const { status, code } = await shop.owner.call(
      'GET',
      `${shop.path}/quotes?${new URLSearchParams({ cursor })}`,
    )
    assert.deepEqual([status, code], [400, 'request/invalid'], cursor)
  }
})

test('rejects an unknown state', async () => {
  const shop = await aShop(product)
  const { code } = await shop.owner.call('GET', `${shop.path}/quotes?state=lost`)
  assert.equal(code, 'request/invalid')
})

test('lists a large team by index, without reading other teams', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  const imei = '490154203237518'
  await aQuote(shop, { lines: [aLine(shop, { device: { name: 'iPhone 13', imei } })] })
  await makeCopies(quote.id, { team: shop, copies: 3000 })
  const place = { town: '', directions: '', phone: '', hours: null }
  const site = { name: 'Cork', street: '12 Patrick Street', ...place }
  const siteId = (await shop.owner.call('POST', `${shop.path}/sites`, site)).body.id
  await aQuote(shop)
  for (const team of await someTeams(10)) await makeCopies(quote.id, { team, copies: 400 })
  await product.database.pool.query(
    'vacuum analyze product.quotes, product.quote_revisions, product.quote_lines, product.customers',
  )
  const { database } = product
  const [teamId, today] = [shop.team.id, '2026-03-02']
  const asking = { teamId, today, timeZone: shop.team.timeZone, userId: shop.owner.userId, mayRelease: true }
  for (const [what, read] of Object.entries({
    list: () => listQuotes(database.orm, asking, {}),
    state: () => listQuotes(database.orm, asking, { state: ['expired'] }),
    search: () => listQuotes(database.orm, asking, { search: 'nobody' }),
    email: () => listQuotes(database.orm, asking, { search: 'nobody@customer.example' }),
    imei: () => listQuotes(database.orm, asking, { search: imei }),
    ...Object.fromEntries(
      (['-updated', 'updated', '-total', 'total', '-customer', 'customer', '-valid', 'valid'] as const).map(
        (sort) => [sort, () => listQuotes(database.orm, asking, { order: orderOf(sort) })],
      ),
    ),
    count: () => countQuotes(database.orm, teamId, today),
    customers: () => listCustomers(database.orm, teamId, {}, new Date(0)),
  })) {
    await read()
    const before = await sequentialReads(product.database.pool, 'quotes')
    await read()
    assert.equal(await sequentialReads(product.database.pool, 'quotes'), before, what)
  }
  const before = await trigramReads()
  const ofImei = await listQuotes(database.orm, asking, { search: imei })
  assert.deepEqual([ofImei.quotes.length, await trigramReads()], [1, before], 'an IMEI needs no trigrams')
  const ofPart = await listQuotes(database.orm, asking, { search: imei.slice(1) })
  assert.deepEqual([ofPart.quotes.length, await trigramReads()], [1, before + 1])
  const beforeSite = await siteReads()
  const ofSite = await listQuotes(database.orm, asking, { siteId: [siteId] })
  assert.deepEqual([ofSite.quotes.length, await siteReads()], [1, beforeSite + 1])
})

async function someTeams(count: number): Promise<Shop[]> {
  const owner = await product.aPerson()
  return Promise.all(Array.from({ length: count }, () => aShop(product, { owner })))
}

async function makeCopies(quoteId: string, { team, copies }: { team: Shop; copies: number }): Promise<void> {
  const { pool } = product.database
  await pool.query(
    `insert into product.customers select $1, 'c' || n, 'private', 'Person ' || n, 'p' || n || '@x.example',
       null, now(), now(), 'person', 1, now() from generate_series(1, $2::int) n`,
    [team.team.id, copies],
  )
  await copyQuotes(pool, quoteId, {
    teamId: team.team.id,
    copies,
    set: { customer_id: `'c' || n`, state: `(array['draft', 'sent', 'accepted'])[1 + n % 3]` },
  })
}

const trigramReads = () =>
  statistic(
    product.database.pool,
    `idx_scan::int as reads from pg_stat_user_indexes where indexrelname = 'quotes_search'`,
  )

const siteReads = () =>
  statistic(
    product.database.pool,
    `idx_scan::int as reads from pg_stat_user_indexes where indexrelname = 'quotes_site'`,
  )
