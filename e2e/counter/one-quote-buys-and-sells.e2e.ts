import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { answerRest } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

async function addDevice(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill(text)
  await page.getByRole('button', { name: 'Add device' }).click()
}

/** Returns the rows of the ticket as text. */
async function ticketOf(page: Page): Promise<string> {
  const ticket = page.getByRole('region', { name: 'The whole quote' })
  await ticket.locator('.cp-hero').waitFor()
  return (await ticket.innerText()).replaceAll(/\s+/g, ' ')
}

test('one quote buys a phone and sells two others; nothing changes on the way back and forward', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes/add/identify')
  await addDevice(page, 'iphone 13 128 gb')
  await addDevice(page, 'iphone 15 128 gb')
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('checkbox', { name: /Trade-in/ }).check()
  await page.getByRole('combobox', { name: 'Catalog for iPhone 15' }).click()
  await page.getByRole('option', { name: /sale/ }).click()
  await page.getByRole('button', { name: 'Set up with 2 catalogs' }).click()

  const devices = page.getByRole('navigation', { name: 'Devices of this quote' })
  await devices.getByRole('link', { name: /^iPhone 13 We buy \(not finished\)/ }).waitFor()
  await answerRest(page)
  await devices.getByRole('link', { name: /^iPhone 13 We buy \(done\)/ }).waitFor()
  await page.getByText('No price yet').first().waitFor()
  const buying = page.url()
  await page.keyboard.press('Alt+2')
  await page.getByRole('heading', { level: 1, name: 'iPhone 15' }).waitFor()
  assert.notEqual(page.url(), buying)
  await answerRest(page, '2')
  await page.getByRole('button', { name: 'One more' }).click()
  const ticket = await ticketOf(page)
  assert.match(ticket, /^The customer pays € ?[\d,.]+ ?00? .*We sell 2 €.* We buy 1, set off [-−]€/)

  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const paper = page.locator('article')
  const total = await paper.locator('footer').innerText()
  assert.match(total, /You pay us\s+€[\d,.]+\s+We pay you\s+€/)
  await page.goBack()
  await devices.waitFor()
  assert.equal(await ticketOf(page), ticket)
  await page.reload()
  assert.equal(await ticketOf(page), ticket)
  await page.goForward()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  assert.equal(await paper.locator('footer').innerText(), total)

  await page.getByRole('combobox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('combobox', { name: 'Email' }).fill('ada@lovelace.example')
  await page.getByRole('button', { name: /Send quote/ }).click()
  await page.getByText('We sent the offer to ada@lovelace.example.').waitFor()
  const address = await page.getByRole('link', { name: 'See what the customer sees' }).getAttribute('href')
  await page.goto(address ?? '')
  for (const name of ['iPhone 13', 'iPhone 15']) await page.getByText(name).first().waitFor()
  const { quotes } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  assert.equal(quotes.length, 1)
  const { lines } = (await shop.owner.call('GET', `${shop.path}/quotes/${quotes[0].id}`)).body
  assert.deepEqual(
    lines.map(({ kind, quantity }: { kind: string; quantity: number }) => [kind, quantity]),
    [
      ['buy', 1],
      ['sell', 2],
    ],
  )
})
