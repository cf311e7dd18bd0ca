import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { apiKeyLimits } from '@costard/contract'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }))
const isDisabled = (button: HTMLElement): boolean => (button as HTMLButtonElement).disabled

test('a key is created with websites, which are changed and removed later', async () => {
  const { click, fill } = await renderScreen(shop.at('/settings/api'), shop.owner)
  await click('button', 'New key')
  const adding = await dialog('New key')
  await fill('Name', 'Front page', adding)
  await click('checkbox', /^Read catalogs/, adding)
  await fill('Websites', 'https://shop.example/prices', adding)
  await adding.findByText('https://shop.example/prices is not an address such as https://shop.example.')
  assert.ok(isDisabled(adding.getByRole('button', { name: 'Create key' })))
  await fill('Websites', 'https://Shop.example', adding)
  await adding.findByText(/Visitors of these pages can read the key/)
  await click('button', 'Create key', adding)
  await screen.findByText('https://shop.example')

  await click('button', 'Websites of Front page')
  const editing = await dialog('Websites of “Front page”')
  const many = Array.from({ length: apiKeyLimits.maxOrigins + 1 }, (_, n) => `https://shop-${n}.example`)
  await fill('Websites', many.join(' '), editing)
  await editing.findByText('At most 10 websites.')
  assert.ok(isDisabled(editing.getByRole('button', { name: 'Save' })))
  await fill('Websites', 'https://shop.example http://localhost:5173', editing)
  await click('button', 'Save', editing)
  await screen.findByText('https://shop.example, http://localhost:5173')
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
})
