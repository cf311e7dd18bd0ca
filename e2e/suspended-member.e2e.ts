import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from './live-shop.ts'
import { setUp, test } from './story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { width: 390, height: 844 }

test('a suspended member is out at once, and in again when that ends', async () => {
  const agent = await shop.hire('Cian Walsh', 'agent')
  const at = `${shop.path}/members/${agent.userId}`
  const page = await shop.browserOf(agent, '/settings', shop.url, { viewport: phone })
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByText('2 members. Owners and admins can change this.').waitFor()
  assert.equal((await shop.owner.call('POST', `${at}/suspend`)).status, 200)
  await page.getByRole('heading', { name: 'Your access to this team is suspended' }).waitFor()
  assert.equal((await agent.call('GET', `${shop.path}/quotes`)).code, 'team/suspended')
  assert.equal((await shop.owner.call('POST', `${at}/reactivate`)).status, 200)
  await page.getByRole('listitem').filter({ hasText: 'Cian Walsh' }).waitFor()
})

test('an invitation for another address offers to change the account', async () => {
  const other = await shop.anAccount('Eva Ortiz')
  const asked = { emails: ['mia@shop.example'], role: 'viewer', language: 'en' }
  const [{ id }] = (await shop.owner.call('POST', `${shop.path}/invitations`, asked)).body
  const { url } = (await shop.owner.call('GET', `${shop.path}/invitations/${id}/link`)).body
  const page = await shop.browserOf(other, `/../../invitations/${String(url).split('/').at(-1)}`)
  await page.getByText('You are signed in as eva.ortiz@shop.example.').waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).waitFor()
  await page.getByRole('button', { name: 'Sign out and use mia@shop.example' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.waitFor()
  assert.equal(await email.inputValue(), 'mia@shop.example')
  await page.getByRole('button', { name: 'Say no' }).click()
  await page.getByRole('heading', { name: 'You said no to this invitation' }).waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).waitFor()
})
