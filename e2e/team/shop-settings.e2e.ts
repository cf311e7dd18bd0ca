import assert from 'node:assert/strict'
import { SaveShop } from '@costard/contract'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="#7a3b2e"/></svg>'
const phone = { width: 390, height: 844 }

test('an owner says where the shop is, and the customer sees it on an offer sent before', async () => {
  const { token } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, '/settings/general', shop.url, { viewport: phone })
  await page.getByLabel('Shop name').fill('Liffey Exchange')
  await page.getByLabel('Street and number').fill('14 Lower Ormond Quay')
  await page.getByLabel('Phone').fill('01 555 0100')
  await page.getByRole('button', { name: 'Add opening hours' }).click()
  await page.getByRole('button', { name: 'Remove hours on Monday' }).click()
  await page.getByRole('button', { name: 'Choose a colour' }).click()
  const color = page.getByLabel('Colour', { exact: true })
  await color.fill('#ffffff')
  await page.getByText('White text is hard to read on it: 1 to 1').waitFor()
  await color.fill('#7A3B2E')
  await page.getByText('White text reads well, 8.4 to 1').waitFor()
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
  await page.locator('input[type=file]').setInputFiles(logo)
  await page.getByRole('button', { name: 'Remove logo' }).waitFor()
  await page.getByLabel('Terms in English').fill('We check every device.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Start with + and the country code.').waitFor()
  await page.getByLabel('Phone').fill('+353 1 555 0100')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByText('Version 1, since').waitFor()
  const theirs = await openBrowser({ viewport: phone, javaScriptEnabled: false })
  await theirs.goto(`${shop.url}/q/${token}`)
  await theirs.getByText('14 Lower Ormond Quay').first().waitFor()
  await theirs.getByText('Tuesday to Friday').waitFor()
  const shown = await theirs.locator('header img').boundingBox()
  assert.deepEqual([shown?.width, shown?.height], [40, 20])
  const button = theirs.getByRole('button', { name: 'Accept offer' })
  assert.equal(await button.evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(122, 59, 46)')
  assert.equal(await theirs.getByRole('link', { name: /^Call / }).count(), 1)
})

test('what customers see stands beside the form, with what is typed marked in it', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/general', shop.url, {
    viewport: { width: 1440, height: 900 },
  })
  await page.getByRole('heading', { name: 'Data' }).waitFor()
  const sections = await page.locator('main h2').allInnerTexts()
  for (const heading of ['General', 'Shop', 'Look', 'Opening hours', 'Offers', 'Signature', 'Terms', 'Data'])
    assert.ok(sections.includes(heading), sections.join(', '))
  const preview = page.getByRole('complementary', { name: 'What customers see' })
  assert.equal(await preview.locator('mark').count(), 0)
  await page.getByLabel('Street and number').fill('1 New Quay')
  await page.getByLabel('Reply to').fill('hello@liffey.example')
  await page.getByLabel('Trade-ins').fill('2')
  await page.getByLabel('Cash limit').fill('100')
  await preview.locator('mark', { hasText: '1 New Quay' }).first().waitFor()
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Dublin' }).format(inTwoDays)
  await preview.locator('mark', { hasText: new RegExp(`^Until .*\\b${day}\\b`) }).waitFor()
  await preview.getByText('Not in cash: from €100, it is paid another way').waitFor()
  await preview.getByText('Email', { exact: true }).click()
  await preview.locator('mark', { hasText: 'hello@liffey.example' }).waitFor()
  await preview.getByText('Paper', { exact: true }).click()
  await preview.getByText('1 New Quay').waitFor()
  await page.getByText('4 changes not saved').waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  assert.equal(await preview.locator('mark').count(), 0)
})

test('the address for answers is saved with the rest; it is used once its link is confirmed', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/general')
  const field = page.getByLabel('Reply to')
  await field.fill('hello@')
  await page.getByLabel('Legal name').fill('Answered Ltd')
  await page.getByText('2 changes not saved').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('An email address looks like name@example.com.').waitFor()
  assert.notEqual((await shop.owner.call('GET', `${shop.path}/shop`)).body.legalName, 'Answered Ltd')
  await field.fill('hello@liffey.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('A link was sent to hello@liffey.example.').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.equal((await shop.owner.call('GET', `${shop.path}/shop`)).body.legalName, 'Answered Ltd')
  const { email, asked } = (await shop.owner.call('GET', `${shop.path}/reply-to`)).body
  assert.deepEqual([email, asked], [null, 'hello@liffey.example'])
  await field.fill(shop.owner.email ?? '')
  await page.getByText('1 change not saved').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('Confirmed').waitFor()
  await field.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Replies from customers go to the sender of the quote.').waitFor()
  await page.getByText('change not saved').waitFor({ state: 'detached' })
  assert.equal((await shop.owner.call('GET', `${shop.path}/reply-to`)).body.email, null)
})

test('a colleague who saved meanwhile is not overwritten without a choice', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/general')
  await page.getByLabel('Legal name').fill('Mine Ltd')
  const known = (await shop.owner.call('GET', `${shop.path}/shop`)).body
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, {
    ...SaveShop.parse(known),
    legalName: 'Theirs Ltd',
    directions: 'First floor',
  })
  assert.equal(saved.status, 200)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A colleague saved these settings meanwhile').waitFor()
  assert.equal(await page.getByLabel('Legal name').inputValue(), 'Mine Ltd')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { legalName, directions } = (await shop.owner.call('GET', `${shop.path}/shop`)).body
  assert.deepEqual([legalName, directions], ['Mine Ltd', 'First floor'])
  assert.equal(await page.getByLabel('How to find it').inputValue(), 'First floor')
})

test('an owner says how long offers hold and how much is paid in cash, and is asked before customers are erased', async () => {
  const { body: old } = await shop.owner.call('POST', `${shop.path}/customers`, { name: 'Gone Customer' })
  await shop.asDatabase(
    `update product.customers set created_at = now() - interval '5 years', updated_at = now() - interval '5 years'
     where customer_id = $1`,
    [old.id],
  )
  // Retention of three years, as usual in the country: they were due before any change.
  const page = await shop.browserOf(shop.owner, '/settings/general')
  await page.getByText(/^1 customer will be erased on /).waitFor()
  await page.getByLabel('Repairs').fill('21')
  await page.getByLabel('Cash limit').fill('lots')
  await page.keyboard.press('Control+s')
  await page.getByText('Enter an amount up to €1,000,000, or nothing for no limit.').waitFor()
  await page.getByLabel('Cash limit').fill('250')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Lisbon')
  await page.getByRole('option', { name: 'Europe/Lisbon' }).click()
  await page.getByRole('switch', { name: 'Accept after the last day' }).check()
  await page.getByRole('combobox', { name: 'Erase customers' }).click()
  await page.getByRole('option', { name: '2 years' }).click()
  await page.getByText('5 changes not saved').waitFor()
  await page.getByRole('link', { name: 'Messages' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await leaving.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase customers?' })
  await dialog.getByText('1 customer has had no activity for that long.').waitFor()
  await dialog.getByRole('button', { name: 'Save and erase' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByText(/^1 customer will be erased on /).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  assert.partialDeepStrictEqual(body, {
    timeZone: 'Europe/Lisbon',
    validDays: { buy: 14, repair: 21, sell: 7 },
    cashLimitMinor: 25_000,
    allowsLateAcceptance: true,
    offlineWork: 'off',
    retentionMonths: 24,
  })
})
