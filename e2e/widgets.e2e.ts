import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axeCheck } from './axe-check.ts'
import { openLiveShop } from './live-shop.ts'

const shop = await openLiveShop()

test('a manager adds a widget, puts it live on a site, and pauses it', async () => {
  const page = await shop.browserOf(shop.owner, '/widgets')
  await page.getByText('No widgets yet').waitFor()
  await page.getByRole('link', { name: 'Add widget' }).click()
  await page.getByRole('button', { name: 'Add widget' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name').fill('Front page')
  await axeCheck(page, 'add a widget')
  await page.getByRole('button', { name: 'Add widget' }).click()
  await page.getByRole('heading', { level: 1, name: 'Front page' }).waitFor()
  await page.getByText('Add at least one site.').waitFor()

  const sites = page.getByLabel('Sites that may show it')
  await sites.fill('shop')
  await page.getByText('shop is not an address such as').waitFor()
  await sites.fill('https://shop.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Add at least one site.').waitFor({ state: 'detached' })
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#ffd60a')
  await page.getByText('Black text reads well, 14.8 to 1').waitFor()
  await page.getByLabel('Texts in').selectOption({ label: 'Deutsch' })
  await page.getByLabel('Headline').fill('Was zahlen wir?')
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByText('The settings of this widget are not saved.').waitFor()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByLabel('Your site').selectOption('React')
  await page.getByText('export function DeviceQuote()').waitFor()
  await page.getByLabel('Your site').selectOption('Shopify')
  await page.getByText('Custom Liquid').waitFor()
  await page.getByRole('button', { name: 'Put live' }).click()
  await page.getByText('Visitors of your sites can use it.').waitFor()
  assert.match(await page.locator('pre').innerText(), /<costard-quote widget="[\w-]+">/)
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await axeCheck(page, 'a widget')

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Your sites show nothing from it.').waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}/widgets`)
  await page.getByRole('link', { name: /Front page.*https:\/\/shop\.example/ }).waitFor()
  await axeCheck(page, 'widgets')

  const agent = await shop.hire('Vera Viewer', 'viewer')
  const hers = await shop.browserOf(agent, '/widgets')
  await hers.getByRole('link', { name: /Front page/ }).click()
  await hers.getByText('Only managers and above can change widgets.').waitFor()
  assert.equal(await hers.getByRole('button', { name: 'Save' }).count(), 0)
})
