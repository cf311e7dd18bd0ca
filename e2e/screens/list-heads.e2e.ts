import assert from 'node:assert/strict'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { showPath } from './show-path.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('no head of a list is cut in German, French or Spanish at a desk', async () => {
  await aSentQuote(shop)
  const catalogId = shop.catalogs.buy.pricing.id
  await shop.owner.call('POST', `${shop.path}/widgets`, { name: 'Front page', catalogId })
  const found: string[] = []
  for (const locale of ['de-DE', 'fr-FR', 'es-ES']) {
    const page = await shop.browserOf(shop.owner, '/quotes', shop.url, {
      locale,
      viewport: { width: 1440, height: 900 },
    })
    for (const path of ['/quotes', '/customers', '/catalogs', '/widgets']) {
      await showPath(page, shop.url, `/t/${shop.team.id}${path}`)
      await page.getByRole('table').waitFor()
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('thead th')]
          .filter(({ textContent }) => textContent !== '')
          .filter((head) => head.checkVisibility() && head.scrollWidth > head.clientWidth)
          .map((head) => `${head.textContent} ${head.scrollWidth} > ${head.clientWidth}`),
      )
      found.push(...cut.map((head) => `${locale} ${path}: ${head}`))
    }
    await page.close()
  }
  assert.deepEqual(found, [])
})
