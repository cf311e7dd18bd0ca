import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let shop: LiveShop
let mailbox: TestMailbox

setUp(async () => {
  shop = await openLiveShop()
  ;({ mailbox } = shop)
})

test('an owner rewords a message, sees it with a real quote, and tests, saves and resets it', async () => {
  const customer = { kind: 'private', name: 'Ada Customer', email: 'ada@home.example' } as const
  const { quote } = await aSentQuote(shop, { customer })
  await mailbox.next(customer.email)
  const page = await shop.browserOf(shop.owner, '/settings/messages')
  await page.getByRole('heading', { name: 'Offer sent' }).waitFor()
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Dear {custmerName},')
  await page.getByText('Did you mean “customerName”?').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Save' }).isDisabled(), true)
  await page.getByText('Correct the field in red to save.').waitFor()
  await page.getByRole('button', { name: 'Use customerName' }).click()
  await text.press('End')
  await text.pressSequentially('\n\nit is ')
  await page.getByRole('group', { name: 'Insert' }).getByRole('button', { name: 'price' }).click()
  assert.equal(await text.inputValue(), 'Dear {customerName},\n\nit is {price}')
  const mail = page.frameLocator('iframe')
  await mail.getByRole('heading', { name: 'Dear Ada Customer,' }).waitFor()
  await mail.getByText('it is €305.00').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  const tested = await mailbox.next(shop.owner.email ?? '')
  assert.match(tested.subject ?? '', /^Test: Your offer for iPhone 15/)
  assert.ok(tested.text?.includes(quote.publicUrl ?? '?'))
  // Typed texts are kept while other messages are shown.
  await page.getByRole('link', { name: 'Paid' }).click()
  await page.getByRole('heading', { name: 'Paid' }).waitFor()
  await page.getByRole('switch', { name: 'Send this message' }).click()
  await page.getByRole('link', { name: 'Paid Off' }).waitFor()
  await page.getByRole('link', { name: 'General' }).click()
  await page.getByText('One message is not saved: Offer sent.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('link', { name: 'Offer sent Not saved' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Offer sent EN' }).waitFor()
  const later = { ...customer, email: 'later@home.example' }
  await aSentQuote(shop, { customer: later })
  assert.match((await mailbox.next(later.email)).text ?? '', /^Dear Ada Customer,\n\nit is €305\.00/)
  await page.getByRole('button', { name: 'Reset to our text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset to our text?' })
  await dialog.getByText('{firstName}, here is our offer for your {device}.').waitFor()
  await dialog.getByRole('button', { name: 'Reset to our text' }).click()
  await page.getByText('Our text is used again', { exact: true }).waitFor()
  assert.equal(await text.inputValue(), '{firstName}, here is our offer for your {device}.')
})

test('on a phone, messages are chosen from a list and each has its way back', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await shop.browserOf(shop.owner, '/settings/messages', shop.url, { viewport })
  await page.getByRole('link', { name: 'Link by WhatsApp or text' }).click()
  await page.getByText('DE', { exact: true }).click()
  await page.getByText(/characters with these values/).waitFor()
  // The texts of a language are loaded when it is chosen, and get a field of their own.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('textarea')].some(({ value }) => value.startsWith('Guten Tag')),
  )
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.equal(wide, 390)
  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByRole('link', { name: 'Paid' }).waitFor()
})
