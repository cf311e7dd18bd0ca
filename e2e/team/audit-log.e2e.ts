import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('an owner finds who changed what, opens it and saves the log', async () => {
  const quote = await aQuote(shop)
  const page = await shop.browserOf(shop.owner, '/settings/audit')
  const table = page.getByRole('table')
  await table.getByRole('link', { name: `Quote ${quote.number} created` }).waitFor()

  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Webhooks' }).click()
  await page.getByText('No changes in these days').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV, for other programs' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  assert.match(file, /quotes\.add,quote/)

  await table.getByRole('link', { name: `Quote ${quote.number} created` }).click()
  await page.waitForURL(`**/quotes/${quote.id}**`)
})
