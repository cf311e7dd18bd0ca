import { test } from 'node:test'
import { openLiveShop } from './live-shop.ts'
import { axeCheckIn } from './axe-check.ts'

const shop = await openLiveShop()
const rows = `IP13 128 midnight A
iphone 13 128gb blue good
352947061188427
MBA 13 M2 8/256 grey A
ipad 10th gen wifi silver B
Galaxy S22 128 black
iPhone 14 pro/plus 128 good
A2633 256 B
iphone 12 64 cracked
SE3 64 red B
iphone 11 64gb x 4 good
iPad mini 6 64 wifi A
356938035643800
=1+1
hello world
iPhone 13 foo 128`
const ran = process.env['SHOT'] ?? 'desk'
for (const [name, viewport, colorScheme] of [
  ['desk', { width: 1440, height: 900 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
  ['deskdark', { width: 1440, height: 900 }, 'dark'],
  ['phonelight', { width: 390, height: 844 }, 'light'],
] as const)
  test(name, async () => {
    if (!ran.split(',').includes(name)) return
    const page = await shop.browserOf(shop.owner, '/quotes/add/bulk', shop.url, { viewport, colorScheme })
    page.on('console', (m) => console.log(m.text()))
    page.on('pageerror', (e) => console.log('ERR', e.message, e.stack))
    await page.screenshot({ path: `/tmp/shots-bulk/${name}-0.png` })
    await axeCheckIn(colorScheme, page, 'paste').catch((e) => console.log('AXE', e.message))
    await page.getByRole('textbox', { name: 'List of devices' }).fill(rows)
    await page.getByRole('button', { name: 'Read the list' }).click()
    await page
      .getByRole('table')
      .waitFor({ timeout: 5000 })
      .catch(() => {})
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/shots-bulk/${name}-1.png`, fullPage: true })
    await page.getByLabel('What “good” means').selectOption({ label: 'Light wear' })
    await page.getByLabel('What “cracked” means').selectOption({ label: 'Cracked glass' })
    const fine = page.getByRole('button', { name: 'All fine' })
    if (await fine.isVisible()) await fine.click()
    for (const [q, a] of [
      [/Find My/, 'Yes'],
      [/Paid off/, 'Yes'],
      [/company or school/, 'No'],
      [/Can you see/, 'Yes'],
      [/any network/, 'Yes'],
      [/non-genuine/, 'No'],
      [/liquid/, 'No'],
      [/charger/, 'Yes'],
      [/Keyboard, trackpad/, 'Everything works'],
      [/frame and back/, 'Small marks'],
    ] as const)
      await page
        .getByLabel(q)
        .selectOption({ label: a }, { timeout: 1500 })
        .catch((e) => console.log(String(q), e.message.slice(0, 200)))
    await page.getByLabel(/^Battery health/).fill('92')
    await page.keyboard.press('Enter')
    await page
      .getByLabel(/Battery cycles/)
      .fill('100')
      .catch(() => {})
    await page.keyboard.press('Enter')
    console.log(
      await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 8)
          .map((e) => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right))
          .join('\n'),
      ),
    )
    await page.locator('[data-row="7"]').click()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/shots-bulk/${name}-2.png`, fullPage: true })
    await page.screenshot({ path: `/tmp/shots-bulk/${name}-3.png` })
    await axeCheckIn(colorScheme, page, 'match').catch((e) => console.log('AXE', e.message))
    await page.getByRole('button', { name: /^Review \d/ }).click()
    await page
      .getByRole('heading', { name: 'Review and send' })
      .waitFor({ timeout: 5000 })
      .catch(() => {})
    await page.screenshot({ path: `/tmp/shots-bulk/${name}-4.png` })
    await page.context().close()
  })
