import assert from 'node:assert/strict'
import { test } from 'vitest'
import { CustomerList, type CustomerSummary, type Quote } from '@costard/contract'
import { aLine, type Answer, aQuote, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

async function customersOf({ owner, path }: Shop, search?: string): Promise<CustomerSummary[]> {
  const query = search === undefined ? '' : `?${new URLSearchParams({ search })}`
  const { status, body } = await owner.call('GET', `${path}/customers${query}`)
  assert.equal(status, 200)
  assert.deepEqual(CustomerList.parse(body), body)
  return body.customers
}

function edit({ owner, path }: Shop, quote: Quote, customer: object | null): Promise<Answer> {
  return owner.call('PATCH', `${path}/quotes/${quote.id}`, { rev: quote.rev, customer })
}

async function namesOf(shop: Shop): Promise<unknown[][]> {
  return (await customersOf(shop)).map(({ name, kind, email, quotes }) => [name, kind, email, quotes])
}

test('adding a quote creates its customer', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, {
    customer: { kind: 'business', name: 'Ada Ltd', email: 'ada@x.example', phone: '+33612345678' },
  })
  const customers = await customersOf(shop)
  assert.deepEqual(customers, [
    {
      id: quote.customerId,
      kind: 'business',
      name: 'Ada Ltd',
      email: 'ada@x.example',
      phone: '+33612345678',
      tags: [],
      quotes: 1,
      recent: { sent: 0, accepted: 0, amountMinor: 0 },
      seenAt: quote.createdAt,
    },
  ])
})

test('the same e-mail in different case is the same customer', async () => {
  const shop = await aShop(product)
  const first = await aQuote(shop, {
    customer: { kind: 'private', name: 'Ada', email: 'ada@x.example', phone: '+33612345678' },
  })
  product.clock.advanceSeconds(60)
  const input = { kind: 'private' as const, name: ' Ada Lovelace ', email: ' ADA@X.example ' }
  const second = await aQuote(shop, { customer: input })
  assert.equal(second.customerId, first.customerId)
  const [customer, ...others] = await customersOf(shop)
  assert.deepEqual(others, [])
  assert.equal(customer?.name, 'Ada', 'another quote does not rename a customer')
  assert.equal(customer?.phone, '+33612345678')
  assert.equal(customer?.quotes, 2)
  assert.equal(customer?.seenAt, second.createdAt)
  assert.equal(second.customer?.name, 'Ada Lovelace', 'the quote has the name as entered')
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${first.id}`)
  assert.equal(body.customer.name, 'Ada', 'an earlier quote is unchanged')
})

test('normalises phone numbers', async () => {
  const shop = await aShop(product)
  await aQuote(shop, { customer: { kind: 'private', name: 'A', phone: '+33 (6) 12.34-56 78' } })
  assert.equal((await customersOf(shop))[0]?.phone, '+33612345678')
})

test('customers without e-mail are never merged', async () => {
  const shop = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Walk-in' }
  const quotes = [await aQuote(shop, { customer }), await aQuote(shop, { customer })]
  assert.equal(new Set(quotes.map(({ customerId }) => customerId)).size, 2)
  assert.equal((await customersOf(shop)).length, 2)
})

test('adding an e-mail later keeps the same customer', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Walk-in' } })
  const { body } = await edit(shop, quote, { name: 'Ada', email: 'ada@x.example' })
  assert.equal(body.customerId, quote.customerId)
  const { body: renamed } = await edit(shop, body, { name: 'Ada L.', email: 'ada@x.example' })
  assert.equal(renamed.customerId, quote.customerId)
  assert.deepEqual(
    (await customersOf(shop)).map(({ name, email, quotes }) => [name, email, quotes]),
    [['Ada L.', 'ada@x.example', 1]],
  )
})

test('an e-mail of another customer assigns the quote to that customer', async () => {
  const shop = await aShop(product)
  const known = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email: 'ada@x.example' } })
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Walk-in' } })
  const { body } = await edit(shop, quote, { name: 'Ada', email: 'ada@x.example' })
  assert.equal(body.customerId, known.customerId)
})

test('a different e-mail on the only quote of a new customer corrects that customer', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email: 'ada@x.co' } })
  const { body } = await edit(shop, quote, { kind: 'business', name: 'Ada Ltd', email: 'ada@x.com' })
  assert.equal(body.customerId, quote.customerId)
  assert.deepEqual(await namesOf(shop), [['Ada Ltd', 'business', 'ada@x.com', 1]])
})

test('a different e-mail on a customer with other quotes creates another customer', async () => {
  const shop = await aShop(product)
  const ada = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example' }
  const first = await aQuote(shop, { customer: ada })
  const quote = await aQuote(shop, { customer: ada })
  const { body } = await edit(shop, quote, { name: 'Bob', email: 'bob@x.example' })
  assert.notEqual(body.customerId, first.customerId)
  assert.deepEqual(
    new Set(await namesOf(shop)),
    new Set([
      ['Bob', 'private', 'bob@x.example', 1],
      ['Ada', 'private', 'ada@x.example', 1],
    ]),
  )
})

test('an address on the way to another one changes nobody and leaves nobody behind', async () => {
  const shop = await aShop(product)
  const known = { kind: 'business' as const, name: 'Mail Co', email: 'info@mail.co' }
  const theirs = await aQuote(shop, { customer: known })
  const quote = await aQuote(shop, { customer: null })
  const { body: halfway } = await edit(shop, quote, { name: 'Bob', email: 'info@mail.co' })
  assert.equal(halfway.customerId, theirs.customerId)
  const { body: renamed } = await edit(shop, halfway, { name: 'Bobby', email: 'info@mail.co' })
  const { body: whole } = await edit(shop, renamed, { name: 'Bobby', email: 'info@mail.com' })
  assert.notEqual(whole.customerId, theirs.customerId)
  assert.deepEqual(
    new Set(await namesOf(shop)),
    new Set([
      ['Bobby', 'private', 'info@mail.com', 1],
      ['Mail Co', 'business', 'info@mail.co', 1],
    ]),
  )
})

test('a customer made by a draft goes when the draft names somebody else, or nobody', async () => {
  const shop = await aShop(product)
  const known = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email: 'ada@x.example' } })
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ad', email: 'ad@x.example' } })
  const { body } = await edit(shop, quote, { name: 'Ada', email: 'ada@x.example' })
  assert.equal(body.customerId, known.customerId)
  assert.deepEqual(await namesOf(shop), [['Ada', 'private', 'ada@x.example', 2]])
  const walkIn = await aQuote(shop, { customer: { kind: 'private', name: 'Walk-in' } })
  await edit(shop, walkIn, null)
  assert.equal((await customersOf(shop)).length, 1)
})

test('an edit of something else leaves the customer as it is stored', async () => {
  const shop = await aShop(product)
  const first = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email: 'ada@x.example' } })
  const second = await aQuote(shop, { customer: { kind: 'private', name: 'A.', email: 'ada@x.example' } })
  const { body } = await shop.owner.call('PATCH', `${shop.path}/quotes/${second.id}`, { rev: 1, note: 'Hi' })
  assert.equal(body.customerId, first.customerId)
  assert.deepEqual(await namesOf(shop), [['Ada', 'private', 'ada@x.example', 2]])
})

test('a quote says which of several customers with one e-mail it is for, or that it is somebody new', async () => {
  const shop = await aShop(product)
  const ada = { kind: 'private' as const, name: 'Ada', email: 'family@x.example' }
  const first = await aQuote(shop, { customer: ada })
  const second = await aQuote(shop, { customer: { ...ada, name: 'Bob', is: 'new' } })
  assert.notEqual(second.customerId, first.customerId)
  assert.deepEqual(second.customer, { ...ada, name: 'Bob' }, 'the choice is not stored with the quote')
  const draft = await aQuote(shop, { customer: null })
  const { body: chosen } = await edit(shop, draft, { ...ada, name: 'A. Lovelace', is: first.customerId })
  assert.equal(chosen.customerId, first.customerId)
  const { body: renamed } = await edit(shop, chosen, { ...ada, name: 'A. L.' })
  assert.equal(renamed.customerId, first.customerId, 'the quote keeps its customer')
  const third = await aQuote(shop, { customer: { ...ada, name: 'Bob' } })
  assert.equal(third.customerId, second.customerId, 'without a choice, the one of that name')
  assert.deepEqual(
    new Set(await namesOf(shop)),
    new Set([
      ['Ada', 'private', 'family@x.example', 2],
      ['Bob', 'private', 'family@x.example', 2],
    ]),
  )
})

test('a quote cannot be for a customer of another team', async () => {
  const [shop, other] = [await aShop(product), await aShop(product)]
  const { customerId } = await aQuote(other)
  const draft = await aQuote(shop, { customer: null })
  const answer = await edit(shop, draft, { name: 'Ada', is: customerId })
  assert.deepEqual([answer.status, answer.code], [404, 'customer/not-found'])
})

test('a quote neither overwrites nor removes a customer that was edited on its own page', async () => {
  const shop = await aShop(product)
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ada', email: 'ada@x.example' } })
  const at = `${shop.path}/customers/${quote.customerId}`
  assert.equal((await shop.owner.call('PATCH', at, { rev: 1, notes: 'Rings twice' })).status, 200)
  const { body } = await edit(shop, quote, { kind: 'business', name: 'Bob', email: 'ada@x.example' })
  assert.deepEqual(await namesOf(shop), [['Ada', 'private', 'ada@x.example', 1]])
  await edit(shop, body, null)
  assert.deepEqual(await namesOf(shop), [['Ada', 'private', 'ada@x.example', 0]])
})

test('an edit without a phone number keeps the stored one', async () => {
  const shop = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example', phone: '+33612345678' }
  const quote = await aQuote(shop, { customer })
  await edit(shop, quote, { name: 'Ada', email: 'ada@x.example' })
  assert.equal((await customersOf(shop))[0]?.phone, '+33612345678')
})

test('concurrent quotes with one e-mail create one customer', async () => {
  const shop = await aShop(product)
  const email = 'ada@x.example'
  const walkIns = await Promise.all(
    Array.from({ length: 8 }, () => aQuote(shop, { customer: { kind: 'private', name: 'Walk-in' } })),
  )
  const answers = await Promise.all([
    ...walkIns.map((quote) => edit(shop, quote, { name: 'Ada', email })),
    ...Array.from({ length: 8 }, () =>
      shop.owner.call('POST', `${shop.path}/quotes`, {
        lines: [aLine(shop)],
        customer: { name: 'Ada', email },
      }),
    ),
  ])
  for (const { status, body } of answers) assert.ok(status === 200 || status === 201, JSON.stringify(body))
  assert.equal(new Set(answers.map(({ body }) => body.customerId)).size, 1)
  assert.equal((await customersOf(shop, email)).length, 1)
})

test('the same person is a separate customer per team', async () => {
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example' }
  const [one, two] = [await aShop(product), await aShop(product)]
  const [first, second] = [await aQuote(one, { customer }), await aQuote(two, { customer })]
  assert.notEqual(first.customerId, second.customerId)
  assert.equal((await customersOf(one)).length, 1)
})

test('searches name, e-mail and phone, with special characters escaped', async () => {
  const shop = await aShop(product)
  for (const [name, email, phone] of [
    ['Émile Zola', 'emile@x.example', '+33612345678'],
    ['100%_\\', 'percent@x.example', '+4930123456'],
  ])
    await aQuote(shop, { customer: { kind: 'private', name: name!, email: email!, phone: phone! } })
  const names = async (search: string) => (await customersOf(shop, search)).map(({ name }) => name)
  for (const search of ['ÉMILE', 'zola', 'EMILE@', '61234', '+33']) {
    assert.deepEqual(await names(search), ['Émile Zola'], search)
  }
  for (const search of ['%', '_', '\\', '%_\\']) assert.deepEqual(await names(search), ['100%_\\'], search)
  assert.deepEqual(await names('%%'), [])
  assert.equal((await names('')).length, 2)
})
