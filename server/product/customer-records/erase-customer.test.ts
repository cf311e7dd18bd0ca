import assert from 'node:assert/strict'
import { test } from 'vitest'
import { CustomerData, customerLimits, Erasure } from '@costard/contract'
import { deleteDueRecords } from './retained-store.ts'
import {
  type Answer,
  aLine,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  type Shop,
  startTestProduct,
  acceptance,
} from '#testing'

const product = await startTestProduct()
const { pool } = product.database

const ada = {
  kind: 'private' as const,
  name: 'Ada Lovelace-Byron',
  email: 'ada@lovelace.example',
  phone: '+353855550142',
}
const personal = [
  'left by ada',
  'lovelace-byron',
  'ada@lovelace.example',
  '353855550142',
  'analytical',
  'babbage',
]

function erase({ owner, path }: Shop, id: string | null, rev: number): Promise<Answer> {
  return owner.call('POST', `${path}/customers/${id}/erase`, { rev })
}

async function get({ owner, path }: Shop, address: string): Promise<any> {
  return (await owner.call('GET', `${path}${address}`)).body
}

/** Returns the tables of the product in which a text is found. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'product'`,
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const query = `select 1 from product.${name} t where strpos(lower(t::text), $1) > 0 limit 1`
      return (await pool.query(query, [text])).rowCount === 0 ? [] : [name]
    }),
  )
  return found.flat()
}

test('the name is gone everywhere but in what a law requires to be kept, and amounts stay', async () => {
  const shop = await aShop(product)
  const { owner, path, team } = shop
  const accepted = await aSentQuote(shop, { customer: ada, note: 'For Ada Lovelace-Byron' })
  await product.call('POST', `/public/quotes/${accepted.token}/accept`, { ...acceptance, name: ada.name })
  const declined = await aSentQuote(shop, { customer: { ...ada, name: 'A. Lovelace-Byron' } })
  const words = { reason: 'price', text: 'Call me at +353855550142' }
  await product.call('POST', `/public/quotes/${declined.token}/decline`, words)
  const open = await aSentQuote(shop, { customer: ada })
  const draft = await aQuote(shop, {
    customer: ada,
    note: 'Babbage',
    lines: [aLine(shop, { note: 'Left by Ada' })],
  })
  const id = accepted.quote.customerId
  const other = await aQuote(shop, { customer: { kind: 'private', name: 'Charles', email: 'c@x.example' } })
  // A quote that was sent to the customer and is being revised for another one.
  const { body: revised } = await owner.call('POST', `${path}/quotes/${declined.quote.id}/revise`, { rev: 3 })
  await owner.call('PATCH', `${path}/quotes/${declined.quote.id}`, {
    rev: revised.rev,
    customer: { kind: 'private', name: 'Charles', email: 'c@x.example' },
  })
  const { body: edited } = await owner.call('PATCH', `${path}/customers/${id}`, {
    rev: 1,
    notes: 'Likes the analytical engine',
    tags: ['Babbage'],
  })
  for (const text of personal) assert.notDeepEqual(await tablesWith(text), [], text)
  const figures = async () => {
    const { counts, quotes } = await get(shop, '/quotes')
    return [counts, quotes.map(({ number, netMinor, state }: any) => [number, netMinor, state])]
  }
  const before = await figures()
  const preview = await get(shop, `/customers/${id}/erasure`)
  const retained = { kind: 'acceptance', quoteNumber: accepted.quote.number, deleteAfter: '2036-03-02' }
  const expected = { quotes: 4, openQuotes: 1, retained: [retained], retainedCount: 1 }
  assert.deepEqual(Erasure.parse(preview), expected)

  const { status, body } = await erase(shop, id, edited.rev)
  assert.deepEqual([status, body], [200, expected])
  for (const text of personal) {
    const kept = ['lovelace-byron', 'ada@lovelace.example', '353855550142'].includes(text)
    assert.deepEqual(await tablesWith(text), kept ? ['retained_records'] : [], text)
  }
  assert.deepEqual(await figures(), before)
  const row = await get(shop, `/customers/${id}`)
  assert.deepEqual([row.name, row.email, row.quotes], ['Erased customer', null, 3])
  const evidence = `select 1 from product.quote_revisions where team_id = $1 and acceptance ? 'ip'`
  assert.equal((await pool.query(evidence, [team.id])).rowCount, 0)
  for (const { token } of [accepted, declined, open])
    assert.equal((await product.call('GET', `/public/quotes/${token}`)).code, 'quote/not-found')
  const read = await get(shop, `/quotes/${accepted.quote.id}`)
  assert.deepEqual([read.state, read.customer.name, read.publicUrl], ['accepted', 'Erased customer', null])
  const { quotes } = await get(shop, `/quotes?search=${accepted.quote.number}`)
  assert.equal(quotes.length, 1, 'still found by its number')
  assert.equal((await get(shop, `/quotes/${other.id}`)).customer.name, 'Charles')
  assert.deepEqual(await get(shop, `/customers/${id}/erasure`), { ...expected, quotes: 0, openQuotes: 0 })
  const late = await owner.call('PATCH', `${path}/quotes/${draft.id}`, { rev: 1, note: 'Back' })
  assert.equal(late.code, 'quote/changed', 'an open screen does not write it back')
})

test('an erased customer is not edited, merged, erased again or found by the old email', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const quote = await aQuote(shop, { customer: ada })
  const id = quote.customerId
  assert.equal((await erase(shop, id, 2)).code, 'customer/changed')
  assert.equal((await erase(shop, id, 1)).status, 200)
  assert.equal((await erase(shop, id, 2)).code, 'customer/erased')
  const at = `${path}/customers/${id}`
  assert.equal((await owner.call('PATCH', at, { rev: 2, name: 'Ada' })).code, 'customer/erased')
  const { body: twin } = await owner.call('POST', `${path}/customers`, { name: 'Twin' })
  const other = { id: twin.id, rev: 1 }
  assert.equal((await owner.call('POST', `${at}/merge`, { rev: 2, other })).code, 'customer/erased')
  assert.notEqual((await aQuote(shop, { customer: ada })).customerId, id)
  const chosen = await owner.call('PATCH', `${path}/quotes/${quote.id}`, {
    rev: 2,
    customer: { ...ada, is: id },
  })
  assert.equal(chosen.code, 'customer/not-found')
})

test('also erases what was sent to customers merged into this one', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const { quote } = await aSentQuote(shop, { customer: { ...ada, name: 'Merged Person' } })
  const { body: kept } = await owner.call('POST', `${path}/customers`, { name: 'Kept' })
  const other = { id: quote.customerId, rev: 1 }
  const { body } = await owner.call('POST', `${path}/customers/${kept.id}/merge`, { rev: 1, other })
  assert.equal((await erase(shop, kept.id, body.rev)).status, 200)
  assert.deepEqual(await tablesWith('merged person'), [])
})

test('lists retained records up to a limit, and deletes them after their last day', async () => {
  const shop = await aShop(product)
  const { quote, token } = await aSentQuote(shop, { customer: ada })
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const { maxRetainedListed } = customerLimits
  await copyQuotes(pool, quote.id, { teamId: shop.team.id, copies: maxRetainedListed })
  const { body } = await erase(shop, quote.customerId, 1)
  assert.deepEqual([body.retained.length, body.retainedCount], [maxRetainedListed, maxRetainedListed + 1])
  const { orm } = product.database
  const lastDay = new Date(`${body.retained[0].deleteAfter}T23:59:59Z`)
  const left = async () => (await get(shop, `/customers/${quote.customerId}/erasure`)).retainedCount
  // Inserts the document of the acceptance, in case its event has not been handled yet.
  await pool.query(
    `insert into product.quote_documents select team_id, quote_id, revision, now(), '', '', now()
     from product.quote_revisions where quote_id = $1`,
    [quote.id],
  )
  const documents = async () =>
    (await pool.query('select 1 from product.quote_documents where quote_id = $1', [quote.id])).rowCount ?? 0
  await deleteDueRecords(orm, lastDay)
  assert.equal(await left(), maxRetainedListed + 1)
  assert.ok((await documents()) > 0)
  await deleteDueRecords(orm, new Date(lastDay.getTime() + 13 * 3_600_000))
  assert.equal(await left(), 0)
  assert.equal(await documents(), 0)
})

test('a data file has the customer and all quotes, in pages', async () => {
  const shop = await aShop(product)
  const { quote, token } = await aSentQuote(shop, { customer: ada, note: 'Thank you' })
  const question = { text: 'Is cash possible?', name: 'Ada' }
  assert.equal((await product.call('POST', `/public/quotes/${token}/questions`, question)).status, 200)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  await copyQuotes(pool, quote.id, { teamId: shop.team.id, copies: 60 })
  const data = await get(shop, `/customers/${quote.customerId}/data`)
  assert.deepEqual(CustomerData.parse(data), data)
  assert.deepEqual([data.customer.email, data.quotes.length], [ada.email, 61])
  const [newest] = data.quotes
  assert.deepEqual([newest.number, newest.note, newest.customer], [quote.number, 'Thank you', ada])
  assert.deepEqual(newest.devices, [{ name: 'iPhone 15', imei: '356938035643809', serial: null }])
  assert.equal(newest.acceptance.userAgent, 'node')
  const own = data.quotes.find(({ questions }: any) => questions.length > 0)
  assert.partialDeepStrictEqual(own.questions, [{ ...question, answer: null }])
  assert.equal(new Set(data.quotes.map(({ number }: any) => number)).size, 61)
  const { owner, path } = shop
  const missing = await owner.call('GET', `${path}/customers/${'x'.repeat(20)}/data`)
  assert.deepEqual([missing.status, missing.code], [404, 'customer/not-found'])
})

test('an erased customer leaves the list with the last quote', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const add = async (name: string) => (await owner.call('POST', `${path}/customers`, { name })).body
  const [alone, other] = [await add('Alone'), await add('Other')]
  const quote = await aQuote(shop, {
    customer: { kind: 'private', name: 'Ada', email: 'ada@erased.example' },
  })
  const erase = async (id: string | null) => {
    const { body } = await owner.call('GET', `${path}/customers/${id}`)
    const { status } = await owner.call('POST', `${path}/customers/${id}/erase`, { rev: body.rev })
    assert.equal(status, 200)
  }
  await erase(alone.id)
  await erase(quote.customerId)
  const listed = async () => {
    const { customers } = (await owner.call('GET', `${path}/customers`)).body
    return customers.map(({ id }: { id: string }) => id).toSorted()
  }
  assert.deepEqual(await listed(), [other.id, quote.customerId].toSorted())
  assert.equal(
    (await owner.call('GET', `${path}/customers/${alone.id}`)).status,
    200,
    'what is kept is readable',
  )
})
