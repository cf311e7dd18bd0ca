import assert from 'node:assert/strict'
import type { CustomerId, Quote, QuoteCustomer } from '@costard/contract'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { aLine, aQuote } from '../../../server/testing/product-builders.ts'
import { type Hands, renderScreen } from '../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../testing/shop.ts'
import { anEntry, keepEntries } from '../../testing/waiting-entries.ts'
import type { Entry } from '../queue/entry.ts'

const hourMs = 3_600_000

/** Opens the screen of waiting quotes on a device with one waiting quote. */
async function openWaiting(shop: ScreenShop, changes: Partial<Entry> = {}): Promise<Hands> {
  await keepEntries(shop, [anEntry(shop, changes)])
  return renderScreen(shop.at('/waiting'), shop.owner)
}

/** Returns the price of the device's quote with its version of the catalog. */
async function toldMinor(shop: ScreenShop): Promise<number> {
  const quote = await aQuote(shop, {
    lines: [aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15' } })],
  })
  return quote.totals.netMinor
}

async function arrivedQuote(shop: ScreenShop): Promise<Quote> {
  const link = await screen.findByRole('link', { name: /^Q-/ })
  const id = link.getAttribute('href')?.split('/').at(-1)
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

/** Publishes a different price for the model. */
async function publish({ owner, path, catalogs }: ScreenShop, minor: number): Promise<void> {
  const catalog = `${path}/catalogs/${catalogs.buy.pricing.id}`
  const part = { kind: 'price', key: 'iphone-15-256', value: { minor } }
  const { body } = await owner.call('GET', `${catalog}/draft`)
  const parts: { kind: string; key: string; rev: number }[] = body.parts
  const rev = parts.find(({ kind, key }) => kind === part.kind && key === part.key)?.rev ?? 0
  const changed = await owner.call('PATCH', `${catalog}/draft`, { baseVersion: 1, changes: [{ part, rev }] })
  const published = await owner.call('POST', `${catalog}/publish`, { baseVersion: 1, rev: changed.body.rev })
  assert.equal(published.status, 200)
}

async function aCustomer(
  { owner, path }: ScreenShop,
  name: string,
): Promise<{ id: CustomerId; rev: number }> {
  const email = `${name.toLowerCase().replace(' ', '.')}@customer.example`
  const { status, body } = await owner.call('POST', `${path}/customers`, { kind: 'private', name, email })
  assert.equal(status, 201)
  return body
}

function quoteFor(shop: ScreenShop, customer: QuoteCustomer): Partial<Entry> {
  return { quote: { ...anEntry(shop).quote, customer } }
}

test('a catalog published meanwhile: both prices stand side by side, and the one that was told can be kept', async () => {
  const shop = await openShop()
  const shownMinor = await toldMinor(shop)
  await publish(shop, 12_300)
  const { click } = await openWaiting(shop, { shownMinor, settled: ['device'] })
  await screen.findByText('Told, v1')
  await screen.findByText('Recalculated, v2')
  await screen.findByRole('button', { name: /^Offer .* instead$/ })
  await click('button', /^Keep .*, as told$/)
  assert.equal((await arrivedQuote(shop)).totals.netMinor, shownMinor)
})

test('a customer merged with another meanwhile is said, and is found by the address', async () => {
  const shop = await openShop()
  const [kept, other] = [await aCustomer(shop, 'Ada Byrne'), await aCustomer(shop, 'Ada Byrn')]
  const merging = { rev: kept.rev, other: { id: other.id, rev: other.rev } }
  const merged = await shop.owner.call('POST', `${shop.path}/customers/${kept.id}/merge`, merging)
  assert.equal(merged.status, 200)
  const email = 'ada.byrne@customer.example'
  const { click } = await openWaiting(
    shop,
    quoteFor(shop, { kind: 'private', name: 'Ada Byrne', email, is: other.id }),
  )
  await screen.findByText(/This customer was merged with another, or erased/)
  await click('button', 'Find the customer by email, or add them')
  assert.equal((await arrivedQuote(shop)).customerId, kept.id)
})

test('a customer erased meanwhile is said, and the quote is sent without one', async () => {
  const shop = await openShop()
  const { id, rev } = await aCustomer(shop, 'Ben Walsh')
  const erased = await shop.owner.call('POST', `${shop.path}/customers/${id}/erase`, { rev })
  assert.equal(erased.status, 200)
  const { click } = await openWaiting(shop, quoteFor(shop, { kind: 'private', name: 'Ben Walsh', is: id }))
  await screen.findByText(/This customer was merged with another, or erased/)
  await click('button', 'Send without customer')
  assert.equal((await arrivedQuote(shop)).customer, null)
})

test('a plan without room is said, and with another plan the quote arrives', async () => {
  const shop = await openShop('limited')
  const free = `insert into product.subscriptions (team_id, plan, started_at) values ($1, 'free', now())`
  await shop.owner.call('POST', `${shop.path}/open`)
  await shop.asDatabase(free, [shop.team.id])
  for (let count = 0; count < 20; count++)
    await shop.owner.call('POST', `${shop.path}/quotes`, { lines: [aLine(shop)] })
  const { press } = await openWaiting(shop)
  await screen.findByText(/The plan of the team has no room for more quotes/)
  await screen.findByRole('link', { name: 'See plans' })
  const changed = await shop.owner.call('POST', `${shop.path}/subscription/plan`, { plan: 'solo' })
  assert.equal(changed.status, 200)
  await press('r')
  await arrivedQuote(shop)
})

test('a role that no longer quotes is said, and the quote arrives when it does again', async () => {
  const shop = await openShop()
  const agent = await shop.hire('Rory Quinn', 'agent')
  const give = async (role: string) => {
    const given = await shop.owner.call('PATCH', `${shop.path}/members/${agent.userId}`, { role })
    assert.equal(given.status, 200)
  }
  await give('viewer')
  await keepEntries(shop, [anEntry(shop)], agent)
  const { press } = await renderScreen(shop.at('/waiting'), agent)
  await screen.findByText(/Your role no longer allows this/)
  await screen.findByRole('button', { name: 'Export as a file' })
  await give('agent')
  await press('r')
  await arrivedQuote(shop)
})

test('a suspended member is told what waits, can export it, and sends it when they are back', async () => {
  const shop = await openShop()
  const agent = await shop.hire('Rory Quinn', 'agent')
  const member = `${shop.path}/members/${agent.userId}`
  await keepEntries(shop, [anEntry(shop, { state: 'refused', code: 'team/not-allowed' })], agent)
  const { press, reload } = await renderScreen(shop.at('/waiting'), agent)
  await screen.findByText(/Your role no longer allows this/)
  assert.equal((await shop.owner.call('POST', `${member}/suspend`)).status, 200)
  await reload()
  await screen.findByText(/1 quote of this device has not arrived/)
  await screen.findByRole('button', { name: 'Export as a file' })
  assert.equal((await shop.owner.call('POST', `${member}/reactivate`)).status, 200)
  await reload()
  await screen.findByText(/Your role no longer allows this/)
  await press('r')
  await arrivedQuote(shop)
})

test('somebody who was removed from the team is told what waits and can export it', async () => {
  const shop = await openShop()
  const agent = await shop.hire('Rory Quinn', 'agent')
  await keepEntries(shop, [anEntry(shop, { state: 'refused', code: 'team/not-allowed' })], agent)
  const { reload } = await renderScreen(shop.at('/waiting'), agent)
  await screen.findByText(/Your role no longer allows this/)
  assert.ok((await shop.owner.call('DELETE', `${shop.path}/members/${agent.userId}`)).status < 300)
  await reload()
  await screen.findByText(/1 quote of this device has not arrived/)
  await screen.findByRole('button', { name: 'Export as a file' })
})

test('a device that a colleague quoted meanwhile is said, and both quotes can stand', async () => {
  const shop = await openShop()
  const earlier = { at: new Date(Date.now() - hourMs).toISOString(), settled: ['price'] as const }
  const { number } = await aQuote(shop)
  const entry = anEntry(shop)
  const lines = [{ id: 'l1' as never, line: { ...aLine(shop), catalogVersion: 1 } as never }]
  const { click } = await openWaiting(shop, { ...earlier, quote: { ...entry.quote, lines } })
  await screen.findByText(`A colleague quoted the same IMEI meanwhile: ${number}.`)
  await screen.findByRole('link', { name: `Open ${number}` })
  await click('button', 'Send mine too')
  assert.equal((await arrivedQuote(shop)).lines.length, 1)
})

test('a clock that was wrong by a day is said, and the acceptance stands with the time of now', async () => {
  const shop = await openShop()
  const netMinor = await toldMinor(shop)
  const tomorrow = new Date(Date.now() + 24 * hourMs).toISOString()
  const accept = {
    name: 'Ada Byrne',
    signature: '10.20-40.60-90.10-120.150_300.20-310.180',
    acceptedAt: tomorrow,
    shown: { netMinor, termsVersion: 0 },
  }
  const { click } = await openWaiting(shop, { accept, shownMinor: netMinor })
  await screen.findByText(/The clock of this device was wrong when the customer signed/)
  await click('button', 'Use the current time')
  assert.equal((await arrivedQuote(shop)).state, 'accepted')
})
