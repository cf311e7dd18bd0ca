import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import type { CatalogDraft } from '@costard/contract'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account
let catalogId: string
let modelsPath: string
let draftPath: string

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
  catalogId = shop.catalogs.buy.pricing.id
  modelsPath = `/catalogs/${catalogId}/models`
  draftPath = `${shop.path}/catalogs/${catalogId}/draft`
})

async function prices(): Promise<ReadonlyMap<string, number | null>> {
  const { body } = await shop.owner.call('GET', draftPath)
  const { document }: CatalogDraft = body
  return new Map(
    document.pricing.models.flatMap(({ variants }) => variants.map(({ id, priceMinor }) => [id, priceMinor])),
  )
}

/** Returns the cell of a model in a column. */
async function cellOf(page: Page, model: string, column: string): Promise<Locator> {
  const index = await page
    .getByRole('columnheader', { name: column, exact: true })
    .getAttribute('aria-colindex')
  const name = new RegExp(`^${model}$`)
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name }) })
    .locator(`[aria-colindex="${index}"]`)
}

async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const stored = page.waitForResponse(
    (answer) => /\/draft(\/changes)?$/.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await act()
  await stored
}

/** Pastes a text at the focus, like Ctrl+V. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test('prices are changed by keyboard, pasted, and undone', async () => {
  const page = await shop.browserOf(shop.owner, modelsPath)
  const grid = page.getByRole('grid', { name: 'Prices' })
  await (await cellOf(page, 'iPhone 16', '128 GB')).click()
  await saved(page, async () => {
    await page.keyboard.type('401.5')
    await page.keyboard.press('Enter')
  })
  assert.equal(await (await cellOf(page, 'iPhone 16', '128 GB')).textContent(), '401.50changed')
  assert.equal((await prices()).get('iphone-16-128'), 40_150)

  // A text that is not an amount is marked, and not saved.
  await (await cellOf(page, 'iPhone 16', '256 GB')).click()
  await page.keyboard.type('61S00')
  await page.keyboard.press('Enter')
  await page.getByText('1 cell is not saved.').waitFor()
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('“61S00” is not an amount. Not saved.').waitFor()
  await page.getByRole('button', { name: 'Keep the old value' }).click()
  await page.getByText('1 cell is not saved.').waitFor({ state: 'detached' })

  await grid.focus()
  await page.keyboard.press('Control+Home')
  await (await cellOf(page, 'iPhone 17', 'Floor')).click()
  const before = await prices()
  const pasted = Array.from({ length: 100 }, (_, row) => `${row + 1}.50\t${row + 500}`).join('\n')
  await saved(page, () => paste(page, pasted))
  await page.getByText('Pasted 200 cells').waitFor()
  const { body } = await shop.owner.call('GET', draftPath)
  const limits = body.parts.filter(({ kind }: { kind: string }) => kind === 'limits')
  assert.ok(limits.length > 50)
  assert.deepEqual(await prices(), before)
  await grid.focus()
  await saved(page, () => page.keyboard.press('Control+z'))
  await page.getByText('Undone: Pasted 200 cells').waitFor()
  const after = await shop.owner.call('GET', draftPath)
  assert.ok(after.body.document.pricing.models.every((model: object) => !('ceilingMinor' in model)))
})

test('many prices change at once, after a look at them in the cells', async () => {
  const page = await shop.browserOf(shop.owner, modelsPath)
  await (await cellOf(page, 'iPhone 15', '128 GB')).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('%')
  const dialog = page.getByRole('dialog', { name: 'Change 2 cells' })
  await dialog.getByLabel('Change', { exact: true }).fill('+10')
  await page.getByRole('gridcell', { name: '280.00 310.00' }).waitFor()
  const before = await prices()
  await saved(page, () => page.keyboard.press('Enter'))
  const now = await prices()
  assert.equal(before.get('iphone-15-128'), 28_000)
  assert.equal(now.get('iphone-15-128'), 31_000)
})

test('a model has an own amount for a grade, which the line above says and the price uses', async () => {
  const page = await shop.browserOf(shop.owner, modelsPath)
  await page.getByLabel('Grade', { exact: true }).selectOption('C')
  const cell = await cellOf(page, 'iPhone 12', '128 GB')
  const share = await cell.textContent()
  await cell.click()
  await saved(page, async () => {
    await page.keyboard.type('33')
    await page.keyboard.press('Enter')
  })
  await cell.getByText('changed').waitFor()
  assert.equal(await cell.textContent(), '33.00changed')
  assert.notEqual(share, '33.00')
  await page.getByLabel('Grade', { exact: true }).selectOption('')
  await cell.click()
  await page.getByText('C €33.00 own amount').waitFor()
  const own = await cellOf(page, 'iPhone 12', 'Own for a grade')
  assert.equal(await own.textContent(), '128 GB: C')

  // A higher price for a worse grade than for a better one prevents publishing, and Publish leads to it.
  await shop.owner.call('PATCH', draftPath, {
    baseVersion: 1,
    changes: [{ part: { kind: 'gradePrices', key: 'iphone-12-64', value: { E: 90_000 } }, rev: 0 }],
  })
  const { body } = await shop.owner.call('GET', `${draftPath}/check`)
  const found = body.findings.find(({ code }: { code: string }) => code === 'grades-not-falling')
  assert.match(found.path, /^models\.\d+\.variants\.\d+\.gradeAmounts\.E$/)
  await page.getByRole('grid', { name: 'Prices' }).focus()
  await saved(page, () => page.keyboard.press('Control+z'))
  await page.getByText('C €33.00 own amount').waitFor({ state: 'detached' })
})

test('two people who write the same cell: both values, and one is chosen', async () => {
  const page = await shop.browserOf(shop.owner, modelsPath)
  const cell = await cellOf(page, 'iPhone 16 Plus', '256 GB')
  let isFirst = true
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'PATCH' && isFirst) {
      isFirst = false
      const part = { kind: 'price', key: 'iphone-16-plus-256', value: { minor: 47_000 } }
      await cian.call('PATCH', draftPath, { baseVersion: 1, changes: [{ part, rev: 0 }] })
    }
    return route.continue()
  })
  await cell.click()
  await page.keyboard.type('475')
  await page.keyboard.press('Enter')
  await cell.click()
  const card = page.getByRole('region', { name: /iPhone 16 Plus 256 GB/ })
  await card.getByText('€475.00').waitFor()
  await card.getByText('€470.00').waitFor()
  assert.equal((await prices()).get('iphone-16-plus-256'), 47_000)
  await saved(page, () => card.getByRole('button', { name: /Keep mine/ }).click())
  assert.equal((await prices()).get('iphone-16-plus-256'), 47_500)
})

test('a price list is checked column by column, and goes in without the rows that are rejected', async () => {
  const page = await shop.browserOf(shop.owner, `${modelsPath}/import`)
  const before = await prices()
  const file = [
    'Preise der Woche',
    'Artikel;Speicher;Ankauf EUR',
    'iPhone 14;128;210,00',
    ';256;220,00',
    'iPhone 14 Pro;128;1.2x0',
    'iPhone 13;128;500,00',
    'iPhone 13;256;2.100,00',
  ].join('\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByText('Row 1 is a title and is not read.').waitFor()
  await page.getByText('4 prices for 2 models. Nothing is changed yet.').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('1 row is rejected').waitFor()
  const run = page.getByRole('button', { name: /^Import \d/ })
  assert.ok(await run.isDisabled())
  const doubt = page.getByRole('radiogroup', { name: /iPhone 13.*256 GB/ })
  await doubt.getByText('Leave out').click()
  assert.ok(await run.isDisabled(), 'a move of more than 40 % waits')
  await page.getByRole('checkbox', { name: /iPhone 13.*128 GB/ }).check()
  assert.deepEqual(await prices(), before)
  await saved(page, () => run.click())
  const now = await prices()
  assert.equal(now.get('iphone-14-128'), 21_000)
  assert.equal(now.get('iphone-14-256'), 22_000)
  assert.equal(now.get('iphone-13-128'), 50_000)
  for (const id of ['iphone-14-pro-128', 'iphone-13-256']) assert.equal(now.get(id), before.get(id))
  await saved(page, () => page.getByRole('button', { name: /^Undo.*Ctrl Z/ }).click())
  assert.deepEqual(await prices(), before)

  // The next list of the same kind skips to its preview.
  await page.goto(`${shop.url}${new URL(page.url()).pathname}/import`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'next.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Artikel;Speicher;Ankauf EUR;Farbe\niPhone 14;128;215,00;Blau'),
  })
  await page.getByText(/One heading more[:,] Farbe.* 4 rows fewer\./).waitFor()
  await page.getByRole('button', { name: 'Import 1 price' }).waitFor()
})

test('of an import that meets a change of a colleague nothing is stored', async () => {
  const page = await shop.browserOf(shop.owner, `${modelsPath}/import`)
  const choose = (...rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Model;Storage;Price', ...rows].join('\n')),
    })
  const { body } = await shop.owner.call('GET', draftPath)
  const before = await prices()
  const key = 'iphone-12-128'
  await choose(`iPhone 12;128;${((before.get(key) ?? 0) / 100).toFixed(2)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('There is nothing to import.').waitFor()
  assert.ok(await page.getByRole('button', { name: 'Import prices' }).isDisabled())

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose('iPhone 12;128;141.00', 'iPhone 12 mini;128;121.00')
  await page.getByText('2 prices for 2 models').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.route('**/draft', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    const rev =
      body.parts.find((one: { kind: string; key: string }) => one.kind === 'price' && one.key === key)?.rev ??
      0
    const change = { part: { kind: 'price', key, value: { minor: 13_700 } }, rev }
    const changed = await cian.call('PATCH', draftPath, { baseVersion: 1, changes: [change] })
    assert.equal(changed.status, 200)
    return route.continue()
  })
  await page.getByRole('button', { name: 'Import 2 prices' }).click()
  await page.getByText('Nothing changed: Imported 2 prices.').waitFor()
  await page.getByText('Cian Walsh changed 1 of these values first.').waitFor()
  await page.getByText('not saved').waitFor({ state: 'detached' })
  assert.deepEqual(await prices(), new Map(before).set(key, 13_700))
  await page.getByLabel('Find a model').fill('iPhone 12')
  // Columns that none of the found rows use are hidden, so the positions of cells change.
  const found = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: /^iPhone 12$/ }) })
  await found.getByText('137.00').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Nothing changed').waitFor({ state: 'detached' })
})

test('one model at a time on a phone', async () => {
  const page = await shop.browserOf(shop.owner, modelsPath, shop.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await page.getByRole('button', { name: /iPhone 15 Pro Max/ }).click()
  const field = page.getByRole('dialog').getByLabel('512 GB')
  await field.fill('433')
  await axeDialog(page, 'a model on a phone')
  await saved(page, () => page.getByRole('button', { name: 'Done' }).last().click())
  assert.equal((await prices()).get('iphone-15-pro-max-512'), 43_300)
})
