import assert from 'node:assert/strict'
import { aLine } from '../../server/testing/product-builders.ts'
import { axeCheckIn, axeDialog } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { width: 390, height: 844 }

/** Requests a price as a visitor. Returns the link of the self-inspection. */
async function askForPrice(): Promise<{ showUrl: string; quoteId: string }> {
  const body = { name: 'Site', catalogId: shop.catalogs.buy.pricing.id, mode: 'page' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  const page = await (await fetch(`${shop.url}/w/${id}?lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  const said = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
  const response = await fetch(`${shop.url}/api/public/widget/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, email: 'priya@mail.example', name: 'Priya', wantsNews: false }),
  })
  const { showUrl } = (await response.json()) as { showUrl: string }
  const { quotes } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  return { showUrl, quoteId: quotes[0].id }
}

test('a visitor shows the device: its screen photographed by another phone, and the tests', async () => {
  const { showUrl, quoteId } = await askForPrice()
  const device = await openBrowser({ viewport: phone, hasTouch: true })
  await device.goto(showUrl)
  await device.getByRole('heading', { name: /^Lock in your price of €\d/ }).waitFor()
  await axeCheckIn('light', device, 'show the device')
  await device.getByRole('button', { name: 'Start: 3 photos with the code' }).click()
  await device.getByRole('button', { name: /^The iPhone 15/ }).click()
  await device.getByRole('button', { name: 'Email me this link' }).click()
  await device.getByText('Sent to the email you left with us.').waitFor()
  await device.getByRole('button', { name: 'Show the code', exact: true }).press('Enter')
  const sheet = device.getByRole('dialog', { name: 'Code for the photos' })
  await sheet.getByText(/^[A-Z]\d \d\d$/).waitFor()
  await axeDialog(device, 'the code')

  // The other phone has no camera that this browser may use: its photos are chosen as files.
  const camera = await openBrowser({ viewport: phone })
  await camera.goto(showUrl)
  await camera.getByRole('button', { name: 'Start: 3 photos with the code' }).click()
  await camera.getByRole('button', { name: /^Another phone or a computer/ }).click()
  await camera.getByRole('button', { name: 'Open the camera' }).click()
  await camera.getByText(/Choose a photo instead\.$/).waitFor()
  const choose = camera.getByLabel('Choose a photo instead')
  const photo = { name: 'a.png', mimeType: 'image/png', buffer: await device.screenshot() }
  await choose.setInputFiles(photo)
  await camera.getByText(/^Code [A-Z]\d \d\d read$/).waitFor()
  await axeCheckIn('dark', camera, 'a photo with the code')
  await camera.getByRole('button', { name: 'Continue' }).click()
  await camera.getByRole('heading', { name: 'The back' }).waitFor()
  await choose.setInputFiles({ ...photo, buffer: await camera.screenshot() })
  await camera.getByText('We see no code in it, so it is no proof.').waitFor()
  await sheet.getByText('2 of 3').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await device.getByRole('button', { name: 'Start: Touch' }).click()
  await device.getByRole('button', { name: 'Start', exact: true }).click()
  const grid = await device.locator('.squares').boundingBox()
  assert.ok(grid)
  for (let row = 0; row < 10; row += 1) {
    const y = grid.y + ((row + 0.5) * grid.height) / 10
    await device.mouse.move(1, y)
    await device.mouse.down()
    await device.mouse.move(grid.width - 1, y, { steps: 24 })
    await device.mouse.up()
  }
  await device.getByText('every square', { exact: true }).waitFor()
  await device.getByRole('button', { name: 'Start: Screen' }).press('Enter')
  await device.getByRole('button', { name: 'Start', exact: true }).press('Enter')
  for (let colour = 1; colour <= 5; colour += 1)
    await device.getByRole('button', { name: `Colour ${colour} of 5. Next` }).press('Enter')
  await device.getByRole('button', { name: 'Yes, I saw one' }).press('Enter')
  await device.getByText('line or spot').waitFor()
  await device.getByRole('button', { name: 'Start: Sound' }).click()
  await device.getByRole('button', { name: 'Play the notes' }).click()
  await device.getByRole('button', { name: 'None' }).click()
  // This browser may not use a microphone.
  await device.getByRole('button', { name: 'Start listening' }).click()
  await device.getByText('The microphone is not allowed.').waitFor()
  await axeCheckIn('light', device, 'the microphone')
  await device.getByRole('button', { name: 'Back' }).click()
  await device.getByText(/^heard 0 of \d$/).waitFor()
  await axeCheckIn('dark', device, 'what was shown')

  const desk = await shop.browserOf(shop.owner, `/quotes/${quoteId}`)
  const card = desk.getByRole('region', { name: 'Shown by the visitor' })
  await card.getByText(/^Front, code [A-Z]\d \d\d read in time$/).waitFor()
  await card.getByText(/^Back, no code read: no proof/).waitFor()
  await card.getByText('Screen: a line or spot').waitFor()
  await card.getByRole('img').first().waitFor()
  assert.equal(await desk.getByText('front.jpg').count(), 0, 'not among the files of the team')
})
