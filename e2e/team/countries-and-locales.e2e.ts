import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a member looks up a country, and how a reader there sees dates and money', async () => {
  const page = await shop.browserOf(shop.owner, '/countries?id=XX')
  await page.getByText('There is no country “XX” here.').waitFor()
  const rows = page.getByRole('row')
  const [first] = await rows.nth(1).allInnerTexts()
  assert.match(first ?? '', /^IE\s+Ireland\s+EUR\s+€1,234\.50\s+VAT 23%\s+Dublin\s+\+353/)
  await page.getByLabel('Find a country').fill('cote')
  await page.getByText('Nothing matches.').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('Ireland', { exact: true }).waitFor()
  await page.getByLabel('Find a country').fill('aud')
  await page.getByText('Ireland', { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /^AU Australia AUD .* GST 10% Sydney \+61/ }).waitFor()
  assert.equal(await rows.count(), 2)
  await page.getByRole('link', { name: 'Locales' }).click()
  await page
    .getByRole('row', { name: /^de-CH German, Switzerland .* 1['’]234\.5 CHF 1['’]234\.50 Monday/ })
    .waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('listitem').filter({ hasText: 'French, Canada' }).waitFor()
})

test('an old list says so while the server cannot be reached, and is read again', async () => {
  const page = await shop.browserOf(shop.owner, '/countries')
  await page.getByRole('row', { name: /^IE / }).waitFor()
  await page.route('**/api/countries', (route) => route.abort())
  await page.getByRole('link', { name: 'Locales' }).click()
  await page.getByText(/This list was loaded .* and may be old/).waitFor()
  await page.getByText('network-request-failed').waitFor()
  await page.getByRole('row', { name: /^en-IE / }).waitFor()
  await page.unroute('**/api/countries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('There is a problem').waitFor({ state: 'detached' })
})

test('an address without a team leads to the one opened last', async () => {
  const page = await shop.browserOf(shop.owner, '/countries')
  await page.goto(`${shop.url}/locales?id=fr-FR`)
  await page.getByRole('heading', { name: 'Locales' }).waitFor()
  assert.match(page.url(), /\/t\/[^/]+\/locales\?id=fr-FR$/)
})

test('somebody without a team sees them too, and leaves them for the start', async () => {
  const page = await openSignedIn(await shop.anAccount('Tom Teamless'), shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`${shop.url}/countries?id=FR`)
  await page.getByRole('listitem').filter({ hasText: 'France' }).waitFor()
  await page.getByRole('link', { name: 'Locales' }).click()
  await page.getByRole('listitem').filter({ hasText: 'French, Canada' }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/')
})
