import assert from 'node:assert/strict'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { test, vi } from 'vitest'
import { aQuote } from '../../../server/testing/product-builders.ts'
import { onCalls } from '../../testing/calls.ts'
import { CodeNotLoaded } from '#code/load-code.ts'
import { common } from '../../messages/en/common.ts'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop } from '../../testing/shop.ts'
import { Problem } from './problem.tsx'

/**
 * Blocks calls that match a pattern, in a browser without network. Returns a function that ends the blocking.
 */
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

test('a quote that cannot be read without a network says so, and opens when it is back', async () => {
  const shop = await openShop()
  const quote = await aQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  await screen.findByRole('link', { name: /^Q-/ })
  const end = cut(new RegExp(`/quotes/${quote.id}`))
  await click('link', /^Q-/)
  await screen.findByRole('heading', { name: 'You’re offline' })
  end()
  await screen.findByRole('button', { name: /^Send quote/ })
})

test('a list that cannot be read without a network says so, and opens when it is back', async () => {
  const shop = await openShop()
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  const end = cut(/managed-catalogs/)
  await click('link', 'Catalogs')
  await screen.findByText('The list opens when you’re back online.')
  end()
  await screen.findByRole('columnheader', { name: 'Questions' })
})

test('code that did not come without a network is loaded by a new page when it is back', async () => {
  const shop = await openShop()
  await renderScreen(shop.at('/quotes'), shop.owner)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const end = cut(/never/)
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={{ common }}>
        <Problem error={new CodeNotLoaded('offline')} />
      </IntlProvider>
    </MantineProvider>,
  )
  await screen.findByRole('heading', { name: 'You’re offline' })
  assert.equal(reload.mock.calls.length, 0)
  end()
  await vi.waitFor(() => assert.equal(reload.mock.calls.length, 1), { timeout: 10_000 })
})
