import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  acceptance,
  type Answer,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Person,
  startTestProduct,
} from '#testing'
import { idempotencyKeys } from './schema.ts'
import { deleteExpiredKeys } from './idempotency-store.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const input = aQuoteInput(shop)
const daySeconds = 24 * 60 * 60

function add(key: string, body: object = input, person: Person = owner): Promise<Answer> {
  return person.call('POST', `${path}/quotes`, body, { 'idempotency-key': key })
}

async function quoteCount(): Promise<number> {
  return (await owner.call('GET', `${path}/quotes`)).body.counts.all
}

test('the same key with the same request returns the first answer and creates nothing', async () => {
  const before = await quoteCount()
  const first = await add('a')
  const again = await add('a')
  assert.equal(first.status, 201)
  assert.deepEqual([again.status, again.body], [first.status, first.body])
  assert.equal(await quoteCount(), before + 1)
})

test('requests with the same key at the same time create one quote', async () => {
  const before = await quoteCount()
  const answers = await Promise.all(Array.from({ length: 8 }, () => add('at-once')))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201])
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  assert.equal(await quoteCount(), before + 1)
})

test('another request with the key is refused, of another operation too', async () => {
  const { body: quote } = await add('b')
  assert.deepEqual(codeAndStatus(await add('b', { ...input, note: 'Other' })), ['request/key-reused', 422])
  const headers = { 'idempotency-key': 'b' }
  const sent = await owner.call('POST', `${path}/quotes/${quote.id}/send`, { rev: 1 }, headers)
  assert.deepEqual(codeAndStatus(sent), ['request/key-reused', 422])
  assert.equal((await owner.call('GET', `${path}/quotes/${quote.id}`)).body.state, 'draft')
})

test('a request that failed can be repeated with its key', async () => {
  assert.equal((await add('c', { ...input, lines: [] })).status, 400)
  assert.equal((await add('c')).status, 201)
})

test('a repeated Send sends one mail', async () => {
  const { body: quote } = await add('d', {
    ...input,
    customer: { kind: 'private', name: 'D', email: 'd@customer.example' },
  })
  const send = (): Promise<Answer> =>
    owner.call('POST', `${path}/quotes/${quote.id}/send`, { rev: 1 }, { 'idempotency-key': 'send-d' })
  const [first, second] = [await send(), await send()]
  assert.deepEqual([first.status, second.status], [200, 200])
  assert.deepEqual(second.body, first.body)
  await product.mailbox.next('d@customer.example')
})

test('a customer can repeat an acceptance', async () => {
  const { token } = await aSentQuote(shop)
  const accept = (): Promise<Answer> =>
    product.call('POST', `/public/quotes/${token}/accept`, acceptance, { 'idempotency-key': 'x' })
  const [first, second] = [await accept(), await accept()]
  assert.deepEqual([first.status, second.body], [200, first.body])
})

test('keys of different people are unrelated', async () => {
  const other = await aShop(product)
  const body = aQuoteInput(other)
  const headers = { 'idempotency-key': 'a' }
  assert.equal((await other.owner.call('POST', `${other.path}/quotes`, body, headers)).status, 201)
})

test('refuses keys that are empty, too long or no visible ASCII', async () => {
  for (const key of ['', 'x'.repeat(256), 'schlüssel', 'a b'])
    assert.deepEqual(codeAndStatus(await add(key)), ['request/key-invalid', 400])
  assert.equal((await add('x'.repeat(255))).status, 201)
})

test('a lasting key is remembered for 15 days, so that a device without a network can try again', async () => {
  const { body: first } = await add('lasting-a')
  product.clock.advanceSeconds(15 * daySeconds - 1)
  await deleteExpiredKeys(product.database.orm, product.clock.now())
  assert.equal((await add('lasting-a')).body.id, first.id)
  product.clock.advanceSeconds(2)
  assert.notEqual((await add('lasting-a')).body.id, first.id)
  product.clock.advanceSeconds(15 * daySeconds + 1)
  await deleteExpiredKeys(product.database.orm, product.clock.now())
  const left = await product.database.orm.select().from(idempotencyKeys)
  assert.deepEqual(left, [])
})

test('a key expires after 24 hours, and its row is deleted', async () => {
  const { body: first } = await add('e')
  product.clock.advanceSeconds(daySeconds - 1)
  assert.equal((await add('e')).body.id, first.id)
  product.clock.advanceSeconds(2)
  assert.notEqual((await add('e')).body.id, first.id)
  await deleteExpiredKeys(product.database.orm, product.clock.now())
  const left = await product.database.orm.select().from(idempotencyKeys)
  assert.deepEqual(
    left.map(({ key }) => key),
    ['e'],
  )
})

function codeAndStatus({ code, status }: Answer): [string | undefined, number] {
  return [code, status]
}
