import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote, quoteLimits, unlistedCatalogId } from '@costard/contract'
import {
  aLine,
  aMember,
  type Answer,
  aQuote,
  aShop,
  pdfIn,
  type Person,
  startTestProduct,
  tokenIn,
  refused,
} from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const manager = await aMember(product, shop, 'manager')
// A shop without sample prices: all variants have to be priced by hand.
const tokyo = await aShop(product, { country: 'JP' })

type Read = Pick<Quote, 'id' | 'rev'>

function post(by: Person, { id, rev }: Read, path: string, body: object = {}): Promise<Answer> {
  return by.call('POST', `${shop.path}/quotes/${id}/${path}`, { rev, ...body })
}

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

function lineOf(quote: Quote, index = 0): Quote['lines'][number] {
  const line = quote.lines[index]
  assert.ok(line)
  return line
}

const reason = 'Seen two of them online'

function unlisted(kind: 'buy' | 'repair' | 'sell', device: object = { name: 'Fairphone 5' }): object {
  return { catalogId: unlistedCatalogId(kind), variantId: 'device', device, answers: {} }
}

function anUnlisted(kind: 'buy' | 'repair' | 'sell', device?: object): Promise<Quote> {
  return aQuote(shop, { lines: [unlisted(kind, device) as never] })
}

async function editLine(quote: Quote, line: object): Promise<Quote> {
  const changes = [{ op: 'edit', lineId: lineOf(quote).id, line }]
  return done(agent.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, { rev: quote.rev, changes }))
}

const price = (by: Person, quote: Quote, body: object) =>
  post(by, quote, `lines/${lineOf(quote).id}/price`, { reason, ...body })

async function waitingFor(kind: 'release' | 'price'): Promise<any> {
  const { status, body } = await manager.call('GET', `${shop.path}/quotes/waiting?waitingFor=${kind}`)
  assert.equal(status, 200)
  return body
}

test('an unlisted device is asked about, priced and sent; its customer accepts to the cent', async () => {
  const draft = await anUnlisted('buy')
  assert.deepEqual([draft.obstacles, lineOf(draft).kind], [['price-missing'], 'buy'])
  const asked = await done(post(agent, draft, 'ask', { question: 'Like new, in its box' }))
  assert.equal(asked.state, 'pendingApproval')
  assert.deepEqual(await refused(price(agent, asked, { amountMinor: 1 })), [403, 'team/not-allowed'])
  const { waiting } = await waitingFor('price')
  const found = waiting.find(({ id }: { id: string }) => id === draft.id)
  assert.deepEqual(
    [found.title, found.askedBy, found.question],
    ['Fairphone 5', agent.userId, 'Like new, in its box'],
  )
  const priced = await done(price(manager, asked, { amountMinor: 12_345 }))
  assert.deepEqual([priced.state, priced.obstacles, priced.totals.netMinor], ['draft', [], -12_345])
  assert.deepEqual(Quote.parse(priced), priced)
  const { handPrice, approval, result } = lineOf(priced)
  assert.deepEqual(
    [handPrice?.amountMinor, handPrice?.by, handPrice?.reason, approval?.state],
    [12_345, manager.userId, reason, 'priced'],
  )
  assert.deepEqual(
    result.trace.filter(({ delta }) => delta !== 0).map(({ kind, delta }) => [kind, delta]),
    [['byHand', 12_345]],
  )
  const after = await waitingFor('price')
  assert.ok(!after.waiting.some(({ id }: { id: string }) => id === draft.id))
  assert.ok(after.answered.some(({ id, netMinor }: any) => id === draft.id && netMinor === -12_345))
  const sent = await done(post(agent, priced, 'send'))
  const path = `/public/quotes/${tokenIn(sent.publicUrl ?? '')}`
  const { body } = await product.call('GET', path)
  assert.equal(body.netMinor, -12_345)
  assert.deepEqual(
    body.lines[0].offers.map(({ name, netMinor }: any) => [name, netMinor]),
    [['As agreed', -12_345]],
  )
  assert.ok(!JSON.stringify(body).includes(reason))
  const accepted = await product.call('POST', `${path}/accept`, { name: 'Ada Customer', agrees: true })
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body))
  const read = (await agent.call('GET', `${shop.path}/quotes/${draft.id}`)).body
  assert.deepEqual([read.acceptance.netMinor, read.lines[0].fulfilment.state], [-12_345, 'awaiting'])
})

test('PDF, record, mail and page of a price by hand say the same, and not why', async () => {
  const email = 'fay@customer.example'
  const draft = await aQuote(shop, {
    lines: [unlisted('buy') as never],
    customer: { kind: 'private', name: 'Fay', email },
  })
  const priced = await done(price(manager, draft, { amountMinor: 12_345 }))
  const sent = await done(post(manager, priced, 'send'))
  const page = await (await fetch(sent.publicUrl ?? '')).text()
  const { text } = await product.mailbox.next(email)
  const file = await fetch(`${sent.publicUrl}/document.pdf`)
  const pdf = await pdfIn(Buffer.from(await file.arrayBuffer()))
  const record = JSON.stringify(pdf.attachments)
  for (const words of [page, text ?? '', pdf.text]) {
    assert.match(words, /€123\.45/)
    assert.match(words, /Fairphone 5/)
    assert.ok(!words.includes(reason))
  }
  assert.ok(!record.includes(reason))
})

test('an unlisted repair and sale are charged with the tax of the team inside', async () => {
  const repair = await anUnlisted('repair')
  assert.deepEqual(await refused(price(manager, repair, { amountMinor: 5_000 })), [
    422,
    'quote/not-priceable',
  ])
  const repaired = await done(price(manager, repair, { services: { repair: 8_999 } }))
  assert.equal(repaired.totals.netMinor, 8_999)
  assert.equal(lineOf(repaired).result.taxChargeMinor, Math.round((8_999 * 2000) / 12_000))
  const sale = await anUnlisted('sell')
  const sold = await done(price(manager, sale, { amountMinor: 20_000 }))
  assert.deepEqual([sold.totals.netMinor, lineOf(sold).result.taxChargeMinor], [20_000, 3_333])
})

test('propositions follow the price by hand at their rates', async () => {
  const draft = await aQuote(tokyo)
  const call = (body: object) =>
    tokyo.owner.call('POST', `${tokyo.path}/quotes/${draft.id}/lines/${lineOf(draft).id}/price`, {
      rev: draft.rev,
      reason,
      ...body,
    })
  assert.deepEqual(await refused(call({ amountMinor: 10.5 })), [400, 'request/invalid'])
  assert.deepEqual(await refused(call({ amountMinor: 10_000_000 })), [422, 'quote/amount-refused'])
  const priced = await done(call({ amountMinor: 20_000 }))
  assert.deepEqual(priced.obstacles, [])
  const offers = Object.fromEntries(
    lineOf(priced)
      .result.propositions.filter(({ available }) => available)
      .map(({ key, amountMinor }) => [key, amountMinor]),
  )
  assert.equal(offers['bank'] ?? offers['bankTransfer'], 20_000)
  assert.ok(Object.values(offers).includes(22_000), JSON.stringify(offers))
})

test('a service on request is priced; its price goes with it and with nothing else', async () => {
  const recovery = { key: 'dataRecovery' }
  const backup = { key: 'backup' }
  const line = (services: object[]) => aLine(shop, { services: services as never }, 'repair')
  const draft = await aQuote(shop, { lines: [line([recovery])] })
  assert.deepEqual(draft.obstacles, ['price-missing'])
  for (const body of [
    { amountMinor: 1 },
    {},
    { services: { backup: 1 } },
    { services: { dataRecovery: 1, backup: 1 } },
  ])
    assert.deepEqual(await refused(price(manager, draft, body)), [422, 'quote/not-priceable'])
  const priced = await done(price(manager, draft, { services: { dataRecovery: 25_000 } }))
  assert.equal(priced.totals.netMinor, 25_000)
  assert.ok(
    lineOf(priced).result.trace.some(({ kind, delta }) => kind === 'serviceByHand' && delta === 25_000),
  )
  const more = await editLine(priced, line([backup, recovery]))
  assert.deepEqual([more.obstacles, more.totals.netMinor], [[], 25_000 + 3_900])
  const without = await editLine(more, line([backup]))
  assert.deepEqual([lineOf(without).handPrice, without.totals.netMinor], [null, 3_900])
  const again = await editLine(without, line([backup, recovery]))
  assert.deepEqual(again.obstacles, ['price-missing'])
})

test('a price by hand survives a number, a check and a proposition, and ends with the device or quantity', async () => {
  const device = { name: 'Fairphone 5' }
  const draft = await anUnlisted('buy', device)
  const priced = await done(price(manager, draft, { amountMinor: 10_000 }))
  const numbered = await editLine(priced, unlisted('buy', { ...device, imei: '490154203237518' }))
  assert.deepEqual([numbered.obstacles, numbered.totals.netMinor], [[], -10_000])
  const flagged = await editLine(numbered, {
    ...unlisted('buy', { ...device, imei: '490154203237518' }),
    checks: [
      { kind: 'blacklist', result: 'flagged', provider: 'manual', at: product.clock.now().toISOString() },
    ],
  })
  assert.deepEqual([flagged.obstacles, flagged.lines[0]?.result.amountMinor], [['device-rejected'], 0])
  const cleared = await editLine(flagged, unlisted('buy', { ...device, imei: '490154203237518' }))
  assert.deepEqual([cleared.obstacles, cleared.totals.netMinor], [[], -10_000])
  const other = await editLine(cleared, unlisted('buy', { ...device, imei: '356938035643809' }))
  assert.deepEqual([other.obstacles, lineOf(other).handPrice], [['price-missing'], null])
  const twice = await done(price(manager, other, { amountMinor: 10_000 }))
  const renamed = await editLine(twice, unlisted('buy', { name: 'Fairphone 4', imei: '356938035643809' }))
  assert.deepEqual(renamed.obstacles, ['price-missing'])
  const third = await done(price(manager, renamed, { amountMinor: 10_000 }))
  // Once a catalog lists the device, its computed price counts.
  const listed = await editLine(third, aLine(shop))
  assert.deepEqual([listed.obstacles, lineOf(listed).handPrice], [[], null])
  const two = await anUnlisted('buy')
  const one = await done(price(manager, two, { amountMinor: 10_000 }))
  const more = await editLine(one, { ...unlisted('buy'), quantity: 2 })
  assert.deepEqual(more.obstacles, ['price-missing'])
  const both = await done(price(manager, more, { amountMinor: 10_000 }))
  assert.equal(both.totals.netMinor, -20_000)
})

test('bounds: amounts, reason, old rev, a line of another quote or team, and own questions', async () => {
  const draft = await anUnlisted('buy')
  for (const amountMinor of [-1, 0.5, '100', 10_000_000_000])
    assert.deepEqual(await refused(price(manager, draft, { amountMinor })), [400, 'request/invalid'])
  assert.deepEqual(await refused(price(manager, draft, { amountMinor: 1_000_000_000 })), [
    422,
    'quote/amount-refused',
  ])
  for (const text of [' ', 'x'.repeat(quoteLimits.maxReason + 1)])
    assert.deepEqual(await refused(price(manager, draft, { amountMinor: 1, reason: text })), [
      400,
      'request/invalid',
    ])
  const services = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`s${index}`, 1]))
  assert.deepEqual(await refused(price(manager, draft, { services })), [400, 'request/invalid'])
  assert.deepEqual(await refused(price(manager, { ...draft, rev: 9 }, { amountMinor: 1 })), [
    409,
    'quote/changed',
  ])
  const other = await anUnlisted('buy')
  const strange = `lines/${lineOf(other).id}/price`
  assert.deepEqual(await refused(post(manager, draft, strange, { amountMinor: 1, reason })), [
    404,
    'quote/line-not-found',
  ])
  const abroad = `${tokyo.path}/quotes/${draft.id}/lines/${lineOf(draft).id}/price`
  const outside = await tokyo.owner.call('POST', abroad, { rev: draft.rev, amountMinor: 1, reason })
  assert.deepEqual([outside.status, outside.code], [404, 'quote/not-found'])
  const instant = await aQuote(shop)
  assert.deepEqual(await refused(price(manager, instant, { amountMinor: 1 })), [422, 'quote/not-priceable'])
  const own = await done(post(manager, draft, 'ask'))
  assert.deepEqual(await refused(price(manager, own, { amountMinor: 1 })), [403, 'quote/own-request'])
  const most = await done(price(shop.owner, own, { amountMinor: 999_999_999 }))
  assert.equal(most.totals.netMinor, -999_999_999)
  const nothing = await done(price(shop.owner, most, { amountMinor: 0 }))
  assert.deepEqual([nothing.obstacles, nothing.totals.netMinor], [[], 0])
})

test('of two prices at once the second is refused; the first can be undone for seconds', async () => {
  const asked = await done(post(agent, await anUnlisted('buy'), 'ask'))
  const answers = await Promise.all([
    price(manager, asked, { amountMinor: 100 }),
    price(shop.owner, asked, { amountMinor: 200 }),
  ])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  const { body: priced } = await manager.call('GET', `${shop.path}/quotes/${asked.id}`)
  const author = lineOf(priced).approval?.answeredBy === manager.userId ? manager : shop.owner
  const colleague = author === manager ? shop.owner : manager
  const undo = (by: Person, quote: Quote) => post(by, quote, `lines/${lineOf(quote).id}/undo-answer`)
  assert.deepEqual(await refused(undo(colleague, priced)), [409, 'quote/too-late-to-undo'])
  const undone = await done(undo(author, priced))
  assert.deepEqual(
    [undone.state, undone.obstacles, lineOf(undone).handPrice],
    ['pendingApproval', ['price-missing'], null],
  )
  const again = await done(price(manager, undone, { amountMinor: 300 }))
  product.clock.advanceSeconds(16)
  assert.deepEqual(await refused(undo(manager, again)), [409, 'quote/too-late-to-undo'])
})

test('a question about a price can be refused, and stays to price', async () => {
  const asked = await done(post(agent, await anUnlisted('buy'), 'ask'))
  const path = `lines/${lineOf(asked).id}`
  assert.deepEqual(await refused(post(manager, asked, `${path}/release`, { note: 'Fine' })), [
    422,
    'quote/not-held',
  ])
  const no = await done(post(manager, asked, `${path}/refuse`, { note: 'We do not buy these' }))
  assert.deepEqual(
    [no.state, no.obstacles, lineOf(no).approval?.state],
    ['draft', ['price-missing'], 'refused'],
  )
})

test('at most a hundred that wait are listed, the oldest first', async () => {
  const draft = await aQuote(tokyo)
  const copy = (table: string, with_: string) =>
    product.database.pool.query(
      `insert into product.${table} select copy.* from product.${table} t, generate_series(1, $2::int) n,
         jsonb_populate_record(null::product.${table}, to_jsonb(t) || jsonb_build_object(
           'quote_id', lpad(n::text, 20, '0') ${with_})) copy where t.quote_id = $1`,
      [draft.id, quoteLimits.maxWaiting],
    )
  await copy('quotes', `, 'number', 'C-' || n, 'to_price_since', now() - make_interval(days => n)`)
  await copy('quote_revisions', `, 'token_hash', null`)
  await copy('quote_lines', '')
  const { body } = await tokyo.owner.call('GET', `${tokyo.path}/quotes/waiting?waitingFor=price`)
  assert.deepEqual([body.waiting.length, body.hasMore], [quoteLimits.maxWaiting, true])
  const times = body.waiting.map(({ since }: { since: string }) => since)
  assert.deepEqual(times, times.toSorted())
})

test('the counts of lists show how many wait, and the lists are for those who answer', async () => {
  const before = (await manager.call('GET', `${shop.path}/quotes/counts`)).body
  const draft = await anUnlisted('sell')
  const counts = async () => (await manager.call('GET', `${shop.path}/quotes/counts`)).body
  assert.equal((await counts()).toPrice, (before.toPrice ?? 0) + 1)
  await done(price(manager, draft, { amountMinor: 1 }))
  assert.equal((await counts()).toPrice ?? 0, before.toPrice ?? 0)
  const list = await agent.call('GET', `${shop.path}/quotes/waiting?waitingFor=price`)
  assert.deepEqual([list.status, list.code], [403, 'team/not-allowed'])
})
