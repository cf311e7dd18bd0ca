import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { isOfTeam, openShopOfScreens, type ShopOfScreens } from './shop-of-screens.ts'
import { showPath } from './show-path.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: ShopOfScreens

setUp(async () => {
  shop = await openShopOfScreens()
})

/** Shows each screen of the team and returns those that are wider than the window, with their width. */
async function widerThanWindow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const path of shop.paths.filter(isOfTeam)) {
    await showPath(page, shop.url, path)
    // Wide tables scroll in a box of their own.
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    if (scrollWidth > clientWidth) found.push(`${path}: ${scrollWidth} in ${clientWidth}`)
  }
  return found
}

test('at 400 % of a desk of 1280 no screen has to be scrolled sideways', async () => {
  test.setTimeout(300_000)
  const page = await openSignedIn(shop.owner, shop.url, { viewport: { width: 320, height: 256 } })
  assert.deepEqual(await widerThanWindow(page), [])
})

test('from right to left the navigation begins at the right, and no screen is wider than a phone', async () => {
  test.setTimeout(300_000)
  const page = await openSignedIn(shop.owner, shop.url)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'))
  })
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes`)
  const main = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  assert.ok(main && main.x > 720)
  await page.setViewportSize({ width: 390, height: 844 })
  assert.deepEqual(await widerThanWindow(page), [])
})
