import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop

const quote = await aQuote(shop, {
  customer: { kind: 'private', name: 'Ada', email: 'ada@x.example', phone: '+33612345678' },
})
const { body: customer } = await owner.call('GET', `${path}/customers/${quote.customerId}`)
const { body: widget } = await owner.call('POST', `${path}/widgets`, {
  name: 'Site',
  catalogId: shop.catalogs.buy.pricing.id,
})

const cases = [
  {
    of: 'quote',
    at: `${path}/quotes/${quote.id}`,
    rev: quote.rev,
    same: [
      {},
      { note: quote.note, validDays: quote.validDays },
      { letCustomerChoose: quote.letCustomerChoose, customer: quote.customer },
      { customer: { ...quote.customer, is: quote.customerId } },
    ],
    other: { note: 'Bring the box' },
  },
  {
    of: 'customer',
    at: `${path}/customers/${quote.customerId}`,
    rev: customer.rev,
    same: [{}, { name: customer.name, tags: customer.tags }, { phone: ' +33 6 12 34 56 78 ' }],
    other: { name: 'Ada Lovelace' },
  },
  {
    of: 'widget',
    at: `${path}/widgets/${widget.id}`,
    rev: widget.rev,
    same: [{}, { name: 'Site', asks: widget.asks }, { texts: {}, theme: widget.theme }],
    other: { name: 'Website' },
  },
] as const

for (const { of, at, rev, same, other } of cases)
  test(`an edit of a ${of} that changes nothing keeps its rev and is recorded nowhere`, async () => {
    const patch = (fields: object): Promise<Answer> => owner.call('PATCH', at, { ...fields, rev })
    const entries = async () =>
      (await product.database.pool.query('select count(*)::int as entries from product.audit_entries')).rows
    const before = await entries()
    for (const fields of same) {
      const { status, body } = await patch(fields)
      assert.deepEqual([status, body.rev], [200, rev], JSON.stringify([fields, body]))
    }
    assert.deepEqual(await entries(), before)
    const { status, body } = await patch(other)
    assert.deepEqual([status, body.rev], [200, rev + 1])
    assert.equal((await patch({})).status, 409, 'an outdated one is still refused')
  })
