import assert from 'node:assert/strict'
import { screen, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { ok } from '../../../../../../server/testing/answers.ts'
import { renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('a version is never compared with itself', async () => {
  const { id } = shop.catalogs.sell.pricing
  const at = `${shop.path}/catalogs/${id}`
  const page = shop.at(`/catalogs/${id}/versions`)
  const first = await renderScreen(page, shop.owner)
  await screen.findByText('There is only one version so far. The next one will be compared with it here.')
  assert.ok(screen.queryByRole('combobox', { name: 'Compare with' }) === null)
  await first.press('{Escape}')

  await ok(shop.owner.call('POST', `${at}/roll-back`, { baseVersion: 1, to: 1 }))
  const { click } = await renderScreen(page, shop.owner)
  const compared = () => {
    const box = screen.getByRole('combobox', { name: 'Compare with' })
    return within(box)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  }
  await screen.findByText('Compare v1 with')
  assert.deepEqual(compared(), ['v2, live'])
  await click('button', /Live/)
  await screen.findByText('Compare v2 with')
  assert.deepEqual(compared(), ['v1'])
})
