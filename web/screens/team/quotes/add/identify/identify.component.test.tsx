import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { type Hands, renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

/** Opens Identify with this text in its field. */
async function identify(text: string): Promise<Hands> {
  const hands = await renderScreen(shop.at('/quotes/add/identify'), shop.owner)
  await hands.fill(/Scan, IMEI/, text)
  return hands
}

/** Waits until the list of the quote's devices contains the text. */
async function isOnTheQuote(text: string): Promise<void> {
  await waitFor(() => {
    const list = document.querySelector('aside')
    assert.ok(list && within(list).getAllByText(text).length > 0)
  })
}

test('results come while one types, and arrows and Enter add the one meant', async () => {
  const { press } = await identify('iphone 13')
  await screen.findByRole('button', { name: /^iPhone\s+13 2021/ })
  await press('{ArrowDown}')
  const current = () => document.querySelector<HTMLElement>('li[data-current]')
  const chosen = (await waitFor(() => current()?.querySelector('mark')?.parentElement?.textContent)) ?? ''
  assert.match(chosen, /^iPhone 13/)
  const [capacity] = within(current() ?? document.body).getAllByRole('radio')
  capacity?.click()
  await press('{Enter}')
  await isOnTheQuote(chosen)
})

test('a wrong check digit is reported', async () => {
  await identify('353928184021198')
  await screen.findByText(/The last digit doesn’t match\. Read it again\./)
})

test('an IMEI of which some digits are typed is counted, and is not a device that nobody knows', async () => {
  await identify('3539 28')
  await screen.findByText('6 digits so far. An IMEI has 15.')
  assert.equal(screen.queryByText(/^Nothing for/), null)
})

test('a model number that several models share asks which', async () => {
  await identify('A1278')
  await screen.findByText(/6 models/)
  assert.ok(screen.queryByText(/All details known\./) === null)
})

test('a device that nobody knows is not the end: browse, or add it by its name', async () => {
  const { click } = await identify('Frobnicator 3000')
  await screen.findByRole('heading', { name: 'Nothing for “Frobnicator 3000”' })
  await screen.findByRole('button', { name: 'iPod' })
  await click('button', 'Add “Frobnicator 3000” anyway')
  await isOnTheQuote('Frobnicator 3000')
  await click('button', 'Choose catalogs')
  await screen.findByText(/No catalog has Frobnicator 3000/)
})

test('the name of a part opens the repair catalog with its service', async () => {
  const { click } = await identify('Ersatzakku iPhone 12')
  await screen.findByText(/“Ersatzakku” names a part/)
  await click('button', 'Battery for iPhone 12')
  await waitFor(() => assert.match(location.pathname, /\/setup\//))
  const battery = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Battery/ })
  assert.equal(battery.checked, true)
})

test('a part that no repair catalog has leaves the choice', async () => {
  await identify('Funda iPhone 13 mini')
  await screen.findByText(/What is it\?/)
  await screen.findByRole('button', { name: 'Add “Funda iPhone 13 mini” with a price by hand' })
  await screen.findByRole('button', { name: /^iPhone\s+13\s+mini 2021/ })
})

test('a model that never existed is reported, with near ones', async () => {
  await identify('iphone 9')
  await screen.findByText(/There never was a model called “iphone 9”\. These are similar\./)
})

test('a scanned device that is on the quote is reported at once, with its line', async () => {
  const imei = '353928184021199'
  const { click, fill, press } = await identify(imei)
  await press('{Enter}')
  await fill(/Scan, IMEI/, 'a2633 128')
  await press('{Enter}')
  await isOnTheQuote(imei)
  await fill(/Scan, IMEI/, imei)
  await screen.findByText(/This device is on the quote already: iPhone 13 has the same number\./)
  await click('button', 'Show it on the quote')
  await waitFor(() => {
    const shown = document.activeElement?.closest('aside li')
    assert.match(shown?.textContent ?? '', new RegExp(imei))
  })
})
