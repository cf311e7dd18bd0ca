import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Quote, quoteLimits, SaveShop } from '@costard/contract'
import { isAllowed, type QuoteState, quoteStates } from '@costard/quotes'
import {
  acceptance,
  aLine,
  aMember,
  type Answer,
  aQuote,
  aSentQuote,
  aShop,
  startTestProduct,
  tokenIn,
  refused,
} from '#testing'

const product = await startTestProduct()
const { clock, database, mailbox } = product
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const dayMs = 86_400

type Read = Pick<Quote, 'id' | 'rev'>

function act(action: string, { id, rev }: Read, body: object = {}, by = shop.owner): Promise<Answer> {
  return by.call('POST', `${shop.path}/quotes/${id}/${action}`, { rev, ...body })
}

async function done(answer: Promise<Answer>): Promise<any> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function read(id: string): Promise<any> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

async function asCustomer(token: string, action: '' | '/accept' | '/decline' = '', body: object = {}) {
  return product.call(
    action === '' ? 'GET' : 'POST',
    `/public/quotes/${token}${action}`,
    action === '' ? undefined : { ...(action === '/accept' && acceptance), ...body },
  )
}

function tokenOf({ publicUrl }: { publicUrl: string | null }): string {
  return tokenIn(publicUrl ?? '')
}

/** Sets a stored state directly, since some states cannot be reached by an action yet. */
async function force({ id }: Read, state: QuoteState): Promise<void> {
  const isExpired = state === 'expired'
  for (const table of ['quotes', 'quote_revisions'])
    await database.pool.query(
      `update product.${table} set state = $2, valid_until = case when $3 then '2026-01-01'::date else valid_until end
       where quote_id = $1`,
      [id, isExpired ? 'sent' : state, isExpired],
    )
}

const actions = {
  revise: { allowed: 'revise', body: {} },
  extend: { allowed: 'extend', body: { lastDay: '2026-03-30' } },
  accept: { allowed: 'accept', body: { channel: 'phone', note: 'Called' } },
  decline: { allowed: 'decline', body: { reason: 'price' } },
  reopen: { allowed: 'reopen', body: { reason: 'Pressed by mistake' } },
  cancel: { allowed: 'cancel', body: { reason: 'Wrong device' } },
} as const

for (const [action, { allowed, body }] of Object.entries(actions))
  for (const state of quoteStates)
    test(`${action} of a quote that is ${state} is ${isAllowed(allowed, state) ? 'allowed' : 'refused'}`, async () => {
      const { quote } = await aSentQuote(shop)
      let { rev } = quote
      if (state === 'accepted') rev = (await done(act('accept', quote, actions.accept.body))).rev
      else await force(quote, state)
      const answer = await act(action, { id: quote.id, rev }, body)
      if (isAllowed(allowed, state)) {
        assert.equal(answer.status, 200)
        return
      }
      const isLate = state === 'expired' && (action === 'accept' || action === 'decline')
      const expected = isLate ? [410, 'quote/expired'] : [409, 'quote/wrong-state']
      assert.deepEqual([answer.status, answer.code], expected)
      assert.equal((await read(quote.id)).rev, rev)
    })

test('an outdated rev is refused with both', async () => {
  const { quote } = await aSentQuote(shop)
  const { id, rev } = await done(act('extend', quote, { lastDay: '2026-03-30' }))
  for (const [action, { body }] of Object.entries(actions).filter(([name]) => name !== 'reopen')) {
    const { status, code, body: answer } = await act(action, quote, body)
    assert.deepEqual(
      [status, code, answer.error.detail],
      [409, 'quote/changed', { yours: quote.rev, current: rev }],
    )
  }
  assert.equal((await read(id)).rev, rev)
})

test('a revision replaces the sent one only when it is sent itself', async () => {
  const { quote, token } = await aSentQuote(shop, { note: 'First' })
  const draft = await done(act('revise', quote))
  assert.equal(draft.number, `${quote.number}-R2`)
  assert.deepEqual([draft.revision, draft.state, draft.note, draft.publicUrl], [2, 'draft', 'First', null])
  const { lines } = await read(quote.id)
  assert.deepEqual(lines, quote.lines)
  const [line] = quote.lines
  const changes = [{ op: 'edit', lineId: line?.id, line: aLine(shop, { quantity: 2 }) }]
  const edited = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
    rev: draft.rev,
    changes,
  })
  assert.equal(edited.body.totals.netMinor, quote.totals.netMinor * 2)
  assert.deepEqual(
    edited.body.earlier.map((one: Quote) => [one.number, one.state, one.revision]),
    [[quote.number, 'sent', 1]],
  )
  const before = (await asCustomer(token)).body
  assert.deepEqual([before.state, before.netMinor], ['sent', quote.totals.netMinor])

  const sent = await done(act('send', edited.body))
  assert.notEqual(sent.publicUrl, quote.publicUrl)
  const old = (await asCustomer(token)).body
  assert.deepEqual([old.state, old.lines, old.netMinor], ['superseded', [], 0])
  assert.equal(old.newerPath, new URL(sent.publicUrl).pathname)
  assert.deepEqual(await refused(asCustomer(token, '/accept')), [409, 'quote/wrong-state'])
  const current = (await asCustomer(tokenOf(sent))).body
  assert.deepEqual(
    [current.number, current.state, current.netMinor],
    [draft.number, 'sent', quote.totals.netMinor * 2],
  )
  const page = await (await fetch(`${product.url}/q/${token}`)).text()
  assert.ok(page.includes(`href="${old.newerPath}"`))
  assert.ok(!page.includes('iPhone'))
})

test('each revision is mailed with its own link', async () => {
  const email = 'revised@customer.example'
  const customer = { kind: 'private', name: 'Ada Customer', email } as const
  const { quote } = await aSentQuote(shop, { customer })
  const first = await mailbox.next(email)
  assert.ok(first.text?.includes(quote.publicUrl ?? '?'))
  const sent = await done(act('send', await done(act('revise', quote))))
  const second = await mailbox.next(email)
  assert.ok(second.text?.includes(sent.publicUrl))
  assert.ok(!second.text?.includes(quote.publicUrl ?? '?'))
})

test('the link of a revision sent to another address is not shown on the old page', async () => {
  const customer = { kind: 'private', name: 'Ada Customer', email: 'wrong@customer.example' } as const
  const { quote, token } = await aSentQuote(shop, { customer })
  const draft = await done(act('revise', quote))
  const { body } = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, {
    rev: draft.rev,
    customer: { ...customer, email: 'right@customer.example' },
  })
  await done(act('send', body))
  const old = (await asCustomer(token)).body
  assert.deepEqual([old.state, old.newerPath, old.customerName], ['superseded', null, 'Ada Customer'])
})

test('an accepted revision binds until the next one is accepted', async () => {
  const { quote, token } = await aSentQuote(shop)
  await asCustomer(token, '/accept')
  const accepted = await read(quote.id)
  const draft = await done(act('revise', accepted))
  const sent = await done(act('send', draft))
  assert.equal((await asCustomer(token)).body.state, 'accepted')
  assert.equal((await read(quote.id)).earlier[0].state, 'accepted')
  assert.equal((await asCustomer(tokenOf(sent), '/accept')).status, 200)
  assert.equal((await asCustomer(token)).body.state, 'superseded')
  const now = await read(quote.id)
  assert.deepEqual([now.state, now.earlier[0].state], ['accepted', 'superseded'])
})

test('the customer can accept the sent revision while the next is a draft', async () => {
  const { quote, token } = await aSentQuote(shop)
  const draft = await done(act('revise', quote))
  assert.equal((await asCustomer(token, '/accept')).status, 200)
  const now = await read(quote.id)
  assert.deepEqual([now.state, now.earlier[0].state, now.rev], ['draft', 'accepted', draft.rev + 1])
  assert.deepEqual(await refused(act('send', draft)), [409, 'quote/changed'])
})

test('a discarded revision leaves the one before as it was', async () => {
  const { quote, token } = await aSentQuote(shop)
  const before = await read(quote.id)
  const draft = await done(act('revise', quote))
  const { body: edited } = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, {
    rev: draft.rev,
    note: 'Other',
    customer: { kind: 'private', name: 'Bob Other', email: 'bob@customer.example' },
  })
  const restored = await done(act('cancel', edited, { reason: 'Not needed' }))
  const { rev, updatedAt: _now, delivery: _sent, ...same } = await read(quote.id)
  const { rev: _rev, updatedAt: _updatedAt, delivery: _delivery, ...expected } = before
  assert.deepEqual(same, expected)
  assert.deepEqual([rev, restored.state], [edited.rev + 1, 'sent'])
  assert.equal((await asCustomer(token, '/accept')).status, 200)
  const { rows } = await database.pool.query(
    'select count(*)::int as n from product.quote_lines where quote_id = $1 and revision = 2',
    [quote.id],
  )
  assert.equal(rows[0].n, 0)
  const found = await shop.owner.call('GET', `${shop.path}/quotes?search=bob%20other`)
  assert.ok(!found.body.quotes.some(({ id }: Read) => id === quote.id))
})

/** Returns the team's customers with this mail domain, by name. */
async function customersAt(domain: string): Promise<unknown[]> {
  const { body } = await shop.owner.call('GET', `${shop.path}/customers?search=${domain}`)
  return body.customers
    .map(({ name, email, quotes }: Record<string, unknown>) => [name, email, quotes])
    .toSorted()
}

test('a discarded revision leaves the customer as they were, and nobody it alone was for', async () => {
  for (const [index, other] of ['new', 'known'].entries()) {
    const domain = `discarded-${index}.example`
    const known = { kind: 'private', name: 'Known', email: `known@${domain}` } as const
    await aQuote(shop, { customer: known })
    const customer = {
      kind: 'private',
      name: 'Real',
      email: `real@${domain}`,
      phone: '+353851234567',
    } as const
    const { quote } = await aSentQuote(shop, { customer })
    const before = await customersAt(domain)
    const draft = await done(act('revise', quote))
    const { body: edited } = await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, {
      rev: draft.rev,
      customer: { kind: 'private', name: 'Other', email: `${other}@${domain}` },
    })
    const restored = await done(act('cancel', edited, { reason: 'Not needed' }))
    assert.deepEqual([restored.customer, await customersAt(domain)], [customer, before])
  }
})

test('a quote has at most 20 revisions', async () => {
  const { quote } = await aSentQuote(shop)
  await database.pool.query(
    `insert into product.quote_revisions (team_id, quote_id, revision, state, valid_until, line_count, charge_minor,
       payout_minor, net_minor, price_obstacles, valid_days, note, let_customer_choose, kind, catalog_ids)
     select team_id, quote_id, $2, state, valid_until, line_count, charge_minor, payout_minor, net_minor,
       price_obstacles, valid_days, note, let_customer_choose, kind, catalog_ids from product.quote_revisions where quote_id = $1`,
    [quote.id, quoteLimits.maxRevisions],
  )
  await database.pool.query('update product.quotes set revision = $2 where quote_id = $1', [
    quote.id,
    quoteLimits.maxRevisions,
  ])
  assert.deepEqual(await refused(act('revise', quote)), [422, 'quote/too-many-revisions'])
})

test('only one of several simultaneous revisions is started', async () => {
  const { quote } = await aSentQuote(shop)
  const answers = await Promise.all(Array.from({ length: 5 }, () => act('revise', quote)))
  // The other calls fail with the current state, and not as if there were no quote.
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409])
  assert.equal((await read(quote.id)).revision, 2)
})

test('a cancelled quote shows its customer no price, and who cancelled it is kept', async () => {
  const { quote, token } = await aSentQuote(shop)
  const cancelled = await done(act('cancel', quote, { reason: 'Sold <elsewhere>' }, agent))
  assert.deepEqual(cancelled.cancellation, {
    at: clock.now().toISOString(),
    by: agent.userId,
    reason: 'Sold <elsewhere>',
  })
  const { body } = await asCustomer(token)
  assert.deepEqual([body.state, body.lines, body.netMinor], ['cancelled', [], 0])
  assert.ok(!JSON.stringify(body).includes('elsewhere'))
  assert.deepEqual(await refused(asCustomer(token, '/accept')), [409, 'quote/wrong-state'])
  const { counts } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
  assert.ok(counts.cancelled >= 1)
})

test('an accepted quote is cancelled and reopened only by those who may override', async () => {
  const { quote, token } = await aSentQuote(shop)
  await asCustomer(token, '/accept')
  const accepted = await read(quote.id)
  const reason = { reason: 'Customer called' }
  assert.deepEqual(await refused(act('cancel', accepted, reason, agent)), [403, 'team/not-allowed'])
  assert.deepEqual(await refused(act('reopen', accepted, reason, agent)), [403, 'team/not-allowed'])
  const manager = await aMember(product, shop, 'manager')
  const reopened = await done(act('reopen', accepted, reason, manager))
  assert.deepEqual([reopened.state, reopened.acceptance], ['sent', null])
  const { rows } = await database.pool.query(
    'select reopenings from product.quote_revisions where quote_id = $1',
    [quote.id],
  )
  const [{ reopenings }] = rows
  assert.deepEqual(
    [reopenings[0].by, reopenings[0].acceptance.netMinor],
    [manager.userId, quote.totals.netMinor],
  )
  assert.ok(reopenings[0].acceptance.userAgent !== undefined)
  assert.equal((await asCustomer(token, '/decline', { reason: 'price' })).status, 200)
})

test('an acceptance is undone after the last day too, by members as by customers: the quote is then expired', async () => {
  const { quote, token } = await aSentQuote(shop)
  await asCustomer(token, '/accept')
  for (const table of ['quotes', 'quote_revisions'])
    await database.pool.query(`update product.${table} set valid_until = '2026-01-01' where quote_id = $1`, [
      quote.id,
    ])
  const reason = { reason: 'Pressed by mistake' }
  await done(act('reopen', await read(quote.id), reason))
  assert.equal((await read(quote.id)).state, 'expired')
})

test('accepting for a customer needs a note, and another reason needs words', async () => {
  const { quote } = await aSentQuote(shop)
  for (const [action, body] of [
    ['accept', { channel: 'phone' }],
    ['accept', { channel: 'phone', note: ' ' }],
    ['decline', { reason: 'other' }],
    ['decline', { reason: 'other', text: ' ' }],
  ] as const) {
    const { status, body: answered } = await act(action, quote, body)
    assert.equal(status, 400)
    assert.deepEqual(
      answered.error.detail.map(({ path }: { path: string }) => path),
      [action === 'accept' ? 'note' : 'text'],
    )
  }
  await done(act('decline', quote, { reason: 'other', text: 'Moved' }))
})

for (const state of ['sent', 'declined', 'expired', 'draft'] as const)
  test(`giving up a revision that is ${state} makes the accepted one before it the newest again`, async () => {
    const { quote, token } = await aSentQuote(shop)
    await asCustomer(token, '/accept')
    const before = await read(quote.id)
    let later = await done(act('revise', before))
    if (state !== 'draft') later = await done(act('send', later))
    if (state === 'declined') later = await done(act('decline', later, { reason: 'price' }))
    if (state === 'expired')
      for (const table of ['quotes', 'quote_revisions'])
        await database.pool.query(
          `update product.${table} set valid_until = '2026-01-01' where quote_id = $1 and revision = 2`,
          [quote.id],
        )
    const returned = await done(act('cancel', later, { reason: 'Not wanted' }, agent))
    assert.deepEqual([returned.state, returned.number], ['accepted', quote.number])
    const { rev: _rev, updatedAt: _at, delivery: _sent, ...same } = await read(quote.id)
    const { rev: _before, updatedAt: _then, delivery: _mail, ...expected } = before
    assert.deepEqual(same, expected)
    assert.equal((await asCustomer(token)).body.state, 'accepted')
    if (later.publicUrl) {
      const ended = (await asCustomer(tokenOf(later))).body.state
      assert.equal(ended, state === 'declined' ? 'declined' : 'cancelled')
    }
    // The next revision gets a number of its own.
    const next = await done(act('revise', returned))
    assert.equal(next.revision, state === 'draft' ? 2 : 3)
  })

test('a line whose device was received cannot be removed in a revision', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  await asCustomer(token, '/accept')
  const [first, second] = quote.lines
  const path = `lines/${first?.id}/fulfilment`
  const received = await done(act(path, await read(quote.id), { to: 'received' }))
  const draft = await done(act('revise', received))
  const remove = (lineId: string | undefined, rev: number) =>
    shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
      rev,
      changes: [{ op: 'remove', lineId }],
    })
  assert.deepEqual(await refused(remove(first?.id, draft.rev)), [409, 'quote/in-progress'])
  assert.equal((await remove(second?.id, draft.rev)).status, 200)
})

test('a member accepts for the customer, with what they chose and how they said so', async () => {
  const { quote, token } = await aSentQuote(shop)
  const propositionKeys = { [quote.lines[0]?.id ?? '']: 'cash' }
  const note = 'Said yes on the phone'
  const accepted = await done(act('accept', quote, { propositionKeys, channel: 'phone', note }, agent))
  assert.deepEqual(accepted.acceptance.onBehalf, { by: agent.userId, channel: 'phone', note })
  const { body } = await asCustomer(token)
  assert.deepEqual([body.state, body.acceptedOffers], ['accepted', ['Cash']])
  assert.equal(body.acceptedNetMinor, accepted.acceptance.netMinor)
  assert.ok(!JSON.stringify(body).includes(note))
  const wrong = await aSentQuote(shop)
  const unknown = { propositionKeys: { x: 'cash' }, channel: 'phone', note: 'Called' }
  assert.deepEqual(await refused(act('accept', wrong.quote, unknown)), [422, 'quote/proposition-unknown'])
})

test('a member accepts after the last day only if the team allows it', async () => {
  const late = await aShop(product)
  const { quote } = await aSentQuote(late, { validDays: 1 })
  clock.advanceSeconds(3 * dayMs)
  const accept = () =>
    late.owner.call('POST', `${late.path}/quotes/${quote.id}/accept`, {
      rev: quote.rev,
      channel: 'counter',
      note: 'Asked',
    })
  assert.deepEqual(await refused(accept()), [410, 'quote/expired'])
  const { body: saved } = await late.owner.call('GET', `${late.path}/shop`)
  const allowing = SaveShop.parse({ ...saved, allowsLateAcceptance: true })
  const { body } = await late.owner.call('PUT', `${late.path}/shop`, allowing)
  assert.equal(body.allowsLateAcceptance, true)
  assert.equal((await accept()).status, 200)
})

test('the last day can be moved, from today to a year from now', async () => {
  const { quote, token } = await aSentQuote(shop)
  const today = clock.now().toISOString().slice(0, 10)
  const later = (days: number) =>
    new Date(clock.now().getTime() + days * dayMs * 1000).toISOString().slice(0, 10)
  let current: Quote = quote
  for (const lastDay of [later(30), later(365), today]) {
    current = await done(act('extend', current, { lastDay }))
    assert.deepEqual([current.validUntil, (await asCustomer(token)).body.validUntil], [lastDay, lastDay])
  }
  for (const lastDay of [later(-1), later(366)])
    assert.deepEqual(await refused(act('extend', current, { lastDay })), [422, 'quote/day-refused'])
  assert.deepEqual(await refused(act('extend', current, { lastDay: '2026-02-30' })), [400, 'request/invalid'])
})

test('a reason is needed, and not longer than allowed', async () => {
  const { quote } = await aSentQuote(shop)
  for (const reason of ['', '   ', 'x'.repeat(quoteLimits.maxReason + 1)])
    assert.deepEqual(await refused(act('cancel', quote, { reason })), [400, 'request/invalid'])
  assert.equal((await read(quote.id)).state, 'sent')
})

test('the other team has no such quote', async () => {
  const { quote } = await aSentQuote(shop)
  const other = await aShop(product)
  for (const [action, { body }] of Object.entries(actions)) {
    const path = `${other.path}/quotes/${quote.id}/${action}`
    const answer = other.owner.call('POST', path, { rev: quote.rev, ...body })
    assert.deepEqual(await refused(answer), [404, 'quote/not-found'])
  }
})

test('an old page of the quote is not accepted while its revision is sent', async () => {
  const { quote, token } = await aSentQuote(shop)
  const draft = await done(act('revise', quote))
  const [sent, accepted] = await Promise.all([act('send', draft), asCustomer(token, '/accept')])
  const { state, earlier } = await read(quote.id)
  // Either call may be first: the other is refused.
  if (accepted.status === 200) assert.deepEqual([earlier[0].state, sent.status], ['accepted', 409])
  else assert.deepEqual([state, earlier[0].state, sent.status], ['sent', 'superseded', 200])
})

test('a cancelled draft stays cancelled', async () => {
  const draft = await aQuote(shop)
  const cancelled = await done(act('cancel', draft, { reason: 'Customer left' }))
  assert.equal(cancelled.state, 'cancelled')
  const path = `${shop.path}/quotes/${draft.id}`
  assert.deepEqual(await refused(shop.owner.call('PATCH', path, { rev: cancelled.rev, note: 'x' })), [
    409,
    'quote/wrong-state',
  ])
})
