import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { scan, scanWithPause } from './hardware-scanner.ts'
import { setUp, test } from '../steps/story.ts'

let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})
const imei = '353928184021199'

async function openIdentify(): Promise<Page> {
  const { page, team } = await openTeam(url, 'Quay Phones')
  await page.goto(`${team}/quotes/add/identify`)
  await field(page).waitFor()
  return page
}

function field(page: Page) {
  return page.getByRole('textbox', { name: /Scan, IMEI/ })
}

test('a scan on a page of the team leads to the device, and does nothing else there', async () => {
  const { page, team } = await openTeam(url, 'Quay Phones')
  await page.goto(team)
  await page.getByText('No quotes yet').waitFor()
  await page
    .getByRole('button', { name: /Quay Phones/ })
    .first()
    .focus()
  await scan(page, 'T1278N1G A1278')
  await page.getByRole('heading', { name: 'What is on the counter?' }).waitFor()
  assert.equal(await page.getByRole('menu').count(), 0)
  assert.equal(await field(page).inputValue(), 'T1278N1G A1278')
  await page.getByText('6 models').waitFor()
})

test('a scanner that pauses inside a code gives the whole code, on a page and in a field', async () => {
  const { page, team } = await openTeam(url, 'Quay Phones')
  const attached = page.getByText(`IMEI ${imei} will be added to the device you pick.`, { exact: false })
  for (const place of [1, 2, 14, 15]) {
    await page.goto(team)
    await page.getByText('No quotes yet').waitFor()
    await scanWithPause(page, imei, place, 180)
    await attached.waitFor()
    assert.equal(await field(page).inputValue(), '')
    await field(page).fill('a2633 128')
    await page.getByRole('button', { name: 'Remove number' }).click()
    await field(page).focus()
    await scanWithPause(page, imei, place, 180)
    await page.getByText('iPhone 13, 128 GB added.').waitFor()
    await page.locator('aside').getByText(imei).waitFor()
    await page.locator('aside').getByRole('button', { name: 'Remove iPhone 13' }).click()
  }
})

test('a code that lost its start is refused and nothing is completed', async () => {
  const page = await openIdentify()
  await page.getByRole('button', { name: 'iPad', exact: true }).focus()
  await scanWithPause(page, imei, 2, 400)
  await page.getByText('Scanned “3928184021199”. Part of the number is missing.', { exact: false }).waitFor()
  await scan(page, imei.slice(1))
  await page.getByText(`Scanned “${imei.slice(1)}”. Part of`, { exact: false }).waitFor()
  await scan(page, imei)
  await page.getByText(`IMEI ${imei} will be added to the device you pick.`, { exact: false }).waitFor()
})

test('scans that leave nothing to ask are added hands-free, and can be undone', async () => {
  const page = await openIdentify()
  const counter = page.locator('aside')
  await scan(page, '1PMLPF3B/A')
  await page.getByText('iPhone 13, 128 GB · Midnight added.').waitFor()
  await scan(page, '1PMLPF3B/A')
  await counter.getByRole('button', { name: 'Remove iPhone 13' }).nth(1).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await counter.getByRole('button', { name: 'Remove iPhone 13' }).nth(1).waitFor({ state: 'detached' })
  assert.equal(await counter.getByRole('button', { name: 'Remove iPhone 13' }).count(), 1)
  assert.equal(await field(page).inputValue(), 'iPhone 13 128 GB')
})

test('numbers scanned before their model go with it, from any focus', async () => {
  const page = await openIdentify()
  const families = page.getByRole('button', { name: 'iPad', exact: true })
  await families.focus()
  await scan(page, imei)
  await page.getByText(`IMEI ${imei} will be added to the device you pick.`, { exact: false }).waitFor()
  // The Enter of the scan did not press the button.
  assert.equal(await families.getAttribute('aria-pressed'), 'false')
  assert.equal(await field(page).inputValue(), '')
  await scan(page, '1PMLPF3B/A')
  await page.locator('aside').getByText(imei).waitFor()
})

test('text that a scan types into a field is removed, the words that were there stay', async () => {
  const page = await openIdentify()
  await field(page).fill('a2633')
  await page.getByRole('radio', { name: '256 GB' }).check({ force: true })
  await field(page).focus()
  await scan(page, imei)
  await page.getByText('iPhone 13, 256 GB added.').waitFor()
  await page.locator('aside').getByText(imei).waitFor()
  assert.equal(await field(page).inputValue(), '')
})

test('a scan while an answer has the focus does not change the answer', async () => {
  const page = await openIdentify()
  await field(page).fill('a2633')
  await page.getByRole('radio', { name: '256 GB' }).focus()
  await scan(page, '0194252707180')
  await page.getByText(/Scanned “0194252707180”. That’s the shop barcode/).waitFor()
  assert.equal(await page.getByRole('radio', { name: '128 GB' }).isChecked(), false)
  // A single digit still picks.
  await page.keyboard.press('1')
  await page.locator('[data-chosen]').getByText('128 GB').waitFor()
})

test('an ambiguous scan waits and is not lost when another device is scanned', async () => {
  const page = await openIdentify()
  await scan(page, 'MODEL A1278')
  await page.getByText('6 models').waitFor()
  assert.equal(await page.locator('aside').getByText('Nothing yet.').count(), 1)
  await scan(page, '1PMLPF3B/A')
  await page.getByText('iPhone 13, 128 GB · Midnight added.').waitFor()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('6 models').waitFor()
})

test('a number scanned after its device can still be given to it', async () => {
  const page = await openIdentify()
  await scan(page, '1PMLPF3B/A')
  await scan(page, imei)
  await page.getByText('Is this the number of the iPhone 13 just added?').waitFor()
  await page.getByRole('button', { name: 'Add it there' }).click()
  await page.locator('aside').getByText(imei).waitFor()
  await page.getByText(/will be added to the device/).waitFor({ state: 'detached' })
})

test('a misread number is reported and changes nothing', async () => {
  const page = await openIdentify()
  await field(page).fill('a1278')
  await scan(page, '353928184021198')
  await page.getByText('Scanned “353928184021198”. The last digit doesn’t match. Read it again.').waitFor()
  assert.equal(await field(page).inputValue(), 'a1278')
})

test('hands that type are no scanner: words land in the field, wherever the focus is', async () => {
  const page = await openIdentify()
  await page.getByRole('button', { name: 'iPad', exact: true }).focus()
  await page.keyboard.type('iphone 13', { delay: 70 })
  await page.getByRole('button', { name: /^iPhone 13 2021/ }).waitFor()
  assert.equal(await field(page).inputValue(), 'iphone 13')
})
