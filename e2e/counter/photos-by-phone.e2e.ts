import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { jpegWithPlace } from '../../server/testing/sample-files.ts'
import { axeCheckIn, axeDialog } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpegWithPlace() })

test('a phone that reads the code takes photos, which appear at the desk; closing ends the link', async () => {
  const { quote } = await aSentQuote(shop)
  const desk = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await desk.getByRole('button', { name: 'Use a phone' }).click()
  await desk.getByRole('img', { name: 'Code for the phone' }).waitFor()
  const address = await desk.getByText(/\/p\/[\w-]{27}$/).innerText()
  await axeDialog(desk, 'the code for a phone')

  const phone = await openBrowser({ viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  await phone.getByRole('heading', { name: 'Photos for a quote' }).waitFor()
  await axeCheckIn('light', phone, 'the page of a phone')
  await phone.getByLabel('Take a photo').and(phone.locator(':enabled')).setInputFiles(photo('one.jpg'))
  await phone.getByText(/^Photo sent/).waitFor()
  await desk.getByRole('img', { name: 'one.jpg' }).waitFor()

  await desk.getByRole('button', { name: 'Close' }).click()
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  while ((await phone.request.get(address)).status() !== 404) await desk.waitForTimeout(50)
  await phone.getByLabel('Take a photo').setInputFiles(photo('late.jpg'))
  await phone.getByText('This link has ended').waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}/files`)
  assert.equal(body.length, 1)
})

test('a phone whose script did not load says why, and loads the page again', async () => {
  const { quote } = await aSentQuote(shop)
  const desk = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await desk.getByRole('button', { name: 'Use a phone' }).click()
  const address = await desk.getByText(/\/p\/[\w-]{27}$/).innerText()
  const phone = await openBrowser({ viewport: { width: 390, height: 844 } })
  const script = /\/phone-photos[^/]*\.js/
  await phone.route(script, (route) => route.fulfill({ status: 404, body: 'not found' }))
  await phone.goto(address)
  await phone.getByRole('alert').getByText('There is a newer version of this page.').waitFor()
  await phone.unroute(script)
  await phone.getByRole('link', { name: 'Load the page again' }).click()
  await phone.getByLabel('Take a photo').and(phone.locator(':enabled')).waitFor()
})
