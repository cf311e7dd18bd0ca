import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'

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
