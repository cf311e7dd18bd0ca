import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Customer, customerLimits } from '@costard/contract'
import { type Answer, aQuote, aShop, startTestProduct } from '#testing'
import { auditEntries } from '../audit/schema.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop

async function add(customer: object): Promise<Customer> {
  const { status, body } = await owner.call('POST', `${path}/customers`, customer)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

function get(id: string): Promise<Answer> {
  return owner.call('GET', `${path}/customers/${id}`)
}

type Known = Pick<Customer, 'id' | 'rev'>
function merge(kept: Known, { id, rev }: Known): Promise<Answer> {
  return owner.call('POST', `${path}/customers/${kept.id}/merge`, { rev: kept.rev, other: { id, rev } })
}

test('quotes follow, empty fields are filled in, and what differs is kept in the notes', async () => {
  const kept = await add({ name: 'Ada', email: 'ada@x.example', tags: ['VIP'], notes: 'First' })
  const customer = { kind: 'private' as const, name: 'Ada Lovelace', email: 'ada@other.example' }
  const quote = await aQuote(shop, { customer: { ...customer, phone: '+33612345678' } })
  const { body: other } = await owner.call('PATCH', `${path}/customers/${quote.customerId}`, {
    rev: 1,
    tags: ['vip', 'Fleet'],
    notes: 'Second',
  })
  const { status, body } = await merge(kept, other)
  assert.equal(status, 200)
  assert.partialDeepStrictEqual(body, {
    id: kept.id,
    name: 'Ada',
    email: 'ada@x.example',
    phone: '+33612345678',
  })
  assert.deepEqual([body.tags, body.quotes], [['VIP', 'Fleet'], 1])
  assert.equal(body.notes, 'First\n\nSecond\n\nAda Lovelace, ada@other.example')
  const { body: read } = await owner.call('GET', `${path}/quotes/${quote.id}`)
  assert.deepEqual([read.customerId, read.customer.name], [kept.id, 'Ada Lovelace'])
  const gone = await get(other.id)
  assert.deepEqual(
    [gone.status, gone.code, gone.body.error.detail],
    [410, 'customer/merged', { id: kept.id }],
  )
  const entries = await product.database.orm.select().from(auditEntries)
  const written = entries.filter(({ action }) => action === 'customers.merge')
  assert.deepEqual(
    written.map(({ entityId, after }) => [entityId, after?.['mergedId'], after?.['intoId']]),
    [
      [kept.id, other.id, kept.id],
      [other.id, other.id, kept.id],
    ],
  )
  assert.ok(!JSON.stringify(entries).includes('Lovelace'))
  const third = await add({ name: 'Third' })
  await merge(third, body)
  assert.deepEqual((await get(other.id)).body.error.detail, { id: third.id }, 'also of an earlier merge')
})

test('is refused for an outdated customer, a missing one and the same one', async () => {
  const [one, other] = [await add({ name: 'One' }), await add({ name: 'Other' })]
  for (const [answer, code] of [
    [await merge({ ...one, rev: 2 }, other), 'customer/changed'],
    [await merge(one, { ...other, rev: 2 }), 'customer/changed'],
    [await merge(one, { ...other, id: 'x'.repeat(20) as Customer['id'] }), 'customer/not-found'],
    [await merge(one, one), 'request/invalid'],
  ] as const)
    assert.equal(answer.code, code)
  assert.equal((await merge(one, other)).status, 200)
  assert.equal((await merge({ ...one, rev: 2 }, other)).code, 'customer/merged')
})

test('is refused when notes or tags would exceed their limit', async () => {
  const { maxNotes, maxTags } = customerLimits
  const half = maxNotes / 2
  const long = await add({ name: 'A', notes: 'x'.repeat(half) })
  const longer = await add({ name: 'A', notes: 'y'.repeat(half - 1) })
  assert.deepEqual((await merge(long, longer)).body.error.detail, { maxNotes })
  const { body } = await owner.call('PATCH', `${path}/customers/${longer.id}`, {
    rev: 1,
    notes: 'y'.repeat(half - 2),
  })
  assert.equal((await merge(long, body)).status, 200)
  const tagged = await add({ name: 'B', tags: Array.from({ length: maxTags }, (_, n) => `${n}`) })
  assert.deepEqual((await merge(tagged, await add({ name: 'B', tags: ['0', 'x'] }))).body.error.detail, {
    maxTags,
  })
})

test('quotes that are edited meanwhile end with one of the two, and the counts fit', async () => {
  const email = 'busy@x.example'
  const customer = { kind: 'private' as const, name: 'Busy', email }
  const quotes = [
    await aQuote(shop, { customer }),
    await aQuote(shop, { customer }),
    await aQuote(shop, { customer }),
  ]
  const { body: busy } = await get(quotes[0]?.customerId ?? '')
  const kept = await add({ name: 'Kept', email })
  const answers = await Promise.all([
    merge(kept, busy),
    ...quotes.map(({ id, rev }) =>
      owner.call('PATCH', `${path}/quotes/${id}`, { rev, customer: { ...customer, phone: '+33612345678' } }),
    ),
  ])
  assert.deepEqual(
    answers.filter(({ status }) => status >= 500).map(({ body }) => body),
    [],
  )
  const { rows } = await product.database.pool.query(
    `select (select count(*)::int from product.quotes q where q.team_id = c.team_id and q.customer_id = c.customer_id) as has,
       quote_count as counted from product.customers c where team_id = $1`,
    [shop.team.id],
  )
  for (const { has, counted } of rows) assert.equal(counted, has)
})
