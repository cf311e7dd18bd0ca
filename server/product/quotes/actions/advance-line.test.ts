import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote, quoteLimits } from '@costard/contract'
import {
  acceptance,
  aLine,
  aMember,
  type Answer,
  aSentQuote,
  aShop,
  startTestProduct,
  tokenIn,
  refused,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')

type Read = Pick<Quote, 'id' | 'rev' | 'lines'>

async function anAcceptedQuote(lines = [aLine(shop)]): Promise<Quote> {
  const { quote, token } = await aSentQuote(shop, { lines })
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)
  return (await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body
}

function advance({ id, rev, lines }: Read, to: string, { index = 0, note = '' } = {}): Promise<Answer> {
  const path = `${shop.path}/quotes/${id}/lines/${lines[index]?.id}/fulfilment`
  return agent.call('POST', path, { rev, to, note })
}

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const statesOf = ({ lines }: Quote) => lines.map(({ fulfilment }) => fulfilment?.state)

test('a purchase is awaited, received, inspected, matched and paid; then the quote is completed', async () => {
  let quote = await anAcceptedQuote()
  assert.deepEqual(quote.lines[0]?.fulfilment, {
    state: 'awaiting',
    at: clock.now().toISOString(),
    by: null,
    note: '',
  })
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    assert.equal(quote.state, 'accepted')
    quote = await done(advance(quote, to, { note: `now ${to}` }))
    assert.deepEqual(Quote.parse(quote), quote)
    assert.deepEqual(
      [quote.lines[0]?.fulfilment?.state, quote.lines[0]?.fulfilment?.by, quote.lines[0]?.fulfilment?.note],
      [to, agent.userId, `now ${to}`],
    )
  }
  assert.equal(quote.state, 'completed')
  assert.deepEqual(await refused(advance(quote, 'returned')), [409, 'quote/wrong-state'])
  const { counts } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  assert.ok(counts.completed >= 1)
})

test('a purchase, a repair and a sale are completed when the last of them is', async () => {
  let quote = await anAcceptedQuote([aLine(shop), aLine(shop, {}, 'repair'), aLine(shop, {}, 'sell')])
  assert.deepEqual(statesOf(quote), ['awaiting', 'awaiting', 'reserved'])
  const steps = [
    [2, 'handedOver'],
    [0, 'cancelled'],
    [1, 'received'],
    [1, 'diagnosing'],
    [1, 'done'],
  ] as const
  for (const [index, to] of steps) quote = await done(advance(quote, to, { index }))
  assert.equal(quote.state, 'accepted')
  quote = await done(advance(quote, 'handedOver', { index: 1 }))
  assert.deepEqual([quote.state, statesOf(quote)], ['completed', ['cancelled', 'handedOver', 'handedOver']])
})

test('refuses a step that does not follow, another quote’s line, and a quote that is not accepted', async () => {
  const quote = await anAcceptedQuote()
  for (const to of ['paid', 'awaiting', 'handedOver'])
    assert.deepEqual(await refused(advance(quote, to)), [409, 'quote/wrong-state'])
  assert.deepEqual(await refused(advance(quote, 'sold')), [400, 'request/invalid'])
  const other = await anAcceptedQuote()
  assert.deepEqual(await refused(advance({ ...quote, lines: other.lines }, 'received')), [
    404,
    'quote/line-not-found',
  ])
  const note = 'x'.repeat(quoteLimits.maxReason + 1)
  assert.deepEqual(await refused(advance(quote, 'received', { note })), [400, 'request/invalid'])
  const { quote: sent } = await aSentQuote(shop)
  assert.equal(sent.lines[0]?.fulfilment, null)
  assert.deepEqual(await refused(advance(sent, 'received')), [409, 'quote/wrong-state'])
})

test('of two members who receive a device at once, the second is refused', async () => {
  const quote = await anAcceptedQuote()
  const answers = await Promise.all([advance(quote, 'received'), advance(quote, 'cancelled')])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
})

test('an acceptance can be undone until a device is received', async () => {
  const quote = await anAcceptedQuote()
  const reopen = ({ id, rev }: Read) =>
    shop.owner.call('POST', `${shop.path}/quotes/${id}/reopen`, { rev, reason: 'Called' })
  const received = await done(advance(quote, 'received'))
  assert.deepEqual(await refused(reopen(received)), [409, 'quote/in-progress'])
  const untouched = await anAcceptedQuote()
  assert.equal((await reopen(untouched)).status, 200)
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${untouched.id}`)
  assert.deepEqual([body.state, statesOf(body)], ['sent', [undefined]])
})

test('an accepted quote is not withdrawn while a device is here, or after one was paid', async () => {
  const quote = await anAcceptedQuote([aLine(shop), aLine(shop)])
  const cancel = ({ id, rev }: Read) =>
    shop.owner.call('POST', `${shop.path}/quotes/${id}/cancel`, { rev, reason: 'Called' })
  let current = await done(advance(quote, 'received'))
  assert.deepEqual(await refused(cancel(current)), [409, 'quote/in-progress'])
  for (const to of ['inspecting', 'matched', 'paid']) current = await done(advance(current, to))
  assert.deepEqual(await refused(cancel(current)), [409, 'quote/in-progress'])
  // Cancel the other device instead.
  assert.equal((await done(advance(current, 'cancelled', { index: 1 }))).state, 'completed')
  assert.equal((await cancel(await anAcceptedQuote())).status, 200)
})

test('a revision that is accepted goes on where its devices were', async () => {
  const quote = await anAcceptedQuote([aLine(shop), aLine(shop)])
  const received = await done(advance(quote, 'received'))
  const path = `${shop.path}/quotes/${quote.id}`
  const draft = (await shop.owner.call('POST', `${path}/revise`, { rev: received.rev })).body
  assert.deepEqual(statesOf((await shop.owner.call('GET', path)).body), [undefined, undefined])
  const sent = (await shop.owner.call('POST', `${path}/send`, { rev: draft.rev })).body
  await product.call('POST', `/public/quotes/${tokenIn(sent.publicUrl)}/accept`, acceptance)
  assert.deepEqual(statesOf((await shop.owner.call('GET', path)).body), ['received', 'awaiting'])
})

test('a device is held with a reason, and goes on only where it was', async () => {
  let quote = await done(advance(await anAcceptedQuote(), 'received'))
  const unexplained = await advance(quote, 'onHold', { note: '  ' })
  assert.deepEqual([unexplained.status, unexplained.code], [400, 'request/invalid'])
  quote = await done(advance(quote, 'onHold', { note: 'Police asked about it' }))
  const { state, heldFrom, note } = quote.lines[0]?.fulfilment ?? {}
  assert.deepEqual([state, heldFrom, note], ['onHold', 'received', 'Police asked about it'])
  assert.deepEqual(Quote.parse(quote), quote)
  for (const to of ['inspecting', 'returned', 'paid', 'onHold', 'awaiting'])
    assert.deepEqual(await refused(advance(quote, to, { note: 'x' })), [409, 'quote/wrong-state'])
  quote = await done(advance(quote, 'received'))
  assert.deepEqual(
    [quote.lines[0]?.fulfilment?.state, quote.lines[0]?.fulfilment?.heldFrom],
    ['received', undefined],
  )
})

test('what is settled is not held', async () => {
  const quote = await done(advance(await anAcceptedQuote([aLine(shop), aLine(shop)]), 'cancelled'))
  assert.deepEqual(await refused(advance(quote, 'onHold', { note: 'x' })), [409, 'quote/wrong-state'])
})

test('a device held before it arrived has not arrived: the acceptance can be undone', async () => {
  const quote = await done(advance(await anAcceptedQuote(), 'onHold', { note: 'Customer is abroad' }))
  const path = `${shop.path}/quotes/${quote.id}`
  const reopened = await shop.owner.call('POST', `${path}/reopen`, { rev: quote.rev, reason: 'Called' })
  assert.equal(reopened.status, 200)
})

test('a device held at the shop is here: the acceptance stands', async () => {
  const received = await done(advance(await anAcceptedQuote(), 'received'))
  const quote = await done(advance(received, 'onHold', { note: 'Looks swapped' }))
  const path = `${shop.path}/quotes/${quote.id}`
  const body = { rev: quote.rev, reason: 'Called' }
  assert.deepEqual(await refused(shop.owner.call('POST', `${path}/reopen`, body)), [409, 'quote/in-progress'])
  assert.deepEqual(await refused(shop.owner.call('POST', `${path}/cancel`, body)), [409, 'quote/in-progress'])
})

test('a device on hold stays on hold when a revision is accepted, left out or not', async () => {
  for (const isOptional of [false, true]) {
    const lines = [{ ...aLine(shop), isOptional }, aLine(shop)]
    const received = await done(advance(await anAcceptedQuote(lines), 'received'))
    const held = await done(advance(received, 'onHold', { note: 'Looks swapped' }))
    const path = `${shop.path}/quotes/${held.id}`
    const { rev } = (await shop.owner.call('POST', `${path}/revise`, { rev: held.rev })).body
    const sent = (await shop.owner.call('POST', `${path}/send`, { rev })).body
    const leftOut = isOptional ? [held.lines[0]?.id] : []
    const accept = `/public/quotes/${tokenIn(sent.publicUrl)}/accept`
    assert.equal((await product.call('POST', accept, { ...acceptance, leftOut })).status, 200)
    const quote: Quote = (await shop.owner.call('GET', path)).body
    const { state, heldFrom } = quote.lines[0]?.fulfilment ?? {}
    assert.deepEqual([state, heldFrom], ['onHold', 'received'])
  }
})
