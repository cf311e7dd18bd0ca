import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Quote, quoteLimits } from '@costard/contract'
import {
  aLine,
  aMember,
  type Answer,
  aQuote,
  aShop,
  type Person,
  startTestProduct,
  tokenIn,
  refused,
} from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const manager = await aMember(product, shop, 'manager')
const bent = { ...aLine(shop).answers, body: 'bent' }

type Read = Pick<Quote, 'id' | 'rev'>

function post(by: Person, { id, rev }: Read, path: string, body: object = {}): Promise<Answer> {
  return by.call('POST', `${shop.path}/quotes/${id}/${path}`, { rev, ...body })
}

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** Creates a draft with one held line and optional others. */
async function aHeldQuote(...others: object[]): Promise<Quote> {
  const byAgent = { ...shop, owner: agent }
  return aQuote(byAgent, {
    lines: [aLine(shop, { answers: bent }), ...others.map((line) => aLine(shop, line))],
  })
}

function lineOf(quote: Quote, index = 0): Quote['lines'][number] {
  const line = quote.lines[index]
  assert.ok(line)
  return line
}

const note = 'Seen it: only the corner'

test('an agent asks, a manager releases, and the quote is sent at the computed amount', async () => {
  const draft = await aHeldQuote()
  assert.deepEqual(draft.obstacles, ['needs-review'])
  assert.deepEqual(await refused(post(agent, draft, 'send')), [422, 'quote/not-sendable'])
  const asked = await done(post(agent, draft, 'ask', { question: 'Frame is bent at one corner' }))
  assert.equal(asked.state, 'pendingApproval')
  assert.deepEqual(lineOf(asked).approval, {
    state: 'asked',
    question: 'Frame is bent at one corner',
    askedBy: agent.userId,
    askedAt: clock.now().toISOString(),
    answeredBy: null,
    answeredAt: null,
    note: '',
  })
  const waiting = await shop.owner.call('GET', `${shop.path}/quotes?state=pendingApproval`)
  assert.deepEqual(
    waiting.body.quotes.map(({ id, netMinor }: { id: string; netMinor: number | null }) => [id, netMinor]),
    [[draft.id, null]],
  )
  assert.equal(waiting.body.counts.pendingApproval, 1)
  const released = await done(post(manager, asked, `lines/${lineOf(asked).id}/release`, { note }))
  assert.deepEqual([released.state, released.obstacles], ['draft', []])
  assert.deepEqual(
    [
      lineOf(released).approval?.state,
      lineOf(released).approval?.answeredBy,
      lineOf(released).approval?.note,
    ],
    ['released', manager.userId, note],
  )
  assert.deepEqual(lineOf(released).result, lineOf(draft).result)
  assert.deepEqual(Quote.parse(released), released)
  const sent = await done(post(agent, released, 'send'))
  const page = await product.call('GET', `/public/quotes/${tokenIn(sent.publicUrl ?? '')}`)
  assert.equal(page.body.netMinor, draft.totals.netMinor)
  assert.ok(!JSON.stringify(page.body).includes('corner'))
})

test('released with another amount: every proposition and the explanation follow, to the cent', async () => {
  const draft = await aHeldQuote()
  const computed = lineOf(draft).result.amountMinor
  const amountMinor = Math.round(computed * 0.8)
  const released = await done(
    post(manager, draft, `lines/${lineOf(draft).id}/release`, { note, amountMinor }),
  )
  const { result, adjustment } = lineOf(released)
  assert.equal(result.amountMinor, amountMinor)
  assert.deepEqual(adjustment, { amountMinor: amountMinor - computed, reason: note, maxAdjustBp: 3000 })
  assert.equal(
    result.trace.reduce((sum, { delta }) => sum + delta, 0),
    -result.netMinor,
  )
  assert.equal(released.totals.netMinor, -amountMinor)
  const sent = await done(post(manager, released, 'send'))
  const { body } = await product.call('GET', `/public/quotes/${tokenIn(sent.publicUrl ?? '')}`)
  const [line] = body.lines
  const offered = line.offers.find(
    ({ propositionKey }: { propositionKey: string }) => propositionKey === line.propositionKey,
  )
  assert.equal(offered.netMinor, -amountMinor)
  assert.ok(line.offers.length > 1)
  assert.ok(!JSON.stringify(body).includes(note))
})

test('a manager changes the amount by at most 30 %, an owner by any', async () => {
  const draft = await aHeldQuote()
  const { id, result } = lineOf(draft)
  const limit = Math.floor(result.amountMinor * 0.3)
  const over = result.amountMinor - limit - 2
  const answer = await post(manager, draft, `lines/${id}/release`, { note, amountMinor: over })
  assert.deepEqual(
    [answer.status, answer.code, answer.body.error.detail],
    [403, 'quote/over-limit', { maxAdjustBp: 3000 }],
  )
  const within = { note, amountMinor: result.amountMinor - limit + 2 }
  const released = await done(post(manager, draft, `lines/${id}/release`, within))
  assert.equal(released.rev, 2)
  const other = await aHeldQuote()
  const free = await done(
    post(shop.owner, other, `lines/${lineOf(other).id}/release`, { note, amountMinor: 0 }),
  )
  assert.equal(free.totals.netMinor, 0)
})

test('nobody answers what they asked', async () => {
  const draft = await aHeldQuote()
  const asked = await done(post(manager, draft, 'ask'))
  const path = `lines/${lineOf(asked).id}`
  for (const action of ['release', 'refuse'])
    assert.deepEqual(await refused(post(manager, asked, `${path}/${action}`, { note })), [
      403,
      'quote/own-request',
    ])
  assert.deepEqual(await refused(post(agent, asked, `${path}/release`, { note })), [403, 'team/not-allowed'])
  assert.equal((await done(post(shop.owner, asked, `${path}/release`, { note }))).state, 'draft')
})

test('any later change of the line takes the release back', async () => {
  const draft = await aHeldQuote({ device: { name: 'Other' } })
  const { id } = lineOf(draft)
  const amountMinor = lineOf(draft).result.amountMinor - 500
  const released = await done(post(manager, draft, `lines/${id}/release`, { note, amountMinor }))
  const path = `${shop.path}/quotes/${draft.id}/lines`
  const moved = await done(
    agent.call('PATCH', path, { rev: released.rev, changes: [{ op: 'move', lineId: id }] }),
  )
  assert.deepEqual([moved.obstacles, lineOf(moved, 1).approval?.state], [[], 'released'])
  const line = aLine(shop, { answers: { ...bent, battery: 84 } })
  const edited = await done(
    agent.call('PATCH', path, { rev: moved.rev, changes: [{ op: 'edit', lineId: id, line }] }),
  )
  assert.deepEqual(
    [edited.obstacles, lineOf(edited, 1).approval, lineOf(edited, 1).adjustment],
    [['needs-review'], null, null],
  )
})

test('another preselected proposition, and a note, keep the release', async () => {
  const draft = await aHeldQuote()
  const { id, catalogVersion, result } = lineOf(draft)
  const amountMinor = result.amountMinor - 500
  const released = await done(post(manager, draft, `lines/${id}/release`, { note, amountMinor }))
  const path = `${shop.path}/quotes/${draft.id}/lines`
  const line = { ...aLine(shop, { answers: bent }), catalogVersion, propositionKey: 'cash', note: 'Bent' }
  const changes = [{ op: 'edit', lineId: id, line }]
  const cash = await done(agent.call('PATCH', path, { rev: released.rev, changes }))
  assert.deepEqual([cash.obstacles, lineOf(cash).approval?.state], [[], 'released'])
  assert.equal(lineOf(cash).result.adjustmentMinor, -500)
  const two = [{ op: 'edit', lineId: id, line: { ...line, device: { name: 'iPhone 15' }, quantity: 2 } }]
  const doubled = await done(agent.call('PATCH', path, { rev: cash.rev, changes: two }))
  assert.deepEqual(doubled.obstacles, ['needs-review'])
})

test('a question ends when its line is changed or removed, and can be withdrawn', async () => {
  const draft = await aHeldQuote({ device: { name: 'Other' } })
  const asked = await done(post(agent, draft, 'ask'))
  assert.deepEqual(await refused(post(agent, asked, 'ask')), [422, 'quote/not-held'])
  const back = await done(post(agent, asked, 'take-back'))
  assert.deepEqual([back.state, lineOf(back).approval], ['draft', null])
  assert.deepEqual(await refused(post(agent, back, 'take-back')), [422, 'quote/not-held'])
  const again = await done(post(agent, back, 'ask'))
  const removed = await done(
    agent.call('PATCH', `${shop.path}/quotes/${draft.id}/lines`, {
      rev: again.rev,
      changes: [{ op: 'remove', lineId: lineOf(again).id }],
    }),
  )
  assert.deepEqual([removed.state, removed.obstacles], ['draft', []])
})

test('a refusal keeps the hold, and the asker reads the reason', async () => {
  const asked = await done(post(agent, await aHeldQuote(), 'ask', { question: 'Please?' }))
  const path = `lines/${lineOf(asked).id}`
  assert.deepEqual(await refused(post(manager, asked, `${path}/refuse`, { note: ' ' })), [
    400,
    'request/invalid',
  ])
  const answered = await done(post(manager, asked, `${path}/refuse`, { note: 'Not theirs to sell' }))
  assert.deepEqual([answered.state, answered.obstacles], ['draft', ['needs-review']])
  const { approval } = lineOf(answered)
  assert.deepEqual(
    [approval?.state, approval?.note, approval?.question],
    ['refused', 'Not theirs to sell', 'Please?'],
  )
  assert.equal((await done(post(agent, answered, 'ask'))).state, 'pendingApproval')
})

test('several held lines are asked about at once and answered one by one', async () => {
  const asked = await done(post(agent, await aHeldQuote({ answers: bent }, {}), 'ask'))
  assert.deepEqual(
    asked.lines.map(({ approval }) => approval?.state),
    ['asked', 'asked', undefined],
  )
  const first = await done(post(manager, asked, `lines/${lineOf(asked).id}/release`, { note }))
  assert.equal(first.state, 'pendingApproval')
  const second = await done(post(manager, first, `lines/${lineOf(first, 1).id}/release`, { note }))
  assert.deepEqual([second.state, second.obstacles], ['draft', []])
})

test('of two answers at once the second is refused', async () => {
  const asked = await done(post(agent, await aHeldQuote(), 'ask'))
  const path = `lines/${lineOf(asked).id}/release`
  const answers = await Promise.all([
    post(manager, asked, path, { note }),
    post(shop.owner, asked, path, { note }),
  ])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
})

test('a line that is not held, of another quote, or a note that is too long is refused', async () => {
  const draft = await aHeldQuote({})
  const open = `lines/${lineOf(draft, 1).id}/release`
  assert.deepEqual(await refused(post(manager, draft, open, { note })), [422, 'quote/not-held'])
  const other = await aHeldQuote()
  const strange = `lines/${lineOf(other).id}/release`
  assert.deepEqual(await refused(post(manager, draft, strange, { note })), [404, 'quote/line-not-found'])
  const long = { note: 'x'.repeat(quoteLimits.maxReason + 1) }
  const path = `lines/${lineOf(draft).id}/release`
  assert.deepEqual(await refused(post(manager, draft, path, long)), [400, 'request/invalid'])
  for (const amountMinor of [-1, 1_000_000_000, 0.5])
    assert.deepEqual(await refused(post(manager, draft, path, { note, amountMinor })), [
      400,
      'request/invalid',
    ])
  const plain = await aQuote(shop)
  assert.deepEqual(await refused(post(agent, plain, 'ask')), [422, 'quote/not-held'])
})

test('another kind of customer keeps a release whose amount stays, and ends one whose amount changes', async () => {
  const draft = await aHeldQuote()
  const released = await done(post(manager, draft, `lines/${lineOf(draft).id}/release`, { note }))
  const customer = { kind: 'business', name: 'Ada Ltd', email: 'ada@customer.example' }
  const { body } = await agent.call('PATCH', `${shop.path}/quotes/${draft.id}`, {
    rev: released.rev,
    customer,
  })
  assert.deepEqual([body.totals.netMinor, body.obstacles], [released.totals.netMinor, []])
})

test('a note can be written while a question is open, and changes nothing about it', async () => {
  const asked = await done(post(agent, await aHeldQuote(), 'ask'))
  const { body } = await agent.call('PATCH', `${shop.path}/quotes/${asked.id}`, {
    rev: asked.rev,
    note: 'Hi',
  })
  assert.deepEqual([body.state, body.note], ['pendingApproval', 'Hi'])
  assert.deepEqual(await refused(post(agent, body, 'send')), [409, 'quote/wrong-state'])
})

test('a manager asks back, the agent replies, and an amount beyond the limit is passed on', async () => {
  const draft = await aHeldQuote()
  const at = (path: string) => `lines/${lineOf(draft).id}/${path}`
  const text = 'Is the frame open at the corner?'
  assert.deepEqual(await refused(post(manager, draft, at('ask-back'), { text })), [422, 'quote/not-held'])
  const asked = await done(post(agent, draft, 'ask', { question: 'Bent' }))
  assert.deepEqual(await refused(post(agent, asked, at('reply'), { text })), [422, 'quote/not-held'])
  const back = await done(post(manager, asked, at('ask-back'), { text }))
  const answered = await done(post(agent, back, at('reply'), { text: 'No' }))
  const suggestion = { text: 'Worth it', amountMinor: 30_000 }
  const passed = await done(post(manager, answered, at('pass-on'), suggestion))
  const by = (one: Person) => ({ by: one.userId, at: clock.now().toISOString() })
  const { approval } = lineOf(passed)
  assert.deepEqual(
    [passed.state, approval?.state, approval?.askedBy],
    ['pendingApproval', 'asked', agent.userId],
  )
  assert.deepEqual(approval?.messages, [
    { kind: 'question', text, amountMinor: null, ...by(manager) },
    { kind: 'reply', text: 'No', amountMinor: null, ...by(agent) },
    { kind: 'passedOn', ...suggestion, ...by(manager) },
  ])
  const released = await done(post(shop.owner, passed, at('release'), { note, amountMinor: 30_000 }))
  assert.equal(lineOf(released).approval?.messages?.length, 3)
  const sent = await done(post(agent, released, 'send'))
  const page = await product.call('GET', `/public/quotes/${tokenIn(sent.publicUrl ?? '')}`)
  assert.equal(page.status, 200)
  assert.ok(!JSON.stringify(page.body).includes(text))
})

test('what nobody asked about is passed on as a question of its own, and messages are bounded', async () => {
  const draft = await aHeldQuote()
  const at = (path: string) => `lines/${lineOf(draft).id}/${path}`
  const suggestion = { text: 'Too much for me', amountMinor: 90_000 }
  let passed = await done(post(manager, draft, at('pass-on'), suggestion))
  assert.equal(lineOf(passed).approval?.askedBy, manager.userId)
  for (const [path, fields] of [
    ['pass-on', suggestion],
    ['ask-back', { text: suggestion.text }],
    ['release', { note }],
  ] as const)
    assert.deepEqual(await refused(post(manager, passed, at(path), fields)), [403, 'quote/own-request'])
  for (let count = 1; count < quoteLimits.maxLineMessages; count += 1)
    passed = await done(post(shop.owner, passed, at('ask-back'), { text: 'Why?' }))
  assert.deepEqual(await refused(post(shop.owner, passed, at('ask-back'), { text: 'Why?' })), [
    422,
    'quote/too-many-messages',
  ])
})
