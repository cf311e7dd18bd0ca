import assert from 'node:assert/strict'
import { aQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn, axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const customer = { kind: 'private', name: 'Ada Customer', phone: '+353851234567' } as const

test('an offer to somebody without an email is previewed, sent by WhatsApp and passed on', async () => {
  const draft = await aQuote(shop, { customer })
  const page = await shop.browserOf(shop.owner, `/quotes/${draft.id}/review`, shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('button', { name: 'Other ways to send' }).click()
  await page.getByRole('menuitem', { name: 'Preview email' }).click()
  await page.getByText('The customer has no email yet.').waitFor()
  await page
    .frameLocator('iframe[title="Email"]')
    .getByRole('link', { name: 'View and accept offer' })
    .waitFor()
  await axeCheckIn('light', page, 'preview of the email')
  await page.getByText('Phone', { exact: true }).click()
  await page.getByRole('region', { name: 'Text message with the link' }).getByText(/http/).waitFor()
  await page.getByText('Document', { exact: true }).click()
  await page.getByRole('button', { name: 'Other ways to send' }).click()
  await page.getByRole('menuitem', { name: 'Send by WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'WhatsApp' })
  await link.waitFor()
  const address = new URL((await link.getAttribute('href')) ?? '')
  assert.equal(address.pathname, '/353851234567')
  assert.match(address.searchParams.get('text') ?? '', /^Hi Ada, .*\/q\/[\w-]{27}$/)
  await axeDialog(page, 'passing the link on')
  const { state, channel } = (await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)).body
  assert.deepEqual([state, channel], ['sent', 'whatsapp'])
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Sent by WhatsApp. No email was sent.').waitFor()
})
