import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

/** Rows that a window at a desk has room for, with one before and one after. */
const maxRows = 26

let shop: LiveShop
let list: string

setUp(async () => {
  shop = await openLiveShop()
  const { quote } = await aSentQuote(shop)
  const client = new pg.Client({ connectionString: shop.config.databaseUrl })
  await client.connect()
  await copyQuotes(client, quote.id, { teamId: shop.team.id, copies: 140 })
  await client.end()
  list = `${shop.url}/t/${shop.team.id}/quotes`
})

const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')

/** Nodes of the list where only rows are in the window: at its top other parts take their place. */
async function nodesBetweenEnds(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('tbody tr[aria-rowindex="2"]').waitFor()
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }))
  await page.locator('tbody tr[aria-rowindex="2"]').waitFor({ state: 'detached' })
  await page.locator('tbody tr[aria-rowindex="30"]').waitFor()
  const found = await rows(page).count()
  assert.ok(found <= maxRows, `${found} rows`)
  return page.locator('table *').count()
}

test('50 and 141 rows cost the same nodes', async () => {
  const page = await openSignedIn(shop.owner, shop.url)
  await page.goto(list)
  await rows(page).first().waitFor()
  const few = await nodesBetweenEnds(page)
  for (const shown of [100, 141]) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${shown} `) })
      .waitFor()
  }
  const many = await nodesBetweenEnds(page)
  // One row more may be in the window.
  assert.ok(many <= few + few / 20, `${many} nodes with all rows, ${few} with 50`)
})

test('a window at a desk shows 50 quotes with at most 900 nodes', async () => {
  const page = await openSignedIn(shop.owner, shop.url, { viewport: { width: 1440, height: 900 } })
  await page.goto(list)
  await rows(page).first().waitFor()
  await page.getByRole('button', { name: 'Load more' }).waitFor()
  const count = await page.locator('*').count()
  assert.ok(count <= 900, `${count} nodes`)
})

test('with forced colours, current, selected and primary differ from the others', async () => {
  const page = await openSignedIn(shop.owner, shop.url, { forcedColors: 'active' })
  await page.goto(list)
  await rows(page).first().waitFor()
  await rows(page).first().getByRole('checkbox').check()
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(element)
        return `${backgroundColor} ${outlineStyle} ${outlineColor}`
      })
  for (const [one, other] of [
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
    ['tbody tr[data-selected] td', 'tbody tr:not([data-selected], [aria-hidden]) td'],
    ['main .mantine-Button-root[data-variant=filled]', 'main .mantine-Button-root[data-variant=default]'],
  ] as const)
    assert.notEqual(await look(one), await look(other), one)
})
