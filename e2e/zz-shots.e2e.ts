import { test } from 'node:test'
import { aLine, aSentQuote } from '../server/testing/product-builders.ts'
import { openLiveShop } from './live-shop.ts'
const shop = await openLiveShop()
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
test('shots', async () => {
  const { quote, token } = await aSentQuote(shop, {
    lines: [aLine(shop), aLine(shop, {}, 'sell'), aLine(shop, {}, 'repair')],
  })
  await fetch(`${shop.url}/api/public/quotes/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  for (const scheme of ['light', 'dark'] as const)
    for (const [name, viewport] of Object.entries(sizes)) {
      const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`, shop.url, {
        viewport,
        colorScheme: scheme,
      })
      await page.getByText('Expected').first().waitFor()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots-me/accepted-${name}-${scheme}.png` })
      await page.close()
    }
})
