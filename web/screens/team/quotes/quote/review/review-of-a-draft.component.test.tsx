import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import {
  callTool,
  connectAssistant,
} from '../../../../../../server/product/assistants/testing/connect-assistant.ts'
import { aLine, aQuote } from '../../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('an address without a quote says so', async () => {
  await renderScreen(shop.at('/quotes/nosuchquote12345678'), shop.owner)
  await screen.findByRole('heading', { level: 1, name: 'Quote not found' })
})

test('a repair for nothing is confirmed as free', async () => {
  const quote = await aQuote(shop, { lines: [aLine(shop, { services: [] }, 'repair')] })
  const { click } = await renderScreen(shop.at(`/quotes/${quote.id}/review`), shop.owner)
  await click('checkbox', /free/i)
  await waitFor(() => {
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /free/i, checked: true })
    assert.equal(box.disabled, false)
  })
  await screen.findByRole('button', { name: /Send quote/ })
})

test('a viewer sees quotes, and nothing that starts or sends one', async () => {
  const quote = await aQuote(shop)
  const viewer = await shop.hire('Vera Viewer', 'viewer')
  await renderScreen(shop.at(`/quotes/${quote.id}`), viewer)
  await screen.findAllByText(quote.number)
  assert.ok(screen.queryByRole('link', { name: 'Review and send' }) === null)
  assert.ok(screen.queryByRole('link', { name: /New quote/ }) === null)
  const { click } = await renderScreen(shop.at('/quotes/add/identify'), viewer)
  await screen.findByRole('heading', { name: 'Your role can’t make quotes' })
  await click('link', 'All quotes')
  await screen.findByRole('heading', { level: 1, name: 'Quotes' })
})

test('a draft of an assistant says so until it is sent', async () => {
  const product = { url: new URL(shop.at('')).origin }
  const { token } = await connectAssistant(product, shop, shop.owner)
  const { quoteId, number } = await callTool(product, token, 'draft_quote', { lines: [aLine(shop)] })
  await renderScreen(shop.at(`/quotes/${quoteId}/review`), shop.owner)
  await screen.findByText('Drafted by “Desk Helper”')
  await renderScreen(shop.at(`/quotes?q=${number}`), shop.owner)
  await screen.findByTitle('Drafted by “Desk Helper”')
})
