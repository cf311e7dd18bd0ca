import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aQuote, aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

async function isArchived(id: string): Promise<boolean> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body.archivedAt !== null
}

test('selected quotes are archived as far as they may be, and taken back by Undo', async () => {
  const draft = await aQuote(shop)
  const { quote: sent } = await aSentQuote(shop)
  const { click, press } = await renderScreen(shop.at('/quotes'), shop.owner)
  for (const { number } of [draft, sent]) await click('checkbox', `Select ${number}`)
  const bar = within(await screen.findByRole('toolbar', { name: '2 selected' }))
  await click('button', 'Archive 1 of 2', bar)
  await screen.findByText(/One quote was archived/)
  await waitFor(() => assert.ok(screen.queryByRole('link', { name: draft.number }) === null))
  assert.deepEqual([await isArchived(draft.id), await isArchived(sent.id)], [true, false])
  await press('{Control>}z{/Control}')
  await screen.findByText(/One quote is back in the lists/)
  await screen.findByRole('link', { name: draft.number })
  assert.equal(await isArchived(draft.id), false)
})

test('archived quotes are listed by their filter, and restored from there', async () => {
  const { id, rev, number } = await aQuote(shop)
  await shop.owner.call('POST', `${shop.path}/quotes/${id}/archive`, { rev })
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  await click('button', 'Filter')
  await click('button', 'Archived')
  await screen.findByRole('link', { name: number })
  await click('checkbox', `Select ${number}`)
  const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }))
  assert.ok(bar.queryByRole('button', { name: 'Archive' }) === null)
  await click('button', 'Restore', bar)
  await screen.findByText(/One quote was restored/)
  assert.equal(await isArchived(id), false)
})

test('the page of an archived quote says so and restores it; E archives it again', async () => {
  const { quote, token } = await aSentQuote(shop)
  const declined = await shop.owner.call('POST', `/public/quotes/${token}/decline`, { reason: 'price' })
  assert.equal(declined.status, 200)
  const { click, press } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await screen.findByRole('button', { name: 'More actions' })
  await press('e')
  await screen.findByText(/^Archived /)
  assert.equal(await isArchived(quote.id), true)
  await click('button', /^Restore/)
  await waitFor(() => assert.ok(screen.queryByText(/^Archived /) === null))
  assert.equal(await isArchived(quote.id), false)
})
