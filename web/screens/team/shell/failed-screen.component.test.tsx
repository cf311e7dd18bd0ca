import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aSentQuote } from '../../../../server/testing/product-builders.ts'
import { onCalls } from '../../../testing/calls.ts'
import { renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
  await aSentQuote(shop)
})

const failure = async (): Promise<Response> =>
  Response.json({ error: { code: 'internal', message: 'internal' } }, { status: 500 })

for (const [name, start, link, call] of [
  ['a quote', '/quotes', /^Q-/, /GET .*\/quotes\/\w+$/],
  ['the members', '/settings/general', 'Members', /GET .*\/members$/],
] as const)
  test(`${name} that cannot be read leaves the links of the team`, async () => {
    const { click } = await renderScreen(shop.at(start), shop.owner)
    onCalls(call, failure)
    await click('link', link)
    await screen.findByRole('heading', { level: 1, name: 'There is a problem' })
    assert.ok(screen.getByRole('button', { name: 'Try again' }))
    await click('link', 'Customers')
    await screen.findByRole('heading', { level: 1, name: 'Customers' })
  })
