import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { acceptance, aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('the dashboard says when there is nothing to count, and when there is too little to count', async () => {
  const page = await shop.browserOf(shop.owner, '/dashboard')
  await page.getByText('No quotes sent in the last 90 days').waitFor()
  const { token } = await aSentQuote(shop)
  await shop.owner.call('POST', `/public/quotes/${token}/decline`, { reason: 'elsewhere' })
  await page.reload()
  await page.getByText('Too few answers to tell').first().waitFor()
  await page.getByRole('link', { name: /Sold elsewhere/ }).waitFor()
  assert.equal(await page.getByText('%').count(), 0)
})

test('figures of many quotes are bars, lines and tables, and each bar leads to its quotes', async () => {
  const { quote, token } = await aSentQuote(shop)
  await shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const database = new pg.Client({ connectionString: shop.config.databaseUrl })
  await database.connect()
  await copyQuotes(database, quote.id, { teamId: shop.team.id, copies: 30 })
  await database.end()
  const page = await shop.browserOf(shop.owner, '/dashboard?days=30')
  await page.getByText('31 of 32').first().waitFor()
  await page.locator('canvas').waitFor()
  const weeks = page.getByRole('region', { name: 'Offered, accepted and paid' })
  for (const name of ['How far quotes come', 'Offered, accepted and paid']) {
    const panel = page.getByRole('region', { name })
    await panel.getByRole('button', { name: /^Save/ }).click()
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Picture (SVG)' }).click(),
    ])
    const svg = await readFile(await picture.path(), 'utf8')
    assert.ok(/^<svg [^>]*role="img"/.test(svg), name)
    // The failure message of assert.match would include the whole font.
    assert.ok(/font-family:"?Hanken Grotesk Variable[^}]*font\/woff2;base64,[\w+/]{1000}/.test(svg), name)
    assert.ok((name === 'How far quotes come' ? />Made<[^]*>32</ : /<polyline /).test(svg), name)
    await panel.getByRole('button', { name: /^Save/ }).click()
    const [figures] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Figures (CSV)' }).click(),
    ])
    const csv = await readFile(await figures.path(), 'utf8')
    assert.match(csv, name === 'How far quotes come' ? /\r\nMade,32,1,/ : /\r\n\d{4}-\d\d-\d\d,\d+\.\d\d,/)
  }
  await weeks.getByRole('button', { name: 'Table' }).click()
  await weeks.getByRole('columnheader', { name: 'Week from' }).waitFor()
  await page.getByRole('link', { name: /Sold elsewhere/ }).click()
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await page.getByText('1 quote', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove Decline reason: Sold elsewhere' }).waitFor()

  const agent = await shop.hire('Aoife Agent', 'agent')
  await aSentQuote({ ...shop, owner: agent })
  await page.goto(`${shop.url}/t/${shop.team.id}/dashboard?days=30`)
  const byStaff = page.getByRole('region', { name: 'Won, by staff' })
  await byStaff.getByText('31 of 32').waitFor()
  await byStaff.getByRole('link', { name: /Aoife Agent.*0 of 1/ }).click()
  await page.getByText('1 quote', { exact: true }).waitFor()

  const viewer = await shop.hire('Vera Viewer', 'viewer')
  const hers = await shop.browserOf(viewer, '/dashboard')
  await hers.getByText('31 of 32').first().waitFor()
  assert.equal(await hers.getByText('Paid', { exact: true }).count(), 0)
  await hers.getByRole('region', { name: 'Offered and accepted' }).waitFor()
})
