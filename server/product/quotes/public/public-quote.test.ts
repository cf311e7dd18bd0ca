import assert from 'node:assert/strict'
import { test } from 'vitest'
import { PublicQuote, type Quote } from '@costard/contract'
import {
  acceptance as agreed,
  aLine,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  startTestProduct,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)

function asCustomer(
  token: string,
  action: '' | '/view' | '/accept' | '/decline',
  body?: object,
): Promise<Answer> {
  return product.call(action === '' ? 'GET' : 'POST', `/public/quotes/${token}${action}`, body)
}

async function asMember(quoteId: string): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`)).body
}

async function rowOf(quoteId: string): Promise<string> {
  const { rows } = await product.database.pool.query(
    `select to_jsonb(q)::text || (to_jsonb(r) - 'delivery')::text as row
     from product.quotes q join product.quote_revisions r using (team_id, quote_id) where quote_id = $1`,
    [quoteId],
  )
  return rows[0].row
}

function outcome({ status, code }: Answer): [number, string | undefined] {
  return [status, code]
}

test('the customer sees answers, offers and validity', async () => {
  const answers = { ...aLine(shop).answers, screen: 'cracked', battery: 78 }
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop, { answers })], note: 'Hello' })
  const { status, body } = await asCustomer(token, '')
  assert.equal(status, 200)
  assert.deepEqual(PublicQuote.parse(body), body)
  assert.equal(body.number, quote.number)
  assert.equal(body.state, 'sent')
  assert.equal(body.teamName, shop.team.name)
  assert.equal(body.customerName, 'Ada Customer')
  assert.equal(body.daysLeft, quote.validDays)
  assert.deepEqual(body.acceptedOffers, [])
  assert.equal(body.note, 'Hello')
  assert.equal(body.netMinor, quote.totals.netMinor)
  const [line] = body.lines
  assert.equal(line.deviceName, 'iPhone 15')
  assert.equal(line.imei, '356938035643809')
  assert.ok(line.facts.some(({ answer }: any) => answer === 'Cracked or chipped' || /crack/i.test(answer)))
  assert.ok(line.facts.some(({ answer }: any) => /78/.test(answer)))
  assert.deepEqual(
    line.offers.map(({ propositionKey }: any) => propositionKey),
    ['bankTransfer', 'cash', 'storeCredit', 'charity'],
  )
  // Every step with an amount has a label, and there are no further labels.
  const effects = line.offers[0].trace.filter(({ kind }: any) => kind === 'effect')
  assert.ok(effects.length > 1)
  for (const { questionKey } of effects) assert.ok(line.labels[`question:${questionKey}`])
  assert.equal(line.labels['question:lock'], undefined)
})

test('the customer reads their own wording, the condition before the ownership', async () => {
  const { token } = await aSentQuote(shop)
  const [line] = (await asCustomer(token, '')).body.lines
  const questions: string[] = line.facts.map(({ question }: any) => question)
  assert.deepEqual(questions.slice(0, 3), [
    'Does it charge, start and stay on?',
    'How is the screen?',
    'How are the frame and back?',
  ])
  assert.deepEqual(questions.slice(-3), [
    'Is Find My off and are you signed out?',
    'Paid off, and yours to sell?',
    'Does a company or school manage it?',
  ])
  const staff = /theirs|the owner|the customer/i
  for (const catalog of Object.values(shop.catalogs))
    for (const { text, customerText = text, choices } of Object.values(catalog.wording.questions)) {
      assert.doesNotMatch(customerText['en'] ?? '', staff)
      for (const { label, customerLabel = label } of Object.values(choices))
        assert.doesNotMatch(customerLabel['en'] ?? '', staff)
    }
})

test('every offer has a trace that adds up to it', async () => {
  const { token } = await aSentQuote(shop)
  const [line] = (await asCustomer(token, '')).body.lines
  assert.ok(line.offers.length > 1)
  for (const { trace, netMinor } of line.offers) assert.equal(-trace.at(-1).after, netMinor)
})

test('shows the possible change for unchecked answers before the customer decides', async () => {
  const firm = await aSentQuote(shop)
  assert.equal((await asCustomer(firm.token, '')).body.lines[0].mayMoveMinor, 0)
  const { battery: _, ...others } = aLine(shop).answers
  const answers = { ...others, batteryShown: 'no' }
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop, { answers })] })
  const [line] = quote.lines
  assert.ok(line?.result.range)
  const { outcome, range, subtotalMinor } = line.result
  assert.equal(outcome, 'range')
  const { body } = await asCustomer(token, '')
  assert.equal(body.lines[0].mayMoveMinor, subtotalMinor - range.lowMinor)
  assert.ok(body.lines[0].mayMoveMinor > 0)
})

test('the customer page has no internal data', async () => {
  const { quote, token } = await aSentQuote(shop)
  const text = JSON.stringify((await asCustomer(token, '')).body)
  for (const secret of [
    quote.id,
    shop.team.id,
    shop.owner.userId,
    shop.owner.email ?? '?',
    'internal',
    'catalogId',
    'ada@customer.example',
    'costMinor',
  ])
    assert.ok(!text.includes(secret), secret)
})

test('offers only the preselected proposition when the customer may not choose', async () => {
  const lines = [aLine(shop, { propositionKey: 'cash' })]
  const { token } = await aSentQuote(shop, { lines, letCustomerChoose: false })
  const { body } = await asCustomer(token, '')
  assert.deepEqual(
    body.lines[0].offers.map(({ propositionKey }: any) => propositionKey),
    ['cash'],
  )
  const [{ id }] = body.lines
  const other = await asCustomer(token, '/accept', {
    ...agreed,
    propositionKeys: { [id]: 'storeCredit' },
  })
  assert.deepEqual(outcome(other), [422, 'quote/proposition-unknown'])
})

test('reading the page changes nothing', async () => {
  const { quote, token } = await aSentQuote(shop)
  const before = await rowOf(quote.id)
  const pages = await Promise.all(Array.from({ length: 5 }, () => asCustomer(token, '')))
  for (const page of pages) assert.deepEqual(page.body, pages[0]?.body)
  assert.equal(await rowOf(quote.id), before)
})

test('records the first view once, without changing the quote', async () => {
  const { quote, token } = await aSentQuote(shop)
  assert.equal(quote.firstViewedAt, null)
  const first = clock.now().toISOString()
  assert.deepEqual((await asCustomer(token, '/view')).body, { isViewed: true })
  clock.advanceSeconds(60)
  assert.equal((await asCustomer(token, '/view')).status, 200)
  const { delivery, ...read } = await asMember(quote.id)
  assert.deepEqual({ ...read, delivery: quote.delivery }, { ...quote, firstViewedAt: first })
  assert.ok(delivery)
})

test('accepting without choices records the quoted amount', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop, { quantity: 2 })] })
  const { status, body } = await asCustomer(token, '/accept', agreed)
  assert.equal(status, 200)
  assert.equal(body.state, 'accepted')
  assert.equal(body.acceptedAt, clock.now().toISOString())
  assert.equal(body.acceptedNetMinor, quote.totals.netMinor)
  const { acceptance, state, lines } = await asMember(quote.id)
  assert.equal(state, 'accepted')
  assert.deepEqual(Object.values(acceptance.propositionKeys), ['bankTransfer', 'bankTransfer'])
  assert.deepEqual(Object.keys(acceptance).toSorted(), [
    'at',
    'lineNets',
    'name',
    'netMinor',
    'propositionKeys',
  ])
  assert.deepEqual(
    acceptance.lineNets,
    Object.fromEntries(lines.map(({ id, result }: Quote['lines'][number]) => [id, result.netMinor])),
  )
  assert.equal(acceptance.name, agreed.name)
})

test('without a name or the tick nothing is accepted', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { name, agrees } = agreed
  for (const body of [
    {},
    { name },
    { agrees },
    { name, agrees: false },
    { name: ' ', agrees },
    { name: '\u200B\u202E.', agrees },
  ])
    assert.deepEqual(outcome(await asCustomer(token, '/accept', body)), [400, 'request/invalid'])
  const long = { name: 'x'.repeat(121), agrees }
  assert.deepEqual(outcome(await asCustomer(token, '/accept', long)), [400, 'request/invalid'])
  assert.equal((await asMember(quote.id)).state, 'sent')
})

test('stores IP address and user agent as acceptance evidence', async () => {
  const { quote, token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/accept`, agreed, {
    'user-agent': `Phone ${'x'.repeat(500)}`,
  })
  const { rows } = await product.database.pool.query(
    `select acceptance from product.quote_revisions where quote_id = $1`,
    [quote.id],
  )
  assert.match(rows[0].acceptance.ip, /127\.0\.0\.1|::1/)
  assert.match(rows[0].acceptance.userAgent, /^Phone x{394}$/)
  assert.equal(
    rows[0].acceptance.statement,
    'Every device Fix & Co buys is mine to sell, and I agree to this offer.',
  )
})

test('another proposition changes the accepted amount', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  const [first, second] = quote.lines
  const propositionKeys = { [first!.id]: 'storeCredit', [second!.id]: 'cash' }
  const { body } = await asCustomer(token, '/accept', { ...agreed, propositionKeys })
  assert.equal(body.acceptedNetMinor, -33500 - 28500)
  const { acceptance, totals } = await asMember(quote.id)
  assert.deepEqual(acceptance.propositionKeys, propositionKeys)
  assert.equal(totals.netMinor, -61000)
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=${quote.number}`)
  assert.equal(list.quotes[0].netMinor, -62000)
})

test('rejects a proposition that was not offered', async () => {
  const { quote, token } = await aSentQuote(shop)
  const [line] = quote.lines
  for (const propositionKeys of [
    { [line!.id]: 'gold' },
    { [line!.id]: 'recycling' },
    { [line!.id]: '' },
    { 'some-other-line': 'cash' },
    { constructor: 'cash' },
  ]) {
    const refused = await asCustomer(token, '/accept', { ...agreed, propositionKeys })
    assert.deepEqual(outcome(refused), [422, 'quote/proposition-unknown'], JSON.stringify(propositionKeys))
  }
  assert.equal((await asMember(quote.id)).state, 'sent')
})

test('concurrent acceptances create one record and return it', async () => {
  const { quote, token } = await aSentQuote(shop)
  const [line] = quote.lines
  const keys = ['cash', 'storeCredit', 'charity', 'cash', 'storeCredit', 'bankTransfer']
  const answers = await Promise.all(
    keys.map((key) => asCustomer(token, '/accept', { ...agreed, propositionKeys: { [line!.id]: key } })),
  )
  for (const answer of answers) {
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, answers[0]?.body)
  }
  clock.advanceSeconds(60)
  const again = await asCustomer(token, '/accept', {
    ...agreed,
    propositionKeys: { [line!.id]: 'charity' },
  })
  assert.deepEqual(again.body, answers[0]?.body)
  const { acceptance, rev } = await asMember(quote.id)
  assert.equal(acceptance.netMinor, answers[0]?.body.acceptedNetMinor)
  assert.equal(rev, quote.rev + 1)
})

test('of concurrent acceptance and decline, one wins', async () => {
  const { quote, token } = await aSentQuote(shop)
  const answers = await Promise.all([
    asCustomer(token, '/accept', agreed),
    asCustomer(token, '/decline', { reason: 'price' }),
  ])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  const { state, acceptance, decline } = await asMember(quote.id)
  assert.equal(state, answers[0].status === 200 ? 'accepted' : 'declined')
  assert.equal(acceptance === null, decline !== null)
})

test('a second decline returns the first reason', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { status, body } = await asCustomer(token, '/decline', { reason: 'price', text: '  Too low ' })
  assert.equal(status, 200)
  assert.equal(body.state, 'declined')
  assert.equal(body.declinedAt, clock.now().toISOString())
  clock.advanceSeconds(60)
  const again = await asCustomer(token, '/decline', { reason: 'other', text: 'Moved' })
  assert.deepEqual(again.body, body)
  assert.deepEqual((await asMember(quote.id)).decline, {
    at: body.declinedAt,
    reason: 'price',
    text: 'Too low',
  })
  const late = await asCustomer(token, '/accept', agreed)
  assert.deepEqual(outcome(late), [409, 'quote/wrong-state'])
  assert.deepEqual(late.body.error.detail, { state: 'declined' })
})

test('an accepted quote cannot be declined', async () => {
  const { token } = await aSentQuote(shop)
  await asCustomer(token, '/accept', agreed)
  const late = await asCustomer(token, '/decline', { reason: 'price' })
  assert.deepEqual(outcome(late), [409, 'quote/wrong-state'])
})

test('rejects an unknown decline reason', async () => {
  const { token } = await aSentQuote(shop)
  for (const body of [
    {},
    { reason: 'because' },
    { reason: 'other' },
    { reason: 'other', text: 'x'.repeat(1001) },
  ])
    assert.deepEqual(outcome(await asCustomer(token, '/decline', body)), [400, 'request/invalid'])
})

test('the offer expires at the end of its last day in the team time zone', async () => {
  const tokyo = await aShop(product, { country: 'US' })
  const { quote, token } = await aSentQuote(tokyo, { validDays: 1 })
  const other = await aSentQuote(tokyo, { validDays: 1 })
  const answered = await aSentQuote(tokyo, { validDays: 1 })
  const declined = await aSentQuote(tokyo, { validDays: 1 })
  await asCustomer(answered.token, '/accept', agreed)
  await asCustomer(declined.token, '/decline', { reason: 'timing' })
  // Midnight in New York, in winter.
  const dayAfter = Date.parse(`${quote.validUntil}T00:00:00-05:00`) + 86_400_000
  clock.advanceSeconds((dayAfter - clock.now().getTime()) / 1000 - 60)
  assert.deepEqual((await asCustomer(token, '')).body.daysLeft, 0)
  assert.equal((await asCustomer(other.token, '/accept', agreed)).status, 200)
  clock.advanceSeconds(60)
  const { body } = await asCustomer(token, '')
  assert.deepEqual([body.state, body.daysLeft], ['expired', -1])
  assert.deepEqual(outcome(await asCustomer(token, '/accept', agreed)), [410, 'quote/expired'])
  assert.deepEqual(outcome(await asCustomer(token, '/decline', { reason: 'price' })), [410, 'quote/expired'])
  assert.equal((await asCustomer(answered.token, '')).body.state, 'accepted')
  assert.equal((await asCustomer(answered.token, '/accept', agreed)).status, 200)
  assert.equal((await asCustomer(declined.token, '')).body.state, 'declined')
  const seen = await tokyo.owner.call('GET', `${tokyo.path}/quotes/${quote.id}`)
  assert.equal(seen.body.state, 'expired')
  const { body: list } = await tokyo.owner.call('GET', `${tokyo.path}/quotes`)
  assert.deepEqual(list.counts, { all: 4, accepted: 2, declined: 1, expired: 1 })
})

test('returns 404 for an unknown link', async () => {
  const draft = await aQuote(shop)
  for (const token of ['A'.repeat(27), '-_'.repeat(13) + 'x']) {
    for (const [action, body] of [
      ['', undefined],
      ['/view', undefined],
      ['/accept', agreed],
      ['/decline', { reason: 'price' }],
    ] as const)
      assert.deepEqual(outcome(await asCustomer(token, action, body)), [404, 'quote/not-found'])
  }
  for (const token of [draft.id, 'short', '%00'.repeat(27), "'or'1'='1"])
    assert.deepEqual(outcome(await asCustomer(token, '')), [400, 'request/invalid'])
})
