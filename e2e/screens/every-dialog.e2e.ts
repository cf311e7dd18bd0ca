import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aPaidPurchase } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import { focusFaults } from './faults/focus-faults.ts'
import { openShopOfScreens, type ShopOfScreens } from './shop-of-screens.ts'
import { showPath } from './show-path.ts'

let shop: ShopOfScreens

setUp(async () => {
  shop = await openShopOfScreens()
  await aPaidPurchase(shop)
})

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** A desk of 1280 at 400 %. */
const zoomed = { width: 320, height: 256 }
const dialog = '[role=dialog]'

interface Opened {
  readonly path: string
  /** Names of the buttons and items of menus that open the dialog, one after the other. */
  readonly by: readonly RegExp[]
  /** The one size that has the button; both without. */
  readonly only?: typeof desk
  /** A phone has another screen in its place. */
  readonly isOfDesk?: boolean
}

function dialogs(): readonly Opened[] {
  const { sent, buy } = shop
  const record = (what: RegExp): Opened => ({ path: `/customers/${sent.customerId}`, by: [what] })
  const quote = (...by: RegExp[]): Opened => ({ path: `/quotes/${sent.id}`, by })
  return [
    { path: '/quotes', by: [/^Find/] },
    { path: '/quotes/add/identify', by: [/^Camera$/] },
    { path: '/quotes/add/identify', by: [/^Keyboard shortcuts$/], only: desk },
    quote(/^Mark accepted$/),
    quote(/^More actions$/, /^Withdraw$/),
    quote(/^Record a check$/),
    quote(/^Webcam$/),
    quote(/^Use a phone$/),
    quote(/^Send the link$/),
    record(/^Record: May email$/),
    record(/^Record: Owner, of age$/),
    record(/^Record: ID seen$/),
    record(/^Erase$/),
    { path: '/catalogs/sources', by: [/^New source$/] },
    { path: `/catalogs/${buy.id}/models`, by: [/^Add models$/], only: desk, isOfDesk: true },
    { path: '/purchase-book', by: [/^Export/] },
    { path: '/account', by: [/^Delete account$/] },
    { path: '/account', by: [/^Sign out everywhere$/] },
    { path: '/settings/members', by: [/^Invite$/] },
    { path: '/settings/api', by: [/^New key$/] },
    { path: '/settings/api', by: [/^New webhook$/] },
  ]
}

/** Opens a dialog with the keyboard and returns what is wrong with it, its way in and its way out. */
async function faultsOf(page: Page, { by, isOfDesk = false }: Opened, size: typeof desk): Promise<string[]> {
  for (const name of by) {
    const control = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }))
    await control.locator('visible=true').first().focus()
    if (name === by[0]) await page.evaluate(() => document.activeElement?.setAttribute('data-opener', ''))
    await page.keyboard.press('Enter', { delay: 50 })
  }
  const shown = page.locator(dialog).locator('visible=true').last()
  await shown.waitFor({ timeout: 4_000 })
  const has = (selector: string) =>
    page
      .waitForFunction((one) => document.activeElement?.closest(one) != null, selector, { timeout: 2_000 })
      .then(() => true)
      .catch(() => false)
  const found: string[] = []
  if (!(await has(dialog))) found.push('the focus does not move into it')
  for (let pressed = 0; pressed < 25; pressed++) {
    await page.keyboard.press('Tab')
    const isOut = await page.evaluate(
      (one) => document.activeElement !== document.body && !document.activeElement?.closest(one),
      dialog,
    )
    if (!isOut) continue
    found.push(
      `Tab leaves it, to ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`,
    )
    break
  }
  found.push(...(await focusFaults(page, dialog)))
  if (size === desk) {
    await axeDialog(page, by.join(' ')).catch((error: unknown) => found.push(String(error).slice(0, 400)))
  }
  if (size === desk && !isOfDesk) {
    await page.setViewportSize(zoomed)
    const wide = await page.evaluate((one) => {
      const parts = [document.documentElement, ...document.querySelectorAll(one)]
      return parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(({ tagName }) => tagName)
    }, dialog)
    if (wide.length > 0) found.push('it has to be scrolled sideways at 400 %')
    found.push(...(await focusFaults(page, dialog)).map((fault) => `at 400 %, ${fault}`))
    await page.setViewportSize(size)
  }
  await shown.locator('button, input, [tabindex]').first().focus()
  await page.keyboard.press('Escape')
  const isClosed = await shown.waitFor({ state: 'hidden', timeout: 2_000 }).then(
    () => true,
    () => false,
  )
  if (!isClosed) found.push('Escape does not close it')
  // A layout of another size has another control in its place.
  else if ((await page.locator('[data-opener]').count()) > 0 && !(await has('[data-opener]'))) {
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
    found.push(`the focus does not return, but to ${where}`)
  }
  return found
}

for (const size of [desk, phone])
  test(`dialogs take the focus, keep it and give it back, ${size.width} px wide`, async () => {
    test.setTimeout(600_000)
    const page = await openSignedIn(shop.owner, shop.url, { viewport: size })
    page.setDefaultTimeout(5_000)
    const found: string[] = []
    for (const opened of dialogs().filter(({ only = size }) => only === size)) {
      await page.goto('about:blank')
      await showPath(page, shop.url, `/t/${shop.team.id}${opened.path}`)
      const faults = await faultsOf(page, opened, size).catch((error: unknown) => [
        `did not open: ${String(error).slice(0, 200)}`,
      ])
      found.push(...faults.map((fault) => `${opened.path} ${opened.by.join(' ')}: ${fault}`))
    }
    assert.deepEqual(found, [])
  })
