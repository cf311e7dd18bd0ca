import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { type CustomerId, customerLimits, type QuoteEvent, type TimelineEntry } from '@costard/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { acceptance, aMember, aQuote, aSentQuote, aShop, type Shop, startTestProduct } from '#testing'
import { teamsWith } from '../../messages/message-store.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { recordExpired } from '../../quotes/sending/record-expired.ts'
import { documentProcesses } from '../../../realtime/documents/testing/test-documents.ts'
import { readCursor, writeCursor } from './timeline-position.ts'
import { listTimeline } from './timeline-store.ts'

const product = await startTestProduct()
const { clock, database } = product
const { pool } = database
const size = customerLimits.maxTimelinePage

interface Page {
  readonly entries: TimelineEntry[]
  readonly nextCursor: string | null
}

async function page({ owner, path }: Shop, id: string | null, cursor?: string): Promise<Page> {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
  const { status, body } = await owner.call('GET', `${path}/customers/${id}/timeline${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function events(shop: Shop, id: string | null): Promise<QuoteEvent[]> {
  const { entries } = await page(shop, id)
  return entries.filter((entry) => entry.kind !== 'note')
}

async function ok(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer
  assert.ok(status < 300, JSON.stringify(body))
  // Advance the clock, so that each event has a different time.
  clock.advanceSeconds(60)
  return body
}

test('lists the events of a quote, newest first, with their actors', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  await owner.call('POST', `${path}/open`)
  const { quote, token } = await aSentQuote(shop)
  clock.advanceSeconds(60)
  const asCustomer = (action: string, body?: object) =>
    ok(product.call('POST', `/public/quotes/${token}/${action}`, body))
  const act = (action: string, body: object) =>
    ok(owner.call('POST', `${path}/quotes/${quote.id}/${action}`, body))
  await asCustomer('view')
  await asCustomer('questions', { text: 'Is cash possible?' })
  const { questions } = await ok(owner.call('GET', `${path}/quotes/${quote.id}`))
  await act(`questions/${questions[0].id}/answer`, { text: 'Yes, until 17:00.' })
  await asCustomer('accept', acceptance)
  await asCustomer('undo-acceptance')
  const { body: shown } = await product.call('GET', `/public/quotes/${token}`)
  const [{ id, offers }] = shown.lines
  const cash = offers.find(({ name }: { name: string }) => name === 'Cash').propositionKey
  await asCustomer('accept', { ...acceptance, propositionKeys: { [id]: cash } })
  const read = await ok(owner.call('GET', `${path}/quotes/${quote.id}`))
  const line = read.lines[0]
  await act(`lines/${line.id}/fulfilment`, { rev: read.rev, to: 'received' })
  const known = await events(shop, quote.customerId)
  const byOwner = { kind: 'member', id: owner.userId, name: 'Pat Person' }
  const byCustomer = { kind: 'customer', id: null, name: null }
  const described = known.map(({ id: _id, at: _at, quote: of, ...entry }) => {
    assert.deepEqual(of, { id: quote.id, number: quote.number })
    return entry
  })
  assert.deepEqual(described.toReversed(), [
    { kind: 'sent', by: byOwner, channel: 'email' },
    { kind: 'opened', by: byCustomer },
    { kind: 'asked', by: byCustomer, text: 'Is cash possible?' },
    { kind: 'answered', by: byOwner, text: 'Yes, until 17:00.' },
    { kind: 'accepted', by: byCustomer, offers: ['Bank transfer'] },
    { kind: 'acceptanceUndone', by: byCustomer },
    { kind: 'accepted', by: byCustomer, offers: ['Cash'] },
    { kind: 'device', by: byOwner, state: 'received', deviceName: 'iPhone 15', offered: null },
  ])
})

test('lists how a quote was sent, why it was declined and withdrawn, and that it expired', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const { quote: declined, token } = await aSentQuote(shop)
  const customerId = declined.customerId
  await ok(
    product.call('POST', `/public/quotes/${token}/decline`, {
      reason: 'price',
      text: 'Low for the blue one',
    }),
  )
  const draft = await aQuote(shop)
  await ok(owner.call('POST', `${path}/quotes/${draft.id}/send`, { rev: draft.rev, channel: 'link' }))
  const read = await ok(owner.call('GET', `${path}/quotes/${draft.id}`))
  await ok(
    owner.call('POST', `${path}/quotes/${draft.id}/cancel`, { rev: read.rev, reason: 'Wrong customer' }),
  )
  const short = await aSentQuote(shop, { validDays: 1 })
  clock.advanceSeconds(3 * 86_400)
  const documents = await documentProcesses().start(database)
  await recordExpired({ database, documents, notifyOfChange: queueWebhooks, now: clock.now }, teamsWith)
  const known = await events(shop, customerId)
  assert.partialDeepStrictEqual(
    known.map(({ kind, quote, by, ...rest }) => ({ kind, number: quote.number, by: by.kind, ...rest })),
    [
      { kind: 'expired', number: short.quote.number, by: 'system' },
      { kind: 'sent', number: short.quote.number, channel: 'email' },
      { kind: 'cancelled', number: draft.number, by: 'member', text: 'Wrong customer' },
      { kind: 'sent', number: draft.number, channel: 'link' },
      { kind: 'declined', by: 'customer', reason: 'price', text: 'Low for the blue one' },
      { kind: 'sent', number: declined.number },
    ],
  )
  const { rev } = (await owner.call('GET', `${path}/customers/${customerId}`)).body
  assert.equal((await owner.call('POST', `${path}/customers/${customerId}/erase`, { rev })).status, 200)
  const erased = await events(shop, customerId)
  assert.deepEqual(
    erased.map(({ kind }) => kind),
    known.map(({ kind }) => kind),
    'what happened stays',
  )
  for (const text of ['Low for the blue', 'Wrong customer'])
    assert.ok(!JSON.stringify(erased).includes(text), text)
})

test('a note stands among the events, and every member reads them', async () => {
  const shop = await aShop(product)
  const { quote, token } = await aSentQuote(shop)
  const { owner, path } = shop
  clock.advanceSeconds(60)
  const note = await ok(
    owner.call('POST', `${path}/customers/${quote.customerId}/notes`, { text: 'Calls back on Monday' }),
  )
  await ok(product.call('POST', `/public/quotes/${token}/view`))
  const viewer = await aMember(product, shop, 'viewer')
  const { body } = await viewer.call('GET', `${path}/customers/${quote.customerId}/timeline`)
  assert.deepEqual(
    body.entries.map(({ kind }: TimelineEntry) => kind),
    ['opened', 'note', 'sent'],
  )
  assert.deepEqual(body.entries[1], note)
})

test('a quote stays in the timeline of whom it was for, and follows when they are merged', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const { quote, token } = await aSentQuote(shop)
  clock.advanceSeconds(60)
  await ok(product.call('POST', `/public/quotes/${token}/view`))
  const other = await ok(owner.call('POST', `${path}/customers`, { name: 'Ada L.' }))
  const { rev } = (await owner.call('GET', `${path}/customers/${quote.customerId}`)).body
  await ok(
    owner.call('POST', `${path}/customers/${other.id}/merge`, {
      rev: other.rev,
      other: { id: quote.customerId, rev },
    }),
  )
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  assert.deepEqual(
    (await events(shop, other.id)).map(({ kind }) => kind),
    ['accepted', 'opened', 'sent'],
  )
})

test('pages through everything once, also what happened at one moment', async () => {
  const shop = await aShop(product)
  const { quote, token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/view`)
  await many(shop, quote.customerId, quote.id, size + 4)
  await pool.query(
    `insert into product.customer_team_notes (team_id, customer_id, note_id, at, written_by, text)
     select $1, $2, left(md5('note' || n), 20), $3, 'x', 'x' from generate_series(1, $4::int) n`,
    [shop.team.id, quote.customerId, clock.now(), size + 4],
  )
  const ids: string[] = []
  const lengths: number[] = []
  let cursor: string | undefined
  do {
    const { entries, nextCursor } = await page(shop, quote.customerId, cursor)
    ids.push(...entries.map(({ id }) => id))
    lengths.push(entries.length)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  // Sent and opened at the same moment as the other quotes.
  assert.deepEqual(lengths, [size, size, 2 * (size + 4) + 2 - 2 * size])
  assert.equal(new Set(ids).size, ids.length)
})

test('the migration finds the customers of earlier entries', async () => {
  const shop = await aShop(product)
  const { token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/decline`, { reason: 'price' })
  const file = new URL('../../../database/migrations/0057_customer-timeline.sql', import.meta.url)
  const update = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .find((statement) => statement.includes('UPDATE'))
  const customers = async () => {
    const select =
      'select action, customer_id from product.audit_entries where team_id = $1 order by entry_id'
    return (await pool.query(select, [shop.team.id])).rows
  }
  const before = await customers()
  await pool.query('update product.audit_entries set customer_id = null where team_id = $1', [shop.team.id])
  assert.notDeepEqual(await customers(), before)
  await pool.query(update ?? '')
  assert.deepEqual(await customers(), before)
})

test('refuses a made-up cursor', async () => {
  const at = clock.now().toISOString()
  for (const wrong of ['', 'x', `${at} note`, `${at} change 1e3`, `${at} view ${'x'.repeat(20)}`, `x note 1`])
    assert.throws(() => readCursor(wrong), { code: 'request/invalid' }, wrong)
  const right = { at: clock.now(), source: 'view', key: ['x'.repeat(20), '2'] } as const
  assert.deepEqual(readCursor(writeCursor(right)), right)
})

test('reads no more than a page of each source, however many quotes the customer and the team have', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  const { quote: others } = await aSentQuote(shop, {
    customer: { kind: 'private', name: 'Busy', email: 'busy@x.example' },
  })
  for (const one of [quote, others]) {
    await many(shop, one.customerId, one.id, 5_000)
    await openedCopies(one.id, 2_000)
  }
  await pool.query('analyze product.audit_entries; analyze product.quote_revisions')
  const statements: { readonly text: string; readonly values: unknown[] }[] = []
  const logged = drizzle(pool, { logger: { logQuery: (text, values) => statements.push({ text, values }) } })
  const key = { teamId: shop.team.id, customerId: quote.customerId as CustomerId }
  const first = await listTimeline(logged, key, undefined)
  assert.equal(first.entries.length, size)
  await listTimeline(logged, key, first.last)
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
    const plan = JSON.stringify(rows[0]['QUERY PLAN'])
    const read = [...plan.matchAll(/"Actual Rows": ?(\d+)/g)].map(([, count]) => Number(count))
    assert.ok(Math.max(...read) <= size + 1, `${text}\n${plan}`)
    assert.ok(!/"Rows Removed by Filter": ?[1-9]/.test(plan), `${text}\n${plan}`)
    if (text.includes('audit_entries')) assert.match(plan, /"Index Name": ?"audit_entries_customer"/)
    if (text.includes('quote_revisions')) assert.match(plan, /"Index Name": ?"quote_revisions_viewed"/)
  }
  assert.equal(statements.length, 8)
})

/** Inserts reminders of a quote at the current moment. */
async function many(
  { team }: Shop,
  customerId: string | null,
  quoteId: string,
  count: number,
): Promise<void> {
  await pool.query(
    `insert into product.audit_entries
       (team_id, at, actor_kind, actor_id, action, entity, entity_id, customer_id, request_id, address_hash)
     select $1, $2, 'member', 'x', 'quoteActions.remind', 'quote', $3, $4, '', '' from generate_series(1, $5::int)`,
    [team.id, clock.now(), quoteId, customerId, count],
  )
}

/** Inserts sent and opened copies of a quote at the current moment. */
async function openedCopies(quoteId: string, count: number): Promise<void> {
  for (const [table, own] of [
    ['quotes', `'number', 'X-' || quote_id || n`],
    ['quote_revisions', `'token_hash', null, 'first_viewed_at', $2::timestamptz`],
  ] as const)
    await pool.query(
      `insert into product.${table} select copied.* from product.${table} as one, generate_series(1, $3::int) as n,
         jsonb_populate_record(one, jsonb_build_object('quote_id', left(md5(one.quote_id || n), 20), ${own})) as copied
       where one.quote_id = $1 and $2::timestamptz is not null`,
      [quoteId, clock.now(), count],
    )
}
