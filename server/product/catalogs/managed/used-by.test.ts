import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { ManagedCatalog } from '@costard/contract'
import { aLine, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()

test('a catalog counts the quotes that have its prices, however many lines they have', async () => {
  const shop = await aShop(product)
  const other = await aShop(product)
  await aQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  await aQuote(shop, { lines: [aLine(shop), aLine(shop, {}, 'repair')] })
  await aQuote(other)
  const { body } = await shop.owner.call('GET', `${shop.path}/managed-catalogs`)
  assert.deepEqual(
    body.map(({ kind, quotes, hasMoreQuotes }: ManagedCatalog) => [kind, quotes, hasMoreQuotes]),
    [
      ['buy', 2, false],
      ['repair', 1, false],
      ['sell', 0, false],
    ],
  )
})
