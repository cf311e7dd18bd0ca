import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aLine, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { answerRest } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { viewport: { width: 390, height: 844 } }

const choiceGroup = 'Your next iPhone'

/**
 * Sends a quote with a sale and an optional service, two alternatives, and a trade-in that can be left out.
 */
function aQuoteToChooseFrom() {
  return aSentQuote(shop, {
    lines: [
      aLine(shop, { services: [{ key: 'warranty24', isOptional: true }] }, 'sell'),
      aLine(shop, { choiceGroup, variantId: 'iphone-15-256' }, 'sell'),
      aLine(shop, { choiceGroup, services: [{ key: 'charger' }] }, 'sell'),
      aLine(shop, { isOptional: true }),
    ],
  })
}

const totalOf = (page: Page) => page.locator('.ticket .price').innerText()

test('a clerk lets the customer decide about a service, and offers one of two devices', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes/add/identify')
  for (const text of ['iphone 15 128 gb', 'iphone 14 128 gb']) {
    await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill(text)
    await page.getByRole('button', { name: 'Add device' }).click()
  }
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('checkbox', { name: /sale/ }).check()
  await page.getByRole('button', { name: /^Set up/ }).click()
  const devices = page.getByRole('navigation', { name: 'Devices of this quote' })
  await devices.waitFor()
  const offered = page.getByRole('region', { name: 'How it’s offered' })
  for (const digit of [1, 2]) {
    await page.keyboard.press(`Alt+${digit}`)
    await devices
      .getByRole('link')
      .nth(digit - 1)
      .and(page.locator('[aria-current=true]'))
      .waitFor()
    await answerRest(page, '2')
    await offered.getByText('One of several').click()
  }
  await offered.getByRole('textbox').fill(choiceGroup)
  await page.keyboard.press('Alt+1')
  await devices.getByRole('link').first().and(page.locator('[aria-current=true]')).waitFor()
  await page.getByText('Give another device the same name').waitFor()
  await offered.getByRole('textbox').fill(choiceGroup)
  await page.getByText('The customer takes this one or the other one.').waitFor()
  await page.getByText('The customer pays from').first().waitFor()
  await page.getByRole('checkbox', { name: /24-month/ }).check()
  await page.getByRole('switch', { name: 'Customer decides' }).click()

  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const paper = page.locator('article')
  await paper.getByText('Can be added: 24-month').waitFor()
  assert.match(await paper.locator('footer').innerText(), /You pay from/)
  await page.getByRole('combobox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('combobox', { name: 'Email' }).fill('ada@lovelace.example')
  await page.getByRole('button', { name: /Send quote/ }).click()
  await page.getByText('We sent the offer to ada@lovelace.example.').waitFor()
})

test('a customer chooses on a phone; the amount follows, and is accepted as shown', async () => {
  const { quote, token } = await aQuoteToChooseFrom()
  const page = await openBrowser(phone)
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('group', { name: /Your next iPhone/ }).waitFor()
  assert.match(await totalOf(page), /You pay from/)
  await axeCheckIn('light', page, 'an offer to choose from')
  const accept = page.getByRole('button', { name: 'Accept offer' })
  await page
    .getByRole('radio', { name: /iPhone 15/ })
    .nth(1)
    .check()
  await page.locator('.ticket').getByText('You pay', { exact: true }).waitFor()
  const before = await totalOf(page)
  await page.getByRole('checkbox', { name: /24-month/ }).check()
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.ticket .price')?.innerText !== was,
    before,
  )
  const shown = await page.locator('.bar b').innerText()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await accept.click()
  await page.getByRole('heading', { name: /accepted/ }).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(shown.replace(/\D/g, ''), String(body.acceptance.netMinor))
  assert.deepEqual(body.acceptance.leftOut, [quote.lines[1]?.id])
})

test('without scripts the total is shown before it is accepted', async () => {
  const { quote, token } = await aQuoteToChooseFrom()
  const page = await openBrowser({ ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  const accept = page.getByRole('button', { name: 'Accept offer' })
  await page
    .getByRole('radio', { name: /iPhone 15/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: 'Include this device' }).uncheck()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await accept.click()
  await page.getByText('Your choice changed the total.').waitFor()
  const shown = await page.locator('.bar b').innerText()
  await accept.click()
  await page.getByRole('heading', { name: /accepted/ }).waitFor()
  const member = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await member.getByText(shown).first().waitFor()
  await member.getByText(/^Left out by the customer: iPhone 15.* · iPhone 15/).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(body.acceptance.leftOut.length, 2)
})
