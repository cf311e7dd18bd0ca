import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account
let buy: string

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
  buy = `/catalogs/${shop.catalogs.buy.pricing.id}`
})

test('who edits a catalog is shown at the part they are at, until they leave', async () => {
  const theirs = await shop.browserOf(cian, `${buy}/models`)
  const page = await shop.browserOf(shop.owner, `${buy}/models`)
  await theirs.getByRole('gridcell', { name: '430.00' }).first().click()
  const cell = page.getByRole('gridcell').filter({ hasText: 'Cian Walsh' })
  await cell.getByText('430.00').waitFor()
  await page
    .getByRole('list', { name: 'Also here' })
    .getByText('Cian Walsh · iPhone 16 Plus 128 GB: price')
    .waitFor()

  await theirs.keyboard.press('ArrowRight')
  await cell.getByText('465.00').waitFor()

  await theirs.getByRole('link', { name: /^Questions/ }).click()
  await theirs.getByRole('link', { name: /How is the screen/ }).click()
  await cell.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Questions/ }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'How is the screen' })
    .getByText('Cian Walsh is here')
    .waitFor()

  await theirs.close()
  await page.getByText('Cian Walsh is here').waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Also here' }).waitFor({ state: 'detached' })
})
