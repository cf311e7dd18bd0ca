import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('an owner closes the team for everybody, and reopens it', async () => {
  const { token } = await aSentQuote(shop)
  const oscar = await shop.hire('Oscar Brandt')
  const his = await shop.browserOf(oscar, '/settings/close')
  await his.getByText('Only owners can close the team.').waitFor()

  const hers = await shop.browserOf(shop.owner, '/settings/leave')
  await hers.setViewportSize({ width: 390, height: 844 })
  await hers.getByRole('link', { name: 'Close the team instead' }).waitFor()
  await hers.setViewportSize({ width: 1440, height: 900 })
  await hers.getByRole('link', { name: 'Close the team instead' }).click()
  await hers.getByText('1 offer that customers can still accept').waitFor()
  await hers.getByText('1 other member').waitFor()
  await hers.getByRole('button', { name: 'Create the archive' }).click()
  const saved = hers.waitForEvent('download')
  await hers.getByRole('button', { name: 'Download archive' }).click()
  assert.match((await saved).suggestedFilename(), /\.zip$/)
  await hers.getByText('even when the team is closed').waitFor()
  const button = hers.getByRole('button', { name: 'Close team' })
  const name = hers.getByRole('textbox', { name: 'Type the name of the team' })
  await name.fill(shop.team.name.toLowerCase())
  await hers.locator('button:disabled', { hasText: 'Close team' }).waitFor()
  await name.fill(shop.team.name)
  await button.click()
  await hers.getByRole('heading', { name: 'Closed teams' }).waitFor()
  await hers.getByRole('button', { name: 'Download archive' }).waitFor()

  await his.getByText('An owner can reopen it from the list of teams.').waitFor()
  const customer = await openBrowser()
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByRole('heading', { name: `${shop.team.name} has closed` }).waitFor()

  await hers.getByRole('button', { name: `Reopen ${shop.team.name}` }).click()
  await hers.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await his.goto(`${shop.url}/teams`)
  await his.getByRole('heading', { level: 1, name: 'Quotes' }).or(his.getByText('Connect to Team')).waitFor()
  await customer.reload()
  await customer.getByRole('button', { name: /^Accept/ }).waitFor()
})
