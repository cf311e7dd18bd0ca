import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestServer } from '../server/testing/start-test-server.ts'
import { openTeam } from './counter-steps.ts'
import { setUp, test } from './story.ts'

let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})
const imei = '353928184021199'

async function openIdentify(): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, team } = await openTeam(url, 'Quay Phones', { permissions })
  await page.goto(`${team}/quotes/add/identify`)
  await field(page).waitFor()
  return page
}

function field(page: Page) {
  return page.getByRole('textbox', { name: /Scan, IMEI/ })
}

test('results come while one types, and arrows and Enter add the one meant', async () => {
  const page = await openIdentify()
  await page.keyboard.type('iphone 13', { delay: 50 })
  await page.getByRole('button', { name: /^iPhone 13 2021/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('li[data-current] mark').first().locator('..').innerText()
  await page.locator('li[data-current]').getByRole('radio').first().check({ force: true })
  await page.keyboard.press('Enter')
  await page.locator('aside').getByText(chosen, { exact: true }).first().waitFor()
})

test('one paste of several lines gives the model, its details and its numbers', async () => {
  const page = await openIdentify()
  const lines = `Model Name: iPhone 13\nModel Number: MLPF3B/A\nSerial Number: G0NN20ABCP\nIMEI: ${imei}`
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    lines.replace('F2LX1ABCJCLF', 'G0NN20ABCP'),
  )
  await field(page).press('ControlOrMeta+V')
  await page.getByText('All details known.').waitFor()
  await page.keyboard.press('Enter')
  const counter = page.locator('aside')
  await counter.getByText('128 GB · Midnight').waitFor()
  await counter.getByText(imei).waitFor()
})

test('a wrong check digit is reported', async () => {
  const page = await openIdentify()
  await field(page).fill('353928184021198')
  await page.getByText('The last digit does not fit. Read it again.').waitFor()
})

test('a serial number without a model is reported, and the model is picked by hand', async () => {
  const page = await openIdentify()
  await field(page).fill('G0NN20ABCP')
  await page.getByText(/This serial can’t tell us the model/).waitFor()
  await page.getByRole('button', { name: 'Use this number' }).click()
  await page.getByRole('button', { name: 'iPhone', exact: true }).click()
  await page.getByRole('button', { name: /^iPhone 14 2022/ }).click()
  await page.getByRole('radio', { name: '256 GB' }).check({ force: true })
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.locator('aside').getByText('G0NN20ABCP').waitFor()
})

test('a model number that several models share asks which', async () => {
  const page = await openIdentify()
  await field(page).fill('A1278')
  await page.getByText('6 models').waitFor()
  assert.equal(await page.getByText('All details known.').count(), 0)
})

test('a device that nobody knows is not the end: browse, or add it by its name', async () => {
  const page = await openIdentify()
  await field(page).fill('Frobnicator 3000')
  await page.getByRole('heading', { name: 'Nothing for “Frobnicator 3000”' }).waitFor()
  await page.getByRole('button', { name: 'iPod', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add “Frobnicator 3000” anyway' }).click()
  await page.locator('aside').getByText('Frobnicator 3000').waitFor()
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByText('No catalog has Frobnicator 3000').waitFor()
})

test('the name of a part opens the repair catalog with its service', async () => {
  const page = await openIdentify()
  await field(page).fill('Ersatzakku iPhone 12')
  await page.getByText('“Ersatzakku” names a part').waitFor()
  await page.getByRole('button', { name: 'Battery for iPhone 12' }).click()
  await page.waitForURL(/\/setup\//)
  await page.getByRole('checkbox', { name: /^Battery/ }).waitFor()
  assert.equal(await page.getByRole('checkbox', { name: /^Battery/ }).isChecked(), true)
})

test('a part that no repair catalog has leaves the choice', async () => {
  const page = await openIdentify()
  await field(page).fill('Funda iPhone 13 mini')
  await page.getByText('What is it?').waitFor()
  await page.getByRole('button', { name: 'Add “Funda iPhone 13 mini” with a price by hand' }).waitFor()
  await page.getByRole('button', { name: /^iPhone 13 mini 2021/ }).waitFor()
})

test('a model that never existed is reported, with near ones', async () => {
  const page = await openIdentify()
  await field(page).fill('iphone 9')
  await page.getByText('There never was a model called “iphone 9”. These are near.').waitFor()
})
