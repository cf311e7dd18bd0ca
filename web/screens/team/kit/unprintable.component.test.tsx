import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aQuote } from '../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

/** Words in scripts that the fonts of documents lack. */
const [town, legalName] = ['Երևան', 'მარიამი']
let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('a letter without a font is told where a shop, a catalog or a quote has it', async () => {
  const { fill } = await renderScreen(shop.at('/settings/general'), shop.owner)
  await fill('Postcode and town', town)
  await screen.findByText(new RegExp(`PDF can’t print ${town}`))
  const { body: details } = await shop.owner.call('GET', `${shop.path}/shop`)
  const {
    logoUrl: _logo,
    ofCountry: _country,
    termsVersion: _version,
    termsSince: _since,
    ...fields
  } = details
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, { ...fields, legalName, town })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const quote = await aQuote(shop, {})
  await renderScreen(shop.at(`/quotes/${quote.id}/review`), shop.owner)
  await screen.findByText(new RegExp(`PDF can’t print .*${legalName}.*${town}`))
})
