import assert from 'node:assert/strict'
import { pino } from 'pino'
import { openDatabase } from '../../server/database/database.ts'
import { aLine, aQuote } from '../../server/testing/product-builders.ts'
import { publishVersion } from '../../server/product/testing/publish-version.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a draft shows what newer prices would change before it uses them', async () => {
  const database = await openDatabase(shop.config, pino({ level: 'silent' }))
  const lines = [aLine(shop), aLine(shop, {}, 'sell')]
  const quote = await aQuote(shop, { lines })
  await publishVersion(database, shop, shop.catalogs.buy, (priceMinor) => priceMinor - 1000)
  await database.close()
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.getByLabel('Note to the customer').fill('Bring the charger.')
  await page.getByText('has new prices since this quote was priced').waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'New prices' })
  await dialog.getByRole('row', { name: /iPhone 15 .* €305\.00 €295\.00 −€10\.00/ }).waitFor()
  await axeDialog(page, 'newer prices')
  await dialog.getByRole('button', { name: 'Keep the prices' }).click()
  await page.locator('article').getByText('€305.00').first().waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('button', { name: 'Use the new prices' }).click()
  await page.locator('article').getByText('€295.00').first().waitFor()
  assert.equal(await page.getByRole('button', { name: 'Compare' }).count(), 0)
  assert.equal(await page.getByText('changed this quote').count(), 0)
  const stored = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(stored.body.note, 'Bring the charger.')
  assert.equal(stored.body.totals.netMinor, quote.totals.netMinor + 1000)
})
