import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { openBrowser } from '../steps/browser.ts'
import { setUpPhone } from '../steps/counter-steps.ts'
import { openShopOfScreens, type ShopOfScreens } from './shop-of-screens.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: ShopOfScreens
let team: string

setUp(async () => {
  shop = await openShopOfScreens()
  team = `${shop.url}/t/${shop.team.id}`
})

// Roles and names that a screen gives to assistive technology, in the order of reading. A template lists what must be
// there; more may stand between.

test('the list of quotes has its tabs, its tools and a table with a head', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  await page.goto(`${team}/quotes`)
  await page.getByRole('link', { name: shop.sent.number }).waitFor()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - navigation "Main":
        - link /^Quotes/
        - link "Customers"
        - link "Catalogs"
      - navigation "Settings and help"
    - main:
      - heading "Quotes" [level=1]
      - navigation "Status":
        - link /^All \\d+/
        - link "Needs you"
      - searchbox "Search quotes"
      - table:
        - rowgroup:
          - row:
            - columnheader:
              - checkbox "Select all that are shown"
            - columnheader "Quote"
        - rowgroup:
          - row:
            - cell:
              - checkbox /^Select Q-/
            - cell:
              - link /^Q-\\d{4}-\\d+$/
  `)
})

test('the page of a sent quote has its offer, what happens next, the activity and the answers', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  await page.goto(`${team}/quotes/${shop.sent.id}`)
  await page.getByRole('region', { name: 'Activity' }).getByRole('listitem').first().waitFor()
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main:
      - heading "${shop.sent.number}" [level=1]
      - button "Mark accepted"
      - region "Offer"
      - region "What happens next":
        - heading "What happens next" [level=2]
        - list:
          - listitem: /^Sent Done/
      - region "Activity":
        - heading "Activity" [level=2]
        - textbox "Add a note for the team"
        - list
      - region "Answers":
        - heading "Answers" [level=2]
        - term
        - definition
      - complementary:
        - region "Customer"
        - heading "How we got here" [level=2]
  `)
})

test('Setup has its steps, the current question with its choices, and the price beside them', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  await setUpPhone(page, team)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner:
      - navigation "Steps"
    - main:
      - heading "iPhone 13" [level=1]
      - progressbar /^0 of \\d+ answered$/
      - list:
        - listitem:
          - heading /\\?$/ [level=2]
          - radiogroup /\\?$/:
            - radio
            - radio
        - listitem:
          - button /^2 /
      - complementary:
        - text: /No price yet/
        - group "How you pay"
    - contentinfo:
      - button "Review quote"
  `)
})

test('the page of a customer has the device, the price, how it is paid, and the answer', async () => {
  const page = await openBrowser()
  await page.goto(`${shop.url}/q/${shop.token}`)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading /here is our offer/ [level=1]
      - region /^iPhone 15/
      - text: /^We pay you €/
      - group "How we pay you":
        - radio [checked]
      - heading "What happens next" [level=2]
      - heading "Accept" [level=2]
      - textbox "Your name"
      - checkbox /I agree to this offer/
      - paragraph:
        - link "Decline"
      - button "Accept offer"
  `)
})

test('a hint of a column of icons opens with the focus and stays under the pointer; Escape closes it', async () => {
  const page = await openSignedIn(shop.owner, shop.url, { viewport: { width: 900, height: 700 } })
  await page.goto(`${team}/quotes`)
  const link = page.getByRole('link', { name: 'Customers' })
  const hint = page.getByRole('tooltip', { name: 'Customers' })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Quotes/ })
    .focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await link.hover()
  await expect(hint).toBeVisible()
  const { x, y, width, height } = (await hint.boundingBox()) ?? assert.fail('no hint')
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.waitForTimeout(300)
  await expect(hint).toBeVisible()
  await page.mouse.move(x + width + 200, y + 200, { steps: 8 })
  await expect(hint).toBeHidden()
})

test('prices stay a grid at 200 % of a laptop, and scroll in a frame of their own', async () => {
  const page = await openSignedIn(shop.owner, shop.url, { viewport: { width: 720, height: 450 } })
  await page.goto(`${team}/catalogs/${shop.buy.id}/models`)
  const grid = page.getByRole('grid')
  await grid.getByRole('gridcell').first().waitFor()
  const { width } = (await grid.boundingBox()) ?? assert.fail('no grid')
  assert.ok(width <= 720)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 720)
  const last = grid.getByRole('columnheader').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})
