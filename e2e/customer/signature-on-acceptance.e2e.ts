import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { SaveShop } from '@costard/contract'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { viewport: { width: 390, height: 844 } }

async function setRule(signature: string): Promise<void> {
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  const { status } = await shop.owner.call('PUT', `${shop.path}/shop`, { ...SaveShop.parse(body), signature })
  assert.equal(status, 200)
}

async function acceptanceOf(quoteId: string): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`)).body.acceptance
}

async function pressAccept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept offer' }).click()
}

async function draw(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: 'Field for your signature' }).boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(box.x + 30 + step * 20, box.y + (step % 2 === 0 ? 30 : 80))
  await page.mouse.up()
}

test('an owner asks for signatures in the settings of the shop', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/general')
  await page.getByRole('radio', { name: /^Yes/ }).check()
  await page.getByRole('button', { name: 'Add closed days' }).click()
  await page.getByLabel('Closed 1, first day').fill('2030-12-24')
  await page.getByLabel('Closed 1, last day').fill('2030-12-26')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  assert.deepEqual(
    [body.signature, body.closedDays],
    ['required', [{ from: '2030-12-24', to: '2030-12-26' }]],
  )
})

test('a customer signs last; the pad is loaded only then; staff see the signature', async () => {
  await setRule('required')
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser(phone)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto(`${shop.url}/q/${token}`, { waitUntil: 'load' })
  assert.equal(scripts.length, 1, scripts.join())
  await page.getByRole('radio', { name: /Store credit/ }).check()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await pressAccept(page)
  await page.getByRole('heading', { name: 'Sign to accept' }).waitFor()
  await page.getByRole('img', { name: 'Field for your signature' }).waitFor()
  assert.match(await page.locator('.bar').innerText(), /€335\.00/)
  await axeCheckIn('light', page, 'signing')
  await pressAccept(page)
  const blocked = await page.locator('form').evaluate((form: HTMLFormElement) => !form.checkValidity())
  assert.ok(blocked, 'neither signed nor ticked')
  await draw(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  assert.equal(await page.locator('[name=signature]').inputValue(), '')
  await draw(page)
  await pressAccept(page)
  await page.getByRole('heading', { name: /accepted/ }).waitFor()
  const { signature, netMinor } = await acceptanceOf(quote.id)
  assert.match(signature, /^M\d+ \d+Q/)
  assert.equal(netMinor, -33500)
  const member = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await member.getByRole('img', { name: /^Signature of Ada/ }).waitFor()
})

test('without scripts the typed name counts once the customer confirms it', async () => {
  await setRule('required')
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser({ ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await pressAccept(page)
  await page.getByRole('checkbox', { name: /typed name counts/ }).check()
  await pressAccept(page)
  await page.getByRole('heading', { name: /accepted/ }).waitFor()
  const acceptance = await acceptanceOf(quote.id)
  assert.deepEqual([acceptance.name, acceptance.signature], ['Ada Customer', undefined])
})

test('an optional signature can be left empty', async () => {
  await setRule('optional')
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser(phone)
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await pressAccept(page)
  await page.getByText(/You can also leave it empty/).waitFor()
  await pressAccept(page)
  await page.getByRole('heading', { name: /accepted/ }).waitFor()
  assert.equal((await acceptanceOf(quote.id)).signature, undefined)
})

test('a pad that the server no longer has is said, with the way to load the page again', async () => {
  await setRule('required')
  const { token } = await aSentQuote(shop)
  const page = await openBrowser(phone)
  await page.route(/\/sign[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'not found' }))
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('radio', { name: /Store credit/ }).check()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await pressAccept(page)
  const alert = page.getByRole('alert')
  await alert.getByText('There is a newer version of this page.').waitFor()
  assert.doesNotMatch(await alert.innerText(), /connection/)
  await alert.getByRole('link', { name: 'Load the page again' }).click()
  await page.getByRole('checkbox', { name: /agree/ }).waitFor()
  assert.ok(await page.getByRole('radio', { name: /Store credit/ }).isChecked(), 'the choice is kept')
})
