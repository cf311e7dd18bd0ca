import { test } from 'node:test'
import { openLiveShop } from './live-shop.ts'
const shop = await openLiveShop()
const buy = `/catalogs/${shop.catalogs.buy.pricing.id}`
const repair = `/catalogs/${shop.catalogs.repair.pricing.id}`
for (const [size, viewport, scheme] of [
  ['desk', { width: 1440, height: 900 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const)
  test(`shots ${size}`, async () => {
    const page = await shop.browserOf(shop.owner, '/catalogs', shop.url, { viewport, colorScheme: scheme })
    for (const [name, path, text] of [
      ['prop', `${buy}/propositions`, 'Ways to settle'],
      ['cash', `${buy}/propositions/cash`, 'Needed first'],
      ['services', `${repair}/services`, 'Battery'],
      ['screen', `${repair}/services/screen`, 'Terms'],
    ] as const) {
      await page.goto(`${shop.url}/t/${shop.team.id}${path}`)
      await page.getByText(text).locator('visible=true').first().waitFor()
      if (name === 'screen') {
        await page.getByLabel('Cost', { exact: true }).first().fill('180')
        await page.keyboard.press('Tab')
        await page.getByLabel('Not together with').first().selectOption({ index: 2 })
      }
      await page.screenshot({ path: `/tmp/shots-samples/${name}-${size}.png`, fullPage: true })
    }
    await page.goto(`${shop.url}/t/${shop.team.id}${repair}/services`)
    await page.getByRole('button', { name: 'Prices from costs' }).click()
    await page.getByLabel('Margin on the cost').fill('40')
    await page.screenshot({ path: `/tmp/shots-samples/margin-${size}.png` })
  })
