import assert from 'node:assert/strict'
import { jpegWithPlace } from '../../server/testing/sample-files.ts'
import { aLine, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { expect } from '@playwright/test'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { viewport: { width: 390, height: 844 } }

async function anAcceptedQuote(quote: Parameters<typeof aSentQuote>[1] = {}) {
  const sent = await aSentQuote(shop, quote)
  const answered = await fetch(`${shop.url}/api/public/quotes/${sent.token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Customer', agrees: true }),
  })
  assert.equal(answered.status, 200)
  return sent
}

test('a crack is found, photographed and offered at a new price, which the customer accepts; then it is paid', async () => {
  const { quote, token } = await anAcceptedQuote()
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)

  await page.getByRole('button', { name: 'Receive device' }).click()
  await page.getByRole('link', { name: 'Inspect' }).click()
  await page.getByText('As described', { exact: true }).first().waitFor()
  await page.getByLabel('We found: How is the screen?').selectOption({ label: 'Cracked glass' })
  await page.getByText('New price for the customer').waitFor()
  // The first missing field is scrolled into view.
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').filter({ hasText: 'Choose a reason.' }).waitFor()
  await page.getByLabel('Reason').selectOption({ label: 'Cosmetic' })
  await page.getByLabel('What the customer reads').fill('From the lower right corner.')
  const photo = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: jpegWithPlace() }
  await page.getByLabel('Add a photo').setInputFiles(photo)
  await page.getByRole('img', { name: /^Found/ }).waitFor()
  await page.getByRole('button', { name: /^Found/ }).click()
  const viewer = page.getByRole('dialog', { name: /^Found/ })
  await viewer.getByRole('img', { name: /^Found/ }).waitFor()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    viewer.getByRole('button', { name: 'Open in a tab' }).click(),
  ])
  await tab.locator('img').waitFor()
  await tab.close()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await page.getByText('The difference has a reason and a photo.').waitFor()
  await page.getByText(/^Saved /).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Counter-offer' }).waitFor()
  await page.getByText('Counter-offer sent', { exact: true }).waitFor()

  const customer = await openBrowser({ ...phone, javaScriptEnabled: false })
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByRole('heading', { level: 1, name: 'Ada, we found a difference.' }).waitFor()
  for (const name of ['Get my device back', 'Accept new price']) {
    const box = await customer.getByRole('button', { name }).boundingBox()
    assert.ok(box && box.y + box.height <= 844 && box.height >= 44, name)
  }
  const withScripts = await openBrowser(phone)
  await withScripts.goto(`${shop.url}/q/${token}`)
  await axeCheckIn('light', withScripts, 'a counter-offer')
  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Accept new price' }).click()
  await customer.getByRole('heading', { name: 'Thank you. The new price is accepted.' }).waitFor()

  const device = page.getByRole('listitem').filter({ hasText: 'New price accepted' }).first()
  await device.getByRole('button', { name: 'Mark paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click()
  await page.getByText('Completed', { exact: true }).waitFor()
})

test('a repair needs a second service: the customer is asked, pays more, and it goes on', async () => {
  const { quote, token } = await anAcceptedQuote({ lines: [aLine(shop, {}, 'repair')] })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Receive device' }).click()
  await page.getByRole('link', { name: 'Change the price' }).click()
  await page.getByLabel('Add a service').selectOption({ index: 1 })
  await page.getByText('New total for the customer').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alert').filter({ hasText: 'Write a message' }).waitFor()
  await page.getByLabel('What the customer reads').fill('It is swollen.')
  await page.getByLabel('Message to the customer').fill('We found more when we opened it.')
  await page.getByText(/^Saved /).waitFor()
  // Tall enough that the header and the footer cover no target.
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.keyboard.press('Control+Enter')
  await page.getByText('Counter-offer sent', { exact: true }).waitFor()
  const customer = await openBrowser({ ...phone, javaScriptEnabled: false })
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByText(/^You pay .* more, new total /).waitFor()
  await customer.getByRole('checkbox').check()
  await customer.getByRole('button', { name: 'Accept new total' }).click()
  await customer.getByRole('heading', { name: 'Thank you. The repair goes on.' }).waitFor()
  const device = page.getByRole('listitem').filter({ hasText: 'New price accepted' }).first()
  await device.getByRole('button', { name: 'Repair finished' }).click()
  const steps = page.getByRole('region', { name: 'What happens next' })
  await steps.getByText('Repaired', { exact: true }).waitFor()
})

test('two who inspect one device keep what each has found, and choose where both wrote', async () => {
  const { quote } = await anAcceptedQuote({ lines: [aLine(shop, {}, 'repair')] })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('button', { name: 'Receive device' }).click()
  await page.getByRole('link', { name: 'Change the price' }).click()
  const path = `${shop.path}/quotes/${quote.id}/lines/${quote.lines[0]?.id}/inspection`
  const stored = async () => {
    const { answers, notes, services, message, answerDays, rev } = (await shop.owner.call('GET', path)).body
    return { answers, notes, services, message, answerDays, rev }
  }
  const colleagueWrites = async (message: string) =>
    assert.equal((await shop.owner.call('PUT', path, { ...(await stored()), message })).status, 200)
  await colleagueWrites('Written by a colleague.')
  await page.getByLabel('Add a service').selectOption({ index: 1 })
  await page.getByText(/^Saved /).waitFor()
  const message = page.getByLabel('Message to the customer')
  assert.equal(await message.inputValue(), 'Written by a colleague.')
  // "Saved" may refer to the colleague's edit before this page's own save has ended.
  await expect.poll(async () => (await stored()).services.length).toBe(1)
  assert.equal((await stored()).message, 'Written by a colleague.')

  await colleagueWrites('Written again.')
  await message.fill('Written here.')
  await page.getByText('A colleague has saved this inspection.').waitFor()
  assert.equal(await message.inputValue(), 'Written here.')
  await page.setViewportSize(phone.viewport)
  await page.getByRole('button', { name: 'Use theirs' }).waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText(/^Saved /).waitFor()
  assert.equal((await stored()).message, 'Written here.')
})

test('files are added to a quote, shown to its customer, removed and restored', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)

  const card = page.getByRole('region', { name: 'Photos and attachments' })
  await card.getByLabel('Add files').setInputFiles({
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: jpegWithPlace(),
  })
  await card.getByRole('img', { name: 'front.jpg' }).waitFor()
  await card.getByRole('button', { name: /Who sees front.jpg: Internal/ }).click()
  await card.getByRole('button', { name: /Who sees front.jpg: For the customer/ }).waitFor()
  const customer = await openBrowser(phone)
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByRole('img', { name: 'front.jpg' }).waitFor()
  await card.getByRole('button', { name: 'Remove front.jpg' }).click()
  await card.getByText('Nothing yet.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('img', { name: 'front.jpg' }).waitFor()
  const disguised = { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
  await card.getByLabel('Add files').setInputFiles(disguised)
  await card.getByText(/not a complete JPEG/).waitFor()
})
