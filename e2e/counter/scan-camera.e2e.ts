import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { labelPicture, y4m } from '../../web/testing/barcode-pictures.ts'
import type { openBrowser } from '../steps/browser.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'
import { after } from '../../server/testing/after.ts'

let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { APP_CHECK: 'off' } }))
  after(() => rmSync(folder, { recursive: true, force: true }))
})
const imei = '353928184021199'
const folder = mkdtempSync(join(tmpdir(), 'costard-film-'))

/**
 * Opens the identify screen in a browser whose camera sees a label with these codes; `asked` are all
 * requests.
 */
async function identifyWithCamera(
  codes: Parameters<typeof labelPicture>[0],
  options: Parameters<typeof openBrowser>[0] = {},
): Promise<{ page: Page; asked: string[] }> {
  const film = join(folder, `${codes.map(({ format }) => format).join('-')}-${codes.length}.y4m`)
  writeFileSync(film, y4m(await labelPicture(codes)))
  const { page, team } = await openTeam(url, 'Quay Phones', options, {
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await page.goto(`${team}/quotes/add/identify`)
  return { page, asked }
}

test('the camera reads all barcodes of a box, closes, and the device stands there', async () => {
  const { page, asked } = await identifyWithCamera([
    { text: imei, format: 'Code128' },
    { text: '1PMLPF3B/A', format: 'Code128' },
    { text: '0194252707180', format: 'EAN13' },
  ])
  await page.getByRole('button', { name: 'Camera' }).click()
  await page.getByRole('dialog', { name: 'Scan with the camera' }).waitFor()
  assert.equal(await page.getByRole('banner').count(), 1, 'the dialog has no landmark of its own')
  await page.getByText('IMEI read').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const field = page.getByRole('textbox', { name: /Scan, IMEI/ })
  assert.deepEqual((await field.inputValue()).split(' ').sort(), [imei, 'MLPF3B/A'].sort())
  await page.getByText('All details known.').waitFor()
  await page.keyboard.press('Enter')
  const counter = page.locator('aside')
  await counter.getByText('iPhone 13').first().waitFor()
  await counter.getByText(imei).waitFor()
  // The reader and its WebAssembly come from this server, and nothing comes from elsewhere.
  assert.ok(asked.some((address) => address.endsWith('.wasm')))
  const foreign = asked.filter((address) => !address.startsWith(url) && !/^(data|blob):/.test(address))
  assert.deepEqual(foreign, [])
})

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`what is not clear waits for a hand, in a dialog that is accessible on ${device}`, async () => {
    const { page } = await identifyWithCamera(
      [
        { text: imei, format: 'Code128' },
        { text: '353928184021198', format: 'Code128' },
      ],
      { viewport },
    )
    await page.getByRole('button', { name: 'Camera' }).click()
    await page.getByText('IMEI read').waitFor()
    await page.getByText('A number was misread. Hold still or move closer.').waitFor()
    await axeDialog(page, 'scan dialog')
    await page.getByRole('button', { name: 'Use these' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/Valid IMEI/).waitFor()
    assert.equal(await page.getByRole('textbox', { name: /Scan, IMEI/ }).inputValue(), imei)
  })

test('without a camera the dialog says so and a picture can be read', async () => {
  const { page, team } = await openTeam(url, 'Quay Phones')
  await page.goto(`${team}/quotes/add/identify`)
  await page.getByRole('button', { name: 'Camera' }).click()
  await page.getByText('No camera found.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'From a picture' }).waitFor()
  await axeDialog(page, 'scan dialog without a camera')
})

test('a refused camera is reported with the way to allow it', async () => {
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny']
  const { page, team } = await openTeam(url, 'Quay Phones', {}, { args })
  await page.goto(`${team}/quotes/add/identify`)
  await page.getByRole('button', { name: 'Camera' }).click()
  await page.getByText('Camera access is blocked.').waitFor()
  await page.getByText(/allow the camera and try again/).waitFor()
})
