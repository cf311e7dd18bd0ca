import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Customer, customerLimits } from '@costard/contract'
import {
  aLine,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  type Shop,
  startTestProduct,
  acceptance,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product, { country: 'IE' })

const whole = {
  kind: 'business',
  name: 'Harbour Hotels',
  contactName: 'Paul Keane',
  email: 'fleet@harbour.example',
  phone: '+35315550190',
  address: '1 Custom House Quay\nDublin 1',
  country: 'IE',
  language: 'en',
  vatId: 'IE9876543B',
  notes: 'Ask for Paul.',
  tags: ['Fleet'],
} as const

async function add(customer: object = whole, { owner, path }: Shop = shop): Promise<Customer> {
  const { status, body } = await owner.call('POST', `${path}/customers`, customer)
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual(Customer.parse(body), body)
  return body
}

function edit({ id }: Pick<Customer, 'id'>, change: object, at = shop): Promise<Answer> {
  return at.owner.call('PATCH', `${at.path}/customers/${id}`, change)
}

test('adds a customer with all fields, and returns it', async () => {
  const added = await add()
  assert.partialDeepStrictEqual(added, {
    ...whole,
    rev: 1,
    source: 'manual',
    vatChecked: 'unknown',
    quotes: 0,
  })
  const { body } = await shop.owner.call('GET', `${shop.path}/customers/${added.id}`)
  assert.deepEqual(body, added)
})

test('a name is enough', async () => {
  assert.partialDeepStrictEqual(await add({ name: ' Ada ' }), {
    kind: 'private',
    name: 'Ada',
    email: null,
    phone: null,
    tags: [],
  })
})

test('absent fields are unchanged, null and empty ones are cleared', async () => {
  const before = await add()
  clock.advanceSeconds(60)
  const { status, body } = await edit(before, { rev: 1, name: 'Harbour Hotels Ltd', phone: null, tags: [] })
  assert.equal(status, 200)
  const updatedAt = clock.now().toISOString()
  assert.deepEqual(
    { ...body, same: [] },
    { ...before, name: 'Harbour Hotels Ltd', phone: null, tags: [], rev: 2, updatedAt, same: [] },
  )
})

test('an outdated edit is refused with the customer as it is now', async () => {
  const before = await add()
  await edit(before, { rev: 1, notes: 'Theirs' })
  const late = await edit(before, { rev: 1, notes: 'Mine' })
  assert.deepEqual([late.status, late.code], [409, 'customer/changed'])
  assert.deepEqual([late.body.error.detail.yours, late.body.error.detail.current.notes], [1, 'Theirs'])
})

test('of concurrent edits one is saved', async () => {
  const before = await add()
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((notes) => edit(before, { rev: 1, notes })))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
})

test('an edit changes no quote', async () => {
  const { quote } = await aSentQuote(shop)
  assert.ok(quote.customerId)
  const { body } = await edit({ id: quote.customerId }, { rev: 1, name: 'Renamed', email: 'new@x.example' })
  assert.equal(body.name, 'Renamed')
  const { body: read } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.deepEqual(read.customer, quote.customer)
})

test('a VAT number has the format of its country, or of the customer', async () => {
  for (const [vatId, country, stored] of [
    ['ie 987.6543-b', null, 'IE9876543B'],
    ['9876543B', 'IE', 'IE9876543B'],
    ['9876543B', null, 'IE9876543B'], // country of the team
    ['DE123456789', 'IE', 'DE123456789'],
    ['094259216', 'GR', 'EL094259216'],
    ['12-3456789', 'US', '123456789'],
    ['', 'IE', ''],
  ] as const)
    assert.equal((await add({ name: 'A', vatId, country })).vatId, stored, vatId)
  for (const [vatId, country, expected] of [
    ['IE12', null, 'IE'],
    ['12', 'FR', 'FR'],
    ['DE12', 'US', 'DE'],
  ] as const) {
    const answer = await shop.owner.call('POST', `${shop.path}/customers`, { name: 'A', vatId, country })
    assert.deepEqual([answer.status, answer.code], [422, 'customer/vat-invalid'], vatId)
    assert.deepEqual(answer.body.error.detail, { country: expected })
  }
})

test('refuses one more than each limit', async () => {
  const { maxNotes, maxAddress, maxTags, maxTagLength } = customerLimits
  const long = (length: number) => 'x'.repeat(length)
  const tags = (count: number) => Array.from({ length: count }, (_, n) => String(n))
  for (const [field, most, more] of [
    ['name', long(120), long(121)],
    ['contactName', long(120), long(121)],
    ['address', long(maxAddress), long(maxAddress + 1)],
    ['vatId', long(20), long(21)],
    ['notes', long(maxNotes), long(maxNotes + 1)],
    ['tags', tags(maxTags), tags(maxTags + 1)],
    ['tags', [long(maxTagLength)], [long(maxTagLength + 1)]],
  ] as const) {
    await add({ name: 'A', country: 'US', [field]: most })
    const refused = await shop.owner.call('POST', `${shop.path}/customers`, { name: 'A', [field]: more })
    assert.equal(refused.code, 'request/invalid', field)
  }
})

test('has figures of quotes, and who else has its email or phone', async () => {
  const other = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example', phone: '+33612345678' }
  const { quote, token } = await aSentQuote(other, { customer })
  clock.advanceSeconds(3600)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const twin = await add({ name: 'Ada L.', email: 'other@x.example', phone: customer.phone }, other)
  const { body } = await other.owner.call('GET', `${other.path}/customers/${quote.customerId}`)
  const amountMinor = Math.abs(quote.totals.netMinor)
  const figures = { sent: 1, accepted: 1, amountMinor, paidOutMinor: amountMinor, answerSeconds: 3600 }
  assert.deepEqual(body.figures, figures)
  assert.deepEqual(
    body.same.map(({ id, name }: any) => [id, name]),
    [[twin.id, 'Ada L.']],
  )
  const same = async (query: Record<string, string>) => {
    const address = `${other.path}/customers/same?${new URLSearchParams(query)}`
    return (await other.owner.call('GET', address)).body.map(({ name }: any) => name)
  }
  assert.deepEqual(await same({ email: 'ADA@x.example' }), ['Ada'])
  assert.deepEqual(await same({ phone: '+33 6 12 34 56 78' }), ['Ada L.', 'Ada'])
  assert.deepEqual(await same({ phone: customer.phone, except: twin.id }), ['Ada'])
  assert.deepEqual(await same({}), [])
})

test('lists the devices of all quotes, newest quote first, and the quotes', async () => {
  const other = await aShop(product)
  const customer = { kind: 'private' as const, name: 'Ada', email: 'ada@x.example' }
  const first = await aQuote(other, { customer })
  clock.advanceSeconds(1)
  const serials = Array.from({ length: customerLimits.maxDevicesPerPage }, (_, n) => `SAMPLE${n + 100}`)
  const lines = serials.map((serial) => aLine(other, { device: { name: 'iPhone 15', serial } }))
  await aQuote(other, { customer, lines })
  await aQuote(other)
  const at = `${other.path}/customers/${first.customerId}/devices`
  const { body: page } = await other.owner.call('GET', at)
  assert.deepEqual(new Set(page.devices.map(({ serial }: any) => serial)), new Set(serials))
  const { body: next } = await other.owner.call(
    'GET',
    `${at}?${new URLSearchParams({ cursor: page.nextCursor })}`,
  )
  assert.deepEqual(
    next.devices.map(({ quoteNumber, imei }: any) => [quoteNumber, imei]),
    [[first.number, '356938035643809']],
  )
  assert.equal(next.nextCursor, null)
  assert.equal((await other.owner.call('GET', `${at}?cursor=x`)).code, 'request/invalid')
  const { body: list } = await other.owner.call('GET', `${other.path}/quotes?customerId=${first.customerId}`)
  assert.equal(list.quotes.length, 2)
  const others = (await other.owner.call('GET', `${other.path}/quotes`)).body.quotes
  const ids = others.map(({ id }: any) => id).join(',')
  const query = new URLSearchParams({ ids, customerId: String(first.customerId) })
  const { body: changed } = await other.owner.call('GET', `${other.path}/quotes/by-id?${query}`)
  assert.deepEqual([others.length, changed.length], [3, 2])
})

test('returns 404 for a customer of another team', async () => {
  const stranger = await add({ name: 'A' }, await aShop(product))
  const at = `${shop.path}/customers/${stranger.id}`
  assert.equal((await shop.owner.call('GET', at)).code, 'customer/not-found')
  assert.equal((await edit(stranger, { rev: 1, name: 'B' })).code, 'customer/not-found')
  assert.deepEqual((await shop.owner.call('GET', `${at}/devices`)).body.devices, [])
})
