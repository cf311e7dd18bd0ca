import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop } from '../../../../testing/shop.ts'

test('the table of roles is reached by keys where it scrolls', async () => {
  const shop = await openShop()
  await renderScreen(shop.at('/settings/members'), shop.owner)
  const table = await screen.findByRole('table', { name: 'What each role can do' })
  const place = table.closest('[role=region]')
  assert.ok(place instanceof HTMLElement && place.tabIndex === 0)
  place.focus()
  assert.ok(document.activeElement === place)
})
