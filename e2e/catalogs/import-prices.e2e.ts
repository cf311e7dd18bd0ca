import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { constants, deflateRawSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { deflatedZip } from '../../contract/lists/tables/testing/deflated-zip.ts'
import {
  compoundFile,
  double,
  narrow,
  record,
  short,
  workbookStream,
} from '../../contract/lists/tables/testing/xls-file.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let importPath: string

setUp(async () => {
  shop = await openLiveShop()
  importPath = `/catalogs/${shop.catalogs.buy.pricing.id}/models/import`
})

async function choose(page: Page, rows: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'week-48.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
}

/** Slightly less than the catalog pays, so that no price needs a review. */
function less(variantId: string): string {
  const variants = shop.catalogs.buy.pricing.models.flatMap((model) => model.variants)
  const { priceMinor } = variants.find(({ id }) => id === variantId) ?? {}
  return ((priceMinor ?? 0) / 100 - 9).toFixed(2).replace('.', ',')
}

test('columns say what they hold, a storage is a way out, and a named list is known next week', async () => {
  const list = [
    'Model;GB;Price;Updated',
    `iPhone 15;128;${less('iphone-15-128')};24.11.2026`,
    `iPhone 15 Pro;64;${less('iphone-15-pro-128')};24.11.2026`,
    `iPhone 14;;${less('iphone-14-256')};24.11.2026`,
  ]
  const page = await shop.browserOf(shop.owner, importPath)
  await choose(page, list)
  const picture = page.getByRole('group', { name: 'First rows of the file' })
  await picture.getByText('EUR, comma').waitFor()
  await picture.getByText('Dates').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('2 rows are rejected').waitFor()
  await page.getByRole('button', { name: 'Use 128 GB' }).click()
  await page.getByText('1 row is rejected').waitFor()
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await page.getByRole('menuitem', { name: '256 GB' }).click()
  await page.getByText('1 row is rejected').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Name it' }).click()
  await page.getByRole('textbox', { name: 'Name of lists like this' }).fill('Recycler, weekly')
  const stored = page.waitForResponse((answer) => answer.url().endsWith('price-list-shapes'))
  await page.getByRole('button', { name: /^Import 3 prices/ }).click()
  await stored

  await page.goto(`${shop.url}/t/${shop.team.id}${importPath}`)
  await choose(
    page,
    list.map((row, at) => `${row};${at === 0 ? 'Status' : 'In stock'}`),
  )
  await page.getByText('Read like “Recycler, weekly”. One heading more, Status, not read.').waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await picture.getByText('New since last time').waitFor()
})

test('the held list of a source is shown as what would happen, and goes in or is left out from there', async () => {
  const page = await shop.browserOf(shop.owner, '/catalogs/sources')
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
  const prices = 'Model,Storage,Price\niPhone 15,128 GB,412\niPhone 15,256 GB,448\niPhone 14,128 GB,291'
  await upload(prices)
  await page.getByText('3 prices, 0 moved').waitFor()
  await upload(prices.replace('412', '300'))
  await pane.getByText('Held. Nothing was filled.').waitFor()
  await pane.getByRole('link', { name: /Look at it/ }).click()
  const result = page.getByRole('region', { name: 'What would happen' })
  await result.getByText('Biggest moves').waitFor()
  assert.equal(await result.getByRole('checkbox').count(), 0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Read it like this' }).waitFor()
  await page.goBack()
  await pane.getByRole('link', { name: /Look at it/ }).click()
  await result.waitFor()
  await page.getByRole('button', { name: 'Import it' }).click()
  await page
    .getByText(/^Released by Niamh Doyle/)
    .first()
    .waitFor()
})

test('a price list of Excel 2003 goes from its file to what would happen', async () => {
  const text = (row: number, column: number, value: string) =>
    record('label', short(row, column, 0, value.length), narrow(value))
  const records = [
    ...['Device', 'Storage', 'Price'].map((heading, column) => text(0, column, heading)),
    ...['iPhone 15', 'iPhone 15 Pro'].map((model, at) => text(at + 1, 0, model)),
    ...[1, 2].map((row) => text(row, 1, '128')),
    ...['iphone-15-128', 'iphone-15-pro-128'].map((id, at) =>
      record('number', short(at + 1, 2, 0), double(Number(less(id).replace(',', '.')) - 2)),
    ),
  ]
  const page = await shop.browserOf(shop.owner, importPath)
  await page.locator('input[type=file]').setInputFiles({
    name: 'week-48.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(compoundFile({ Workbook: workbookStream([{ name: 'Prices', records }]) })),
  })
  await page.getByRole('group', { name: 'First rows of the file' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: /^Import 2 prices/ }).waitFor()
})

test('a workbook that unpacks without end is refused within 200 MB', async () => {
  const page = await shop.browserOf(shop.owner, importPath)
  // Loads the reader before measuring.
  await choose(page, ['Model;Price', 'iPhone 15 128GB;400'])
  await page.getByRole('group', { name: 'First rows of the file' }).waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}${importPath}`)
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  // Read from a file: creating the bytes in the page would take longer than reading them.
  const path = test.info().outputPath('list.xlsx')
  writeFileSync(path, inflatingWorkbook())
  const growth = await watchMemory(page.context().browser())
  await input.setInputFiles(path)
  await page.getByText('This file is too large once it is unpacked.').waitFor()
  const most = growth()
  assert.ok(most < 200, `${most} MB`)
})

/** A workbook of a megabyte whose sheet unpacks to a gigabyte of blanks. */
function inflatingWorkbook(): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_000_000, 0x20), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([
    ...Array.from({ length: 1000 }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ])
  const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return Buffer.from(
    deflatedZip('xl/worksheets/sheet1.xml', packed, {
      'xl/workbook.xml': `<workbook><sheets><sheet name="Prices" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${main}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    }),
  )
}

/** Returns a function that returns the maximum growth of a renderer process since then, in megabytes. */
async function watchMemory(browser: Browser | null): Promise<() => number> {
  const session = await browser?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const pages = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ id, before: memoryOf(id, 'VmRSS') }))
  assert.notEqual(pages.length, 0)
  return () => Math.max(...pages.map(({ id, before }) => memoryOf(id, 'VmHWM') - before))
}

/** Memory of a process in megabytes: current, or maximum so far. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
