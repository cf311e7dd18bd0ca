import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path, catalogs } = shop

const customer = async () => {
  const { body } = await owner.call('POST', `${path}/customers`, { name: 'Ada Byrne' })
  return `${path}/customers/${body.id}`
}
const quote = async () => `${path}/quotes/${(await aQuote(shop)).id}`
const catalog = async () => `${path}/catalogs/${catalogs.buy.pricing.id}/draft`

for (const [thing, addressOf, method, below, change, code] of [
  ['a customer', customer, 'PATCH', '', { name: 'Ada Byrne-Lee' }, 'customer/changed'],
  ['a quote', quote, 'PATCH', '', { note: 'Call first' }, 'quote/changed'],
  ['a draft of a catalog', catalog, 'POST', '/discard', {}, 'catalog/draft-changed'],
] as const)
  test(`${thing} has a tag, and is changed only if it still has it`, async () => {
    const address = await addressOf()
    const read = await owner.call('GET', address)
    const tag = read.headers.get('etag') ?? ''
    assert.match(tag, /^"\d+\.[\w-]+"$/)
    const again = await owner.call('GET', address, undefined, { 'if-none-match': tag })
    assert.deepEqual([again.status, again.body], [304, ''])
    assert.equal((await owner.call('GET', address, undefined, { 'if-none-match': '"0.x"' })).status, 200)

    const outdated = `"${read.body.rev + 7}.x"`
    const refused = await owner.call(method, address + below, change, { 'if-match': outdated })
    assert.deepEqual([refused.status, refused.code, refused.body.status], [412, code, 412])
    const stated = await owner.call(method, address + below, { ...change, rev: read.body.rev + 7 })
    assert.deepEqual([stated.status, stated.code], [409, code])
    const changed = await owner.call(method, address + below, change, { 'if-match': tag })
    assert.equal(changed.status, 200, JSON.stringify(changed.body))
  })

test('a published catalog is not sent again to who has it', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const address = `${path}/catalogs/${catalogs.buy.pricing.id}`
    const tag = (await owner.call('GET', address, undefined, headers)).headers.get('etag') ?? ''
    const again = await owner.call('GET', address, undefined, { ...headers, 'if-none-match': tag })
    assert.deepEqual([again.status, again.body], [304, ''])
  }
})

test('If-Match names one version, the one of the body if that has a rev', async () => {
  const address = await customer()
  for (const tag of ['*', 'W/"1.x"', '"1.x", "2.x"', '1', '"x"', '']) {
    const refused = await owner.call('PATCH', address, { name: 'Bea' }, { 'if-match': tag })
    assert.deepEqual([refused.status, refused.code], [400, 'request/invalid'], tag)
    assert.equal(refused.body.error.detail[0].path, tag === '' ? 'rev' : 'If-Match')
  }
  const both = await owner.call('PATCH', address, { name: 'Bea', rev: 2 }, { 'if-match': '"1.x"' })
  assert.deepEqual([both.status, both.code], [400, 'request/invalid'])
})
