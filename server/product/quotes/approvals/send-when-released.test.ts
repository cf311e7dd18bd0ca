import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { Quote } from '@costard/contract'
import { eq } from 'drizzle-orm'
import { aLine, aMember, type Answer, aQuote, aShop, type Person, startTestProduct } from '#testing'
import { members } from '../../teams/schema.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const agent = await aMember(product, shop, 'agent')
const manager = await aMember(product, shop, 'manager')
const bent = { ...aLine(shop).answers, body: 'bent' }

async function done(answer: Promise<Answer>): Promise<Quote> {
  const { status, body } = await answer
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

function post(by: Person, { id, rev }: Pick<Quote, 'id' | 'rev'>, path: string, body: object = {}) {
  return by.call('POST', `${shop.path}/quotes/${id}/${path}`, { rev, ...body })
}

function read({ id }: Pick<Quote, 'id'>): Promise<Quote> {
  return done(agent.call('GET', `${shop.path}/quotes/${id}`))
}

/** Creates a held quote with a question, to be sent when released. */
async function aWish(by: Person = agent, quote: Parameters<typeof aQuote>[1] = {}): Promise<Quote> {
  const draft = await aQuote({ ...shop, owner: agent }, { lines: [aLine(shop, { answers: bent })], ...quote })
  const asked = await done(post(by, draft, 'ask'))
  return done(post(by, asked, 'send-when-released'))
}

function release(by: Person, quote: Quote, body: object = {}, index = 0): Promise<Quote> {
  return done(post(by, quote, `lines/${quote.lines[index]?.id}/release`, { note: 'Seen', ...body }))
}

async function until(quote: Quote, matches: (now: Quote) => boolean): Promise<Quote> {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await read(quote)
    if (matches(now)) return now
    await pause(20)
  }
  return assert.fail(JSON.stringify(await read(quote)))
}

const sends = async (quote: Quote) => {
  const { rows } = await product.database.pool.query(
    `select count(*)::int as sends from product.audit_entries where entity_id = $1 and after ->> 'state' = 'sent'`,
    [quote.id],
  )
  return rows[0].sends
}

test('released at the computed amount it is sent once, as by the agent', async () => {
  const wish = await aWish()
  assert.deepEqual([wish.sendWhenReleased?.by, wish.sendWhenReleased?.state], [agent.userId, 'waiting'])
  assert.equal(wish.state, 'pendingApproval')
  await release(manager, wish)
  const sent = await until(wish, ({ state }) => state === 'sent')
  assert.deepEqual([sent.sendWhenReleased, sent.totals], [null, wish.totals])
  // A second delivery of the event changes nothing.
  await product.database.pool.query(
    `select graphile_worker.add_job('event', json_build_object('type', 'quote-released', 'id', 'again',
      'payload', json_build_object('teamId', $1::text, 'quoteId', $2::text)))`,
    [shop.team.id, wish.id],
  )
  await pause(300)
  assert.equal(await sends(wish), 1)
})

test('released at another amount it is not sent, and the agent is notified', async () => {
  const wish = await aWish()
  const amountMinor = (wish.lines[0]?.result.amountMinor ?? 0) - 1000
  const released = await release(manager, wish, { amountMinor })
  assert.deepEqual([released.state, released.sendWhenReleased?.state], ['draft', 'changed'])
  await pause(200)
  assert.equal((await read(wish)).state, 'draft')
  const sent = await agent.call('POST', `${shop.path}/quotes/${wish.id}/send`, { rev: released.rev })
  assert.deepEqual([sent.status, sent.body.sendWhenReleased], [200, null])
})

test('a question that is withdrawn, refused, or ended by an edit ends the wish', async () => {
  const back = await done(post(agent, await aWish(), 'take-back'))
  assert.deepEqual([back.state, back.sendWhenReleased], ['draft', null])
  const wish = await aWish()
  const no = await done(post(manager, wish, `lines/${wish.lines[0]?.id}/refuse`, { note: 'Not theirs' }))
  assert.deepEqual([no.state, no.sendWhenReleased], ['draft', null])
  const other = await aWish()
  const line = aLine(shop, { answers: { ...bent, battery: 84 } })
  const changes = [{ op: 'edit', lineId: other.lines[0]?.id, line }]
  const edited = await done(
    agent.call('PATCH', `${shop.path}/quotes/${other.id}/lines`, { rev: other.rev, changes }),
  )
  assert.deepEqual([edited.state, edited.sendWhenReleased], ['draft', null])
})

test('obstacles to sending are reported: no address, or no member any more', async () => {
  const wish = await aWish(agent, { customer: { kind: 'private', name: 'Walk-in' } })
  await release(manager, wish)
  const kept = await until(wish, ({ sendWhenReleased }) => sendWhenReleased?.state === 'failed')
  assert.deepEqual(
    [kept.state, kept.sendWhenReleased?.reasons],
    ['draft', ['quote/not-sendable', 'no-email']],
  )
  const gone = await aMember(product, shop, 'agent')
  const theirs = await aWish(gone)
  await product.database.orm.delete(members).where(eq(members.userId, gone.userId))
  await release(manager, theirs)
  const left = await until(theirs, ({ sendWhenReleased }) => sendWhenReleased?.state === 'failed')
  assert.deepEqual(left.sendWhenReleased?.reasons, ['team/not-found'])
})

test('it waits for the last of several answers, and an address added meanwhile counts', async () => {
  const wish = await aWish(agent, {
    lines: [aLine(shop, { answers: bent }), aLine(shop, { answers: bent, device: { name: 'Other' } })],
    customer: null,
  })
  const first = await release(manager, wish)
  assert.deepEqual([first.state, first.sendWhenReleased?.state], ['pendingApproval', 'waiting'])
  const customer = { kind: 'private', name: 'Ada', email: 'ada@customer.example' }
  const named = await done(
    agent.call('PATCH', `${shop.path}/quotes/${wish.id}`, { rev: first.rev, customer }),
  )
  await release(shop.owner, { ...wish, rev: named.rev }, {}, 1)
  assert.equal((await until(wish, ({ state }) => state === 'sent')).customer?.email, customer.email)
})

test('only an open question can be waited for, by somebody who may send', async () => {
  const draft = await aQuote(shop, { lines: [aLine(shop, { answers: bent })] })
  const early = await post(agent, draft, 'send-when-released')
  assert.deepEqual([early.status, early.code], [422, 'quote/not-held'])
  const guestShop = await aShop(product, { owner: await product.anAnonymousPerson() })
  const held = await aQuote(guestShop, {
    lines: [aLine(guestShop, { answers: { ...aLine(guestShop).answers, body: 'bent' } })],
  })
  const path = `${guestShop.path}/quotes/${held.id}`
  const asked = await done(guestShop.owner.call('POST', `${path}/ask`, { rev: held.rev }))
  const guest = await guestShop.owner.call('POST', `${path}/send-when-released`, { rev: asked.rev })
  assert.deepEqual([guest.status, guest.code], [403, 'quote/sign-up-to-send'])
})
