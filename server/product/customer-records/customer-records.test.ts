import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Customer, customerLimits } from '@costard/contract'
import { type Answer, aSentQuote, aShop, startTestProduct } from '#testing'
import { deleteDueRecords } from './retained-store.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const passport = { kind: 'passport', lastFour: '12ab', deleteAfter: '2027-03-01' }

async function add(): Promise<string> {
  return (await owner.call('POST', `${path}/customers`, { name: 'Ada' })).body.id
}

function at(id: string | null, record: string): string {
  return `${path}/customers/${id}/${record}`
}

async function get(id: string | null): Promise<Customer> {
  return (await owner.call('GET', `${path}/customers/${id}`)).body
}

function consent(id: string, isGiven: boolean): Promise<Answer> {
  return owner.call('POST', at(id, 'consents'), { purpose: 'marketing', isGiven, source: 'counter' })
}

test('records consents with their day, also those withdrawn', async () => {
  const id = await add()
  const given = product.clock.now().toISOString()
  const { body } = await consent(id, true)
  assert.deepEqual(Customer.parse(body), body)
  product.clock.advanceSeconds(60)
  await consent(id, false)
  const entry = { purpose: 'marketing', source: 'counter' }
  assert.deepEqual((await get(id)).consents, [
    { ...entry, isGiven: true, at: given },
    { ...entry, isGiven: false, at: product.clock.now().toISOString() },
  ])
  const { maxConsents } = customerLimits
  const fill = (count: number) =>
    product.database.pool.query('update product.customers set consents = $2 where customer_id = $1', [
      id,
      JSON.stringify(Array.from({ length: count }, () => ({ ...entry, isGiven: true, at: given }))),
    ])
  await fill(maxConsents - 1)
  assert.equal((await consent(id, true)).status, 200)
  assert.deepEqual((await consent(id, true)).body.error.detail, { maxConsents })
})

test('records the declaration of a seller', async () => {
  const { status, body } = await owner.call('POST', at(await add(), 'seller-declaration'), {})
  assert.deepEqual([status, body.sellerDeclaration], [200, { at: product.clock.now().toISOString() }])
})

test('an ID check has its kind, the last four and who saw it, and goes after its day', async () => {
  const id = await add()
  const { body } = await owner.call('PUT', at(id, 'id-check'), passport)
  const expected = {
    ...passport,
    lastFour: '12AB',
    checkedBy: owner.userId,
    at: product.clock.now().toISOString(),
  }
  assert.deepEqual(body.idCheck, expected)
  await owner.call('PUT', at(id, 'id-check'), { ...passport, kind: 'idCard' })
  assert.equal((await get(id)).idCheck?.kind, 'idCard', 'a later one replaces it')
  const { orm } = product.database
  await deleteDueRecords(orm, new Date('2027-03-01T23:59:59Z'))
  assert.ok((await get(id)).idCheck)
  await deleteDueRecords(orm, new Date('2027-03-02T13:00:00Z'))
  assert.equal((await get(id)).idCheck, null)
  await owner.call('PUT', at(id, 'id-check'), passport)
  assert.equal((await owner.call('DELETE', at(id, 'id-check'))).body.idCheck, null)
})

test('an ID check is kept for a day at least and for ten years at most', async () => {
  const id = await add()
  const save = (deleteAfter: string) => owner.call('PUT', at(id, 'id-check'), { ...passport, deleteAfter })
  const today = product.clock.now().toISOString().slice(0, 10)
  const latest = `${Number(today.slice(0, 4)) + customerLimits.maxIdKeptYears}${today.slice(4)}`
  const after = (day: string, days: number) =>
    new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  for (const day of [today, after(latest, 1)])
    assert.equal((await save(day)).code, 'customer/day-invalid', day)
  for (const day of [after(today, 1), latest]) assert.equal((await save(day)).status, 200, day)
  for (const lastFour of ['123', '12345', '12 4'])
    assert.equal(
      (await owner.call('PUT', at(id, 'id-check'), { ...passport, lastFour })).code,
      'request/invalid',
    )
})

test('a merge keeps consents, the declaration and the later ID check', async () => {
  const [kept, merged] = [await add(), await add()]
  await consent(merged, true)
  await owner.call('POST', at(merged, 'seller-declaration'), {})
  await owner.call('PUT', at(kept, 'id-check'), passport)
  product.clock.advanceSeconds(60)
  await owner.call('PUT', at(merged, 'id-check'), { ...passport, kind: 'idCard' })
  const revs = { rev: (await get(kept)).rev, other: { id: merged, rev: (await get(merged)).rev } }
  const { status, body } = await owner.call('POST', at(kept, 'merge'), revs)
  assert.deepEqual([status, body.consents.length, body.idCheck.kind], [200, 1, 'idCard'])
  assert.ok(body.sellerDeclaration)
})

test('an erased customer has no records but the ID check, which is listed until its day', async () => {
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example' }
  const { quote } = await aSentQuote(shop, { customer })
  const id = quote.customerId ?? ''
  await consent(id, true)
  await owner.call('PUT', at(id, 'id-check'), passport)
  const retained = [{ kind: 'idCheck', quoteNumber: null, deleteAfter: passport.deleteAfter }]
  const preview = await owner.call('GET', at(id, 'erasure'))
  assert.deepEqual([preview.body.retained, preview.body.retainedCount], [retained, 1])
  const { body } = await owner.call('POST', at(id, 'erase'), { rev: (await get(id)).rev })
  assert.deepEqual(body.retained, retained)
  const erased = await get(id)
  assert.deepEqual([erased.consents, erased.sellerDeclaration, erased.idCheck], [[], null, null])
  assert.equal((await consent(id, true)).code, 'customer/erased')
  await deleteDueRecords(product.database.orm, new Date('2027-03-03T00:00:00Z'))
  assert.deepEqual((await owner.call('GET', at(id, 'erasure'))).body.retained, [])
})

test('the data file of a customer has what stands on their paper, and no other answer has it', async () => {
  const id = await add()
  const identity = {
    number: '9912AB',
    issuedBy: 'Police',
    issuedOn: '2021-05-04',
    holder: '',
    capacity: '',
    birthDate: null,
  }
  const { status, body } = await owner.call('PUT', at(id, 'id-check'), { ...passport, identity })
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(!JSON.stringify(body).includes(identity.number))
  const { customer } = (await owner.call('GET', at(id, 'data'))).body
  assert.deepEqual(customer.idCheck.identity, identity)
  await owner.call('PUT', at(id, 'id-check'), passport)
  assert.equal((await get(id)).idCheck?.knows, undefined, 'a later check without it replaces it')
})
