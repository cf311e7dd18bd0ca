import assert from 'node:assert/strict'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let url: string
setUp(async () => {
  ;({ url } = await startTestServer())
})

test('a list with a large move is held, and tells why', async () => {
  const { page, team } = await openTeam(url, 'Liffey Exchange', {
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${team}/catalogs`)
  await page.getByRole('link', { name: 'Price sources' }).click()
  await page.getByText('No list comes by itself yet').waitFor()
  await page.getByRole('button', { name: 'New source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Recycler North')
  await dialog.getByText('A file', { exact: true }).click()
  await dialog.getByLabel('Name of the hint').fill('Supplier')
  await dialog.getByRole('button', { name: 'Add source' }).click()
  const pane = page.getByRole('complementary', { name: 'Recycler North' })
  const upload = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await pane.getByRole('button', { name: 'Upload a file' }).click()
    await (await choosing).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const list = 'Model,Storage,Price\niPhone 15,128 GB,512\niPhone 15,256 GB,548\niPhone 14,128 GB,391'
  await upload(list)
  await page.getByText('3 prices, 0 moved').waitFor()
  await upload(list.replace('512', '300'))
  await pane.getByText('Held. Nothing was filled.').waitFor()
  await pane.getByText('1 move larger than allowed').click()
  assert.ok(await pane.getByRole('button', { name: 'Import it' }).isVisible())
})

test('hints on a desk and a phone: the chart by keys, a typed rule that stays, a line per price', async () => {
  const shop = await openLiveShop()
  const catalogId = shop.catalogs.buy.pricing.id
  const { body: source } = await shop.owner.call('POST', `${shop.path}/price-sources`, {
    catalogId,
    name: 'Recycler North',
    url: null,
    header: null,
    jsonPath: null,
    fills: 'hint',
    hint: 'Supplier',
    readAt: null,
    maxMoveBp: 2000,
    maxFewerBp: 200,
    inForceBp: null,
    isOn: true,
  })
  const list = 'Model,Storage,Price\niPhone 15,128 GB,300\niPhone 15,256 GB,340'
  const page = await shop.browserOf(shop.owner, `/catalogs/sources?source=${source.id}`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a file' }).click()
  await (await choosing).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await page.getByText('2 prices, 0 moved').waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}/catalogs/${catalogId}/models?hint=${source.id}`)
  await page.getByRole('searchbox').fill('iPhone 15')
  await page.getByRole('button', { name: 'iPhone 15 · 128 GB' }).click()
  const chart = page.getByRole('slider', { name: 'Supplier and our price in the last 180 days' })
  await chart.focus()
  const told = () => chart.getAttribute('aria-valuetext')
  assert.match((await told()) ?? '', /Supplier €300\.00, ours €/)
  await page.keyboard.press('Home')
  assert.match((await told()) ?? '', /Supplier –/)
  assert.equal(await chart.getAttribute('aria-valuenow'), '0')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  assert.equal(await chart.getAttribute('aria-valuenow'), '178')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'iPhone 15 · 128 GB' }).and(page.locator(':focus')).waitFor()

  const factor = page.getByRole('textbox', { name: 'Times' })
  await factor.fill('0.72')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Supplier: €300 – €340').waitFor()
  await page.getByRole('button', { name: /^iPhone 15 (?!P)/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/Supplier: €300\.00 · Ours vs hint/)
    .waitFor({ timeout: 5000 })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  assert.equal(await factor.inputValue(), '0.72')
})
