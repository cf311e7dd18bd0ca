import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLine, aQuote, aShop, startTestProduct } from '../../../../../server/testing/testing.ts'
import { canSetUp, draftOf, quantityOf } from './counter-draft.ts'

const product = await startTestProduct()
const shop = await aShop(product)

test('a saved draft keeps quantities and the customer, on whom the price can depend', async () => {
  const customer = { kind: 'business' as const, name: 'Ada Ltd', email: 'ada@x.example' }
  const quote = await aQuote(shop, { customer, lines: [aLine(shop), aLine(shop, { quantity: 12 })] })
  const { devices, saved } = draftOf(quote)
  assert.deepEqual(devices.map(quantityOf), [1, 12])
  assert.deepEqual(saved.customer, customer)
})

test('a device with a number of its own is one, whatever was entered before', () => {
  const device = { id: '1', name: 'A', silhouette: 'iphone', narrowed: {}, setups: {}, quantity: 12 }
  assert.equal(quantityOf(device), 12)
  assert.equal(quantityOf({ ...device, imei: '356938035643809' }), 1)
})

test('only lines of one catalog can be set up', async () => {
  const one = await aQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  assert.equal(canSetUp(one), true)
  const [line, other] = one.lines
  assert.ok(line && other)
  assert.equal(
    canSetUp({
      lines: [line, { ...other, catalogId: shop.catalogs.sell.pricing.id as typeof other.catalogId }],
    }),
    false,
  )
})
