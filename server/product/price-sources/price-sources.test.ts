import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { test } from 'vitest'
import { type PriceSource, priceSourceLimits } from '@costard/contract'
import { aMember, type Answer, aShop, type Person, type Shop, startTestProduct } from '#testing'
import { deflatedZip } from '../../../contract/lists/tables/testing/deflated-zip.ts'
import { readDueSources } from './read-due-sources.ts'
import { startListServer, type ListServer } from './testing/list-server.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock, database } = product

const settings = {
  name: 'Recycler North',
  url: null,
  header: null,
  jsonPath: null,
  fills: 'hint',
  hint: 'Supplier',
  readAt: null,
  maxMoveBp: 2000,
  maxFewerBp: 200,
  inForceBp: null,
  isOn: true,
} as const

const csvOf = (...rows: readonly (readonly [string, string, number])[]): string =>
  ['Model,Storage,Price', ...rows.map((row) => row.join(','))].join('\n')
const list = csvOf(
  ['iPhone 15', '128 GB', 300],
  ['iPhone 15', '256 GB', 340],
  ['iPhone 14', '128 GB', 250],
  ['iPhone 14', '256 GB', 280],
)

interface Made {
  readonly shop: Shop
  readonly at: string
  readonly id: string
}

async function aSource(more: object = {}, shop?: Shop, by?: Person): Promise<Made> {
  const of = shop ?? (await aShop(product))
  const { status, body } = await (by ?? of.owner).call('POST', `${of.path}/price-sources`, {
    catalogId: of.catalogs.buy.pricing.id,
    ...settings,
    ...more,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return { shop: of, at: `${of.path}/price-sources/${body.id}`, id: body.id }
}

async function served(more: object = {}, answer = list): Promise<Made & { server: ListServer }> {
  const server = await startListServer(answer)
  return { server, ...(await aSource({ url: server.url, ...more })) }
}

async function described({ shop, id }: Made): Promise<PriceSource> {
  const { body } = await shop.owner.call('GET', `${shop.path}/price-sources`)
  return body.find((one: PriceSource) => one.id === id)
}

/** Waits until the current reading is finished. */
async function read(made: Made): Promise<NonNullable<PriceSource['lastRun']>> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const { isReading, lastRun } = await described(made)
    if (!isReading && lastRun) return lastRun
    assert.ok(performance.now() < deadline, JSON.stringify(await described(made)))
    await pause(25)
  }
}

async function run(made: Made): Promise<NonNullable<PriceSource['lastRun']>> {
  clock.advanceSeconds(1)
  const { status, body } = await made.shop.owner.call('POST', `${made.at}/run`)
  assert.equal(status, 200, JSON.stringify(body))
  return read(made)
}

async function upload(made: Made, text: string): Promise<NonNullable<PriceSource['lastRun']>> {
  clock.advanceSeconds(1)
  const { status } = await sendFile(made, text)
  assert.equal(status, 200)
  return read(made)
}

function sendFile({ shop, at }: Made, text: string | Uint8Array): Promise<Answer> {
  return shop.owner.call('POST', `${at}/file?name=list.csv`, text)
}

async function hints({ shop, at }: Made): Promise<Record<string, number>> {
  const { body } = await shop.owner.call('GET', `${at}/hints`)
  return Object.fromEntries(
    body.hints.map(({ variantId, minor }: { variantId: string; minor: number }) => [variantId, minor]),
  )
}

const draftPath = (shop: Shop) => `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/draft`
async function draftPrices(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select key, value from product.catalog_parts where team_id = $1 and kind = 'price'`,
    [shop.team.id],
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value.minor]))
}

function ownPrice({ catalogs }: Shop, variantId: string): number {
  const found = catalogs.buy.pricing.models
    .flatMap(({ variants }) => variants)
    .find(({ id }) => id === variantId)
  assert.ok(found?.priceMinor)
  return found.priceMinor
}

test('a list from an address becomes hints, and no price of ours moves', async () => {
  const made = await served()
  const first = await run(made)
  assert.partialDeepStrictEqual(first, { outcome: 'in', rows: 4, prices: 4, by: made.shop.owner.userId })
  assert.deepEqual(await hints(made), {
    'iphone-14-128': 25_000,
    'iphone-14-256': 28_000,
    'iphone-15-128': 30_000,
    'iphone-15-256': 34_000,
  })
  assert.deepEqual(await draftPrices(made.shop), {})
})

test('a list that did not change is not read again, by its tag and by its content', async () => {
  const made = await served()
  await run(made)
  assert.equal((await run(made)).outcome, 'unchanged')
  assert.equal(made.server.asked.at(-1)?.headers['if-none-match'], '"1"')
  made.server.etag = '"2"'
  assert.equal((await run(made)).outcome, 'unchanged')
  const { body } = await made.shop.owner.call('GET', `${made.at}/runs`)
  assert.deepEqual(
    body.runs.map(({ outcome }: { outcome: string }) => outcome),
    ['unchanged', 'unchanged', 'in'],
  )
})

test('large moves, missing prices and changed headings hold a list, and each is told', async () => {
  const made = await aSource()
  await upload(made, list)
  const held = await upload(
    made,
    csvOf(['iPhone 15', '128 GB', 200], ['iPhone 15', '256 GB', 342], ['iPhone 14', '128 GB', 301]).replace(
      'Price',
      'Price,Status',
    ),
  )
  assert.equal(held.outcome, 'held')
  const byWhy = new Map(held.reasons.map((reason) => [reason.why, reason]))
  assert.deepEqual([...byWhy.keys()].toSorted(), ['fewer', 'headings', 'moves'])
  assert.deepEqual(
    byWhy.get('headings')?.examples.map(({ name }) => name),
    ['Status'],
  )
  assert.partialDeepStrictEqual(byWhy.get('moves'), { count: 2 })
  assert.partialDeepStrictEqual(byWhy.get('moves')?.examples[0], { beforeMinor: 30_000, afterMinor: 20_000 })
  assert.equal(byWhy.get('fewer')?.count, 1)
  assert.match(byWhy.get('fewer')?.examples[0]?.name ?? '', /iPhone 14.*256/)
  // Yesterday's prices stay.
  assert.equal((await hints(made))['iphone-15-128'], 30_000)
})

test('a held list is released or left out once, as it was looked at', async () => {
  const made = await aSource()
  await upload(made, list)
  const held = await upload(made, list.replace('300', '100'))
  clock.advanceSeconds(1)
  const answer = (how: string, runId: string) => made.shop.owner.call('POST', `${made.at}/${how}`, { runId })
  assert.equal((await answer('release', 'x'.repeat(20))).code, 'price-source/not-held')
  assert.equal((await answer('leave-out', held.id)).status, 200)
  assert.equal((await described(made)).lastRun?.outcome, 'left-out')
  assert.equal((await answer('release', held.id)).code, 'price-source/not-held')
  assert.equal((await hints(made))['iphone-15-128'], 30_000)
  const again = await upload(made, list.replace('300', '100'))
  clock.advanceSeconds(1)
  assert.equal((await answer('release', again.id)).status, 200)
  assert.partialDeepStrictEqual(await read(made), {
    outcome: 'released',
    reasons: [{ why: 'moves', count: 1 }],
  })
  assert.equal((await hints(made))['iphone-15-128'], 10_000)
})

test('a list that cannot be read without a person is held until it is said how', async () => {
  const made = await aSource()
  const odd = 'Gerät,Wert A,Wert B\niPhone 15 128 GB,300,310\niPhone 14 128 GB,250,260'
  const held = await upload(made, odd)
  assert.deepEqual(
    held.reasons.map(({ why }) => why),
    ['question'],
  )
  clock.advanceSeconds(1)
  const release = await made.shop.owner.call('POST', `${made.at}/release`, { runId: held.id })
  assert.equal(release.status, 200)
  assert.equal((await read(made)).outcome, 'held')
  clock.advanceSeconds(1)
  const { status } = await made.shop.owner.call('PUT', `${made.at}/shape`, {
    shape: {
      columns: [
        { heading: 'Gerät', has: 'device' },
        { heading: 'Wert A', has: null },
        { heading: 'Wert B', has: 'price' },
      ],
      rows: 2,
      decimalMark: null,
      grades: [],
      devices: [],
      counted: [],
    },
  })
  assert.equal(status, 200)
  assert.equal((await read(made)).outcome, 'in')
  assert.deepEqual(await hints(made), { 'iphone-14-128': 26_000, 'iphone-15-128': 31_000 })
})

test('a list fills a draft, and no later run changes what a person put there', async () => {
  const shop = await aShop(product)
  const near = (variantId: string, factor: number) => Math.round((ownPrice(shop, variantId) * factor) / 100)
  const made = await aSource({ fills: 'draft' }, shop)
  const listed = (factor: number) =>
    csvOf(
      ['iPhone 15', '128 GB', near('iphone-15-128', factor)],
      ['iPhone 15', '256 GB', near('iphone-15-256', factor)],
    )
  assert.equal((await upload(made, listed(1.1))).outcome, 'in')
  assert.deepEqual(await draftPrices(shop), {
    'iphone-15-128': near('iphone-15-128', 1.1) * 100,
    'iphone-15-256': near('iphone-15-256', 1.1) * 100,
  })
  const { body } = await shop.owner.call('GET', draftPath(shop))
  const rev = body.parts.find(({ key }: { key: string }) => key === 'iphone-15-256').rev
  const own = { kind: 'price', key: 'iphone-15-256', value: { minor: 77_700 } }
  const edited = await shop.owner.call('PATCH', draftPath(shop), {
    baseVersion: 1,
    changes: [{ part: own, rev }],
  })
  assert.equal(edited.status, 200)
  assert.equal((await upload(made, listed(1.15))).outcome, 'in')
  assert.deepEqual(await draftPrices(shop), {
    'iphone-15-128': near('iphone-15-128', 1.15) * 100,
    'iphone-15-256': 77_700,
  })
})

test('what the catalog does not have and what cannot be right hold a list that fills a draft', async () => {
  const made = await aSource({ fills: 'draft' })
  const held = await upload(made, csvOf(['iPhone 15', '128 GB', 300_000], ['iPhone 6', '64 GB', 90]))
  assert.equal(held.outcome, 'held')
  const why = held.reasons.map((reason) => reason.why)
  for (const one of ['doubts', 'moves', 'new'] as const) assert.ok(why.includes(one), why.join())
  assert.deepEqual(await draftPrices(made.shop), {})
  const first = await aSource()
  assert.equal(
    (await upload(first, csvOf(['iPhone 15', '128 GB', 300], ['iPhone 6', '64 GB', 90]))).outcome,
    'in',
  )
  assert.deepEqual(await hints(first), { 'iphone-15-128': 30_000 })
})

test('prices come into force by themselves up to what an owner allows', async () => {
  const shop = await aShop(product)
  const manager = await aMember(product, shop, 'manager')
  const input = { catalogId: shop.catalogs.buy.pricing.id, ...settings, fills: 'draft', inForceBp: 300 }
  const refused = await manager.call('POST', `${shop.path}/price-sources`, input)
  assert.equal(refused.code, 'team/not-allowed')
  const made = await aSource({ fills: 'draft', inForceBp: 300 }, shop)
  // Whole units, so that a change of 2 % stays below 3 %.
  const price = (factor: number) => Math.round((ownPrice(shop, 'iphone-15-256') * factor) / 100)
  const before = shop.catalogs.buy.pricing.version
  const moved = await upload(made, csvOf(['iPhone 15', '256 GB', price(1.02)]))
  assert.partialDeepStrictEqual(moved, { outcome: 'in', version: before + 1 })
  assert.deepEqual(await draftPrices(shop), {})
  const { body } = await shop.owner.call(
    'GET',
    `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/versions`,
  )
  assert.partialDeepStrictEqual(body.versions[0], { version: before + 1, note: 'Recycler North' })
  const held = await upload(made, csvOf(['iPhone 15', '256 GB', price(1.1)]))
  assert.deepEqual([held.outcome, held.reasons.map(({ why }) => why)], ['held', ['moves']])
})

test('nothing of a person comes into force with a list', async () => {
  const shop = await aShop(product)
  const made = await aSource({ fills: 'draft', inForceBp: 300 }, shop)
  const part = { kind: 'price', key: 'iphone-14-128', value: { minor: 100 } }
  await shop.owner.call('PATCH', draftPath(shop), { baseVersion: 1, changes: [{ part, rev: 0 }] })
  const price = Math.round((ownPrice(shop, 'iphone-15-256') * 1.01) / 100)
  const held = await upload(made, csvOf(['iPhone 15', '256 GB', price]))
  assert.deepEqual([held.outcome, held.reasons.map(({ why }) => why)], ['held', ['draft']])
  const { body } = await shop.owner.call(
    'GET',
    `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/versions`,
  )
  assert.equal(body.versions.length, 1)
})

test('the secret of a header reaches its address and nothing else', async () => {
  const secret = 'S3cret-token-of-the-list'
  const made = await served({ header: { name: 'X-Key', secret } })
  await run(made)
  assert.equal(made.server.asked[0]?.headers['x-key'], secret)
  const { shop, at } = made
  assert.deepEqual((await described(made)).header, { name: 'X-Key', ending: 'st' })
  const elsewhere = await startListServer(list)
  const moved = await shop.owner.call('PATCH', at, { url: elsewhere.url.replace('127.0.0.1', 'localhost') })
  assert.equal(moved.code, 'price-source/secret-needed')
  const texts = [
    await shop.owner.call('GET', `${shop.path}/price-sources`),
    await shop.owner.call('GET', `${at}/runs`),
    await shop.owner.call('GET', `${shop.path}/audit`),
  ].map((answer) => JSON.stringify(answer.body))
  const { rows } = await database.pool.query(
    `select to_jsonb(s)::text as text from product.price_sources s
     union all select to_jsonb(e)::text from product.audit_entries e
     union all select payload::text from graphile_worker._private_jobs
     union all select to_jsonb(x)::text from product.price_source_secrets x`,
  )
  for (const text of [...texts, ...rows.map((row) => row.text)]) assert.ok(!text.includes(secret), text)
})

test('a redirect, a page and is too large are refused with their reason', async () => {
  const made = await served()
  made.server.answer = (response) => response.writeHead(302, { location: made.server.url }).end()
  assert.partialDeepStrictEqual(await run(made), { outcome: 'not-reached', fault: 'status', status: 302 })
  made.server.answer = (response) => response.end('<html><script>x()</script><h1>Please sign in</h1>')
  assert.partialDeepStrictEqual(await run(made), {
    outcome: 'refused',
    fault: 'no-table',
    excerpt: 'Please sign in',
  })
  made.server.answer = (response) => response.end(Buffer.alloc(priceSourceLimits.maxFileBytes + 1, 'a'))
  assert.partialDeepStrictEqual(await run(made), { outcome: 'refused', fault: 'too-large' })
})

test('what is too large to read changes nothing, and says why: a file, a workbook once unpacked, rows', async () => {
  const made = await served()
  await run(made)
  const before = await hints(made)
  // A part of blanks, compressed to a thousandth of its size.
  const bomb = deflatedZip('xl/workbook.xml', deflateRawSync(Buffer.alloc(60_000_000, 0x20)))
  const rows = csvOf(
    ...Array.from({ length: priceSourceLimits.maxRows + 1 }, (_, at) => ['iPhone 15', '128 GB', at] as const),
  )
  for (const [fault, answer] of [
    ['too-large', Buffer.alloc(priceSourceLimits.maxFileBytes + 1, 'a')],
    ['inflates', bomb],
    ['too-many-rows', rows],
  ] as const) {
    made.server.answer = (response) => response.end(answer)
    assert.partialDeepStrictEqual(await run(made), { outcome: 'refused', fault, prices: 0 })
    assert.deepEqual(await hints(made), before, fault)
  }
  const { status, code } = await made.shop.owner.call(
    'POST',
    `${made.at}/file?name=list.csv`,
    'a'.repeat(priceSourceLimits.maxFileBytes + 1),
  )
  assert.deepEqual([status, code], [413, 'request/too-large'])
  const uploaded = await aSource()
  assert.equal((await sendFile(uploaded, bomb)).status, 200)
  assert.partialDeepStrictEqual(await read(uploaded), { outcome: 'refused', fault: 'inflates', prices: 0 })
  // The next list is taken in again.
  made.server.answer = (response) => response.end(list)
  assert.partialDeepStrictEqual(await run(made), { outcome: 'unchanged' })
  assert.deepEqual(await hints(made), before)
})

test('a JSON list is read at its path', async () => {
  const items = [
    { device: 'iPhone 15', storage: '128 GB', price: { amount: 301.5 } },
    { device: 'iPhone 14', storage: '128 GB', price: { amount: 251 } },
  ]
  const made = await served({ jsonPath: 'data.items' }, JSON.stringify({ data: { items } }))
  const first = await run(made)
  if (first.outcome === 'held') {
    clock.advanceSeconds(1)
    await made.shop.owner.call('PUT', `${made.at}/shape`, {
      shape: {
        columns: [
          { heading: 'device', has: 'device' },
          { heading: 'storage', has: 'storage' },
          { heading: 'price.amount', has: 'price' },
        ],
        rows: 2,
        decimalMark: null,
        grades: [],
        devices: [],
        counted: [],
      },
    })
    assert.equal((await read(made)).outcome, 'in')
  }
  assert.deepEqual(await hints(made), { 'iphone-14-128': 25_100, 'iphone-15-128': 30_150 })
})

test('a source is read each day at its time in the time zone of the team', async () => {
  const made = await served({ readAt: '06:00' })
  const { nextAt } = await described(made)
  assert.ok(nextAt)
  // The shop's time zone is an hour ahead of UTC in winter and two in summer.
  assert.match(nextAt, /T0[45]:00:00/)
  clock.advanceSeconds((Date.parse(nextAt) - clock.now().getTime()) / 1000 + 1)
  await readDueSources({ database, now: clock.now })
  assert.partialDeepStrictEqual(await read(made), { outcome: 'in', by: null })
  const after = await described(made)
  assert.equal(Date.parse(after.nextAt ?? '') - Date.parse(nextAt), 86_400_000)
  const paused = await made.shop.owner.call('PATCH', made.at, { isOn: false })
  assert.equal(paused.body.nextAt, null)
})

test('the course of a hint and of our price', async () => {
  const made = await aSource()
  await upload(made, list)
  clock.advanceSeconds(86_400)
  await upload(made, list.replace('300', '310'))
  clock.advanceSeconds(86_400)
  await upload(made, csvOf(['iPhone 15', '256 GB', 340]))
  const { lastRun } = await described(made)
  clock.advanceSeconds(1)
  await made.shop.owner.call('POST', `${made.at}/release`, { runId: lastRun?.id })
  await read(made)
  const { body } = await made.shop.owner.call('GET', `${made.at}/course/iphone-15-128`)
  assert.deepEqual(
    body.hint.map(({ minor }: { minor: number | null }) => minor),
    [30_000, 31_000, null],
  )
  assert.deepEqual(
    body.own.map(({ minor }: { minor: number | null }) => minor),
    [ownPrice(made.shop, 'iphone-15-128')],
  )
})

test('who may not see costs sees no source', async () => {
  const made = await aSource()
  const manager = await aMember(product, made.shop, 'manager')
  assert.equal((await manager.call('GET', `${made.shop.path}/price-sources`)).status, 200)
  await made.shop.owner.call('PATCH', `${made.shop.path}/members/${manager.userId}`, { costView: false })
  for (const path of ['', `/${made.id}/hints`, `/${made.id}/runs`, `/${made.id}/course/x`])
    assert.equal(
      (await manager.call('GET', `${made.shop.path}/price-sources${path}`)).code,
      'team/not-allowed',
    )
})

test('one source, one step of a path and one byte more than a team may have are refused', async () => {
  const shop = await aShop(product)
  const { maxSources, maxPathSteps, maxFileBytes, maxInForceBp } = priceSourceLimits
  const input = { catalogId: shop.catalogs.buy.pricing.id, ...settings }
  const add = (more: object) => shop.owner.call('POST', `${shop.path}/price-sources`, { ...input, ...more })
  const path = Array.from({ length: maxPathSteps + 1 }, () => 'a').join('.')
  for (const more of [
    { jsonPath: path },
    { inForceBp: maxInForceBp + 1 },
    { url: 'https://user:pass@list.example/' },
    { url: 'ftp://list.example/' },
    { header: { name: 'Host', secret: 'x' } },
    { header: { name: 'X-Key', secret: 'a\r\nb' } },
    { readAt: '24:00' },
  ])
    assert.equal((await add(more)).code, 'request/invalid', JSON.stringify(more))
  for (let made = 0; made < maxSources; made += 1) assert.equal((await add({})).status, 201)
  assert.equal((await add({})).code, 'price-source/too-many')
  const { body } = await shop.owner.call('GET', `${shop.path}/price-sources`)
  const at = `${shop.path}/price-sources/${body[0].id}/file?name=list.csv`
  const large = await shop.owner.call('POST', at, 'a'.repeat(maxFileBytes + 1))
  assert.equal(large.code, 'request/too-large')
})

test('rules are kept for a catalog, of its sources only', async () => {
  const made = await aSource()
  const path = `${made.shop.path}/catalogs/${made.shop.catalogs.buy.pricing.id}/hint-rules`
  const rule = { group: 'iphone', sourceId: made.id, factorPpm: 720_000, addMinor: -1500, stepMinor: 500 }
  assert.deepEqual((await made.shop.owner.call('PUT', path, { rules: [rule] })).body, [rule])
  assert.deepEqual((await made.shop.owner.call('GET', path)).body, [rule])
  const other = await aSource()
  const foreign = await made.shop.owner.call('PUT', path, { rules: [{ ...rule, sourceId: other.id }] })
  assert.equal(foreign.code, 'price-source/not-found')
})
