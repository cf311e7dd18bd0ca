import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

const find = (page: Page) => page.getByRole('dialog', { name: 'Find' })
const field = (page: Page) => find(page).getByRole('combobox')
const row = (page: Page, name: string | RegExp) => find(page).getByRole('option', { name })

test('customers, quotes, actions and settings are found by keyboard from every page', async () => {
  const customer = { kind: 'private' as const, name: 'Harriet Byrne', email: 'harriet@byrne.example' }
  const { quote } = await aSentQuote(shop, { customer })
  await aQuote(shop, { customer: { ...customer, name: 'Somebody Else', email: 'else@byrne.example' } })
  const page = await shop.browserOf(shop.owner, '/settings/general')
  await page.getByLabel('Phone').first().focus()
  await page.keyboard.press('Control+k')
  await row(page, 'New quote').waitFor()
  await field(page).fill('harr')
  await row(page, /^Harriet Byrne/).waitFor()
  assert.equal(await row(page, /^Harriet Byrne/).getAttribute('aria-selected'), 'true')
  assert.match(await row(page, new RegExp(quote.number)).innerText(), /Harriet Byrne, Sent.*€/s)
  assert.equal(await row(page, /Somebody/).count(), 0)
  await axeDialog(page, 'find')
  await page.setViewportSize({ width: 390, height: 844 })
  await axeDialog(page, 'find on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: quote.number }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('#harr')
  await row(page, new RegExp(quote.number)).waitFor()
  assert.equal(await find(page).getByRole('option').count(), 1)
  await field(page).fill('>mem')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Members' }).waitFor()
})

test('the number of quotes stays behind a name in Arabic', async () => {
  await shop.owner.call('POST', `${shop.path}/customers`, { kind: 'private', name: 'محمد العربي' })
  const page = await shop.browserOf(shop.owner, '/customers')
  await page.keyboard.press('Control+k')
  await field(page).fill('محمد')
  const found = row(page, /^محمد/)
  const name = await found.locator('mark').boundingBox()
  const number = await found.locator('small').evaluate((element) => {
    const range = document.createRange()
    range.setStart(element.firstChild ?? element, 0)
    range.setEnd(element.firstChild ?? element, 1)
    return range.getBoundingClientRect().left
  })
  assert.ok(name && number >= name.x + name.width, `number at ${number}, name ends at ${name?.x}`)
})
