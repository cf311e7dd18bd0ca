import assert from 'node:assert/strict'
import type { Customer, Quote } from '@costard/contract'
import { aLine } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let owner: Account
let path: string
let customer: Customer

setUp(async () => {
  shop = await openLiveShop()
  ;({ owner, path } = shop)
  customer = (await owner.call('POST', `${path}/customers`, { name: 'Aoife Byrne', email })).body as Customer
})
const phone = { width: 390, height: 844 }
const email = 'aoife@mail.example'

async function ask(quoteAs: 'draft' | 'sent', contact: object): Promise<Quote> {
  const { owner: by, catalogs, url } = shop
  const catalogId = catalogs.buy.pricing.id
  const asks = { name: true, phone: true, imei: false }
  const widget = { name: quoteAs, catalogId, mode: 'page', quoteAs, asks, gate: 'before' }
  const { id } = (await by.call('POST', `${path}/widgets`, widget)).body
  await by.call('POST', `${path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  const page = await (await fetch(`${url}/w/${id}?lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  const said = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
  const response = await fetch(`${url}/api/public/widget/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, email, wantsNews: true, ...contact }),
  })
  assert.equal(response.status, 200, await response.text())
  const { quotes } = (await by.call('GET', `${path}/quotes`)).body
  return (await by.call('GET', `${path}/quotes/${quotes[0].id}`)).body as Quote
}

const read = async (): Promise<Customer> => (await owner.call('GET', `${path}/customers/${customer.id}`)).body

test('a member sees what a visitor said beside the customer, and takes over one detail', async () => {
  const quote = await ask('draft', { name: 'A. Byrne', phone: '+353871234567' })
  const desk = await shop.browserOf(owner, `/quotes/${quote.id}/review`)
  const card = desk.getByRole('region', { name: 'What the visitor said' })
  await card.getByText('The address is not confirmed: anybody may have typed it.').waitFor()
  await card.getByText('The customer has: Aoife Byrne').waitFor()
  const small = await shop.browserOf(owner, `/quotes/${quote.id}/review`, shop.url, { viewport: phone })
  await small.getByRole('region', { name: 'What the visitor said' }).scrollIntoViewIfNeeded()
  await card.getByRole('button', { name: 'Use this number' }).click()
  await card.getByText('The customer has none').waitFor({ state: 'detached' })
  const { name, phone: number, consents } = await read()
  assert.deepEqual([name, number, consents], ['Aoife Byrne', '+353871234567', []])
})

test('a known customer opens the mailed link, and its button sends and shows the offer', async () => {
  const quote = await ask('sent', { name: 'Aoife' })
  assert.equal(quote.state, 'draft')
  const desk = await shop.browserOf(owner, `/quotes/${quote.id}`)
  await desk.getByText('The offer is sent once the link we emailed there is opened.').waitFor()
  const { text } = await shop.mailbox.next(email)
  const [link = ''] = /http\S+\/o\/\S+/.exec(text ?? '') ?? []
  const visitor = await openBrowser({ viewport: phone })
  await visitor.goto(link)
  await axeCheckIn('light', visitor, 'the page behind the mailed link')
  await visitor.getByRole('button', { name: 'Open my offer' }).click()
  await visitor.waitForURL(/\/q\//)
  await desk.getByText(/^Address confirmed on /).waitFor()
  assert.equal((await read()).consents.length, 1)
})

test('the page of a mailed offer reports that its link was opened', async () => {
  const email2 = 'sean@mail.example'
  const quote = await ask('sent', { name: 'Sean', email: email2 })
  assert.equal(quote.visitor?.provenAt, null)
  const { text } = await shop.mailbox.next(email2)
  const [link = ''] = /http\S+\/q\/\S+/.exec(text ?? '') ?? []
  const visitor = await openBrowser({ viewport: phone })
  const proven = visitor.waitForResponse(/\/prove-address$/)
  await visitor.goto(link)
  assert.equal((await proven).status(), 200)
  const { body } = await owner.call('GET', `${path}/quotes/${quote.id}`)
  assert.ok(body.visitor.provenAt)
})
