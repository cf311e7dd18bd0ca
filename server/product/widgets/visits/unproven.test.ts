import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Customer, Quote, type WidgetSettings } from '@costard/contract'
import { acceptance, type Answer, aLine, aShop, type Shop, startTestProduct, tokenIn } from '#testing'

const product = await startTestProduct({ RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' })
const { clock, mailbox } = product
const site = 'https://liffey.example'
const asksAll = { name: true, phone: true, imei: true }

interface LiveWidget {
  readonly shop: Shop
  readonly id: string
}

async function aLiveWidget(settings: Partial<WidgetSettings> = {}): Promise<LiveWidget> {
  const shop = await aShop(product, { country: 'IE' })
  const catalogId = shop.catalogs.buy.pricing.id
  const body = { name: 'Website', catalogId, allowedOrigins: [site], asks: asksAll, ...settings }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  return { shop, id }
}

async function submit({ id, shop }: LiveWidget, contact: object): Promise<Answer> {
  const page = await (await fetch(`${product.url}/w/${id}?at=${site}&lang=en`)).text()
  const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
  const said = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
  return product.call('POST', '/public/widget/submit', { ...said, wantsNews: false, ...contact })
}

async function aCustomer({ owner, path }: Shop, fields: object): Promise<Customer> {
  const { status, body } = await owner.call('POST', `${path}/customers`, { name: 'Aoife Byrne', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const read = async ({ owner, path }: Shop, id: string): Promise<Customer> =>
  (await owner.call('GET', `${path}/customers/${id}`)).body

async function newestQuote({ owner, path }: Shop): Promise<Quote> {
  const { quotes } = (await owner.call('GET', `${path}/quotes`)).body
  return Quote.parse((await owner.call('GET', `${path}/quotes/${quotes[0].id}`)).body)
}

/** Returns all stored data of a customer, except the number of their quotes. */
async function kept({ team }: Shop, customerId: string): Promise<unknown> {
  const { rows } = await product.database.pool.query(
    `select to_jsonb(c) - 'quote_count' as row from product.customers c where team_id = $1 and customer_id = $2`,
    [team.id, customerId],
  )
  return rows[0].row
}

let people = 0
const anEmail = () => `aoife${(people += 1)}@mail.example`
const linkIn = (text: string | undefined, pattern: RegExp): string => pattern.exec(text ?? '')?.[0] ?? ''
const toQuote = /http\S+\/q\/[\w-]{27}\S*/
const toOffer = /http\S+\/o\/[\w.-]+/

function prove(link: string): Promise<Answer> {
  const url = new URL(link)
  const token = url.pathname.split('/').at(-1)
  const body = { mailed: url.searchParams.get('mailed') }
  return product.call('POST', `/public/quotes/${token}/prove-address`, body)
}

test('what a visitor says of a known customer stays with the quote, with any settings of the widget', async () => {
  for (const settings of [{ quoteAs: 'draft' }, { quoteAs: 'sent' }] as const) {
    const widget = await aLiveWidget(settings)
    const { shop } = widget
    const email = anEmail()
    const customer = await aCustomer(shop, { email })
    const before = await kept(shop, customer.id)
    clock.advanceSeconds(86_400)
    const said = { email, name: 'Mallory', phone: '+353871234567', wantsNews: true }
    const { status, body } = await submit(widget, said)
    assert.equal(status, 200, JSON.stringify(body))
    assert.doesNotMatch(JSON.stringify(body), /\/q\//)
    assert.deepEqual(await kept(shop, customer.id), before)
    const quote = await newestQuote(shop)
    assert.deepEqual([quote.state, quote.publicUrl, quote.customerId], ['draft', null, customer.id])
    const awaitsProof = settings.quoteAs === 'sent'
    assert.partialDeepStrictEqual(quote.visitor, { ...said, provenAt: null, awaitsProof })
  }
})

test('the answer does not reveal whether an address is that of a customer', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const known = anEmail()
  await aCustomer(widget.shop, { email: known })
  const shapes = []
  for (const email of [known, anEmail()]) {
    const { number: _, ...others } = (await submit(widget, { email })).body
    shapes.push({ ...others, showUrl: others.showUrl !== null })
  }
  assert.deepEqual(shapes[0], shapes[1])
})

test('the mailed link of a known customer sends the offer and applies what was said, once its button is pressed', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { shop } = widget
  const email = anEmail()
  const customer = await aCustomer(shop, { email })
  await submit(widget, { email, name: 'A. Byrne', phone: '+353871234567', wantsNews: true })
  const { text } = await mailbox.next(email)
  assert.doesNotMatch(text ?? '', toQuote)
  const link = linkIn(text, toOffer)
  const page = await fetch(link)
  assert.deepEqual([page.status, (await newestQuote(shop)).state], [200, 'draft'], 'programs follow links')
  const press = (origin = product.url, address = link) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    })
  assert.equal((await press('https://evil.example')).status, 403)
  assert.equal((await press(product.url, `${link.slice(0, -2)}AA`)).status, 404)
  assert.equal((await newestQuote(shop)).visitor?.provenAt, null)
  const pressed = await press()
  const quote = await newestQuote(shop)
  assert.deepEqual([pressed.status, pressed.headers.get('location')], [303, quote.publicUrl])
  assert.deepEqual([quote.state, quote.visitor?.awaitsProof], ['sent', false])
  assert.ok(quote.visitor?.provenAt)
  const { name, phone, consents } = await read(shop, customer.id)
  assert.deepEqual([name, phone], ['Aoife Byrne', '+353871234567'], 'what is there is not replaced')
  assert.partialDeepStrictEqual(consents, [{ purpose: 'marketing', isGiven: true, source: 'form' }])
  assert.equal((await press()).status, 303)
  assert.equal((await read(shop, customer.id)).consents.length, 1, 'once')
})

test('the link in the mail of an offer proves the address; the link without its mark does not', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  const email = anEmail()
  const customer = await aCustomer(shop, { email })
  await submit(widget, { email, phone: '+353871234567', wantsNews: true })
  const draft = await newestQuote(shop)
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: draft.rev })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  const link = linkIn((await mailbox.next(email)).text, toQuote)
  const other = new URL(link)
  other.searchParams.set('mailed', 'A'.repeat(27))
  assert.deepEqual((await prove(other.href)).body, { isProven: false })
  await product.call('POST', `/public/quotes/${tokenIn(sent.body.publicUrl)}/view`)
  assert.deepEqual(
    [(await read(shop, customer.id)).phone, (await newestQuote(shop)).visitor?.provenAt],
    [null, null],
  )
  assert.deepEqual((await prove(link)).body, { isProven: true })
  const { phone, consents } = await read(shop, customer.id)
  assert.deepEqual([phone, consents.length], ['+353871234567', 1])
})

test('an offer that was sent to another address proves nothing about the one that was typed', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  const email = anEmail()
  const customer = await aCustomer(shop, { email })
  await submit(widget, { email, phone: '+353871234567' })
  const draft = await newestQuote(shop)
  const entered = { kind: 'private', name: 'Aoife', email: anEmail(), is: customer.id }
  const edited = await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}`, {
    rev: draft.rev,
    customer: entered,
  })
  assert.equal(edited.status, 200, JSON.stringify(edited.body))
  await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: edited.body.rev })
  const { text } = await mailbox.next(entered.email)
  assert.doesNotMatch(text ?? '', /mailed=/)
  assert.equal((await read(shop, customer.id)).phone, null)
})

test('a member who edits the quote does not carry the words of the visitor to the customer', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  const email = anEmail()
  const customer = await aCustomer(shop, { email })
  await submit(widget, { email, name: 'Mallory', phone: '+353871234567' })
  const draft = await newestQuote(shop)
  const before = await kept(shop, customer.id)
  const { status } = await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}`, {
    rev: draft.rev,
    customer: draft.customer,
    note: 'Bring the box',
  })
  assert.equal(status, 200)
  assert.deepEqual(await kept(shop, customer.id), before)
})

test('a new address makes a customer without consents; its second visitor changes nothing', async () => {
  const widget = await aLiveWidget({ quoteAs: 'sent' })
  const { shop } = widget
  const email = anEmail()
  await submit(widget, { email, name: 'Priya', phone: '+353871234567', wantsNews: true })
  const quote = await newestQuote(shop)
  assert.equal(quote.state, 'sent')
  const customerId = quote.customerId ?? ''
  const before = await kept(shop, customerId)
  assert.partialDeepStrictEqual(before, { name: 'Priya', consents: [], source: 'widget' })
  const link = linkIn((await mailbox.next(email)).text, toQuote)
  clock.advanceSeconds(60)
  await submit(widget, { email, name: 'Mallory', phone: '+353879999999', wantsNews: true })
  assert.deepEqual(await kept(shop, customerId), before)
  assert.equal((await newestQuote(shop)).state, 'draft')
  await prove(link)
  assert.equal((await read(shop, customerId)).consents.length, 1)
  const accepted = await product.call('POST', `/public/quotes/${tokenIn(link)}/accept`, acceptance)
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body))
})

test('fields that the widget does not ask for are refused with their path, and nothing is made', async () => {
  const widget = await aLiveWidget({ asks: { name: false, phone: false, imei: false } })
  for (const [path, value] of [
    ['name', 'Priya'],
    ['phone', '+353871234567'],
    ['imei', '490154203237518'],
  ] as const) {
    const { status, code, body } = await submit(widget, { email: anEmail(), [path]: value })
    assert.deepEqual([status, code, body.error.detail[0].path], [400, 'request/invalid', path])
  }
  assert.equal((await submit(widget, { email: anEmail(), name: '' })).status, 200)
  const { rows } = await product.database.pool.query(
    'select count(*)::int as made from product.quotes where team_id = $1',
    [widget.shop.team.id],
  )
  assert.deepEqual(rows, [{ made: 1 }])
})

test('what a visitor said is erased with the customer, and with another customer', async () => {
  const widget = await aLiveWidget()
  const { shop } = widget
  const { owner, path } = shop
  const email = anEmail()
  await submit(widget, { email, name: 'Priya' })
  const first = await newestQuote(shop)
  clock.advanceSeconds(1)
  await submit(widget, { email: anEmail(), name: 'Sean' })
  const second = await newestQuote(shop)
  const other = { kind: 'private', name: 'Niamh', email: anEmail() }
  await owner.call('PATCH', `${path}/quotes/${second.id}`, { rev: second.rev, customer: other })
  assert.equal((await newestQuote(shop)).visitor, null)
  const { rev } = await read(shop, first.customerId ?? '')
  const erased = await owner.call('POST', `${path}/customers/${first.customerId}/erase`, { rev })
  assert.equal(erased.status, 200, JSON.stringify(erased.body))
  assert.equal((await owner.call('GET', `${path}/quotes/${first.id}`)).body.visitor, null)
})
