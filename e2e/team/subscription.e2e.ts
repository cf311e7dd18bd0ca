import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop({ RATE_LIMITS: 'on' })
})
const settings = '/settings/subscription'

test('an owner moves up at once, down at the end of the period, and keeps the plan after all', async () => {
  const page = await shop.browserOf(shop.owner, settings)
  await page.getByText(/^Trial until .*, then Free\.$/).waitFor()
  await page.getByRole('button', { name: 'Move up to Team' }).click()
  await page.getByText(/^Renews on /).waitFor()
  await page.getByRole('button', { name: 'Move down to Solo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move down to Solo?' })
  await dialog.getByText('Nothing is deleted.').waitFor()
  await axeDialog(page, 'smaller plan')
  await dialog.getByRole('button', { name: 'Move down to Solo' }).click()
  await page.getByText(/^Team until .*, then Solo\.$/).waitFor()
  await page.getByRole('button', { name: 'Keep Team' }).click()
  await page.getByText(/^Renews on /).waitFor()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  await page.getByRole('button', { name: 'Keep Team' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText(/^Renews on /).waitFor()
})
