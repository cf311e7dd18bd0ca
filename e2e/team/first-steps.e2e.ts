import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('the first steps are hidden above the quotes and shown again from the help', async () => {
  await shop.owner.call('PUT', `${shop.path}/first-steps/shown`, { isShown: true })
  const page = await shop.browserOf(shop.owner, '/quotes', shop.url, {
    viewport: { width: 390, height: 844 },
  })
  const welcome = page.getByText('Welcome to')
  await welcome.waitFor()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.getByText('under Help now').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Quotes', exact: true }).waitFor()
  assert.equal(await welcome.count(), 0)
  await page.goto(`${shop.url}/t/${shop.team.id}/faq`)
  await page.getByRole('button', { name: 'Show above the quotes' }).click()
  await welcome.waitFor()
})
