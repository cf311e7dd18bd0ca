import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { CustomerList, customerLimits, CustomerSort } from '@costard/contract'
import {
  aLine,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Shop,
  startTestProduct,
  acceptance,
  sequentialReads,
} from '#testing'
import { listCustomers, selectPage } from './customer-list-store.ts'
import { orderOf } from './customer-order.ts'

const product = await startTestProduct()
const { clock } = product
const { pool, orm } = product.database

async function list({ owner, path }: Shop, query: Record<string, string> = {}): Promise<CustomerList> {
  const { status, body } = await owner.call('GET', `${path}/customers?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(CustomerList.parse(body), body)
  return body
}

const namesIn = ({ customers }: CustomerList) => customers.map(({ name }) => name)

async function add({ owner, path }: Shop, customer: object): Promise<string> {
  const { status, body } = await owner.call('POST', `${path}/customers`, customer)
  assert.equal(status, 201, JSON.stringify(body))
  return body.id
}

/** Copies a customer in the database: as many calls would take minutes. The first copy was seen last. */
async function copyCustomer({ team }: Shop, customerId: string, copies: number): Promise<void> {
  await pool.query(
    `insert into product.customers select (jsonb_populate_record(c, jsonb_build_object(
       'customer_id', lpad(n::text, 20, '0'), 'name', 'Copy ' || n, 'search_text', 'copy ' || n,
       'created_at', c.created_at - (n || ' seconds')::interval))).*
     from product.customers c, generate_series(1, $2::int) n where c.team_id = $1 and c.customer_id = $3`,
    [team.id, copies, customerId],
  )
}

test('pages follow each other without a gap, last seen first', async () => {
  const shop = await aShop(product)
  const { maxPerPage } = customerLimits
  await copyCustomer(shop, await add(shop, { name: 'Copy 0' }), maxPerPage)
  const first = await list(shop)
  assert.deepEqual([first.customers.length, first.total], [maxPerPage, maxPerPage + 1])
  // A customer seen meanwhile shifts no page.
  clock.advanceSeconds(1)
  await add(shop, { name: 'Late' })
  const second = await list(shop, { cursor: first.nextCursor ?? '' })
  assert.deepEqual([second.nextCursor, second.total], [null, null])
  const expected = Array.from({ length: maxPerPage + 1 }, (_, n) => `Copy ${n}`)
  assert.deepEqual([...namesIn(first), ...namesIn(second)], expected)
  assert.equal((await list(shop)).customers[0]?.name, 'Late')
})

test('is sorted by name, as people read, and by the number of quotes', async () => {
  const shop = await aShop(product)
  for (const name of ['zoë', 'Émile', 'Łukasz', 'ada']) await add(shop, { name })
  await aQuote(shop, { customer: { kind: 'private', name: 'Mid' } })
  const sorted = async (sort: string) => namesIn(await list(shop, { sort }))
  assert.deepEqual(await sorted('name'), ['ada', 'Émile', 'Łukasz', 'Mid', 'zoë'])
  assert.deepEqual(await sorted('-name'), ['zoë', 'Mid', 'Łukasz', 'Émile', 'ada'])
  assert.equal((await sorted('-quotes'))[0], 'Mid')
  assert.equal((await sorted('quotes')).at(-1), 'Mid')
  assert.deepEqual(await sorted('-seen'), namesIn(await list(shop)))
})

test('pages of every order follow each other without a gap, and a cursor fits its order only', async () => {
  const shop = await aShop(product)
  const { maxPerPage } = customerLimits
  // The last name is the longest possible in a cursor: each syllable has three letters of three bytes.
  await add(shop, { name: '각'.repeat(120) })
  await copyCustomer(shop, await add(shop, { name: 'Copy 0' }), 2 * maxPerPage)
  await pool.query(
    "update product.customers set name = repeat('각', 119) || customer_id, quote_count = right(customer_id, 1)::int where team_id = $1 and name like 'Copy %' and customer_id ~ '^[0-9]+$'",
    [shop.team.id],
  )
  for (const sort of CustomerSort.options) {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(shop, { sort, ...(cursor !== undefined && { cursor }) })
      ids.push(...page.customers.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
      if (cursor === undefined) continue
      for (const other of CustomerSort.options.filter((one) => one !== sort)) {
        const query = new URLSearchParams({ sort: other, cursor })
        const { code } = await shop.owner.call('GET', `${shop.path}/customers?${query}`)
        assert.equal(code, 'request/invalid', `${sort} as ${other}`)
      }
    } while (cursor !== undefined)
    assert.equal(ids.length, 2 * maxPerPage + 2, sort)
    assert.equal(new Set(ids).size, ids.length, sort)
  }
})

test('counts up to a limit', async () => {
  const shop = await aShop(product)
  await copyCustomer(shop, await add(shop, { name: 'A' }), customerLimits.maxCounted - 1)
  assert.equal((await list(shop)).total, customerLimits.maxCounted)
  await add(shop, { name: 'One more' })
  assert.equal((await list(shop)).total, null)
  assert.equal((await list(shop, { search: 'one more' })).total, 1)
})

test('filters by kind and tag', async () => {
  const shop = await aShop(product)
  await add(shop, { name: 'Ada', tags: ['VIP', 'vip', 'Fleet'] })
  clock.advanceSeconds(1)
  await add(shop, { name: 'Harbour', kind: 'business', tags: ['Fleet'] })
  assert.deepEqual(namesIn(await list(shop, { kind: 'business' })), ['Harbour'])
  assert.deepEqual(namesIn(await list(shop, { kind: 'private' })), ['Ada'])
  assert.deepEqual(namesIn(await list(shop, { tag: 'Fleet' })), ['Harbour', 'Ada'])
  assert.deepEqual((await list(shop, { tag: 'VIP' })).customers[0]?.tags, ['VIP', 'Fleet'], 'once')
  assert.deepEqual(namesIn(await list(shop, { tag: 'Fleet', kind: 'private' })), ['Ada'])
})

test('finds names with accents and without, however they are typed', async () => {
  const shop = await aShop(product)
  for (const name of ['Hélène Müller', 'Helene Muller', 'עִברִית']) {
    clock.advanceSeconds(1)
    await add(shop, { name })
  }
  for (const search of ['helene', 'HÉLÈNE', 'muller', 'Müller', 'Helene Müller'])
    assert.deepEqual(namesIn(await list(shop, { search })), ['Helene Muller', 'Hélène Müller'], search)
  assert.deepEqual(namesIn(await list(shop, { search: 'עברית' })), ['עִברִית'])
})

test('the migration finds earlier names without their accents', async () => {
  const shop = await aShop(product)
  await add(shop, { name: 'Zoë Älg' })
  await add(shop, { name: 'Иван' })
  const texts = async () => {
    const select = 'select search_text from product.customers where team_id = $1 order by search_text'
    return (await pool.query(select, [shop.team.id])).rows.map((row) => row.search_text)
  }
  const after = await texts()
  const undo =
    "update product.customers set search_text = 'zoë älg' where team_id = $1 and search_text like 'zo%'"
  await pool.query(undo, [shop.team.id])
  assert.notDeepEqual(await texts(), after)
  const file = new URL('../../database/migrations/0058_search-without-accents.sql', import.meta.url)
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await pool.query(statement)
  assert.deepEqual(await texts(), after)
})

test('finds names by the letters of a plain keyboard', async () => {
  const shop = await aShop(product)
  const names = ['Łukasz Žák', 'Østergaard', 'ılgaz', 'Đorđe', 'Þórður', 'Lætitia Cœur', 'Groß']
  for (const name of names) await add(shop, { name })
  for (const search of ['lukasz zak', 'OSTERGAARD', 'Ilgaz', 'dorde', 'thordur', 'laetitia coeur', 'gross']) {
    const found = namesIn(await list(shop, { search }))
    assert.equal(found.length, 1, search)
  }
  for (const name of names) assert.deepEqual(namesIn(await list(shop, { search: name })), [name], name)
  // Rows as stored before plain letters were added.
  const texts = async () => {
    const select = 'select search_text from product.customers where team_id = $1 order by search_text'
    return (await pool.query(select, [shop.team.id])).rows.map((row) => row.search_text)
  }
  const after = await texts()
  await pool.query(
    "update product.customers set search_text = 'østergaard' where team_id = $1 and search_text like 'øst%'",
    [shop.team.id],
  )
  const others =
    "update product.customers set search_text = 'x' where team_id = $1 and search_text not like 'øst%'"
  await pool.query(others, [shop.team.id])
  const file = new URL('../../database/migrations/0060_search-plain-letters.sql', import.meta.url)
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await pool.query(statement)
  assert.deepEqual(
    (await texts()).filter((text) => text !== 'x'),
    after.filter((text) => text.startsWith('øst')),
  )
})

test('finds by contact, VAT number, tag, phone as it is dialled, and IMEI', async () => {
  const shop = await aShop(product)
  const fields = { contactName: 'Paul Keane', vatId: 'IE9876543B', tags: ['Fleet'], phone: '+35315550190' }
  await add(shop, { name: 'Harbour', kind: 'business', ...fields })
  for (const search of ['keane', 'ie987', 'fleet', '01 555 0190', '(01) 555-0190', '+353 1 555'])
    assert.deepEqual(namesIn(await list(shop, { search })), ['Harbour'], search)
  await aQuote(shop, { lines: [aLine(shop)], customer: { kind: 'private', name: 'Ada' } })
  assert.deepEqual(namesIn(await list(shop, { search: '35 693803 564380 9' })), ['Ada'])
  assert.deepEqual(namesIn(await list(shop, { search: '490154203237518' })), [])
})

test('has figures of the quotes sent in the last 12 months', async () => {
  const shop = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example' }
  const { quote, token } = await aSentQuote(shop, { customer })
  await aQuote(shop, { customer })
  const amountMinor = Math.abs(quote.totals.netMinor)
  assert.ok(amountMinor > 0)
  const recent = async () => (await list(shop)).customers[0]?.recent
  assert.deepEqual(await recent(), { sent: 1, accepted: 0, amountMinor })
  const { body } = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(body.state, 'accepted')
  assert.deepEqual(await recent(), { sent: 1, accepted: 1, amountMinor })
  const { maxRecentQuotes } = customerLimits
  await copyQuotes(pool, quote.id, { teamId: shop.team.id, copies: maxRecentQuotes - 2 })
  assert.equal((await recent())?.sent, maxRecentQuotes - 1)
  await aQuote(shop, { customer })
  assert.equal(await recent(), null, 'of more than the limit')
  const later = await listCustomers(orm, shop.team.id, {}, new Date(clock.now().getTime() + 1))
  assert.equal(later.customers[0]?.recent.sent, 0, 'of later quotes')
})

test('lists and removes customers that only a quote made and that no quote has', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ghost', email: 'g@x.example' } })
  // Restores rows as earlier versions left them.
  await pool.query('update product.quotes set customer_id = null where quote_id = $1', [quote.id])
  await pool.query('update product.customers set quote_count = 0 where customer_id = $1', [quote.customerId])
  const byHand = await add(shop, { name: 'By hand' })
  const used = await aQuote(shop)
  assert.deepEqual(namesIn(await list(shop, { isUnused: 'true' })), ['Ghost'])
  const ids = [quote.customerId, byHand, used.customerId]
  const remove = (all: unknown[]) =>
    shop.owner.call('POST', `${shop.path}/customers/remove-unused`, { ids: all })
  assert.deepEqual((await remove(ids)).body, { removed: 1 })
  assert.deepEqual(new Set(namesIn(await list(shop))), new Set(['By hand', 'Ada Customer']))
  const { maxRemoved } = customerLimits
  const many = Array.from({ length: maxRemoved + 1 }, (_, n) => String(n).padStart(20, 'x'))
  assert.equal((await remove(many.slice(1))).status, 200)
  assert.equal((await remove(many)).code, 'request/invalid')
})

test('refuses cursors it did not make', async () => {
  const shop = await aShop(product)
  for (const cursor of ['x', '2026-01-01T00:00:00.000Z', `2026 ${'x'.repeat(20)}`]) {
    const { code } = await shop.owner.call('GET', `${shop.path}/customers?${new URLSearchParams({ cursor })}`)
    assert.equal(code, 'request/invalid', cursor)
  }
})

test('with 10,000 customers a page is read by its index', async () => {
  const shop = await aShop(product)
  await copyCustomer(shop, await add(shop, { name: 'Harbour', kind: 'business', tags: ['Fleet'] }), 10_000)
  await pool.query('vacuum analyze product.customers')
  const { id } = shop.team
  const since = new Date(0)
  const { last } = await listCustomers(orm, id, {}, since)
  assert.ok(last)
  for (const [what, read] of Object.entries({
    first: () => listCustomers(orm, id, {}, since),
    next: () => listCustomers(orm, id, {}, since, last),
    kind: () => listCustomers(orm, id, { kind: 'business' }, since),
    other: () => listCustomers(orm, id, { kind: 'private' }, since),
    tag: () => listCustomers(orm, id, { tag: 'Fleet' }, since),
    noTag: () => listCustomers(orm, id, { tag: 'None' }, since),
    unused: () => listCustomers(orm, id, { isUnused: true }, since),
    rare: () => listCustomers(orm, id, { search: 'copy 4711' }, since),
    common: () => listCustomers(orm, id, { search: 'copy' }, since),
    nobody: () => listCustomers(orm, id, { search: 'nobody' }, since),
  })) {
    await read()
    const before = await sequentialReads(pool, 'customers')
    await read()
    assert.equal(await sequentialReads(pool, 'customers'), before, what)
  }
})

test('a page of every order is read from an index and not sorted', async () => {
  const shop = await aShop(product)
  await copyCustomer(shop, await add(shop, { name: 'Harbour', kind: 'business' }), 2000)
  await pool.query('analyze product.customers')
  const { id } = shop.team
  for (const sort of CustomerSort.options)
    for (const kind of [undefined, 'business'] as const) {
      const order = orderOf(sort)
      const { last } = await listCustomers(orm, id, { kind }, new Date(0), undefined, order)
      const { sql, params } = selectPage(orm, id, { kind }, order, last).toSQL()
      const { rows } = await pool.query(`explain ${sql}`, params)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      assert.match(plan, /Index Scan( Backward)? using customers_/, plan)
      assert.doesNotMatch(plan, /Sort|Seq Scan|Bitmap/, plan)
    }
})
