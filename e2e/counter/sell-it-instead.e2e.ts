import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a repair becomes a purchase with the same faults, and a repair again with its answers', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes/add/identify')
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 15 128 gb')
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('radio', { name: /Repair/ }).check()
  await page.getByRole('button', { name: /Set up/ }).click()
  const open = page.locator('[data-state=current]')
  await open.getByRole('checkbox', { name: /Sound/ }).check()
  await open.getByRole('checkbox', { name: /Camera/ }).check()
  await open.getByRole('button', { name: /Next/ }).click()
  await open.getByRole('radio', { name: /No/ }).first().click()
  const repair = page.url()

  await page.getByRole('button', { name: 'Sell it to us instead' }).click()
  await page.waitForURL((url) => url.href !== repair)
  // Faults are only asked for a device that turns on.
  await page.getByRole('button', { name: /stay on/ }).click()
  await open.getByRole('radio', { name: /Yes/ }).click()
  await page.getByRole('button', { name: /What doesn.t work\?/ }).click()
  assert.ok(await open.getByRole('checkbox', { name: /Sound/ }).isChecked())

  await page.getByRole('button', { name: 'Back to the repair' }).click()
  await page.waitForURL(repair)
  await page.getByRole('button', { name: /What is wrong\? Sound, Camera/ }).waitFor()
  await page.getByRole('button', { name: 'Sell it to us instead' }).click()
  await page.getByRole('button', { name: 'Back to the repair' }).waitFor()
})
