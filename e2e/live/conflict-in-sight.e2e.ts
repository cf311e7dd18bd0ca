import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import type { Quote } from '@costard/contract'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
})

/** Both members edit the note; his edit is saved first. */
async function disagree(page: Page, quote: Quote): Promise<void> {
  let isFirst = true
  await page.route('**/api/teams/*/quotes/*', async (route) => {
    if (!isFirst || route.request().method() !== 'PATCH') return route.continue()
    isFirst = false
    await cian.call('PATCH', `${shop.path}/quotes/${quote.id}`, { rev: quote.rev, note: 'Bring the box.' })
    return route.continue()
  })
  await page.getByLabel('Note to the customer').fill('Bring the charger.')
  await page.getByText('Note not saved').waitFor()
}

/** True if the element is between the header and the footer in the window. */
async function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left } = node.getBoundingClientRect()
    const at = document.elementFromPoint(left + 4, (top + bottom) / 2)
    return top >= 0 && bottom <= window.innerHeight && node.contains(at)
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`a conflict and its way out are in sight at ${viewport.width} pixels`, async () => {
    const quote = await aQuote(shop)
    const path = `/quotes/${quote.id}/review`
    const page = await shop.browserOf(shop.owner, path, shop.url, {
      viewport,
      hasTouch: viewport.width < 400,
    })
    await disagree(page, quote)
    for (const name of ['Keep mine', 'Take theirs', 'Keep both'])
      assert.ok(await isInSight(page.getByRole('button', { name })), name)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: /Send quote/ }).click()
    await page.getByText('Choose between the two versions first, then send.').waitFor()
    assert.ok(await isInSight(page.getByRole('button', { name: 'Keep mine' })), 'after Send')

    // Other parts continue to be saved.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await page.getByRole('combobox', { name: 'Name' }).fill('Ada Lovelace')
    await page.getByRole('combobox', { name: 'Email' }).focus()
    await saved

    await page.getByRole('link', { name: 'Leave and keep the draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Note to the customer').inputValue(), 'Bring the charger.')
    const both = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await page.getByRole('button', { name: 'Keep both' }).click()
    await both
    await page.getByText('Note not saved').waitFor({ state: 'detached' })
    const { body } = await cian.call('GET', `${shop.path}/quotes/${quote.id}`)
    assert.equal(body.note, 'Bring the charger.\n\nBring the box.')
    assert.equal(body.customer.name, 'Ada Lovelace')
  })

test('text typed without a connection survives leaving the page', async () => {
  const quote = await aQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`, shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await page.context().setOffline(true)
  const bar = page.getByText('Offline.')
  await bar.waitFor()
  await page.getByLabel('Note to the customer').fill('Bring the charger.')
  assert.ok(await isInSight(bar), 'the bar is in sight')
  await page.getByRole('link', { name: 'Leave and keep the draft' }).click()
  await page.waitForURL(/\/quotes$/)
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  assert.equal(await page.getByText('There is a problem').count(), 0)

  await page.context().setOffline(false)
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}/review`)
  await page.locator('article').getByText('Bring the charger.').waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(body.note, 'Bring the charger.')
})
