import assert from 'node:assert/strict'
import type { Quote } from '@costard/contract'
import { test } from 'vitest'
import { aLine, aMember, aQuote, aQuoteInput, aSentQuote, aShop, startTestProduct } from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop

const copy = (id: string, by = owner) => by.call('POST', `${path}/quotes/${id}/duplicate`)

test('a copy has devices, answers and customer, without what belongs to one device', async () => {
  const device = { ...aLine(shop).device, imei: '356938035643809' }
  const line = aLine(shop, { device, note: 'Scratch below the camera' })
  const { quote } = await aSentQuote(shop, { lines: [line], note: 'See you on Friday' })
  const { status, body } = await copy(quote.id)
  assert.equal(status, 201, JSON.stringify(body))
  const made: Quote = body.quote
  assert.notEqual(made.number, quote.number)
  assert.deepEqual([made.state, made.customerId, made.note], ['draft', quote.customerId, ''])
  assert.deepEqual(body.before, quote.totals)
  const [of] = made.lines
  assert.deepEqual(of?.device, { key: device.key, name: device.name })
  assert.deepEqual([of?.answers, of?.note, of?.checks], [quote.lines[0]?.answers, undefined, []])
  assert.equal(made.totals.netMinor, quote.totals.netMinor)
})

test('a copy is priced by today’s catalog and says what the other came to', async () => {
  const own = await aShop(product)
  const { quote } = await aSentQuote(own)
  await publishVersion(product.database, own, own.catalogs.buy, (priceMinor) => priceMinor - 1000)
  const { body } = await own.owner.call('POST', `${own.path}/quotes/${quote.id}/duplicate`)
  assert.equal(body.quote.lines[0].catalogVersion, 2)
  assert.equal(body.quote.totals.netMinor - body.before.netMinor, 1000)
})

test('an erased customer is not copied, and a device that the catalog no longer has is refused by name', async () => {
  const own = await aShop(product)
  const { quote } = await aSentQuote(own)
  const customer = `${own.path}/customers/${quote.customerId}`
  const { rev } = (await own.owner.call('GET', customer)).body
  assert.equal((await own.owner.call('POST', `${customer}/erase`, { rev })).status, 200)
  const duplicate = () => own.owner.call('POST', `${own.path}/quotes/${quote.id}/duplicate`)
  const { body } = await duplicate()
  assert.deepEqual([body.quote.customerId, body.quote.customer], [null, null])
  const { pricing, ...rest } = own.catalogs.buy
  const models = pricing.models.filter(({ variants }) =>
    variants.every(({ id }) => id !== quote.lines[0]?.variantId),
  )
  await publishVersion(product.database, own, { ...rest, pricing: { ...pricing, models } }, (minor) => minor)
  assert.equal((await duplicate()).code, 'quote/variant-unknown')
})

test('a trial, a quote of another team, and a member who only reads make no copy', async () => {
  const trial = (
    await owner.call('POST', `${path}/quotes`, { ...aQuoteInput(shop), customer: null, isTrial: true })
  ).body
  assert.equal((await copy(trial.id)).code, 'quote/wrong-state')
  const other = await aShop(product)
  const quote = await aQuote(other)
  assert.equal((await copy(quote.id)).code, 'quote/not-found')
  const viewer = await aMember(product, shop, 'viewer')
  assert.equal((await copy((await aQuote(shop)).id, viewer)).status, 403)
})
