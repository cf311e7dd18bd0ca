import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aLine, aQuote } from '../../server/testing/product-builders.ts'
import { bestAnswers } from '../../server/testing/best-answers.ts'
import { setUpPhone } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

function saleLine(quantity: number): ReturnType<typeof aLine> {
  const { pricing } = shop.catalogs.sell
  const [model] = pricing.models
  const [variant] = model?.variants ?? []
  assert.ok(model && variant)
  return aLine(shop, {
    catalogId: pricing.id as ReturnType<typeof aLine>['catalogId'],
    variantId: variant.id,
    answers: bestAnswers(pricing, variant.id),
    device: { ...(model.deviceKey && { key: model.deviceKey }), name: 'For sale' },
    quantity,
  })
}

async function stored(id: string): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

function saved(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
}

test('on a phone, the amount and the way to send it are in view wherever Review is scrolled', async () => {
  const quote = await aQuote(shop)
  const viewport = { width: 390, height: 844 }
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`, shop.url, { viewport })
  for (const y of [0, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    for (const one of [page.locator('footer [data-price]'), page.getByRole('button', { name: 'Send quote' })])
      assert.ok(
        await one.evaluate((element) => {
          const { x, y: top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, top + height / 2))
        }),
      )
  }
})

test('a quote with devices of several catalogs keeps them through Setup, and a note changes no line', async () => {
  const quote = await aQuote(shop, { lines: [aLine(shop), saleLine(12)] })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.getByText('12 × For sale').waitFor()
  const edited = saved(page)
  await page.getByLabel('Note to the customer').fill('Both together.')
  await edited
  assert.deepEqual((await stored(quote.id)).lines, quote.lines)
  await page.getByRole('button', { name: 'Setup' }).click()
  const devices = page.getByRole('navigation', { name: 'Devices of this quote' })
  await devices.getByRole('link', { name: /^For sale × 12 We sell/ }).click()
  assert.equal(await page.getByLabel('How many?').inputValue(), '12')
  // An unchanged draft causes no request.
  await page.route('**/api/teams/*/quotes/*/lines', (route) => route.abort())
  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByText('12 × For sale').waitFor()
  assert.deepEqual((await stored(quote.id)).lines, quote.lines)
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/nosuchquote12345678`)
  await page.getByRole('heading', { level: 1, name: 'Quote not found' }).waitFor()
})

test('a sale of twelve shows twelve, is priced as twelve, and its number can be changed', async () => {
  const quote = await aQuote(shop, { lines: [saleLine(12)], customer: null })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.getByRole('button', { name: 'Setup' }).click()
  const quantity = page.getByLabel('How many?')
  assert.equal(await quantity.inputValue(), '12')
  await quantity.fill('0')
  await page.getByText('Enter a number from 1 to 999.').waitFor()
  await quantity.fill('3')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Review quote' }).click()
  await page.getByText('No connection. Your answers are saved in this browser').waitFor()
  await page.context().setOffline(false)
  const toReview = saved(page)
  await page.getByRole('button', { name: 'Review quote' }).click()
  await toReview
  await page.getByText('3 × For sale').waitFor()
  const { lines, totals } = await stored(quote.id)
  assert.equal(lines[0].quantity, 3)
  // Twelve devices had a discount.
  const three = await aQuote(shop, { lines: [saleLine(3)], customer: null })
  assert.equal(totals.netMinor, three.totals.netMinor)
  assert.ok(totals.netMinor > quote.totals.netMinor / 4)
})

test('a draft with open questions has no amount, and the way out is said', async () => {
  const quote = await aQuote(shop, {
    customer: { kind: 'business', name: 'Harbour Hotels and Conference Centres International Ltd' },
    lines: [aLine(shop, { answers: {}, device: { key: 'iphone-15', name: 'iPhone 15' } })],
  })
  const page = await shop.browserOf(shop.owner)
  const row = page.getByRole('row', { name: new RegExp(quote.number) })
  await row.getByText('Questions open').waitFor()
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((one) => Math.round(one.getBoundingClientRect().height)))
  assert.equal(new Set(heights).size, 1, heights.join())
  assert.doesNotMatch(await row.innerText(), /€/)
  await row.getByRole('link').click()
  await page.getByText('No price yet').first().waitFor()
  await page.getByText('Some questions are still open.').waitFor()
  assert.doesNotMatch(await page.locator('body').innerText(), /€/)
  assert.equal(await page.getByRole('button', { name: 'Send quote' }).count(), 0)
  await page.getByRole('button', { name: 'Back to Setup' }).click()
  await page
    .getByText(/0 of \d+ answered/)
    .first()
    .waitFor()
})

test('a quote without a customer is not sent, and nothing in it counts as unsaved', async () => {
  const quote = await aQuote(shop, { customer: null })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText('Add a customer.').waitFor()
  assert.equal(await page.getByText('Not saved', { exact: true }).count(), 0)
  assert.equal((await stored(quote.id)).state, 'draft')
})

test('a quote whose answer got lost is created once when it is saved again, even after a reload', async () => {
  const page = await shop.browserOf(shop.owner)
  await setUpPhone(page, `${shop.url}/t/${shop.team.id}`)
  const count = async (): Promise<number> =>
    (await shop.owner.call('GET', `${shop.path}/quotes`)).body.counts.all
  const before = await count()
  await page.route('**/api/teams/*/quotes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const review = page.getByRole('button', { name: 'Review quote' }).locator('visible=true')
  await review.click()
  await page.getByText('No connection. Your answers are saved').first().waitFor()
  assert.equal(await count(), before + 1)
  await page.unroute('**/api/teams/*/quotes')
  await page.reload()
  await review.click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  assert.equal(await count(), before + 1)
})
