import { test } from 'node:test'
import { aLine, aSentQuote } from '../server/testing/product-builders.ts'
import { openBrowser } from './browser.ts'
import { openLiveShop } from './live-shop.ts'

const shop = await openLiveShop()
const out = '/tmp/shots-page'
const week = [
  ...Array.from({ length: 5 }, () => [{ from: '09:30', to: '18:00' }]),
  [{ from: '10:00', to: '17:00' }],
  [],
]
const details = {
  name: 'Liffey Exchange',
  legalName: 'Liffey Exchange Ltd',
  street: '14 Lower Ormond Quay',
  town: 'D01 K7X2 Dublin',
  directions: 'Two doors from the bridge',
  phone: '+353 1 555 0100',
  hours: week,
  terms: { en: 'We check every device.\n\nWe pay within two days.' },
  rev: 0,
}
test('shots', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await shop.browserOf(shop.owner, '/settings/general', shop.url, {
      viewport: { width: 1440, height: 900 },
      colorScheme,
    })
    await page.getByLabel('Shop name').waitFor()
    await page.screenshot({ path: `${out}/settings-empty-${colorScheme}.png`, fullPage: true })
  }
  await shop.owner.call('PUT', `${shop.path}/shop`, details)
  const dead = aLine(shop)
  const one = await aSentQuote(shop, {
    lines: [{ ...dead, answers: { ...dead.answers, screen: 'cracked', body: 'marks', battery: 85 } }],
  })
  const several = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop, {}, 'repair')] })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of [
      ['desk', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      const page = await shop.browserOf(shop.owner, '/settings/general', shop.url, { viewport, colorScheme })
      await page.getByLabel('Shop name').waitFor()
      await page.screenshot({ path: `${out}/settings-${size}-${colorScheme}.png`, fullPage: true })
      const theirs = await openBrowser({ viewport, colorScheme })
      for (const [name, token, query] of [
        ['open', one.token, ''],
        ['several', several.token, ''],
        ['terms', one.token, '?terms'],
      ] as const) {
        await theirs.goto(`${shop.url}/q/${token}${query}`)
        await theirs.waitForTimeout(500)
        await theirs.screenshot({ path: `${out}/${name}-${size}-${colorScheme}.png`, fullPage: true })
      }
    }
  }
  await fetch(`${shop.url}/api/public/quotes/${one.token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aoife Brennan', agrees: true }),
  })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [size, viewport] of [
      ['desk', { width: 1440, height: 900 }],
      ['phone', { width: 390, height: 844 }],
    ] as const) {
      const theirs = await openBrowser({ viewport, colorScheme })
      for (const [name, query] of [
        ['accepted', ''],
        ['change', '?change'],
      ] as const) {
        await theirs.goto(`${shop.url}/q/${one.token}${query}`)
        await theirs.waitForTimeout(500)
        await theirs.screenshot({ path: `${out}/${name}-${size}-${colorScheme}.png`, fullPage: true })
      }
    }
})
