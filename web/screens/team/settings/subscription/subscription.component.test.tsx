import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { test } from 'vitest'
import { phone, renderScreen } from '../../../../testing/render-screen.ts'
import { openShop } from '../../../../testing/shop.ts'

const freePlan = `insert into product.subscriptions (team_id, plan, started_at) values ($1, 'free', now())`

test('on a phone, limits that are reached say so in words', async () => {
  const shop = await openShop('limited')
  await shop.owner.call('POST', `${shop.path}/subscription/plan`, { plan: 'solo' })
  await renderScreen(shop.at('/settings/subscription'), shop.owner, phone)
  await screen.findByRole('heading', { name: 'Subscription' })
  await waitFor(() => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    assert.match(rows.find((text) => text.startsWith('Catalogs')) ?? '', /3 of \d+/)
  })
})

test('the list of widgets shows, before one is put live, for how many the plan has room', async () => {
  const shop = await openShop('limited')
  const { owner, path, catalogs } = shop
  await owner.call('POST', `${path}/open`)
  await shop.asDatabase(freePlan, [shop.team.id])
  const ids: string[] = []
  for (const name of ['Front page', 'Link in mails', 'Window']) {
    const widget = { name, catalogId: catalogs.buy.pricing.id, mode: 'page' }
    ids.push((await owner.call('POST', `${path}/widgets`, widget)).body.id)
  }
  const setLive = (id: string | undefined) =>
    owner.call('POST', `${path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  assert.equal((await setLive(ids[0])).status, 200)
  const { click, reload } = await renderScreen(shop.at('/widgets'), owner)
  await screen.findByText(/1 of 1 live widgets of your plan/)
  await screen.findByRole('link', { name: 'Open the subscription' })
  assert.equal((await setLive(ids[1])).code, 'plan/limit-reached')
  await shop.asDatabase(`update product.widgets set state = 'live' where widget_id = $1`, [ids[1]])
  await reload()
  await screen.findByText(/The plan has room for 1 of 2 live widgets/)
  const link = await screen.findByRole('link', { name: /Link in mails/ })
  await within(link).findByText(/Shows no price/)
  assert.equal(screen.getAllByText('Shows no price', { exact: true }).length, 1)
  await click('link', /Link in mails/)
  await screen.findByText(/The plan has no room for this widget/)
})
