import assert from 'node:assert/strict'
import type { Site } from '@costard/contract'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { width: 390, height: 844 }
const sitesOf = async (): Promise<Site[]> => (await shop.owner.call('GET', `${shop.path}/sites`)).body.sites

/**
 * Returns Cork and Dublin, adding them if no earlier test did: after a failed test the following ones get a
 * new shop.
 */
async function corkAndDublin(): Promise<Site[]> {
  const known = await sitesOf()
  if (known.length > 0) return known
  const details = { directions: '', phone: '', hours: null }
  const added = [
    { ...details, name: 'Cork', street: '12 Patrick Street', town: 'T12 X8N6 Cork' },
    { ...details, name: 'Dublin', street: '14 Lower Ormond Quay', town: 'D01 K7X2 Dublin' },
  ]
  for (const site of added) await shop.owner.call('POST', `${shop.path}/sites`, site)
  return sitesOf()
}

test('an owner adds two sites; the customers of a colleague at one of them read its address', async () => {
  const details = { legalName: '', directions: '', phone: '', hours: null, terms: {}, rev: 0 }
  const address = { street: '14 Lower Ormond Quay', town: 'D01 K7X2 Dublin' }
  await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, ...address, name: shop.team.name })
  const agent = await shop.hire('Sam Okafor', 'agent')

  const hers = await shop.browserOf(shop.owner, '/settings/sites')
  await hers.getByText('No sites: quotes show the address of the shop').waitFor()
  await hers.getByRole('link', { name: 'Add site' }).click()
  // The first site is usually the existing shop.
  assert.equal(await hers.getByLabel('Street and number').inputValue(), address.street)
  assert.equal(await hers.getByLabel('Name of the site').inputValue(), 'Dublin')
  await hers.getByRole('button', { name: 'Save site' }).click()
  await hers.getByText('Dublin is saved').waitFor()
  await hers.getByRole('link', { name: 'Add site' }).click()
  await hers.getByLabel('Name of the site').fill('Cork')
  await hers.getByLabel('Street and number').fill('12 Patrick Street')
  await hers.getByLabel('Postcode and town').fill('T12 X8N6 Cork')
  await hers.getByLabel('Phone').fill('021 555 0100')
  await hers.getByRole('button', { name: 'Save site' }).click()
  await hers.getByText('Start with + and the country code.').waitFor()
  await hers.getByRole('link', { name: 'Members' }).click()
  await hers.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await hers.getByLabel('Phone').fill('+353 21 555 0100')
  await hers.getByRole('button', { name: 'Add opening hours' }).click()
  await hers.getByRole('button', { name: 'Save site' }).click()
  await hers.getByText('12 Patrick Street, T12 X8N6 Cork · +353 21 555 0100').waitFor()

  await hers.getByRole('link', { name: 'Members' }).click()
  await hers.getByRole('button', { name: 'More for Sam Okafor' }).click()
  await hers.getByRole('menuitem', { name: 'Role and rights' }).click()
  const dialog = hers.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Cork' }).check()
  await axeDialog(hers, 'sites of a member')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await hers.getByRole('row').filter({ hasText: 'Sam Okafor' }).getByText('At Cork').waitFor()

  const { token } = await aSentQuote({ ...shop, owner: agent })
  const theirs = await openBrowser({ viewport: phone })
  await theirs.goto(`${shop.url}/q/${token}`)
  await theirs.getByText('12 Patrick Street, T12 X8N6 Cork').first().waitFor()
  await theirs.getByText('Monday to Friday').waitFor()
  assert.equal(await theirs.getByText(address.street).count(), 0)
})

test('who works at two sites chooses at the counter; a quote moves until it is accepted', async () => {
  const [cork, dublin] = await corkAndDublin()
  const page = await shop.browserOf(shop.owner, '/quotes/add/identify')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/own-site'))
  await page.getByLabel('Your site').selectOption('Dublin')
  assert.equal((await saved).status(), 200)
  const { quote, token } = await aSentQuote(shop)
  assert.equal(quote.siteId, dublin?.id)
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}`)
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/site'))
  await page.getByLabel('Site', { exact: true }).selectOption('Cork')
  assert.equal((await moved).status(), 200)
  await page.getByText('chose the site · Cork').waitFor()
  assert.match(await (await fetch(`${shop.url}/q/${token}`)).text(), /12 Patrick Street/)

  await page.goto(`${shop.url}/t/${shop.team.id}/quotes?siteId=${cork?.id}`)
  const rows = page.locator('tbody tr')
  await rows.filter({ hasText: quote.number }).getByText('Cork').waitFor()
  assert.equal(await rows.filter({ hasNotText: 'Cork' }).count(), 0)
  await page.getByRole('button', { name: 'Remove Cork' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Dublin' }).check()
  await page.getByText('Nothing for these filters').waitFor()
})

test('a site that quotes name is archived; one that a colleague saved meanwhile is not overwritten', async () => {
  const [cork] = await corkAndDublin()
  assert.ok(cork)
  const catalogId = shop.catalogs.buy.pricing.id
  const input = { name: 'Front page', catalogId, siteId: cork.id }
  const { body: widget } = await shop.owner.call('POST', `${shop.path}/widgets`, input)
  const page = await shop.browserOf(shop.owner, `/settings/sites/${cork.id}`, shop.url, { viewport: phone })
  const { id, rev, isArchived: _a, isUsed: _u, ...fields } = cork
  await page.getByLabel('Phone').fill('+353 21 555 0199')
  await shop.owner.call('PUT', `${shop.path}/sites/${id}`, { ...fields, directions: 'First floor', rev })
  await page.getByRole('button', { name: 'Save site' }).click()
  const note = page.getByText('A colleague saved this site meanwhile')
  await note.waitFor()
  const box = await note.boundingBox()
  assert.ok(box && box.y > 0 && box.y + box.height < phone.height, 'in view beside the button')
  assert.equal(await page.getByLabel('Phone').inputValue(), '+353 21 555 0199')
  await page.getByRole('button', { name: 'Use theirs' }).click()
  assert.equal(await page.getByLabel('How to find it').inputValue(), 'First floor')
  await page.getByLabel('Phone').fill('+353 21 555 0199')
  const [stored] = await corkAndDublin()
  const directions = 'Second floor'
  await shop.owner.call('PUT', `${shop.path}/sites/${id}`, { ...fields, directions, rev: stored?.rev })
  await page.getByRole('button', { name: 'Save site' }).click()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('Cork is saved').waitFor()
  const [merged] = await corkAndDublin()
  assert.deepEqual([merged?.phone, merged?.directions], ['+353 21 555 0199', directions])
  await page.getByRole('button', { name: 'More for Cork' }).click()
  assert.equal(await page.getByRole('menuitem', { name: 'Remove' }).count(), 0)
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByText('Cork is archived. Its quotes keep it.').waitFor()
  await page.getByText('Archived', { exact: true }).waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}/widgets/${widget.id}`)
  await page.getByText('Its quotes show the address of the shop until you choose another site.').waitFor()
})
