import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { locks } from 'node:worker_threads'
import type { QuoteId } from '@costard/contract'
import { screen, within } from '@testing-library/react'
import { test } from 'vitest'
import { aLine } from '../../../server/testing/product-builders.ts'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../testing/shop.ts'
import { openKeptDatabase, ownerOf } from '../kept/kept-database.ts'
import { openEntries } from '../queue/entries.ts'
import type { Entry } from '../queue/entry.ts'

// happy-dom has no locks between pages; those of Node are the same.
Object.defineProperty(navigator, 'locks', { value: locks })

let made = 0
function anEntry(shop: ScreenShop, changes: Partial<Entry>): Entry {
  const number = ++made
  const line = aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })
  return {
    id: `offline${String(number).padStart(13, '0')}` as QuoteId,
    teamId: shop.team.id,
    uid: shop.owner.userId,
    key: `lasting-waiting-${number}`,
    number,
    at: new Date().toISOString(),
    rev: 1,
    quote: {
      lines: [{ id: 'l1' as never, line: { ...line, catalogVersion: 1 } as never }],
      customer: { kind: 'private', name: `Customer ${number}`, is: 'new' },
      note: '',
      letCustomerChoose: true,
    },
    send: null,
    shownMinor: -44_500,
    currency: 'EUR',
    device: 'iPhone 15',
    state: 'waiting',
    settled: ['price', 'device'],
    ...changes,
  }
}

async function keep(shop: ScreenShop, changes: readonly Partial<Entry>[]): Promise<void> {
  await shop.asDatabase(`update product.teams set offline_work = 'quotes' where team_id = $1`, [shop.team.id])
  const database = await openKeptDatabase()
  const owner = await ownerOf(database, shop.owner.userId, Date.now())
  const entries = await openEntries(database, owner)
  for (const one of changes) await entries.put(anEntry(shop, one))
  entries.close()
  database.close()
}

test('what needs a person says why; R sends all again, and each arrives with its number', async () => {
  const shop = await openShop()
  await keep(shop, [{ state: 'refused', code: 'plan/limit-reached' }, { state: 'waiting' }])
  const { press } = await renderScreen(shop.at('/waiting'), shop.owner)
  await screen.findByText(/The plan of the team has no room for more quotes/)
  // The other one is not held up by it.
  await screen.findByRole('link', { name: /^Q-/ })
  const bar = (await screen.findByText(/^Back since/)).closest('[role=status]')
  assert.ok(bar instanceof HTMLElement)
  await within(bar).findByText(/1 of 2 have arrived\. 1 needs you\./)
  await press('r')
  await screen.findByText('Nothing waits. All of this device has arrived.')
  assert.equal((await screen.findAllByRole('link', { name: /^Q-/ })).length, 2)
})

test('two prices stand side by side, and the one that was told can be kept', async () => {
  const shop = await openShop()
  const price = { toldMinor: -44_500, newMinor: -43_000, versions: { [shop.catalogs.buy.pricing.id]: 7 } }
  await keep(shop, [{ state: 'asks', question: { kind: 'price', price }, settled: ['device'] }])
  const { click } = await renderScreen(shop.at('/waiting'), shop.owner)
  await screen.findByText('Told, v1')
  await screen.findByText('Worked out anew, v7')
  await screen.findByRole('button', { name: 'Offer €430.00 anew' })
  await click('button', 'Keep €445.00, as told')
  await screen.findByRole('link', { name: /^Q-/ })
})
