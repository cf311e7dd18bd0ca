import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aLine, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { width: 390, height: 844 }

async function asMember(quoteId: string): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`)).body
}

function chosenAmount(page: Page): Promise<string> {
  return page.locator('.bar > div').innerText()
}

test('a customer without scripts chooses how to be paid, sees the amount change and accepts', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser({ viewport: phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  assert.equal(await chosenAmount(page), 'Bank transfer\n€305.00')
  await page.getByRole('radio', { name: /Store credit/ }).check()
  assert.equal(await chosenAmount(page), 'Store credit\n€335.00')
  await page.locator('.hero:visible', { hasText: '335' }).waitFor()
  // The receipt is updated too.
  await page.getByText('How we got the price').click()
  assert.match(await page.locator('.receipt:visible').innerText(), /Store credit\s+€335\.00$/)
  await page.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByRole('heading', { name: 'Thank you, Ada. The offer is accepted.' }).waitFor()
  const { acceptance, firstViewedAt } = await asMember(quote.id)
  assert.equal(acceptance.netMinor, -33500)
  assert.equal(firstViewedAt, null, 'only the script reports a view')
})

test('a customer without scripts declines with a reason', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser({ viewport: phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('link', { name: 'Decline' }).click()
  await page.getByRole('radio', { name: 'The price is too low' }).check()
  await page.getByLabel('Tell us more').fill('I was offered 320.')
  await page.getByRole('button', { name: 'Decline offer' }).click()
  await page.getByRole('heading', { name: 'You declined this offer' }).waitFor()
  assert.equal((await asMember(quote.id)).decline.reason, 'price')
})

test('with several devices the total follows each choice, and is the one that is accepted', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  const page = await openBrowser({ viewport: phone })
  const viewed = page.waitForResponse(/\/view$/)
  await page.goto(`${shop.url}/q/${token}`)
  await viewed
  assert.notEqual((await asMember(quote.id)).firstViewedAt, null)
  const [first, second] = await page.getByRole('radio', { name: /Store credit/ }).all()
  await first?.check()
  await page.getByText('€640.00').last().waitFor()
  await second?.check()
  await page.locator('.hero', { hasText: '670' }).waitFor()
  assert.equal(await chosenAmount(page), 'We pay you\n€670.00')
  await page.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
  assert.equal((await asMember(quote.id)).acceptance.netMinor, -67000)
})

test('an offer that changed meanwhile is shown as it is when the customer comes back', async () => {
  const { token } = await aSentQuote(shop)
  const page = await openBrowser({ viewport: phone })
  await page.goto(`${shop.url}/q/${token}`)
  const accepted = await fetch(`${shop.url}/api/public/quotes/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', agrees: true }),
  })
  assert.equal(accepted.status, 200)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
})

test('long names leave the button and the amount readable at every width', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftsgutschein '.repeat(4)
  const { quote, token } = await aSentQuote(shop)
  await shop.asDatabase(
    `update product.quote_revisions set snapshot = replace(snapshot::text, '"Bank transfer"', $1)::jsonb where quote_id = $2`,
    [JSON.stringify(long), quote.id],
  )
  const page = await openBrowser({ viewport: { width: 320, height: 640 } })
  await page.goto(`${shop.url}/q/${token}`)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const [button, text] = await page.getByRole('button', { name: 'Accept offer' }).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [element.getBoundingClientRect(), range.getBoundingClientRect()].map(
        ({ left, right, height }) => ({
          left,
          right,
          height,
        }),
      )
    })
    assert.ok(button && text)
    assert.ok(button.left <= text.left && text.right <= button.right && button.right <= width, `at ${width}`)
    assert.ok(text.height > 10 && button.height >= 44 && button.right - button.left >= 120, `at ${width}`)
    assert.ok(await page.locator('.bar b:visible').isVisible())
    const bar = await page.locator('.bar').boundingBox()
    assert.ok(bar && bar.height < 120, `the bar is ${bar?.height} px high at ${width}`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await axeCheckIn('dark', page, 'offer with long names')
})
