import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { connectAssistant } from '../../../server/product/assistants/testing/connect-assistant.ts'
import { aConsentAddress } from '../../../server/product/assistants/testing/consent-address.ts'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../testing/shop.ts'

let shop: ScreenShop
let origin: string

beforeAll(async () => {
  shop = await openShop()
  origin = new URL(shop.at('')).origin
})

/** Records the address that the page wants to open, since happy-dom would leave the page. */
function watchLeaving(): { to?: URL } {
  const left: { to?: URL } = {}
  window.location.assign = (to) => void (left.to = new URL(to))
  return left
}

const open = async (asked?: Record<string, unknown>, metadata?: object, person = shop.owner) =>
  renderScreen(origin + (await aConsentAddress(origin, asked, metadata)), person)

const assistants = async () => (await shop.owner.call('GET', `${shop.path}/assistants`)).body

test('a member allows some scopes in a team, and the code goes back to who asked', async () => {
  const { click } = await open()
  screen.getByText(/^desk-helper\.example, self-registered on .*We do not know who runs it\.$/)
  screen.getByText('Send, accept or withdraw a quote')
  const left = watchLeaving()
  await click('switch', /Draft quotes/)
  await click('switch', /Find customers/)
  screen.getByText('Read quotes and catalogs')
  screen.getByText('needed')
  assert.deepEqual(
    screen
      .getAllByRole('switch')
      .map(
        (one) =>
          document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.querySelector('b')?.textContent,
      ),
    ['Identify and price devices', 'Draft quotes', 'Find customers', 'Write notes for the team'],
  )
  await click('switch', /Identify and price/)
  await click('button', `Allow in ${shop.team.name}`)
  await waitFor(() => assert.ok(left.to))
  assert.equal(left.to?.origin, 'https://desk-helper.example')
  assert.deepEqual(
    [left.to?.searchParams.get('state'), left.to?.searchParams.has('code')],
    ['as it was', true],
  )
})

test('refusing goes back without a code', async () => {
  const { click } = await open()
  const left = watchLeaving()
  await click('button', 'Refuse')
  assert.equal(left.to?.searchParams.get('error'), 'access_denied')
})

test('keys held on the page allow nothing', async () => {
  const { press } = await open()
  const left = watchLeaving()
  await press('{Enter}{Enter}')
  assert.equal(left.to, undefined)
})

test('a program on the own computer says so', async () => {
  const metadata = { redirect_uris: ['http://127.0.0.1/back'] }
  await open({ redirectUri: 'http://127.0.0.1:5000/back' }, metadata)
  await screen.findByText(/^A program on this computer/)
})

test('a request that was changed leads nowhere', async () => {
  await open({ redirectUri: 'https://other.example/' })
  await screen.findByText('This request is no longer valid')
  assert.ok(screen.queryByRole('button', { name: /Allow/ }) === null)
  assert.equal(document.querySelector('a[href*="other.example"]'), null)
})

test('a request with a fault leads back to the address of the client', async () => {
  await open({ codeChallengeMethod: 'plain' })
  await screen.findByText('Start again in “Desk Helper”.')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Back to desk-helper.example' })
  assert.equal(new URL(link.href).searchParams.get('error'), 'invalid_request')
})

test('a member who may not let one in asks an owner, who finds the question in Needs you', async () => {
  const agent = await shop.hire('Ada Agent', 'agent')
  const address = origin + (await aConsentAddress(origin))
  const consent = await renderScreen(address, agent)
  await screen.findByText(/Only owners and admins let an assistant in/)
  assert.ok(screen.queryByRole('button', { name: /Allow/ }) === null)
  await consent.click('button', 'Ask an owner')
  await screen.findByText(/was asked\. Come back here/)
  const list = await renderScreen(shop.at('/quotes?needsYou=true'), shop.owner)
  await screen.findByText('Ada Agent wants to connect the assistant “Desk Helper” (desk-helper.example).')
  await list.click('button', 'Let Ada Agent connect it')
  await waitFor(() => assert.ok(screen.queryByText(/wants to connect/) === null))
  await renderScreen(address, agent)
  await screen.findByRole('button', { name: `Allow in ${shop.team.name}` })
})

test('a right that the role does not have is locked, and notes begin switched off', async () => {
  const viewer = await shop.hire('Vera Viewer', 'viewer')
  await open({}, {}, viewer)
  await screen.findAllByText('Your role can’t do this. Ask an owner.')
  assert.ok(screen.queryByRole('switch', { name: /Draft quotes/ }) === null)
  await open()
  const notes = await screen.findByRole<HTMLInputElement>('switch', { name: /Write notes for the team/ })
  const drafts = screen.getByRole<HTMLInputElement>('switch', { name: /Draft quotes/ })
  assert.deepEqual([notes.checked, drafts.checked], [false, true])
  screen.getByText('They wait in Drafts, marked “Desk Helper”, until a member sends them.')
  const help = screen.getByRole<HTMLAnchorElement>('link', { name: 'What an assistant can see' })
  assert.equal(new URL(help.href).pathname, '/faq/what-an-assistant-can-see')
})

test('the settings list what is connected, and end it', async () => {
  await connectAssistant({ url: origin }, shop, shop.owner)
  const { click } = await renderScreen(shop.at('/settings/api'), shop.owner)
  await screen.findByText('desk-helper.example')
  await click('button', 'Disconnect Desk Helper')
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Desk Helper?' })
  await click('button', 'Disconnect', within(dialog))
  await waitFor(async () => assert.deepEqual(await assistants(), []))
})

test('an owner lists a host, and the consent says that the team knows it', async () => {
  const { click, fill } = await renderScreen(shop.at('/settings/api'), shop.owner)
  await fill('Assistants that your team knows', 'desk-helper.example')
  await click('button', 'Save')
  await waitFor(async () => {
    const { body } = await shop.owner.call('GET', `${shop.path}/assistant-rules`)
    assert.deepEqual(body.knownHosts, ['desk-helper.example'])
  })
  await open()
  await screen.findByText(`desk-helper.example, which ${shop.team.name} knows.`)
})
