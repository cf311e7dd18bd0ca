import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { acceptance, aQuote, aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

/** Written directly to the database: this many calls would take minutes. */
async function copyQuote(of: ScreenShop, id: string, copies: number): Promise<void> {
  const copy = async (table: string, changed: string) =>
    of.asDatabase(
      `insert into product.${table} select (jsonb_populate_record(q, jsonb_build_object(
         'quote_id', lpad(n::text, 20, '0') ${changed}))).*
       from product.${table} q, generate_series(1, $3::int) n where q.team_id = $1 and q.quote_id = $2`,
      [of.team.id, id, copies],
    )
  await copy('quotes', ", 'number', 'X-' || n, 'created_at', q.created_at - (n || ' seconds')::interval")
  await copy('quote_revisions', ", 'token_hash', null")
}

test('all quotes that match a filter are selected, also those of further pages', async () => {
  const draft = await aQuote(shop)
  await copyQuote(shop, draft.id, 70)
  await aSentQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes?state=draft'), shop.owner)
  await click('checkbox', 'Select all that are shown')
  const bar = within(await screen.findByRole('toolbar', { name: '50 selected' }))
  await click('button', 'Select all that match', bar)
  await screen.findByRole('toolbar', { name: '71 selected' }, { timeout: 5_000 })
  assert.ok(screen.queryByRole('button', { name: 'Select all that match' }) === null)
})

test('labels of more quotes than a file takes say so, and are those of the first ones', async () => {
  const own = await openShop()
  const { quote, token } = await aSentQuote(own)
  await own.owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  await copyQuote(own, quote.id, 50)
  const { click } = await renderScreen(own.at('/quotes?state=accepted'), own.owner)
  await click('checkbox', 'Select all that are shown')
  const shown = within(await screen.findByRole('toolbar', { name: '50 selected' }))
  await click('button', 'Select all that match', shown)
  const all = within(await screen.findByRole('toolbar', { name: '51 selected' }, { timeout: 5_000 }))
  await click('button', 'Labels', all)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Only the first 50 quotes\./)
  // The server accepts them, and returns the number of labels.
  await waitFor(() => assert.ok(dialog.getByRole('status').textContent), { timeout: 5_000 })
})

test('selected quotes are duplicated after a question', async () => {
  const { quote } = await aSentQuote(shop)
  const drafts = async () => (await shop.owner.call('GET', `${shop.path}/quotes?state=draft`)).body
  const before = await drafts()
  const { click } = await renderScreen(shop.at('/quotes?state=sent'), shop.owner)
  await click('checkbox', `Select ${quote.number}`)
  const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }))
  await click('button', 'Duplicate', bar)
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate' }))
  await click('button', 'Duplicate', dialog)
  await screen.findByText(/One draft was made/, undefined, { timeout: 10_000 })
  const { quotes, counts } = await drafts()
  assert.equal(counts.draft, before.counts.draft + 1)
  assert.equal(quotes[0].customerName, quote.customer?.name)
})
