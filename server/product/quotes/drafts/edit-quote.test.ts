import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { type Answer, aQuote, aSentQuote, aShop, startTestProduct } from '#testing'
import { findQuote, lockDraft } from '../quote-store.ts'

const product = await startTestProduct()
const shop = await aShop(product)

function edit(quote: Quote, change: object, at = shop): Promise<Answer> {
  return at.owner.call('PATCH', `${at.path}/quotes/${quote.id}`, { rev: quote.rev, ...change })
}

test('absent fields are unchanged', async () => {
  const before = await aQuote(shop, { note: 'First', validDays: 20 })
  product.clock.advanceSeconds(60)
  const { status, body } = await edit(before, { letCustomerChoose: false })
  assert.equal(status, 200)
  const { lines, earlier: _earlier, questions: _questions, ...head } = before
  assert.deepEqual(body, {
    ...head,
    letCustomerChoose: false,
    rev: 2,
    updatedAt: product.clock.now().toISOString(),
  })
  const { body: read } = await shop.owner.call('GET', `${shop.path}/quotes/${before.id}`)
  assert.deepEqual(read.lines, lines)
})

test('every part of a draft can be changed', async () => {
  const before = await aQuote(shop)
  const customer = { kind: 'business', name: 'Bob Ltd', email: 'bob@ltd.example', phone: '+33612345678' }
  const { body } = await edit(before, { customer, note: 'New', validDays: 3 })
  assert.deepEqual(body.customer, customer)
  assert.equal(body.note, 'New')
  assert.equal(body.validUntil, '2026-03-05')
  assert.equal(body.number, before.number)
  assert.notEqual(body.customerId, before.customerId)
  const { body: anonymous } = await edit(body, { customer: null })
  assert.deepEqual([anonymous.customer, anonymous.customerId], [null, null])
  assert.deepEqual(anonymous.obstacles, ['no-customer'])
})

test('rejects an edit of an outdated revision', async () => {
  const before = await aQuote(shop)
  assert.equal((await edit(before, { note: 'Mine' })).status, 200)
  const late = await edit(before, { note: 'Theirs' })
  assert.deepEqual([late.status, late.code], [409, 'quote/changed'])
  assert.deepEqual(late.body.error.detail, { yours: 1, current: 2 })
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${before.id}`)
  assert.equal(body.note, 'Mine')
})

test('only one of several concurrent edits is saved', async () => {
  const before = await aQuote(shop)
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((note) => edit(before, { note })))
  const saved = answers.filter(({ status }) => status === 200)
  assert.equal(saved.length, 1)
  assert.ok(answers.every(({ status, code }) => status === 200 || code === 'quote/changed'))
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${before.id}`)
  assert.equal(body.rev, 2)
  assert.equal(body.note, saved[0]?.body.note)
})

test('a sent quote cannot be edited', async () => {
  const { quote } = await aSentQuote(shop)
  const { status, code, body } = await edit(quote, { note: 'Too late' })
  assert.deepEqual([status, code], [409, 'quote/wrong-state'])
  assert.deepEqual(body.error.detail, { state: 'sent' })
})

test('returns 404 for an unknown quote', async () => {
  const quote = await aQuote(shop)
  const missing = { ...quote, id: 'x'.repeat(20) as Quote['id'] }
  assert.equal((await edit(missing, { note: 'A' })).code, 'quote/not-found')
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${missing.id}`)).code, 'quote/not-found')
  const { status, code } = await shop.owner.call('GET', `${shop.path}/quotes/short`)
  assert.deepEqual([status, code], [400, 'request/invalid'])
})

test('the validity of a draft starts when it is sent', async () => {
  const draft = await aQuote(shop, { validDays: 10 })
  product.clock.advanceSeconds(40 * 86_400)
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)
  const today = product.clock.now().toISOString().slice(0, 10)
  assert.ok(body.validUntil > today)
  assert.deepEqual(body.obstacles, [])
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=${draft.number}`)
  assert.equal(list.quotes[0].validUntil, body.validUntil)
})

test('the statements of an edit are parsed once for each connection', async () => {
  const quote = await aQuote(shop)
  const parsed = await product.database.transaction(async (tx) => {
    await findQuote(tx, shop.team.id, quote.id)
    await lockDraft(tx, shop.team.id, quote.id, quote.rev)
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from pg_prepared_statements where name like 'product_%_quote' order by name`,
    )
    return rows.map(({ name }) => name)
  })
  assert.deepEqual(parsed, ['product_find_quote', 'product_lock_quote'])
})

test('an edit of the terms in one statement does what the transaction does', async () => {
  const { database } = product
  const entriesOf = async ({ id }: Quote) => {
    const { rows } = await database.pool.query(
      `select action, actor_kind, actor_id, before, after, address_hash <> '' as has_address, request_id <> '' as has_request
       from product.audit_entries where team_id = $1 and entity_id = $2 and action = 'quotes.edit'`,
      [shop.team.id, id],
    )
    return rows
  }
  const [alone, keyed] = [await aQuote(shop), await aQuote(shop)]
  const change = { note: 'New', validDays: 3 }
  const { body: edited } = await edit(alone, change)
  // An answer stored for an idempotency key needs a transaction: the same edit by several statements.
  const path = `${shop.path}/quotes/${keyed.id}`
  const { body: again } = await shop.owner.call(
    'PATCH',
    path,
    { rev: keyed.rev, ...change },
    { 'idempotency-key': 'an-edit' },
  )
  const own = (head: Quote) => ({ ...head, id: null, number: null, customerId: null })
  assert.deepEqual(own(edited), own(again))
  const entries = await entriesOf(alone)
  assert.deepEqual(entries, await entriesOf(keyed))
  const { netMinor } = alone.totals
  assert.deepEqual(
    entries.map(({ before, after }) => [before, after]),
    [
      [
        { rev: 1, netMinor },
        { rev: 2, netMinor, edited: ['note', 'validDays'] },
      ],
    ],
  )
})
