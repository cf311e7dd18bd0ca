import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { phone, renderScreen } from '../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('a suspended member is out at once, and in again when that ends', async () => {
  const agent = await shop.hire('Cian Walsh', 'agent')
  const at = `${shop.path}/members/${agent.userId}`
  const { click } = await renderScreen(shop.at('/settings'), agent, phone)
  await click('link', 'Members')
  await screen.findByText(/2 members\. Owners and admins can change this\./)
  assert.equal((await shop.owner.call('POST', `${at}/suspend`)).status, 200)
  await screen.findByRole('heading', { name: 'Your access to this team is suspended' })
  assert.equal((await agent.call('GET', `${shop.path}/quotes`)).code, 'team/suspended')
  assert.equal((await shop.owner.call('POST', `${at}/reactivate`)).status, 200)
  await waitFor(() => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    assert.ok(rows.some((text) => text.includes('Cian Walsh')))
  })
})

test('an invitation for another address offers to change the account', async () => {
  const other = await shop.anAccount('Eva Ortiz')
  const asked = { emails: ['mia@shop.example'], role: 'viewer', language: 'en' }
  const [{ id }] = (await shop.owner.call('POST', `${shop.path}/invitations`, asked)).body
  const { url } = (await shop.owner.call('GET', `${shop.path}/invitations/${id}/link`)).body
  const address = new URL(`/invitations/${String(url).split('/').at(-1)}`, shop.at('')).href
  const { click } = await renderScreen(address, other)
  await screen.findByText(new RegExp(`You are signed in as ${other.email}`))
  await screen.findByRole('button', { name: 'Stay signed in' })
  await click('button', 'Sign out and use mia@shop.example')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /Email/i })
  assert.equal(email.value, 'mia@shop.example')
  await click('button', 'Decline')
  await screen.findByRole('heading', { name: 'You declined this invitation' })
  await screen.findByRole('link', { name: 'Go to the home page' })
})
