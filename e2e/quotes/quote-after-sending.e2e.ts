import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { viewport: { width: 390, height: 844 } }

test('a sent quote is extended, marked accepted and reopened', async () => {
  const { quote } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  const ticket = page.getByRole('region', { name: 'Offer' })
  await ticket.getByText('14 days left').waitFor()
  await ticket.getByText('Store credit').waitFor()

  await page.getByRole('button', { name: 'Remind' }).click()
  await page.getByRole('button', { name: 'Send reminder' }).click()
  await page.getByText('sent a reminder').waitFor()

  await page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Extend' }).click()
  await ticket.getByText('28 days left').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await ticket.getByText('14 days left').waitFor()

  await page.getByRole('button', { name: 'Mark accepted' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Cash/ }).check()
  await dialog.getByText('Phone', { exact: true }).click()
  await dialog.getByRole('textbox', { name: /Note for the team/ }).fill('Collects on Friday')
  await dialog.getByRole('button', { name: 'Mark accepted' }).click()
  await page.getByText('marked it accepted · Cash · €285.00 · on the phone').waitFor()
  await page.getByText('“Collects on Friday”').waitFor()
  await ticket.getByText('Check it against the answers').waitFor()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Undo acceptance' }).click()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('They called again')
  await dialog.getByRole('button', { name: 'Undo acceptance' }).click()
  await ticket.getByText('14 days left').waitFor()
})

test('a sent quote is revised and sent again, and its customer is led to the new one', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  await page.getByText(`${quote.number}-R2`).first().waitFor()
  await page.getByRole('button', { name: /Send quote/ }).click()
  await page.getByRole('heading', { level: 1, name: `${quote.number}-R2` }).waitFor()
  const earlier = page.getByRole('listitem').filter({ hasText: quote.number }).filter({ hasText: 'Replaced' })
  await earlier.waitFor()
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('heading', { name: 'There is a newer offer' }).waitFor()
  await page.getByRole('link', { name: 'See the new offer' }).click()
  await page
    .getByRole('button', { name: /Accept/ })
    .first()
    .waitFor()
})

test('on a phone the actions are in view, and a withdrawn quote says so to both', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`, shop.url, phone)
  const accept = page.getByRole('button', { name: 'Mark accepted' })
  const box = await accept.boundingBox()
  assert.ok(box && box.y + box.height <= 844 && box.height >= 44)
  assert.equal(await page.getByRole('navigation', { name: 'Main' }).isVisible(), false)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Device was sold')
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  // The typed text is kept.
  assert.equal(await dialog.getByRole('textbox', { name: /Reason/ }).inputValue(), 'Device was sold')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('“Device was sold”').waitFor()
  assert.equal(await page.getByText('You changed this quote elsewhere').count(), 0)
  await page.locator('h1:focus').waitFor()
  assert.equal(await accept.count(), 0)
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('heading', { name: 'This offer is no longer valid' }).waitFor()
  assert.ok(!(await page.content()).includes('Device was sold'))
})

test('without a connection the dialog says so, keeps what was typed, and works once it is back', async () => {
  const { quote } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Mark accepted' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Note for the team/ }).fill('Said yes')
  await axeDialog(page, 'marking a quote accepted')
  await page.context().setOffline(true)
  const confirm = dialog.getByRole('button', { name: 'Mark accepted' })
  await confirm.click()
  await dialog.getByText('No connection').waitFor()
  await page.context().setOffline(false)
  await confirm.click()
  await page.getByText(/Said yes/).waitFor()
})
