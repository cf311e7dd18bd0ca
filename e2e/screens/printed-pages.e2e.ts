import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { showPath } from './show-path.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('pages of staff print without what can only be pressed or typed in', async () => {
  const { quote } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const at = `/t/${shop.team.id}`
  const found: string[] = []
  for (const path of [`/quotes/${quote.id}`, '/quotes', `/customers/${quote.customerId}`, '/customers']) {
    await showPath(page, shop.url, at + path)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, [role=button], input, textarea, select, nav')]
        .filter(
          (one) =>
            one.checkVisibility() &&
            !one.closest('[aria-hidden=true]') &&
            one.getBoundingClientRect().width > 1,
        )
        .map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 120)),
    )
    found.push(...shown.map((what) => `${path}: ${what}`))
  }
  assert.deepEqual(found, [])
})
