import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
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
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press(openFind)
  await click('button', 'Stay')
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
  await press(openFind)
  await (await find()).findByRole('option', { name: 'New quote' })
})
