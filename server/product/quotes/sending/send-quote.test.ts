import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import {
  acceptance,
  aLine,
  type Answer,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  startTestProduct,
  tokenIn,
} from '#testing'
import { publishVersion } from '../../testing/publish-version.ts'

const product = await startTestProduct()
const { mailbox, clock } = product
const shop = await aShop(product)
let customers = 0

function aCustomer(): { kind: 'private'; name: string; email: string } {
  customers += 1
  return { kind: 'private', name: 'Ada Customer', email: `customer-${customers}@home.example` }
}

function send(quote: Quote, at = shop): Promise<Answer> {
  return at.owner.call('POST', `${at.path}/quotes/${quote.id}/send`, { rev: quote.rev })
}

async function deliveryIs(state: string, at: typeof shop, { id }: Quote): Promise<void> {
  const read = async () => (await at.owner.call('GET', `${at.path}/quotes/${id}`)).body.delivery?.state
  while ((await read()) !== state) await pause(20)
}

test('a sent quote has a public URL, a sent date and a last day', async () => {
  const draft = await aQuote(shop, { validDays: 5 })
  clock.advanceSeconds(2 * 86_400)
  const { status, body } = await send(draft)
  assert.equal(status, 200)
  assert.equal(body.state, 'sent')
  assert.equal(body.rev, 2)
  assert.equal(body.sentAt, clock.now().toISOString())
  assert.equal(body.validUntil, '2026-03-09')
  assert.match(body.publicUrl, new RegExp(`^${product.url}/q/[\\w-]{27}$`))
  const { delivery, ...read } = (await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)).body
  assert.ok(delivery)
  assert.deepEqual(
    { ...read, delivery: body.delivery },
    { ...body, lines: draft.lines, earlier: [], questions: [] },
  )
})

test('the customer gets one e-mail with the link to the quote', async () => {
  const customer = aCustomer()
  const { quote } = await aSentQuote(shop, { customer, note: 'See you <soon>' })
  const mail = await mailbox.next(customer.email)
  assert.match(mail.subject ?? '', /iPhone 15.*€305\.00/)
  assert.equal(mail.from?.name, `${shop.team.name} via Costard Pro`)
  assert.equal(mail.replyTo?.[0]?.address, shop.owner.email)
  for (const part of [mail.text, mail.html]) {
    assert.ok(part?.includes(quote.publicUrl ?? '?'))
    assert.ok(part?.includes('Ada'))
  }
  assert.ok(mail.text?.includes('See you <soon>'))
  assert.ok(!mail.html?.includes('<soon>'))
  const { status, body } = await product.call('GET', `/public/quotes/${tokenIn(mail.text ?? '')}`)
  assert.equal(status, 200)
  assert.equal(body.number, quote.number)
  await pause(500)
  assert.ok(!mailbox.mails.some(({ recipients }) => recipients.includes(customer.email)))
})

test('a quote of 201 lines is not sent, one of 200 is', async () => {
  const line = aLine(shop, { device: { name: 'iPhone 15' } })
  const lines = (count: number) => Array.from({ length: count }, () => line)
  let quote = await aQuote(shop, { lines: lines(50), customer: aCustomer() })
  for (const count of [50, 50, 50, 1]) {
    const changes = lines(count).map((added) => ({ op: 'add', line: added }))
    const changed = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
      rev: quote.rev,
      changes,
    })
    quote = changed.body
  }
  const refused = await send(quote)
  assert.deepEqual([refused.status, refused.code], [422, 'quote/not-sendable'])
  assert.deepEqual(refused.body.error.detail, { obstacles: ['too-many-lines'] })
  const removed = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
    rev: quote.rev,
    changes: [{ op: 'remove', lineId: quote.lines[0]?.id }],
  })
  assert.equal((await send(removed.body)).status, 200)
})

test('concurrent sends deliver one e-mail', async () => {
  const customer = aCustomer()
  const draft = await aQuote(shop, { customer })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(draft)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  for (const { status, code } of answers)
    assert.ok(status === 200 || code === 'quote/changed' || code === 'quote/wrong-state', code)
  const again = await send(draft)
  assert.deepEqual([again.status, again.code], [409, 'quote/wrong-state'])
  await mailbox.next(customer.email)
  await pause(500)
  assert.ok(!mailbox.mails.some(({ recipients }) => recipients.includes(customer.email)))
})

test('only a hash of the token is stored', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { rows } = await product.database.pool.query(
    `select token_hash, (q::text like '%' || $2 || '%') as "hasToken" from product.quote_revisions q where quote_id = $1`,
    [quote.id, token],
  )
  assert.deepEqual(rows, [{ token_hash: createHash('sha256').update(token).digest(), hasToken: false }])
  const { rows: jobs } = await product.database.pool.query(
    `select count(*)::int as found from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
    [token],
  )
  assert.equal(jobs[0].found, 0)
})

test('every quote has its own link', async () => {
  const tokens = await Promise.all([1, 2, 3].map(async () => (await aSentQuote(shop)).token))
  assert.equal(new Set(tokens).size, 3)
})

test('does not send an outdated revision', async () => {
  const draft = await aQuote(shop)
  await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}`, { rev: draft.rev, note: 'Newer' })
  const { status, code } = await send(draft)
  assert.deepEqual([status, code], [409, 'quote/changed'])
})

test('a draft with obstacles is not sent, and all of them are returned', async () => {
  const lines = [aLine(shop, { answers: {} }), aLine(shop)]
  const draft = await aQuote(shop, { lines, customer: { kind: 'private', name: 'Walk-in' } })
  const { status, code, body } = await send(draft)
  assert.deepEqual([status, code], [422, 'quote/not-sendable'])
  assert.deepEqual(body.error.detail, { obstacles: ['questions-open', 'no-email'] })
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}`)).body, draft)
})

test('a quote without prices cannot be sent', async () => {
  const tokyo = await aShop(product, { country: 'JP' })
  const draft = await aQuote(tokyo)
  assert.deepEqual(draft.obstacles, ['price-missing'])
  assert.equal((await send(draft, tokyo)).code, 'quote/not-sendable')
})

test('an anonymous user can price but not send', async () => {
  const guest = await aShop(product, { owner: await product.anAnonymousPerson() })
  const draft = await aQuote(guest)
  const { status, code } = await send(draft, guest)
  assert.deepEqual([status, code], [403, 'quote/sign-up-to-send'])
})

test('a new catalog version changes neither the quote nor the customer page', async () => {
  const own = await aShop(product)
  const lines = [aLine(own, { answers: { ...aLine(own).answers, screen: 'cracked' } })]
  const customer = aCustomer()
  const { quote, token } = await aSentQuote(own, { lines, customer })
  await deliveryIs('sent', own, quote)
  const read = async (): Promise<unknown[]> => [
    (await own.owner.call('GET', `${own.path}/quotes/${quote.id}`)).body,
    (await product.call('GET', `/public/quotes/${token}`)).body,
  ]
  const before = await read()
  await publishVersion(product.database, own, own.catalogs.buy, (minor) => minor * 2)
  assert.deepEqual(await read(), before)
  const { body: accepted } = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(accepted.acceptedNetMinor, quote.totals.netMinor)
})

test('a quote in another language uses it where texts exist', async () => {
  const paris = await aShop(product, { language: 'fr' })
  const customer = aCustomer()
  const { quote, token } = await aSentQuote(paris, { customer })
  assert.equal(quote.language, 'fr')
  assert.equal((await product.call('GET', `/public/quotes/${token}`)).body.language, 'fr')
  const mail = await mailbox.next(customer.email)
  assert.match(mail.subject ?? '', /305,00/)
})

test('offers are priced with the date the quote was saved', async () => {
  const own = await aShop(product)
  const lines = [aLine(own, { services: [{ key: 'courier' }], quantity: 2 }), aLine(own)]
  const draft = await aQuote(own, aQuoteInput(own, { lines }))
  clock.advanceSeconds(3 * 86_400)
  const { body: sent } = await send(draft, own)
  const { body } = await product.call('GET', `/public/quotes/${tokenIn(sent.publicUrl)}`)
  const chosen = body.lines.map((line: any) => {
    const offer = line.offers.find((one: any) => one.propositionKey === line.propositionKey)
    return offer.netMinor
  })
  assert.deepEqual(
    chosen,
    draft.lines.map(({ result }) => result.netMinor),
  )
  assert.equal(body.netMinor, draft.totals.netMinor)
})
