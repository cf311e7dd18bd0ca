import { test } from 'node:test'
import { chromium } from 'playwright-core'
import { aSentQuote } from '../server/testing/product-builders.ts'
import { openBrowser } from './browser.ts'
import { openLiveShop } from './live-shop.ts'
import { mkdirSync } from 'node:fs'
const shop = await openLiveShop()
const out = '/tmp/shots-counter'
mkdirSync(out, { recursive: true })
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
test('shots', { timeout: 200000 }, async () => {
  const { quote, token } = await aSentQuote(shop)
  await fetch(`${shop.url}/api/public/quotes/${token}/accept`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ada Customer', agrees: true }) })
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`, shop.url, { viewport: sizes.desk })
  await page.getByRole('button', { name: 'Receive device' }).click()
  await page.getByRole('link', { name: 'Inspect' }).click()
  await page.getByText('As described', { exact: true }).first().waitFor()
  await page.screenshot({ path: `${out}/inspect-same-desk.png` })
  await page.getByLabel('We found: How is the screen?').selectOption({ label: 'Cracked glass' })
  await page.getByLabel('Reason').selectOption({ label: 'Cosmetic' })
  await page.getByLabel('What the customer reads').fill('Crack from the lower right corner, most of the front.')
  await page.getByLabel('Message to the customer').fill('Sorry, it must have cracked on the way. Call me if you want to see it.')
  const buffer = await page.evaluate(async () => { const c = document.createElement('canvas'); c.width = 800; c.height = 600; const x = c.getContext('2d')!; x.fillStyle = '#5d594c'; x.fillRect(0, 0, 800, 600); x.fillStyle = '#394b63'; x.fillRect(250, 60, 260, 480); x.strokeStyle = '#dde'; x.lineWidth = 4; x.beginPath(); x.moveTo(300, 200); x.lineTo(420, 330); x.lineTo(360, 480); x.stroke(); return c.toDataURL('image/jpeg', 0.9).split(',')[1] })
  await page.getByLabel('Add a photo').setInputFiles({ name: 'crack.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(buffer ?? '', 'base64') })
  await page.getByRole('img', { name: /^Found/ }).waitFor()
  await page.getByText(/^Saved /).waitFor()
  for (const [name, viewport] of Object.entries(sizes)) for (const colorScheme of ['light', 'dark'] as const) {
    const p = await shop.browserOf(shop.owner, `/quotes/${quote.id}/inspect`, shop.url, { viewport, colorScheme })
    await p.getByRole('img', { name: /^Found/ }).waitFor()
    await p.screenshot({ path: `${out}/inspect-${name}-${colorScheme}.png`, fullPage: true })
    await p.context().close()
  }
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Counter-offer' }).waitFor()
  for (const [name, viewport] of Object.entries(sizes)) for (const colorScheme of ['light', 'dark'] as const) {
    const p = await shop.browserOf(shop.owner, `/quotes/${quote.id}`, shop.url, { viewport, colorScheme })
    await p.getByRole('img', { name: /^Found/ }).first().waitFor()
    await p.screenshot({ path: `${out}/quote-${name}-${colorScheme}.png`, fullPage: true })
    await p.context().close()
    const c = await openBrowser({ viewport, colorScheme })
    await c.goto(`${shop.url}/q/${token}`)
    await c.waitForLoadState('networkidle')
    await c.screenshot({ path: `${out}/customer-${name}-${colorScheme}.png`, fullPage: true })
    if (name === 'phone') await c.screenshot({ path: `${out}/customer-top-${colorScheme}.png` })
    if (name === 'phone' && colorScheme === 'dark') { await c.getByRole('checkbox').check(); await c.getByRole('button', { name: 'Accept new price' }).click(); await c.getByRole('heading', { name: /Thank you/ }).waitFor(); await c.screenshot({ path: `${out}/customer-after.png`, fullPage: true }) }
    await c.context().close()
  }
})
