import assert from 'node:assert/strict'
import { locks } from 'node:worker_threads'
import { screen, within } from '@testing-library/react'
import { test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop } from '../../testing/shop.ts'
import { anEntry, keepEntries } from '../../testing/waiting-entries.ts'

test('what needs a person says why; R sends all again, and each arrives with its number', async () => {
  const shop = await openShop()
  await keepEntries(shop, [anEntry(shop, { state: 'refused', code: 'plan/limit-reached' }), anEntry(shop)])
  const { press } = await renderScreen(shop.at('/waiting'), shop.owner)
  await screen.findByText(/The plan of the team has no room for more quotes/)
  // The other entry is not blocked by it.
  await screen.findByRole('link', { name: /^Q-/ })
  const bar = (await screen.findByText(/^Back online since/)).closest('[role=status]')
  assert.ok(bar instanceof HTMLElement)
  await within(bar).findByText(/1 of 2 have arrived\. 1 needs you\./)
  await press('r')
  await screen.findByText('Nothing is waiting. Everything from this device has arrived.')
  assert.equal((await screen.findAllByRole('link', { name: /^Q-/ })).length, 2)
})

test('a tab that waits for its turn sends once the tab that sends is closed', async () => {
  const shop = await openShop()
  await keepEntries(shop, [anEntry(shop)])
  // The browser releases the locks of a closed tab.
  const otherTab = Promise.withResolvers<void>()
  const held = locks.request(`costard-send-${shop.owner.userId}`, () => otherTab.promise)
  await renderScreen(shop.at('/waiting'), shop.owner)
  await screen.findByText('Next')
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).body.counts.all, 0)
  otherTab.resolve()
  await held
  await screen.findByRole('link', { name: /^Q-/ })
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes`)).body.counts.all, 1)
})
