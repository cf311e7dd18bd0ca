import assert from 'node:assert/strict'
import { expect, test } from 'vitest'
import { purchaseBookLimits } from '@costard/contract'
import {
  acceptance,
  aLine,
  aMember,
  aSentQuote,
  aShop,
  fillBook,
  pdfIn,
  type Shop,
  startTestProduct,
} from '#testing'
import { removeDueSellers } from './book-store.ts'

const product = await startTestProduct()

const customer = { kind: 'private', name: 'Priya Raman', email: 'priya@customer.example' } as const

/** Creates an accepted purchase whose devices are found as described. */
async function aMatchedQuote(shop: Shop, lines = [aLine(shop)]) {
  const { quote, token } = await aSentQuote(shop, { lines, customer })
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  for (const { id } of quote.lines)
    for (const to of ['received', 'inspecting', 'matched'])
      assert.equal((await advance(shop, quote.id, id, to)).status, 200)
  return quote
}

async function advance(shop: Shop, quoteId: string, lineId: string, to: string) {
  const at = `${shop.path}/quotes/${quoteId}`
  const { rev } = (await shop.owner.call('GET', at)).body
  return shop.owner.call('POST', `${at}/lines/${lineId}/fulfilment`, { rev, to, note: '' })
}

async function aPurchase(shop: Shop): Promise<string> {
  const quote = await aMatchedQuote(shop)
  assert.equal((await advance(shop, quote.id, quote.lines[0]?.id ?? '', 'paid')).status, 200)
  return quote.id
}

const bookOf = async (shop: Shop, query = '') =>
  (await shop.owner.call('GET', `${shop.path}/purchase-book${query}`)).body
/** Adds copies of the first entry, which break the hash chain. */
async function copyEntries(shop: Shop, copies: number): Promise<void> {
  const { rowCount } = await product.database.pool.query(
    `insert into product.purchase_book select b.team_id, 1 + n, b.number || n, b.at, b.day, b.by, b.kind, b.quote_id,
       b.quote_number, b.line_id, b.site_id, b.device, b.imei, b.serial, b.quantity, b.currency, b.amount_minor, b.paid_by,
       b.corrects, b.correction, b.customer_id, b.seller, b.seller_salt, b.seller_hash, b.kept_until, b.previous_hash, b.hash
     from product.purchase_book b, generate_series(1, $2) n where team_id = $1 and seq = 1`,
    [shop.team.id, copies],
  )
  assert.equal(rowCount, copies)
}

async function printedBook(
  { owner, path }: Pick<Shop, 'owner' | 'path'>,
  from: string,
  to: string,
): Promise<Response> {
  const query = `from=${from}&to=${to}&reason=authority`
  const headers = { authorization: `Bearer ${await owner.idToken()}` }
  return fetch(`${product.url}/api${path}/purchase-book/document?${query}`, { headers })
}

/** Changes the amount of an entry, bypassing the trigger of the database. */
async function tamper(shop: Shop, seq: number): Promise<void> {
  const { pool } = product.database
  await pool.query('alter table product.purchase_book disable trigger keep_purchase_book')
  const change = 'update product.purchase_book set amount_minor = 1 where team_id = $1 and seq = $2'
  await pool.query(change, [shop.team.id, seq])
  await pool.query('alter table product.purchase_book enable trigger keep_purchase_book')
}

const checkOf = async (shop: Shop) => (await shop.owner.call('GET', `${shop.path}/purchase-book/check`)).body

test('a device that is paid gets the next number, with what was paid and a masked seller', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await aPurchase(shop)
  const quoteId = await aPurchase(shop)
  const { entries } = await bookOf(shop)
  const year = entries[0].at.slice(0, 4)
  expect(entries).toMatchObject([
    {
      seq: 2,
      number: `${year}-0002`,
      kind: 'purchase',
      quoteId,
      imei: '356938035643809',
      amountMinor: 30_500,
      currency: 'EUR',
      seller: { name: 'P▪▪▪▪ R▪▪▪▪', paper: null },
      corrects: null,
    },
    { seq: 1, previousHash: '0'.repeat(64) },
  ])
  assert.equal(entries[0].previousHash, entries[1].hash)
  expect(await checkOf(shop)).toMatchObject({ entries: 2, isUnbroken: true, lastHash: entries[0].hash })
  expect((await bookOf(shop, `?search=${year}-0001`)).entries).toMatchObject([{ seq: 1 }])
})

test('the label of a paid device has its number in the book', async () => {
  const shop = await aShop(product)
  const quoteId = await aPurchase(shop)
  const [{ number }] = (await bookOf(shop)).entries
  const { body } = await shop.owner.call('GET', `${shop.path}/labels?quoteIds=${quoteId}&size=57x32`)
  assert.ok(body.zpl.includes(`^FD${number}^FS`), body.zpl)
})

test('a bought device is kept for the days of the settings: in the book and on its label, until when', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const quoteId = await aPurchase(shop)
  const { maxHeldDays } = purchaseBookLimits
  const save = (heldDays: number) =>
    shop.owner.call('PUT', `${shop.path}/purchase-book/settings`, {
      isKept: true,
      asksForPaper: false,
      keptYears: 5,
      heldDays,
    })
  const label = async (size: string): Promise<string> =>
    (await shop.owner.call('GET', `${shop.path}/labels?quoteIds=${quoteId}&size=${size}`)).body.zpl
  assert.equal((await bookOf(shop)).entries[0].heldUntil, null)
  assert.doesNotMatch(await label('62x46'), /keep until/)
  assert.equal((await save(maxHeldDays + 1)).status, 400)
  assert.equal((await save(maxHeldDays)).status, 200)
  assert.equal((await save(14)).status, 200)
  const [{ at, heldUntil }] = (await bookOf(shop)).entries
  const day = (date: string) => Date.parse(date.slice(0, 10)) / 86_400_000
  assert.equal(day(heldUntil) - day(at), 14)
  const words = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(heldUntil),
  )
  for (const size of ['62x46', '57x32']) assert.ok((await label(size)).includes(`keep until ${words}`), size)
  const corrected = await shop.owner.call('POST', `${shop.path}/purchase-book/1/corrections`, {
    field: 'device',
    value: 'iPhone 15',
    reason: 'read wrong',
  })
  assert.equal(corrected.body.heldUntil, null)
})

test('devices paid at once get numbers without gaps, each once', async () => {
  const shop = await aShop(product)
  const quotes = await Promise.all([1, 2, 3, 4].map(() => aMatchedQuote(shop)))
  await Promise.all(
    quotes.flatMap(({ id, lines }) => [
      advance(shop, id, lines[0]?.id ?? '', 'paid'),
      advance(shop, id, lines[0]?.id ?? '', 'paid'),
    ]),
  )
  const { entries } = await bookOf(shop)
  assert.deepEqual(
    entries.map(({ seq }: { seq: number }) => seq),
    [4, 3, 2, 1],
  )
  assert.equal((await checkOf(shop)).isUnbroken, true)
})

test('a payout is held until a paper was seen, where the team asks for one', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const settings = { isKept: true, asksForPaper: true, keptYears: 5 }
  await shop.owner.call('PUT', `${shop.path}/purchase-book/settings`, settings)
  const quote = await aMatchedQuote(shop)
  const [line] = quote.lines
  const held = await advance(shop, quote.id, line?.id ?? '', 'paid')
  assert.deepEqual([held.status, held.code], [409, 'book/paper-missing'])
  assert.deepEqual((await bookOf(shop)).entries, [])
  const idCheck = { kind: 'passport', lastFour: '4821', deleteAfter: '2036-01-01' }
  const saved = await shop.owner.call('PUT', `${shop.path}/customers/${quote.customerId}/id-check`, idCheck)
  assert.equal(saved.status, 200)
  assert.equal((await advance(shop, quote.id, line?.id ?? '', 'paid')).status, 200)
  expect((await bookOf(shop)).entries).toMatchObject([{ seller: { paper: 'passport 4821' } }])
})

test('in France a payout is held until all that the register asks is known; only Show and exports have it', async () => {
  const shop = await aShop(product, { country: 'FR' })
  const settings = { isKept: true, asksForPaper: true, keptYears: 5 }
  await shop.owner.call('PUT', `${shop.path}/purchase-book/settings`, settings)
  const quote = await aMatchedQuote(shop)
  const lineId = quote.lines[0]?.id ?? ''
  const at = `${shop.path}/customers/${quote.customerId}`
  const identity = {
    number: '12 AB 34821',
    issuedBy: 'Préfecture du Rhône',
    issuedOn: '2021-05-04',
    holder: '',
    capacity: 'Particulier',
    birthDate: null,
  }
  const passport = { kind: 'passport', lastFour: '4821', deleteAfter: '2036-01-01' }
  const checked = async (edit: object) => {
    const { status, code, body } = await shop.owner.call('PUT', `${at}/id-check`, { ...passport, ...edit })
    return { status, code, idCheck: body?.idCheck }
  }
  const missing = async () => (await advance(shop, quote.id, lineId, 'paid')).body.error.detail.missing
  assert.deepEqual(await missing(), ['address', 'paper', 'number', 'issuedBy', 'issuedOn', 'capacity'])
  assert.equal((await checked({ lastFour: '4822', identity })).code, 'request/invalid')
  const early = { ...identity, issuedOn: '2099-01-01' }
  assert.equal((await checked({ identity: early })).code, 'customer/day-invalid')
  const { idCheck } = await checked({ identity })
  assert.deepEqual(idCheck.knows, ['number', 'issuedBy', 'issuedOn', 'capacity'])
  assert.ok(!JSON.stringify(idCheck).includes('34821'))
  assert.deepEqual(await missing(), ['address'])
  const { rev } = (await shop.owner.call('GET', at)).body
  await shop.owner.call('PATCH', at, { rev, address: '1 rue de la Paix, Lyon' })
  assert.equal((await advance(shop, quote.id, lineId, 'paid')).status, 200)
  const { entries } = await bookOf(shop)
  assert.ok(!JSON.stringify(entries).includes('34821'))
  const shown = await shop.owner.call('GET', `${shop.path}/purchase-book/1/seller?reason=authority`)
  assert.deepEqual(shown.body.paper.identity, identity)
  const query = 'from=2020-01-01&to=2099-01-01&reason=authority'
  const { csv } = (await shop.owner.call('GET', `${shop.path}/purchase-book/csv?${query}`)).body
  assert.match(csv, /,12 AB 34821,Préfecture du Rhône,2021-05-04,,Particulier,,/)
  const printed = await printedBook(shop, '2020-01-01', '2099-01-01')
  const { text } = await pdfIn(Buffer.from(await printed.arrayBuffer()))
  for (const words of ['12 AB 34821', 'Préfecture du Rhône', 'Particulier'])
    assert.ok(text.includes(words), words)
  assert.equal((await checkOf(shop)).isUnbroken, true)
  await product.database.pool.query('alter table product.purchase_book disable trigger keep_purchase_book')
  await product.database.pool.query(
    `update product.purchase_book set seller = jsonb_set(seller, '{paper,identity,number}', '"X1234821"') where team_id = $1`,
    [shop.team.id],
  )
  await product.database.pool.query('alter table product.purchase_book enable trigger keep_purchase_book')
  assert.equal((await checkOf(shop)).brokenFrom, 1, 'the chain covers what stands on the paper')
})

test('Show gives the seller with a reason, and not to agents', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  const path = `${shop.path}/purchase-book/1/seller`
  assert.equal((await shop.owner.call('GET', path)).status, 400)
  const shown = await shop.owner.call('GET', `${path}?reason=authority`)
  expect(shown.body).toMatchObject({ name: 'Priya Raman', kind: 'private' })
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await agent.call('GET', `${path}?reason=authority`)).code, 'team/not-allowed')
  assert.equal(
    (await shop.owner.call('GET', `${shop.path}/purchase-book/9/seller?reason=authority`)).code,
    'book/not-found',
  )
})

test('a correction is an entry that names the other, which names it too', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  const correction = { field: 'imei', value: '353928184021199', reason: 'Last digit read wrong' }
  const path = `${shop.path}/purchase-book`
  const added = await shop.owner.call('POST', `${path}/1/corrections`, correction)
  expect(added).toMatchObject({ status: 201, body: { seq: 2, corrects: 1, correction, seller: null } })
  expect((await bookOf(shop)).entries).toMatchObject([
    { seq: 2 },
    { seq: 1, correctedBy: [2], imei: '356938035643809' },
  ])
  assert.equal(
    (await shop.owner.call('POST', `${path}/2/corrections`, correction)).code,
    'book/not-a-purchase',
  )
  const long = { ...correction, value: 'x'.repeat(201) }
  assert.equal((await shop.owner.call('POST', `${path}/1/corrections`, long)).status, 400)
  assert.equal((await checkOf(shop)).isUnbroken, true)
})

test('the database refuses changes, and the check finds those made around it', async () => {
  const shop = await aShop(product)
  for (let entry = 0; entry < 3; entry++) await aPurchase(shop)
  const change = (statement: string) => product.database.pool.query(statement, [shop.team.id])
  const amount = 'update product.purchase_book set amount_minor = 1 where team_id = $1 and seq = 2'
  await assert.rejects(change(amount), /never changed/)
  await tamper(shop, 2)
  expect(await checkOf(shop)).toMatchObject({ isUnbroken: false, brokenFrom: 2, entries: 3 })
  await change('delete from product.purchase_book where team_id = $1 and seq >= 2')
  expect(await checkOf(shop)).toMatchObject({ isUnbroken: false, brokenFrom: 2 })
})

test('a long book is read from its start once a day, and what was added since at each check', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  const entries = purchaseBookLimits.maxCheckedEachTime + 1
  await fillBook((text, values) => product.database.pool.query(text, values), shop.team.id, entries)
  const first = await checkOf(shop)
  expect(first).toMatchObject({ entries, isUnbroken: true })
  product.clock.advanceSeconds(3_600)
  await aPurchase(shop)
  const { entries: more, isUnbroken, checkedAt } = await checkOf(shop)
  assert.deepEqual([more, isUnbroken, checkedAt], [entries + 1, true, first.checkedAt])
  await tamper(shop, 2)
  assert.equal((await checkOf(shop)).isUnbroken, true, 'the start was read an hour ago')
  product.clock.advanceSeconds(23 * 3_600)
  assert.equal((await checkOf(shop)).brokenFrom, 2, 'a day later all is read')
  const other = await aShop(product)
  await aPurchase(other)
  await fillBook((text, values) => product.database.pool.query(text, values), other.team.id, entries)
  assert.equal((await checkOf(other)).isUnbroken, true)
  await aPurchase(other)
  await tamper(other, entries + 1)
  assert.equal((await checkOf(other)).brokenFrom, entries + 1, 'what was added is read at once')
})

test('exports a period with its sellers as CSV, oldest first, with what the check found', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await aPurchase(shop)
  await aPurchase(shop)
  const { entries } = await bookOf(shop)
  const day = entries[0].at.slice(0, 10)
  const path = `${shop.path}/purchase-book/csv`
  const { body } = await shop.owner.call('GET', `${path}?from=2020-01-01&to=${day}&reason=authority`)
  const rows = body.csv.trim().split('\r\n')
  assert.equal(rows.length, 3)
  assert.match(rows[1], /-0001,.*,EUR,305\.00,.*Priya Raman/)
  expect(body).toMatchObject({ entries: 2, check: { isUnbroken: true } })
  const none = await shop.owner.call('GET', `${path}?from=2020-01-01&to=2020-12-31&reason=authority`)
  assert.equal(none.body.entries, 0)
  const turned = await shop.owner.call('GET', `${path}?from=2026-02-01&to=2026-01-01&reason=authority`)
  assert.equal(turned.code, 'book/period-invalid')
})

test('an erased customer stays in the book until the time is over, and the chain stays good after it', async () => {
  const shop = await aShop(product)
  const quoteId = await aPurchase(shop)
  const { customerId } = (await shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`)).body
  const at = `${shop.path}/customers/${customerId}`
  const { keptUntil } = (await bookOf(shop)).entries[0]
  const kept = { kind: 'purchase', deleteAfter: keptUntil }
  const preview = await shop.owner.call('GET', `${at}/erasure`)
  expect(preview.body.retained).toContainEqual(expect.objectContaining(kept))
  const { rev } = (await shop.owner.call('GET', at)).body
  const erased = await shop.owner.call('POST', `${at}/erase`, { rev })
  assert.equal(erased.status, 200, JSON.stringify(erased.body))
  expect(erased.body.retained).toContainEqual(expect.objectContaining(kept))
  const show = `${shop.path}/purchase-book/1/seller?reason=authority`
  expect((await shop.owner.call('GET', show)).body).toMatchObject({ name: 'Priya Raman' })
  await removeDueSellers(product.database.orm, new Date('2060-01-01T00:00:00Z'))
  assert.equal((await shop.owner.call('GET', show)).code, 'book/seller-gone')
  assert.equal((await checkOf(shop)).isUnbroken, true)
})

test('a file takes a bounded number of entries', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  await copyEntries(shop, 5000)
  const path = `${shop.path}/purchase-book/csv?from=2020-01-01&to=2099-01-01&reason=authority`
  assert.equal((await shop.owner.call('GET', path)).code, 'book/too-many')
})

test('an entry is found by the start of its number, IMEI or quote, and the totals say what matches', async () => {
  const shop = await aShop(product, { country: 'IE' })
  for (let entry = 0; entry < 3; entry++) await aPurchase(shop)
  const correction = { field: 'imei', value: '353928184021199', reason: 'Read wrong' }
  await shop.owner.call('POST', `${shop.path}/purchase-book/1/corrections`, correction)
  const all = await bookOf(shop)
  const year = all.entries[0].at.slice(0, 4)
  assert.deepEqual(all.totals, {
    entries: 4,
    firstNumber: `${year}-0001`,
    lastNumber: `${year}-0004`,
    bought: [{ currency: 'EUR', amountMinor: 91_500 }],
    withoutPaper: 3,
  })
  const seqsOf = async (query: string) =>
    (await bookOf(shop, query)).entries.map(({ seq }: { seq: number }) => seq)
  assert.deepEqual(await seqsOf('?search=0002'), [2])
  assert.deepEqual(await seqsOf('?search=35693'), [3, 2, 1])
  assert.deepEqual(await seqsOf('?search=353928184021199'), [4])
  assert.deepEqual(await seqsOf(`?search=${all.entries[1].quoteNumber.toLowerCase()}`), [3])
  assert.deepEqual(await seqsOf('?search=%25'), [])
  assert.deepEqual(await seqsOf('?papers=missing'), [3, 2, 1])
  const later = await bookOf(shop, '?before=3')
  assert.deepEqual([later.entries.length, later.totals], [2, null])
  assert.deepEqual((await bookOf(shop, '?search=nothing')).totals, {
    entries: 0,
    firstNumber: null,
    lastNumber: null,
    bought: [],
    withoutPaper: 0,
  })
})

test('a team that keeps no book pays without an entry, and earlier entries stay', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  const settings = { isKept: false, asksForPaper: true, keptYears: 5 }
  await shop.owner.call('PUT', `${shop.path}/purchase-book/settings`, settings)
  await aPurchase(shop)
  assert.equal((await bookOf(shop)).entries.length, 1)
  assert.equal((await checkOf(shop)).isUnbroken, true)
})

test('prints a period as PDF/A with the sellers, corrections and what the check found, and the table in it', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await aPurchase(shop)
  const correction = { field: 'imei', value: '353928184021199', reason: 'Read wrong' }
  await shop.owner.call('POST', `${shop.path}/purchase-book/1/corrections`, correction)
  const printed = await printedBook(shop, '2020-01-01', '2099-01-01')
  assert.equal(printed.status, 200, printed.status === 200 ? '' : await printed.clone().text())
  const { text, metadata, attachments } = await pdfIn(Buffer.from(await printed.arrayBuffer()))
  for (const words of [
    'Priya Raman',
    '356938035643809',
    '353928184021199',
    'Read wrong',
    'unbroken',
    '305.00',
  ])
    assert.ok(text.includes(words), words)
  assert.match(metadata, /<pdfaid:part>3<.*<pdfaid:conformance>A</)
  const path = `${shop.path}/purchase-book/csv?from=2020-01-01&to=2099-01-01&reason=authority`
  assert.equal(attachments['purchase-book.csv'], (await shop.owner.call('GET', path)).body.csv)
  assert.equal((await printedBook(shop, '2026-02-01', '2026-01-01')).status, 422)
  assert.equal((await printedBook(shop, '2020-01-01', '2020-02-01')).status, 200)
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await printedBook({ ...shop, owner: agent }, '2020-01-01', '2020-02-01')).status, 403)
})

test('a PDF takes a bounded number of entries', async () => {
  const shop = await aShop(product)
  await aPurchase(shop)
  await copyEntries(shop, 1000)
  assert.equal((await printedBook(shop, '2020-01-01', '2099-01-01')).status, 422)
  await product.database.pool.query('delete from product.purchase_book where team_id = $1 and seq > 1000', [
    shop.team.id,
  ])
  assert.equal((await printedBook(shop, '2020-01-01', '2099-01-01')).status, 200)
})
