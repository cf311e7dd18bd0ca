import assert from 'node:assert/strict'
import { test } from 'vitest'
import { counterLimits, Quote } from '@costard/contract'
import {
  acceptance,
  aMember,
  type Answer,
  aSentQuote,
  aShop,
  type Person,
  samples,
  startTestProduct,
  ok,
  refused,
} from '#testing'
import { catalogs } from '../../../core/pricing/testing/pricing-vectors.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { endUnanswered, remindUnanswered } from './by-the-clock.ts'

const product = await startTestProduct()
const { clock, database, mailbox } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const { id, version } = shop.catalogs.buy.pricing
const vectors = {
  ...shop.catalogs.buy,
  pricing: { ...catalogs.trade, id, version },
}
const publish = (later: number, repriced: (price: number) => number) =>
  publishVersion(
    database,
    shop,
    { ...vectors, pricing: { ...vectors.pricing, version: version + later } },
    repriced,
  )
await publish(0, (price) => price)

/** Price in vector V1: accepted at 135.00. */
const said = { body: 'light', faults: ['back', 'camera'], battery: 70 }
/** Price in vector V4: 25.00. */
const found = { ...said, screen: 'crack' }
const cosmetic = { screen: { reason: 'cosmetic', text: 'From the lower right corner' } }
const by = { name: 'Ada Customer', agrees: 'yes' }
let customers = 0

// Send only mails about counter-offers.
for (const name of ['accepted', 'deviceReceived', 'paid', 'returned'])
  await ok(shop.owner.call('PUT', `${shop.path}/messages/${name}`, { isOn: false }))

interface Case {
  quote: Quote
  readonly token: string
  readonly email: string
  readonly path: string
  readonly line: string
}

async function reread(one: Case): Promise<Quote> {
  one.quote = await ok(agent.call('GET', one.path))
  return one.quote
}

const stateOf = ({ quote }: Case) => quote.lines[0]?.fulfilment?.state

function aVectorLine() {
  const device = { name: 'iPhone 15 Pro' }
  return { catalogId: id, variantId: 'phone-128', device, answers: { ...said }, propositionKey: 'cash' }
}

/** Creates an accepted quote of a received device. */
async function aReceived(): Promise<Case> {
  customers += 1
  const email = `ada-${customers}@customer.example`
  const customer = { kind: 'private' as const, name: 'Ada Customer', email }
  const { quote, token } = await aSentQuote(shop, { lines: [aVectorLine()], customer })
  await mailbox.next(email)
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const path = `${shop.path}/quotes/${quote.id}`
  const one = { quote, token, email, path, line: `${path}/lines/${quote.lines[0]?.id}` }
  await reread(one)
  await ok(agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to: 'received' }))
  await reread(one)
  return one
}

async function save(one: Case, answers: object, given: object = {}, rev = 0): Promise<any> {
  const saved = await ok(
    agent.call('PUT', `${one.line}/inspection`, { rev, answers, notes: cosmetic, ...given }),
  )
  await reread(one)
  return saved
}

async function photograph({ path, quote }: Case, person: Person = agent): Promise<string> {
  const query = `name=crack.jpg&lineId=${quote.lines[0]?.id}&questionKey=screen&side=found`
  const response = await fetch(`${product.url}/api${path}/files?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  assert.equal(response.status, 201)
  const body: any = await response.json()
  return body.id
}

function send(one: Case, inspectionRev = 1, person: Person = shop.owner): Promise<Answer> {
  return person.call('POST', `${one.line}/counter-offer`, { rev: one.quote.rev, inspectionRev })
}

/** Creates a counter-offer of 25.00 for a quote accepted at 135.00. */
async function anOffered(given: object = {}): Promise<Case & { readonly photo: string }> {
  const one = await aReceived()
  await save(one, found, given)
  const photo = await photograph(one)
  one.quote = await ok(send(one))
  return { ...one, photo }
}

async function page({ token }: Case): Promise<string> {
  const response = await fetch(`${product.url}/q/${token}`)
  assert.equal(response.status, 200)
  return response.text()
}

async function answerOnPage(
  { token, quote }: Case,
  choice: string,
  fields: Record<string, string> = by,
): Promise<Response> {
  const body = new URLSearchParams({ answer: 'counter', line: quote.lines[0]?.id ?? '', choice, ...fields })
  const headers = { origin: product.url, 'user-agent': 'Phone' }
  return fetch(`${product.url}/q/${token}`, { method: 'POST', body, headers, redirect: 'manual' })
}

async function offersOf({ path }: Case): Promise<any[]> {
  return ok(agent.call('GET', `${path}/counter-offers`))
}

test('V1 accepted, a crack found, V4 offered, accepted by the customer, and paid', async () => {
  const one = await aReceived()
  assert.equal(one.quote.acceptance?.netMinor, -13500)
  const start = await ok(agent.call('GET', `${one.line}/inspection`))
  assert.deepEqual([start.rev, start.answers, start.answerDays], [0, said, counterLimits.usualDays])
  await save(one, found, { message: 'Sorry, it must have cracked on the way.' })
  assert.equal(stateOf(one), 'inspecting')
  const photo = await photograph(one)
  // Later prices have no effect.
  await publish(1, () => 1)
  one.quote = await ok(send(one))
  await publish(2, (price) => price)
  assert.deepEqual(Quote.parse(one.quote), one.quote)
  assert.equal(stateOf(one), 'counterOffered')
  const [offer] = await offersOf(one)
  assert.partialDeepStrictEqual(offer, {
    state: 'sent',
    answerBy: '2026-03-09',
    content: {
      acceptedMinor: 13500,
      newMinor: 2500,
      sums: [
        { cause: 'limit', deltaMinor: 900 },
        { cause: 'rounding', deltaMinor: 100 },
      ],
      findings: [
        { questionKey: 'screen', deltaMinor: -12000, reason: 'cosmetic', photos: [{ fileId: photo }] },
      ],
    },
    answer: null,
  })
  const mail = await mailbox.next(one.email)
  assert.match(mail.subject ?? '', /€25\.00/)
  assert.match(mail.text ?? '', /Before: €135\.00\..*Monday,? 9 March/s)
  assert.ok(mail.text?.includes(one.token) && mail.text.includes('cracked on the way'))
  const shown = await page(one)
  for (const text of [
    '25.00',
    '135.00',
    'before',
    'Get my device back',
    'Accept new price',
    photo,
    'lower right',
  ])
    assert.ok(shown.includes(text.replace('25.00', '25')), text)
  assert.equal((await fetch(`${product.url}/q/${one.token}?file=${photo}`)).status, 200)
  // Opening the page changes nothing.
  assert.equal((await reread(one)).rev, one.quote.rev)
  assert.equal(stateOf(one), 'counterOffered')
  assert.equal((await answerOnPage(one, 'accept')).status, 303)
  await reread(one)
  assert.equal(stateOf(one), 'counterAccepted')
  assert.match(await page(one), /The new price is accepted/)
  // The accepted quote remains as evidence.
  assert.equal(one.quote.acceptance?.netMinor, -13500)
  const { rows } = await database.pool.query(
    'select answer from product.counter_offers where quote_id = $1',
    [one.quote.id],
  )
  assert.partialDeepStrictEqual(rows[0].answer, {
    at: clock.now().toISOString(),
    name: 'Ada Customer',
    statement: 'I agree to the new price of €25.00 for my iPhone 15 Pro.',
    ip: '127.0.0.1',
    userAgent: 'Phone',
  })
  one.quote = await ok(agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to: 'paid' }))
  assert.equal(one.quote.state, 'completed')
  const listed = await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`))
  assert.deepEqual([listed[0].netMinor, listed[0].hasCounterOffer], [-2500, false])
  const figures = await ok(shop.owner.call('GET', `${shop.path}/dashboard`))
  assert.deepEqual([figures.acceptedMinor, figures.paidMinor], [13500, 2500])
  const customer = await ok(shop.owner.call('GET', `${shop.path}/customers/${one.quote.customerId}`))
  assert.equal(customer.figures.paidOutMinor, 2500)
  const { entries } = await ok(
    shop.owner.call('GET', `${shop.path}/customers/${one.quote.customerId}/timeline`),
  )
  const offered = { amountMinor: 2500, currency: 'EUR' }
  assert.partialDeepStrictEqual(
    entries.filter(({ kind }: { kind: string }) => kind === 'device'),
    [
      { state: 'paid', deviceName: 'iPhone 15 Pro', by: { kind: 'member', id: agent.userId } },
      { state: 'counterAccepted', offered, by: { kind: 'customer' } },
      { state: 'counterOffered', offered, by: { kind: 'member', id: shop.owner.userId } },
      { state: 'received', offered: null },
    ],
  )
})

test('a customer gets the device back, and a second answer changes nothing', async () => {
  const one = await anOffered()
  const answers = await Promise.all([answerOnPage(one, 'decline', {}), answerOnPage(one, 'decline', {})])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [303, 303],
  )
  const { rev } = await reread(one)
  assert.equal(stateOf(one), 'counterDeclined')
  assert.equal((await answerOnPage(one, 'accept')).status, 303)
  assert.equal((await reread(one)).rev, rev)
  const [offer] = await offersOf(one)
  assert.equal(offer.state, 'declined')
  assert.match(await page(one), /You get your iPhone 15 Pro back/)
  const paid = agent.call('POST', `${one.line}/fulfilment`, { rev, to: 'paid' })
  assert.deepEqual(await refused(paid), [409, 'quote/wrong-state'])
  one.quote = await ok(agent.call('POST', `${one.line}/fulfilment`, { rev, to: 'returned' }))
  assert.equal(one.quote.state, 'completed')
  const listed = await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`))
  assert.equal(listed[0].netMinor, 0, 'nothing was paid')
})

test('accepting needs a name and the tick', async () => {
  const one = await anOffered()
  for (const [fields, text] of [
    [{ name: ' ', agrees: 'yes' }, 'Enter your name.'],
    [{ name: 'Ada' }, 'Tick the box to accept.'],
  ] as const) {
    const answer = await answerOnPage(one, 'accept', { ...fields })
    assert.equal(answer.status, 422)
    assert.ok((await answer.text()).includes(text))
  }
  assert.equal((await answerOnPage(one, 'maybe')).status, 400)
  const foreign = await fetch(`${product.url}/q/${one.token}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'counter', line: one.quote.lines[0]?.id ?? '', choice: 'decline' }),
    headers: { origin: 'https://elsewhere.example' },
  })
  assert.equal(foreign.status, 403)
  await reread(one)
  assert.equal(stateOf(one), 'counterOffered')
})

test('silence sends the device back after the last day, in the zone of the team', async () => {
  const one = await anOffered({ answerDays: counterLimits.leastDays })
  const [{ answerBy }] = await offersOf(one)
  const end = Date.parse(`${answerBy}T23:00:00Z`) // midnight in Paris
  const moveTo = (time: number) => clock.advanceSeconds((time - clock.now().getTime()) / 1000)
  const parts = {
    database,
    documents: { set: async () => {}, setAll: async () => {}, closeAccount: async () => {} },
    notifyOfChange: queueWebhooks,
    now: clock.now,
  }
  moveTo(end - 60_000)
  await endUnanswered(parts)
  await reread(one)
  assert.equal(stateOf(one), 'counterOffered')
  assert.match(await page(one), /last day/)
  moveTo(end + 60_000)
  // Before the job runs.
  assert.match(await page(one), /It is on its way back to you/)
  const late = await answerOnPage(one, 'accept')
  assert.equal(late.status, 410)
  assert.match(await late.text(), /It is on its way back to you/)
  const forThem = { rev: one.quote.rev, answer: 'accepted', channel: 'phone', note: 'Called' }
  assert.deepEqual(await refused(agent.call('POST', `${one.line}/counter-offer/answer`, forThem)), [
    410,
    'counter/over',
  ])
  await endUnanswered(parts)
  await endUnanswered(parts)
  await reread(one)
  assert.equal(stateOf(one), 'counterDeclined')
  const [offer] = await offersOf(one)
  assert.deepEqual([offer.state, offer.answer], ['lapsed', null])
  const { rows } = await database.pool.query(
    `select actor_kind from product.audit_entries where action = 'counterOffers.lapse' and entity_id = $1`,
    [one.quote.id],
  )
  assert.deepEqual(rows, [{ actor_kind: 'system' }])
})

test('reminds once by itself before the last day, and when a member asks', async () => {
  const one = await anOffered()
  await mailbox.next(one.email)
  await delivered(one)
  clock.advanceSeconds(5 * 86_400 + 10 * 3600)
  await remindUnanswered({ database, now: clock.now })
  await remindUnanswered({ database, now: clock.now })
  const mail = await mailbox.next(one.email)
  assert.match(mail.subject ?? '', /^Reminder: the new price/)
  await delivered(one)
  await remindUnanswered({ database, now: clock.now })
  await reread(one)
  const remind = () => shop.owner.call('POST', `${one.line}/counter-offer/remind`, { rev: one.quote.rev })
  const reminded = await ok(remind())
  assert.deepEqual(await refused(remind()), [409, 'quote/changed'])
  one.quote = reminded
  await mailbox.next(one.email)
  assert.equal(mailbox.mails.filter(({ recipients }) => recipients.includes(one.email)).length, 0)
})

/** Waits until the arrival of the mail is recorded. */
async function delivered(one: Case): Promise<void> {
  for (const deadline = performance.now() + 4000; performance.now() < deadline;) {
    const [offer] = await offersOf(one)
    if (offer.delivery.state === 'sent') return
  }
  throw new Error('not delivered')
}

test('a member answers for the customer, with a note', async () => {
  const one = await anOffered()
  const answer = (given: object) =>
    agent.call('POST', `${one.line}/counter-offer/answer`, { rev: one.quote.rev, ...given })
  const accepted = { answer: 'accepted', channel: 'phone', note: 'Ada called' }
  assert.deepEqual(await refused(answer({ ...accepted, note: ' ' })), [400, 'request/invalid'])
  one.quote = await ok(answer(accepted))
  assert.equal(stateOf(one), 'counterAccepted')
  const [offer] = await offersOf(one)
  assert.deepEqual(offer.answer.onBehalf, { by: agent.userId, channel: 'phone', note: 'Ada called' })
  assert.deepEqual(await refused(answer(accepted)), [409, 'quote/wrong-state'])
})

test('is not sent without reason, photo, answers, a price, or a difference', async () => {
  const problem = async (answers: object, given: object = {}): Promise<unknown> => {
    const one = await aReceived()
    await save(one, answers, given)
    const { code, body } = await send(one)
    assert.equal(code, 'counter/not-sendable')
    return body.error.detail.problems
  }
  assert.deepEqual(await problem(found), [{ kind: 'evidence', questionKey: 'screen' }])
  assert.deepEqual(await problem(found, { notes: {} }), [{ kind: 'reason', questionKey: 'screen' }])
  assert.deepEqual(await problem({ ...found, lock: 'on' }), [{ kind: 'noPrice' }])
  assert.deepEqual(await problem(said), [{ kind: 'same' }])
})

test('is sent once, from an inspection that was read, by somebody with a confirmed address', async () => {
  const one = await aReceived()
  await save(one, found)
  await photograph(one)
  await save(one, found, { message: 'A crack' }, 1)
  assert.deepEqual(await refused(send(one, 1)), [409, 'inspection/changed'])
  const unverified = await aMember(
    { ...product, aPerson: () => product.aPerson({ isVerified: false }) },
    shop,
    'agent',
  )
  assert.deepEqual(await refused(send(one, 2, unverified)), [403, 'quote/sender-unverified'])
  const [first, second] = await Promise.all([send(one, 2), send(one, 2)])
  assert.deepEqual([first.status, second.status].toSorted(), [200, 409])
  await reread(one)
  const late = agent.call('PUT', `${one.line}/inspection`, { rev: 2, answers: said, notes: {} })
  assert.deepEqual(await refused(late), [409, 'quote/wrong-state'])
  // A photo of a counter-offer is evidence.
  const [{ content }] = await offersOf(one)
  const { fileId } = content.findings[0].photos[0]
  for (const [method, body] of [['DELETE'], ['PATCH', { isForCustomer: false }]] as const)
    assert.deepEqual(await refused(agent.call(method, `${one.path}/files/${fileId}`, body)), [
      409,
      'file/in-use',
    ])
})

test('a better device is paid more, and its customer notified', async () => {
  const one = await aReceived()
  await save(one, { ...said, faults: ['none'] }, { notes: {} })
  one.quote = await ok(send(one))
  assert.equal(stateOf(one), 'matched')
  const [offer] = await offersOf(one)
  assert.deepEqual([offer.state, offer.content.newMinor > 13500], ['notified', true])
  assert.match((await mailbox.next(one.email)).subject ?? '', /^Good news/)
  assert.match(await page(one), /Good news: your iPhone 15 Pro is worth more/)
  assert.equal((await answerOnPage(one, 'decline')).status, 303)
  assert.equal((await offersOf(one))[0].state, 'notified')
})

test('is paid as accepted when nothing differs, or when somebody says why', async () => {
  const same = await aReceived()
  await save(same, said)
  same.quote = await ok(agent.call('POST', `${same.line}/matched`, { rev: same.quote.rev }))
  assert.equal(stateOf(same), 'matched')
  const worse = await aReceived()
  await save(worse, found)
  const settle = (reason: string) =>
    agent.call('POST', `${worse.line}/matched`, { rev: worse.quote.rev, reason })
  assert.deepEqual(await refused(settle(' ')), [422, 'counter/reason-needed'])
  worse.quote = await ok(settle('A regular'))
  assert.deepEqual([stateOf(worse), worse.quote.lines[0]?.fulfilment?.note], ['matched', 'A regular'])
  const { rows } = await database.pool.query(
    `select "after" from product.audit_entries where action = 'counterOffers.settle' and entity_id = $1`,
    [worse.quote.id],
  )
  assert.partialDeepStrictEqual(rows[0].after, { paidAnyway: true, foundMinor: 2500 })
})

test('refuses an inspection before the device is here, by a stale page, and beyond its bounds', async () => {
  const { quote } = await aSentQuote(shop, { lines: [aVectorLine()] })
  const line = `${shop.path}/quotes/${quote.id}/lines/${quote.lines[0]?.id}`
  const input = { rev: 0, answers: {}, notes: {} }
  assert.deepEqual(await refused(agent.call('PUT', `${line}/inspection`, input)), [409, 'quote/wrong-state'])
  const one = await aReceived()
  assert.deepEqual(await refused(send(one, 0)), [409, 'quote/wrong-state'])
  await save(one, found)
  const put = (given: object) => agent.call('PUT', `${one.line}/inspection`, { ...input, rev: 1, ...given })
  assert.deepEqual(await refused(put({ rev: 0 })), [409, 'inspection/changed'])
  const { leastDays, mostDays, maxText, maxMessage, maxNotes } = counterLimits
  const note = { reason: null, text: '' }
  for (const given of [
    { answerDays: leastDays - 1 },
    { answerDays: mostDays + 1 },
    { message: 'x'.repeat(maxMessage + 1) },
    { notes: { screen: { ...note, text: 'x'.repeat(maxText + 1) } } },
    { notes: Object.fromEntries(Array.from({ length: maxNotes + 1 }, (_, index) => [`q${index}`, note])) },
  ])
    assert.deepEqual(await refused(put(given)), [400, 'request/invalid'], JSON.stringify(given).slice(0, 60))
  for (const [given, reason, path] of [
    [{ answers: { scren: 'good' } }, 'unknown-question', 'answers.scren'],
    [{ answers: { screen: 'as new' } }, 'unknown-choice', 'answers.screen'],
    [{ notes: { scren: note } }, 'unknown-question', 'notes.scren'],
  ] as const) {
    const { status, body } = await put(given)
    assert.equal(status, 422, JSON.stringify(body))
    assert.partialDeepStrictEqual(body.error.detail, { reason, path })
  }
  // A member's step cannot lead to the states of a counter-offer.
  for (const to of ['counterOffered', 'counterAccepted', 'counterDeclined']) {
    const step = agent.call('POST', `${one.line}/fulfilment`, { rev: one.quote.rev, to })
    assert.deepEqual(await refused(step), [409, 'quote/wrong-state'])
  }
})

test('erasing the customer removes words, photos and who answered', async () => {
  const one = await anOffered({ message: 'Dear Ada' })
  await answerOnPage(one, 'accept')
  const customer = `${shop.path}/customers/${one.quote.customerId}`
  const { rev } = await ok(shop.owner.call('GET', customer))
  await ok(shop.owner.call('POST', `${customer}/erase`, { rev }))
  const { rows } = await database.pool.query(
    'select answer, content from product.counter_offers where quote_id = $1',
    [one.quote.id],
  )
  assert.deepEqual(Object.keys(rows[0].answer), ['at'])
  const text = JSON.stringify(rows[0].content)
  assert.ok(!text.includes('Dear Ada') && !text.includes('lower right') && !text.includes(one.photo))
  assert.equal(rows[0].content.newMinor, 2500)
})

test('the dashboard shows by question what inspections changed, to those who see costs', async () => {
  const gapsOf = async (person: Person) =>
    (await ok(person.call('GET', `${shop.path}/dashboard?days=365`))).gaps
  const screenOf = (gaps: any) => gaps.questions.find(({ key }: { key: string }) => key === 'screen')
  await anOffered()
  const before = await gapsOf(shop.owner)
  await anOffered()
  const after = await gapsOf(shop.owner)
  assert.deepEqual([after.devices - before.devices, after.deltaMinor - before.deltaMinor], [1, 2500 - 13500])
  assert.deepEqual(screenOf(after), {
    ...screenOf(before),
    devices: screenOf(before).devices + 1,
    deltaMinor: screenOf(before).deltaMinor - 12_000,
  })
  assert.notEqual(screenOf(after).question, '')
  assert.equal(await gapsOf(agent), null)
})

test('a counter-offer says amounts as they are paid where totals are rounded to cash', async () => {
  await ok(shop.owner.call('PATCH', `${shop.path}/tax`, { cashStepMinor: 1000 }))
  // 135.00 is paid as 140.00, and 25.00 as 30.00.
  const one = await anOffered()
  await ok(shop.owner.call('PATCH', `${shop.path}/tax`, { cashStepMinor: null }))
  assert.equal(one.quote.acceptance?.netMinor, -14_000)
  const { text } = await mailbox.next(one.email)
  for (const shown of [text ?? '', await page(one)]) {
    assert.match(shown, /€140/)
    assert.match(shown, /€30/)
    assert.doesNotMatch(shown, /€135|€25/)
  }
  assert.equal((await answerOnPage(one, 'accept')).status, 303)
  const [{ content }] = await offersOf(one)
  assert.deepEqual([content.acceptedMinor, content.newMinor, content.cashStepMinor], [13_500, 2500, 1000])
  const [listed] = await ok(agent.call('GET', `${shop.path}/quotes/by-id?ids=${one.quote.id}`))
  assert.equal(listed.netMinor, -3000)
})
