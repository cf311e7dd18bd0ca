import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { aQuote } from '../../../server/testing/product-builders.ts'
import { onCalls } from '../../testing/calls.ts'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop } from '../../testing/shop.ts'

/** Cuts the calls that fit a pattern, on a browser that knows that it has no network. Returns what ends it. */
function cut(pattern: RegExp): () => void {
  const hasNetwork = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const pass = onCalls(pattern, async () => {
    throw new TypeError('Failed to fetch')
  })
  window.dispatchEvent(new Event('offline'))
  return () => {
    pass()
    hasNetwork.mockRestore()
    window.dispatchEvent(new Event('online'))
  }
}

test('a quote that cannot be read without a network says so at once, and opens when it is back', async () => {
  const shop = await openShop()
  const quote = await aQuote(shop)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  await screen.findByRole('link', { name: /^Q-/ })
  const end = cut(new RegExp(`/quotes/${quote.id}`))
  await click('link', /^Q-/)
  await screen.findByRole('heading', { name: 'You’re offline' })
  assert.equal(reload.mock.calls.length, 0)
  end()
  await vi.waitFor(() => assert.equal(reload.mock.calls.length, 1), { timeout: 10_000 })
})

test('a list that cannot be read without a network says so at once, and opens when it is back', async () => {
  const shop = await openShop()
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  const end = cut(/managed-catalogs/)
  await click('link', 'Catalogs')
  await screen.findByText('The list opens when you’re back online.')
  end()
  await screen.findByRole('columnheader', { name: 'Questions' })
})
