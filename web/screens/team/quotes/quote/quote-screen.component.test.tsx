import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, onTestFinished, test } from 'vitest'
import type { Account } from '../../../../../server/testing/account.ts'
import { aLine, aQuote, aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop
let manager: Account

beforeAll(async () => {
  shop = await openShop()
  manager = await shop.hire('Cian Walsh', 'manager')
})

type Act = (action: string, body?: object) => Promise<any>

/** Returns a function that makes calls on the current version of a quote. */
function actor(by: Account, quoteId: string): Act {
  const path = `${shop.path}/quotes/${quoteId}`
  return async (action, body = {}) => {
    const { rev } = (await by.call('GET', path)).body
    const answer = await by.call('POST', `${path}/${action}`, { rev, ...body })
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body
  }
}

async function show(quoteId: string): Promise<void> {
  await renderScreen(shop.at(`/quotes/${quoteId}`), shop.owner)
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

/** Returns the titles of the steps in order. */
async function steps(): Promise<(string | undefined)[]> {
  const next = await region('What happens next')
  await next.findAllByRole('listitem')
  return next.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)
}

test('says who did what, with what they said', async () => {
  const answers = { ...aLine(shop).answers, body: 'bent' }
  const draft = await aQuote({ ...shop, owner: manager }, { lines: [aLine(shop, { answers })] })
  const { lines } = await actor(manager, draft.id)('ask', { question: 'One corner only' })
  await actor(shop.owner, draft.id)(`lines/${lines[0].id}/release`, { note: 'Seen it on the counter' })
  await actor(manager, draft.id)('send')
  await show(draft.id)
  const activity = await region('Activity')
  await activity.findByText('sent it by email')
  const entries = activity.getAllByRole('listitem').map(({ textContent }) => textContent)
  assert.match(entries[0] ?? '', /Cian Walsh sent it by email/)
  assert.match(entries[1] ?? '', /Niamh Doyle \(you\) released it.*“Seen it on the counter”/)
  assert.match(entries[2] ?? '', /Cian Walsh asked a manager.*“One corner only”/)
  assert.match(entries[3] ?? '', /Cian Walsh made the draft/)
})

test('shows the steps to come with their dates, and the answers', async () => {
  const { quote } = await aSentQuote(shop)
  await show(quote.id)
  assert.deepEqual(await steps(), [
    'Sent',
    'Not opened yet',
    'Reminder',
    'Offer ends',
    'If Ada Customer accepts',
  ])
  const answers = await region('Answers')
  const shown = answers.getAllByRole('term').length
  const all = answers.getByRole('button', { name: /^All \d+/ })
  all.click()
  await answers.findByRole('button', { name: /^Show fewer/ })
  assert.ok(answers.getAllByRole('term').length > shown)
})

test('a received device is no longer expected', async () => {
  const { quote } = await aSentQuote(shop)
  const act = actor(shop.owner, quote.id)
  await act('accept', { channel: 'phone', note: 'Yes' })
  const lineId = quote.lines[0]?.id
  await act(`lines/${lineId}/fulfilment`, { to: 'received' })
  await show(quote.id)
  const offer = await region('Offer')
  await offer.findByText('The device is here. Check it against the answers, then pay.')
  assert.deepEqual(await steps(), ['Sent', 'Accepted', 'Device received', 'Inspected', 'Paid'])
})

test('the ticket says what is to do with the device, and what is paid at its end', async () => {
  const { quote } = await aSentQuote(shop)
  const act = actor(shop.owner, quote.id)
  await act('accept', { channel: 'phone', note: 'Yes' })
  const lineId = quote.lines[0]?.id
  const put = (to: string, note = '') => act(`lines/${lineId}/fulfilment`, { to, note })
  await put('received')
  await put('onHold', 'The police asked')
  await show(quote.id)
  const offer = await region('Offer')
  await offer.findByText(/^A device is on hold/)
  await put('received')
  await put('inspecting')
  await offer.findByText(/^The device is here/)
  await put('matched')
  await offer.findByText('The device is checked. Pay the customer.')
  await put('returned')
  await offer.findByText('The device went back')
  assert.ok(offer.queryByText('You pay the customer') === null)
})

test('a device that never came is not paid', async () => {
  const { quote } = await aSentQuote(shop)
  const act = actor(shop.owner, quote.id)
  await act('accept', { channel: 'phone', note: 'Yes' })
  await act(`lines/${quote.lines[0]?.id}/fulfilment`, { to: 'cancelled' })
  await show(quote.id)
  const offer = await region('Offer')
  await offer.findByText('Nothing to pay')
  assert.ok(offer.queryByText('You pay the customer') === null)
})

test('of several devices the ticket has the amount of those that did not go back, and what was accepted', async () => {
  const { quote } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop), aLine(shop)] })
  const act = actor(shop.owner, quote.id)
  await act('accept', { channel: 'phone', note: 'Yes' })
  await act(`lines/${quote.lines[0]?.id}/fulfilment`, { to: 'cancelled' })
  await act(`lines/${quote.lines[1]?.id}/fulfilment`, { to: 'received' })
  await act(`lines/${quote.lines[1]?.id}/fulfilment`, { to: 'returned' })
  await show(quote.id)
  const ticket = await screen.findByRole('region', { name: 'Offer' })
  await waitFor(() => assert.match(ticket.textContent, /305/))
  assert.match(ticket.querySelector('s')?.textContent ?? '', /915/)
})

test('a quote that a member declined for the customer says who did', async () => {
  const { quote } = await aSentQuote(shop)
  await actor(shop.owner, quote.id)('decline', { reason: 'price' })
  await show(quote.id)
  const next = await region('What happens next')
  await next.findByText(/Too low, recorded by Niamh Doyle/)
})

test('keys and steps start the actions of the quote', async () => {
  const { quote } = await aSentQuote(shop)
  const hands = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  const next = await region('What happens next')
  await hands.click('button', 'Extend', next)
  const offer = await region('Offer')
  await offer.findByText(/28 days left/)
  await hands.press('{Control>}z{/Control}')
  await offer.findByText(/14 days left/)
  await hands.press('a')
  await screen.findByRole('button', { name: /^Show fewer/ })
  await waitFor(() => assert.ok(screen.getByRole('button', { name: /^Remind/ })))
  await hands.press('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind the customer?' }))
  await dialog.findByRole('button', { name: 'Send reminder' })
  await hands.press('{Escape}')
  await waitFor(() => assert.ok(screen.queryByRole('dialog') === null))
  await hands.press('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  keys.getByText('Remind the customer')
})

test('a key of the page is not taken by a sequence that goes elsewhere, nor while single keys are off', async () => {
  const { quote } = await aSentQuote(shop)
  const hands = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  const answers = await region('Answers')
  await answers.findByRole('button', { name: /^All \d+/ })
  localStorage.setItem('singleKeys', 'off')
  onTestFinished(() => localStorage.removeItem('singleKeys'))
  await hands.press('a')
  answers.getByRole('button', { name: /^All \d+/ })
  localStorage.removeItem('singleKeys')
  await hands.press('gc')
  await screen.findByRole('heading', { level: 1, name: 'Customers' })
})

test('a note for the team is written with N and Enter, and removed by its author', async () => {
  const { quote } = await aSentQuote(shop)
  const hands = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  const activity = await region('Activity')
  const field = await activity.findByRole('textbox', { name: 'Add a note for the team' })
  await hands.press('n')
  assert.ok(document.activeElement === field)
  await hands.fill('Add a note for the team', 'Collects on Friday', activity)
  await hands.press('{Enter}')
  await activity.findByText(/“Collects on Friday”/)
  await waitFor(() => assert.equal((field as HTMLTextAreaElement).value, ''))
  await hands.click('button', 'Remove the note “Collects on Friday”', activity)
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this note?' }))
  await hands.click('button', 'Remove', dialog)
  // A failed comparison of elements would print the whole page.
  await waitFor(() => assert.ok(activity.queryByText(/Collects on Friday/) === null))
})

test('a copy opens as a draft and says that prices have moved; who only reads is offered none', async () => {
  const own = await openShop()
  const { quote } = await aSentQuote(own)
  const viewer = await own.hire('Vera Reader', 'viewer')
  const dearer = 'update product.quote_revisions set net_minor = net_minor - 1000 where quote_id = $1'
  await own.asDatabase(dearer, [quote.id])
  let hands = await renderScreen(own.at(`/quotes/${quote.id}`), own.owner)
  await screen.findByRole('button', { name: /^Remind/ })
  await hands.press('d')
  await screen.findByText(/is a copy of .* at today’s prices/)
  await screen.findByRole('heading', { level: 1, name: 'Review and send' })
  hands = await renderScreen(own.at(`/quotes/${quote.id}`), viewer)
  await screen.findByRole('button', { name: /^Print/ })
  assert.ok(screen.queryByRole('button', { name: /^Duplicate/ }) === null)
  assert.ok(screen.queryByRole('textbox', { name: 'Add a note for the team' }) === null)
})

test('where taxes are rounded once, the devices and what rounding makes add up to the total', async () => {
  const taxed = await openShop()
  const { owner, path, catalogs } = taxed
  const { rounding, deductionCapBp, nilHandling, taxClass, id } = catalogs.sell.pricing
  const rates = [{ taxClass, taxes: [{ ratePcm: 8875, name: 'Sales tax' }] }]
  const value = { rounding, deductionCapBp, nilHandling, taxClass, priceIncludesTax: false, taxRates: rates }
  const part = { kind: 'rules', key: '', value }
  const at = `${path}/catalogs/${id}`
  const changes = [{ part, rev: 0 }]
  const { rev } = (await owner.call('PATCH', `${at}/draft`, { baseVersion: 1, changes })).body
  assert.equal((await owner.call('POST', `${at}/publish`, { baseVersion: 1, rev })).status, 200)
  assert.equal((await owner.call('PATCH', `${path}/tax`, { taxRounding: 'document' })).status, 200)
  const line = (quantity: number) => aLine(taxed, { catalogVersion: 2, quantity }, 'sell')
  const { quote } = await aSentQuote(taxed, { lines: [line(1), line(3), line(1)] })
  assert.equal(quote.totals.taxRoundingMinor, -1)
  await renderScreen(taxed.at(`/quotes/${quote.id}`), owner)
  const title = await screen.findByRole('heading', { name: 'How we got here' })
  const text = title.closest('section')?.textContent ?? ''
  const minors = [...text.matchAll(/The customer pays€([\d,]+)\.(\d\d)/g)].map(([, major = '', minor]) =>
    Number(major.replace(',', '') + minor),
  )
  assert.match(text, /Tax rounded for the whole quote−€0\.01/)
  const total = minors.pop() ?? 0
  assert.deepEqual([minors.length, total], [3, quote.totals.netMinor])
  assert.equal(
    minors.reduce((sum, one) => sum + one, -1),
    total,
  )
})
