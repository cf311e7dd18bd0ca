import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { onCalls } from '../testing/calls.ts'
import { renderScreen } from '../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../testing/shop.ts'

let shop: ScreenShop
const noteField = 'Add a note for the team'

beforeAll(async () => {
  shop = await openShop()
})

/** Opens the page of a customer and types a note; `answer` replies to the call that saves the note. */
async function typeNote(answer: () => Promise<Response>): Promise<void> {
  const { quote } = await aSentQuote(shop)
  const { fill, press } = await renderScreen(shop.at(`/customers/${quote.customerId}`), shop.owner)
  onCalls(/POST .*\/notes$/, answer)
  await fill(noteField, 'Calls back on Friday')
  await press('{Enter}')
}

function refusal(status: number, code: string): () => Promise<Response> {
  return async () => Response.json({ error: { code, message: code } }, { status })
}

const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: noteField }).value

const ends = [
  ['a suspended member', 403, 'team/suspended', /membership is suspended.*ask an owner or admin/],
  ['somebody who was taken off the team', 404, 'team/not-found', /no longer in this team/],
  ['somebody whose team was closed', 404, 'team/closed', /team was closed.*reopen it/],
  ['a changed role', 403, 'team/not-allowed', /role no longer allows this/],
  ['a plan without room', 402, 'plan/limit-reached', /plan has no room for more/],
  ['a plan that can only be read', 402, 'plan/read-only', /can only be read/],
] as const

for (const [who, status, code, words] of ends)
  test(`${who} reads what to do, and the text stays`, async () => {
    await typeNote(refusal(status, code))
    await screen.findByText(words)
    assert.equal(typed(), 'Calls back on Friday')
    assert.ok(screen.queryByText(/Code to report/) === null)
  })

test('a server that is gone keeps the text', async () => {
  await typeNote(() => Promise.reject(new TypeError('fetch failed')))
  await screen.findByText('No connection')
  assert.equal(typed(), 'Calls back on Friday')
})

test('a server that does not answer in time keeps the text', async () => {
  await typeNote(() => Promise.reject(new DOMException('too long', 'TimeoutError')))
  await screen.findByText(/server did not answer/)
  assert.equal(typed(), 'Calls back on Friday')
})

test('after a revoked session the note is there again', async () => {
  const { quote } = await aSentQuote(shop)
  const address = shop.at(`/customers/${quote.customerId}`)
  const { fill, press } = await renderScreen(address, shop.owner)
  onCalls(/POST .*\/notes$/, refusal(401, 'identity/signed-out'))
  await fill(noteField, 'Calls back on Monday')
  await press('{Enter}')
  await screen.findByText(/Your session has ended\. Sign in again/)
  assert.equal(typed(), 'Calls back on Monday')
})

for (const [who, status, code, words] of ends)
  test(`a list says the same to ${who}`, async () => {
    const { press } = await renderScreen(shop.at('/customers'), shop.owner)
    onCalls(/GET .*\/customers\?/, refusal(status, code))
    await press('/')
    await press('Nobody')
    await screen.findByText(words)
  })

test('of selected quotes each says what ended, and stays selected', async () => {
  const { quote } = await aSentQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  onCalls(/POST .*\/extend$/, refusal(402, 'plan/read-only'))
  await click('checkbox', `Select ${quote.number}`)
  await click('button', 'Extend')
  await screen.findByText(new RegExp(`${quote.number}: .*can only be read`))
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${quote.number}` })
  assert.ok(tick.checked)
})
