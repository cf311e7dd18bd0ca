import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { labelPicture, type Picture, png, turned } from '../../web/testing/barcode-pictures.ts'
import { openTeam } from '../steps/counter-steps.ts'
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

async function readFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('button', { name: 'Camera' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
}

function pngFile(picture: Picture): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'label.png', mimeType: 'image/png', buffer: png(picture) }
}

function field(page: Page) {
  return page.getByRole('textbox', { name: /Scan, IMEI/ })
}

// Sizes, rotations and codes: web/scan/read-in-passes.test.ts.
test('a picture of a label is read without a camera, also askew', async () => {
  const page = await openIdentify()
  const text = `iPhone 13 128GB A2633 IMEI ${imei}`
  await readFile(page, pngFile(turned(await labelPicture([{ text, format: 'QRCode' }]), 40)))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('All details known.').waitFor()
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.locator('aside').getByText(imei).waitFor()
})

test('pictures with no code, a misread number or no picture are reported', async () => {
  const page = await openIdentify()
  await readFile(page, pngFile(await labelPicture([])))
  await page.getByText(/^Nothing readable in this picture/).waitFor()
  await readFile(page, pngFile(await labelPicture([{ text: '353928184021198', format: 'Code128' }])))
  await page.getByText(/its last digit doesn’t match\. Move closer/).waitFor()
  await readFile(page, { name: 'x.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await page.getByText(/can’t open this picture/).waitFor()
})

test('a picture can be dropped on the page or pasted into it', async () => {
  const page = await openIdentify()
  const file = png(await labelPicture([{ text: imei, format: 'Code128' }])).toString('base64')
  for (const way of ['drop', 'paste'] as const) {
    await page.evaluate(
      ([data, kind]) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
        const carried = new DataTransfer()
        carried.items.add(new File([bytes], 'label.png', { type: 'image/png' }))
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true })
        document.querySelector('main')?.dispatchEvent(event)
      },
      [file, way] as const,
    )
    await page.getByText(/Valid IMEI/).waitFor()
    assert.equal(await field(page).inputValue(), imei, way)
    await page.getByRole('button', { name: 'Clear' }).click()
  }
})
