import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aQuote } from '../../../../server/testing/product-builders.ts'
import { onCalls } from '../../../testing/calls.ts'
import { phone, renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

const openFind = '{Control>}k{/Control}'
const find = async () => within(await screen.findByRole('dialog', { name: 'Find' }))

test('a typed number leads to its device', async () => {
  const { click, fill, press } = await renderScreen(shop.at('/customers'), shop.owner, phone)
  await click('button', 'Find')
  await fill(/./, '35 332510 123456 9', await find(), 'combobox')
  await (await find()).findByRole('option', { name: 'Quote the device 353325101234569' })
  await press('{Enter}')
  await screen.findAllByText(/353325101234569/)
  await waitFor(() => assert.match(location.pathname, /\/quotes\/add\//))
})

test('who only reads is offered nothing to make', async () => {
  const viewer = await shop.hire('Vera Reader', 'viewer')
  const { press } = await renderScreen(shop.at('/quotes'), viewer)
  await press(openFind)
  const dialog = await find()
  await dialog.findByRole('option', { name: 'Open Quotes' })
  assert.equal(dialog.queryAllByRole('option', { name: /^New|list|device/ }).length, 0)
})

test('a dialog is answered before Find opens', async () => {
  const { click, fill, press } = await renderScreen(shop.at('/settings/general'), shop.owner)
  await fill(/^Phone/, '+353 1 555 0199')
  await click('link', 'Members')
  const question = await screen.findByText('Leave without saving?')
  assert.ok(question.closest('[role=dialog]'))
  await press(openFind)
  await click('button', 'Stay')
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
  await press(openFind)
  await (await find()).findByRole('option', { name: 'New quote' })
})

test('a quote for a found customer starts in one step, and their page opens when they cannot be read', async () => {
  const customer = { kind: 'private' as const, name: 'Ottilie Byrne', email: 'ottilie@byrne.example' }
  await aQuote(shop, { customer })
  const { click, fill, press } = await renderScreen(shop.at('/quotes'), shop.owner)
  const start = async () => {
    await press(openFind)
    await fill(/./, 'ottilie', await find(), 'combobox')
    await click('option', 'New quote for Ottilie Byrne', await find())
  }
  await start()
  await screen.findByText(/For Ottilie Byrne/)
  await renderScreen(shop.at('/quotes'), shop.owner)
  onCalls(/\/customers\/\w+$/, () => Promise.reject(new TypeError('fetch failed')))
  await start()
  await waitFor(() => assert.match(location.pathname, /\/customers\/\w+$/))
})

test('nothing found is said, and Enter opens nothing while the search runs', async () => {
  const { fill, press } = await renderScreen(shop.at('/quotes'), shop.owner)
  const { promise: waited, resolve } = Promise.withResolvers<void>()
  onCalls(/\/customers\?search=qu/, async (go) => {
    await waited
    return go()
  })
  await press(openFind)
  const dialog = await find()
  const type = (text: string) => fill(/./, text, dialog, 'combobox')
  await type('qu')
  await press('{Enter}')
  await dialog.findByText(/Searching…/)
  assert.equal(dialog.queryAllByRole('option').length, 0)
  resolve()
  await dialog.findByRole('option', { name: /^New\s+qu\s*ote$/ })
  for (const text of ['#', 'z']) {
    await type(text)
    await dialog.findByText(/Type at least two characters\./)
  }
  await type('zzzz')
  await dialog.findByText(/Nothing found for “zzzz”\./)
  await press('{Escape}')
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
  assert.match(location.pathname, /\/quotes$/)
})

test('without a connection the actions are still found', async () => {
  const { click, fill } = await renderScreen(shop.at('/quotes'), shop.owner, phone)
  await click('button', 'Find')
  onCalls(/\?search=/, () => Promise.reject(new TypeError('fetch failed')))
  const dialog = await find()
  await fill(/./, 'quote', dialog, 'combobox')
  await dialog.findByText(/can’t be searched right now/)
  await dialog.findByRole('option', { name: /^New\s+quote$/ })
  await click('button', 'Close', dialog)
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
})
