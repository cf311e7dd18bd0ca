import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import type { CustomerSummary, Quote } from '@costard/contract'
import { aQuote } from '../../../../../../../server/testing/product-builders.ts'
import { onCalls } from '../../../../../../testing/calls.ts'
import { type Hands, renderScreen } from '../../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../../testing/shop.ts'

let shop: ScreenShop
let known: Quote
const ada = {
  kind: 'private' as const,
  name: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  phone: '+353855550142',
}

beforeAll(async () => {
  shop = await openShop()
  known = await aQuote(shop, { customer: ada })
})

async function stored({ id }: Quote): Promise<Quote> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

async function customers(): Promise<CustomerSummary[]> {
  return (await shop.owner.call('GET', `${shop.path}/customers`)).body.customers
}

async function openReview(): Promise<{ readonly quote: Quote; readonly hands: Hands }> {
  const quote = await aQuote(shop, { customer: null })
  return { quote, hands: await renderScreen(shop.at(`/quotes/${quote.id}/review`), shop.owner) }
}

const type = (hands: Hands, name: RegExp, text: string) => hands.fill(name, text, screen, 'combobox')
const note = /^Note to the customer/
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name })

test('a known address with another name asks who it is, and saves nobody before', async () => {
  const { quote, hands } = await openReview()
  await type(hands, /^Name/, 'Bob')
  await type(hands, /^Email/, ada.email)
  await hands.fill(note, 'Bring the box.')
  const question = `${ada.email} is known under another name. Who is this quote for?`
  await screen.findByText(question, { exact: false })
  await screen.findAllByText(/Not saved/)
  // After a reload it asks again, with the typed values.
  await hands.reload()
  await screen.findByText(question, { exact: false })
  assert.equal(field(/^Name/).value, 'Bob')
  assert.deepEqual((await stored(quote)).customer, { kind: 'private', name: 'Bob' }, 'as before the address')
  // Sending leads to the question.
  await hands.click('button', /Send quote/)
  await waitFor(() => assert.equal(document.activeElement?.textContent, ada.name))
  await hands.click('button', ada.name)
  await waitFor(async () => assert.equal((await stored(quote)).customerId, known.customerId))
  const { customer } = await stored(quote)
  assert.deepEqual([customer?.name, customer?.phone], [ada.name, ada.phone])
})

test('a customer who cannot be looked up is neither saved nor sent, until the look-up answers', async () => {
  const { quote, hands } = await openReview()
  const pass = onCalls(/customers\/same/, async () => new Response('{}', { status: 500 }))
  await type(hands, /^Name/, 'Bob')
  await type(hands, /^Email/, ada.email)
  await hands.click('button', /Send quote/)
  await screen.findByText(/No connection. Your changes are saved in this browser/)
  const before = await stored(quote)
  assert.deepEqual([before.state, before.customer?.email], ['draft', undefined])
  pass()
  await hands.click('button', /Send quote/)
  await screen.findByText(/is known under another name/)
  await hands.click('button', ada.name)
  await waitFor(async () => assert.equal((await stored(quote)).customerId, known.customerId))
})

test('somebody new with a known address becomes another customer', async () => {
  const { quote, hands } = await openReview()
  await type(hands, /^Name/, 'Bob Lovelace')
  await type(hands, /^Email/, ada.email)
  await hands.click('textbox', note)
  await hands.click('button', 'Somebody new')
  // The name alone may be saved while the address is still being typed.
  await waitFor(async () => assert.equal((await stored(quote)).customer?.email, ada.email))
  const after = await stored(quote)
  assert.notEqual(after.customerId, known.customerId)
  assert.equal(after.customer?.name, 'Bob Lovelace')
  const { body } = await shop.owner.call('GET', `${shop.path}/customers/${known.customerId}`)
  assert.equal(body.name, ada.name)
  assert.deepEqual(
    body.same.map(({ name }: { name: string }) => name),
    ['Bob Lovelace'],
  )
})

test('a customer is saved when the field is left, and typing past another address changes nobody', async () => {
  await aQuote(shop, { customer: { kind: 'business', name: 'Mail Co', email: 'info@mail.co' } })
  const quote = await aQuote(shop, { customer: null })
  const before = await customers()
  const hands = await renderScreen(shop.at(`/quotes/${quote.id}/review`), shop.owner)
  // The field is focused, so typing can start.
  await waitFor(() => assert.ok(document.activeElement === field(/^Name/)))
  await hands.press('Bob')
  await type(hands, /^Email/, 'info@mail.co')
  await hands.fill(note, 'Bring the charger.')
  const question = 'info@mail.co is known under another name. Who is this quote for?'
  await screen.findByText(question, { exact: false })
  await type(hands, /^Email/, 'info@mail.com')
  await waitFor(() => assert.ok(screen.queryByText(question, { exact: false }) === null))
  await hands.click('combobox', /^Phone/)
  await waitFor(async () => assert.equal((await stored(quote)).customer?.email, 'info@mail.com'))
  assert.match(document.querySelector('article')?.textContent ?? '', /info@mail\.com/)
  assert.equal((await stored(quote)).customer?.name, 'Bob')
  const bob = (await customers()).filter(({ email }) => email === 'info@mail.com')
  assert.equal(bob.length, 1)
  assert.deepEqual(
    (await customers()).filter(({ email }) => email !== 'info@mail.com'),
    before,
  )
})
