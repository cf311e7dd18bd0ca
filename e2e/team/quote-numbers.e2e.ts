import assert from 'node:assert/strict'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('an owner chooses how quotes are numbered, and reads the next number while typing', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/tax')
  const pattern = page.getByLabel('Pattern')
  const save = page.getByRole('button', { name: 'Save numbers' })
  await pattern.fill('LX-')
  await page.getByText('The sequence has to appear in it once.').waitFor()
  await pattern.fill('LX-{SEQ:4}')
  await page.getByText('The next quote is LX-0001.').waitFor()
  await page.getByRole('switch', { name: 'Start again at 1 each year' }).click()
  await page.getByText('Without the year').waitFor()
  await pattern.fill('LX-{YY}-{SEQ:4}')
  await page.getByLabel('Next number in the sequence').fill('431')
  await save.click()
  await page.getByText('Saved.').waitFor()
  const { number } = await aQuote(shop)
  assert.match(number, /^LX-\d\d-0431$/)
  await page.reload()
  await page.getByLabel('Next number in the sequence').fill('12')
  await save.click()
  await page.getByText('Start at 432 or higher.').waitFor()
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByText('The numbering of quotes is not saved.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText(/The next quote is LX-\d\d-0432\./).waitFor()
})
