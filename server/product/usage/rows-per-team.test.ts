import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aLine, type Answer, aQuoteInput, aShop, type Shop, startTestProduct } from '#testing'
import { guestTeamLimits, usageLimits } from './usage-limits.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock } = product
const { pool } = product.database

function customerOf(email: string) {
  return { kind: 'private' as const, name: 'Ada', email }
}

function add(shop: Shop, email?: string): Promise<Answer> {
  const customer = email === undefined ? null : customerOf(email)
  return shop.owner.call('POST', `${shop.path}/quotes`, { ...aQuoteInput(shop), customer })
}

function edit(shop: Shop, { id, rev }: { id: string; rev: number }, email: string): Promise<Answer> {
  return shop.owner.call('PATCH', `${shop.path}/quotes/${id}`, { rev, customer: customerOf(email) })
}

/** Insert counts directly: real rows would take minutes. */
async function setUsed(limit: string, used: number): Promise<void> {
  const set = 'update product.usage_counters set used = $2 where starts_with(key, $1)'
  const { rowCount } = await pool.query(set, [`${limit}:86400:`, used])
  assert.ok(rowCount)
}

async function rowsOf(table: 'quotes' | 'customers', { team }: Shop): Promise<number> {
  const count = `select count(*)::int as held from product.${table} where team_id = $1`
  const { rows } = await pool.query<{ held: number }>(count, [team.id])
  return rows[0]?.held ?? 0
}

for (const limit of ['quotes-per-team', 'quotes-per-person'] as const) {
  test(`refuses one quote more a day than ${limit} allows, and nobody else's`, async () => {
    const [shop, other] = [await aShop(product), await aShop(product)]
    await add(shop)
    const [{ uses }] = usageLimits[limit]
    await setUsed(limit, uses - 1)
    const answers = await Promise.all([add(shop, 'ada@one.example'), add(shop, 'ada@two.example')])
    const [refused, ...others] = answers.filter(({ status }) => status !== 201)
    assert.deepEqual([refused?.status, refused?.code, others.length], [429, 'quote/too-many', 0])
    assert.deepEqual(refused?.body.error.detail, { limit, retryAfterSeconds: 86_400 })
    assert.equal(refused?.headers.get('retry-after'), '86400')
    assert.deepEqual([await rowsOf('quotes', shop), await rowsOf('customers', shop)], [2, 1])
    assert.equal((await add(other)).status, 201)
    clock.advanceSeconds(86_400)
    assert.equal((await add(shop)).status, 201)
  })
}

for (const limit of ['customers-per-team', 'customers-per-person'] as const) {
  test(`refuses one customer more a day than ${limit} allows, also in an edit`, async () => {
    const shop = await aShop(product)
    const { body: quote } = await add(shop)
    await add(shop, 'ada@first.example')
    const [{ uses }] = usageLimits[limit]
    await setUsed(limit, uses - 1)
    assert.equal((await add(shop, 'ada@last.example')).status, 201)
    for (const refused of [
      await add(shop, 'ada@more.example'),
      await edit(shop, quote, 'ada@more.example'),
    ]) {
      assert.deepEqual([refused.status, refused.code], [429, 'quote/too-many'])
      assert.equal(refused.body.error.detail.limit, limit)
    }
    assert.equal((await edit(shop, quote, 'ada@last.example')).status, 200, 'a customer it has already')
    assert.equal((await add(shop)).status, 201, 'a quote without a customer')
    assert.equal(await rowsOf('customers', shop), 2)
    clock.advanceSeconds(86_400)
    assert.equal((await add(shop, 'ada@more.example')).status, 201)
  })
}

for (const limit of ['lines-per-team', 'lines-per-person'] as const) {
  test(`refuses one line more a day than ${limit} allows, in a new quote and in a change`, async () => {
    const shop = await aShop(product)
    const { body: quote } = await add(shop)
    const [{ uses }] = usageLimits[limit]
    await setUsed(limit, uses - 1)
    const addLines = (rev: number, count: number) =>
      shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
        rev,
        changes: Array.from({ length: count }, () => ({
          op: 'add',
          line: aLine(shop, { device: { name: 'iPhone 15' } }),
        })),
      })
    const refused = await addLines(1, 2)
    assert.deepEqual([refused.status, refused.code], [429, 'quote/too-many'])
    assert.equal(refused.body.error.detail.limit, limit)
    assert.equal((await addLines(1, 1)).status, 200)
    assert.equal((await add(shop)).body.error.detail.limit, limit)
    const lineId = quote.lines[0].id
    const edited = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
      rev: 2,
      changes: [{ op: 'edit', lineId, line: aLine(shop) }],
    })
    assert.equal(edited.status, 200, 'an edit adds none')
  })
}

test('a quote of a guest takes 50 lines', async () => {
  const shop = await aShop(product, { owner: await product.anAnonymousPerson() })
  const lines = Array.from({ length: guestTeamLimits.linesPerQuote }, () =>
    aLine(shop, { device: { name: 'iPhone 15' } }),
  )
  const { body: quote } = await shop.owner.call('POST', `${shop.path}/quotes`, { lines })
  const more = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
    rev: quote.rev,
    changes: [{ op: 'add', line: aLine(shop, { device: { name: 'iPhone 15' } }) }],
  })
  assert.deepEqual([more.status, more.code, more.body.error.detail], [409, 'team/full', { lines: 50 }])
})

test('a team of a guest holds 300 quotes and 300 customers', async () => {
  const shop = await aShop(product, { owner: await product.anAnonymousPerson() })
  const { body: first } = await add(shop, 'ada@first.example')
  const { quotes, customers } = guestTeamLimits
  await pool.query(
    `insert into product.customers (select (jsonb_populate_record(c, jsonb_build_object(
       'customer_id', lpad(n::text, 20, '0'), 'email', n || '@copy.example'))).*
     from product.customers c, generate_series(1, $2) n where c.team_id = $1)`,
    [shop.team.id, customers - 2],
  )
  const two = await Promise.all([add(shop, 'ada@a.example'), add(shop, 'ada@b.example')])
  const refused = two.find(({ status }) => status !== 201)
  assert.deepEqual([refused?.status, refused?.code], [409, 'team/full'])
  assert.deepEqual(refused?.body.error.detail, { customers })
  assert.equal(await rowsOf('customers', shop), customers)
  assert.equal((await edit(shop, first, '1@copy.example')).status, 200, 'a customer it has already')

  await pool.query('update product.quote_counters set made = $2 where team_id = $1', [
    shop.team.id,
    quotes - 1,
  ])
  const last = await Promise.all([add(shop), add(shop)])
  assert.deepEqual(last.map(({ status }) => status).toSorted(), [201, 409])
  assert.deepEqual(last.find(({ status }) => status === 409)?.body.error.detail, { quotes })
})
