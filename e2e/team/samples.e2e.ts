import assert from 'node:assert/strict'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('samples of a new team can be looked at, removed with one press, and restored', async () => {
  await shop.owner.call('PUT', `${shop.path}/samples/shown`, { isShown: true })
  const page = await shop.browserOf(shop.owner, '/quotes', shop.url, {
    viewport: { width: 390, height: 844 },
  })
  const sample = page.getByRole('button', { name: 'iPhone 15 128 GB' })
  await sample.click()
  const dialog = page.getByRole('dialog', { name: 'iPhone 15 128 GB' })
  await dialog.getByText('New price: €120.00 instead of €190.00').waitFor()
  await axeDialog(page, 'a sample')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove samples' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  assert.equal(await sample.count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await sample.waitFor()
})
