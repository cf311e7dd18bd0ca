import assert from 'node:assert/strict'
import { acceptance, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a check that flags a device is shown at once, and a clear one lets the customer accept', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Record a check' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Flagged', { exact: true }).click()
  await dialog.getByRole('textbox', { name: /Reference or note/ }).fill('Seen in the register')
  await axeDialog(page, 'recording a check')
  await dialog.getByRole('button', { name: 'Save check' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText('Seen in the register').waitFor()
  await page.getByText('A device is flagged. The customer can’t accept until it’s clear.').waitFor()
  const customer = await shop.browserOf(shop.owner)
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByText('has to check something about your device first').waitFor()
  await alert.getByRole('button', { name: 'Record a check' }).click()
  await dialog.getByRole('button', { name: 'Save check' }).click()
  await alert.waitFor({ state: 'detached' })
  await customer.reload()
  await customer.getByRole('button', { name: 'Accept offer' }).waitFor()
})

test('a device is put on hold with a reason, and goes on', async () => {
  const { quote, token } = await aSentQuote(shop)
  await shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'More for iPhone 15' }).click()
  await page.getByRole('menuitem', { name: 'Put on hold' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await dialog.getByText('Say why it’s on hold.').waitFor()
  await dialog.getByRole('textbox', { name: 'Why is it on hold?' }).fill('The customer is abroad')
  await axeDialog(page, 'putting a device on hold')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await page.getByText('On hold: Expected').waitFor()
  await page.getByText('The customer is abroad').waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Receive device' }).waitFor()
  // The note typed for one step is not carried over to the next.
  await page.getByRole('button', { name: 'More for iPhone 15' }).click()
  await page.getByRole('menuitem', { name: 'It never arrived' }).click()
  await dialog.getByRole('textbox').waitFor()
  assert.equal(await dialog.getByRole('textbox').inputValue(), '')
})
