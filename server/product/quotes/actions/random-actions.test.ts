import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { quoteStates } from '@costard/quotes'
import {
  acceptance,
  aLine,
  aMember,
  type Answer,
  aSentQuote,
  aShop,
  startTestProduct,
  tokenIn,
} from '#testing'
import { documentProcesses } from '../../../realtime/documents/testing/test-documents.ts'
import { teamsWith } from '../../messages/message-store.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { recordExpired } from '../sending/record-expired.ts'
import { remindExpiring } from '../../messages/remind-expiring.ts'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product)
const manager = await aMember(product, shop, 'manager')
const bent = { ...aLine(shop).answers, body: 'bent' }
const parts = {
  database,
  documents: await documentProcesses().start(database),
  notifyOfChange: queueWebhooks,
  now: clock.now,
}

/** Returns a generator of numbers from 0 to below 1, deterministic for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const seed = Date.now() % 2 ** 31
const random = randomFrom(seed)

function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

type Read = Pick<Quote, 'id' | 'rev' | 'lines' | 'publicUrl' | 'earlier'>

const customerOf = (name: string) => ({ kind: 'private', name, email: `${name}@walk.example` })
const names = ['ada', 'bob', 'cleo', 'dan']
const lineOf = ({ lines }: Read): string => oneOf(lines.map(({ id }) => id))
const inDays = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const fulfilments = [
  'received',
  'inspecting',
  'matched',
  'paid',
  'returned',
  'cancelled',
  'awaiting',
  'onHold',
]

function post({ id, rev }: Read, path: string, body: object = {}): Promise<Answer> {
  return oneOf([shop.owner, manager]).call('POST', `${shop.path}/quotes/${id}/${path}`, { rev, ...body })
}

function patch({ id, rev }: Read, path: string, body: object): Promise<Answer> {
  return manager.call('PATCH', `${shop.path}/quotes/${id}${path}`, { rev, ...body })
}

/** Opens the customer's page of the newest or an earlier revision. */
function asCustomer({ publicUrl, earlier }: Read, action: string, body: object = {}): Promise<Answer> {
  const urls = [publicUrl, ...earlier.map((one) => one.publicUrl)].filter((url) => url !== null)
  return product.call('POST', `/public/quotes/${tokenIn(oneOf(urls))}/${action}`, body)
}

const actions: readonly ((quote: Read) => Promise<Answer>)[] = [
  (quote) => post(quote, 'revise'),
  (quote) => post(quote, 'revise'),
  (quote) => post(quote, 'send'),
  (quote) => post(quote, 'send'),
  (quote) => post(quote, 'remind'),
  (quote) => post(quote, 'extend', { lastDay: inDays(Math.floor(random() * 30)) }),
  (quote) => post(quote, 'accept', { channel: 'phone', note: 'Called' }),
  (quote) => post(quote, 'decline', { reason: 'price' }),
  (quote) => post(quote, 'reopen', { reason: 'Called' }),
  (quote) => post(quote, 'cancel', { reason: 'Not needed' }),
  (quote) => post(quote, 'archive'),
  (quote) => post(quote, 'restore'),
  (quote) => post(quote, 'ask'),
  (quote) => post(quote, 'take-back'),
  (quote) => post(quote, `lines/${lineOf(quote)}/release`, { note: 'Seen' }),
  (quote) => post(quote, `lines/${lineOf(quote)}/release`, { note: 'Seen', amountMinor: 15_000 }),
  (quote) => post(quote, `lines/${lineOf(quote)}/refuse`, { note: 'Too bent' }),
  (quote) => post(quote, `lines/${lineOf(quote)}/fulfilment`, { to: oneOf(fulfilments), note: 'As agreed' }),
  (quote) => patch(quote, '', { customer: customerOf(oneOf(names)) }),
  (quote) => patch(quote, '', { customer: { ...customerOf(oneOf(names)), kind: 'business' } }),
  (quote) =>
    patch(quote, '/lines', {
      changes: [
        {
          op: 'edit',
          lineId: lineOf(quote),
          line: aLine(shop, { quantity: 2, ...oneOf([{}, { answers: bent }]) }),
        },
      ],
    }),
  (quote) => asCustomer(quote, 'accept', acceptance),
  (quote) => asCustomer(quote, 'decline', { reason: 'price' }),
  (quote) => asCustomer(quote, 'view'),
  (quote) => asCustomer(quote, 'questions', { text: `Until ${inDays(1)}?`, name: 'Ada' }),
  () =>
    shop.owner.call('POST', `${shop.path}/quotes`, {
      lines: [aLine(shop)],
      customer: customerOf(oneOf(names)),
    }),
]

const allowed = new Set([200, 201, 204, 403, 404, 409, 410, 422])

async function read(id: string): Promise<Quote> {
  return (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
}

async function rows(text: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(text, [shop.team.id])).rows
}

/** Asserts that values stored twice are equal, and that at most one revision of a quote is accepted. */
async function requireConsistent(): Promise<void> {
  const counted = await rows(`select state, valid_until::text, count from product.quote_counts
    where team_id = $1 and count <> 0 order by 1, 2`)
  const recounted = await rows(`select case when archived_at is null then state else 'archived' end as state,
      (case when state = 'sent' and archived_at is null then valid_until else 'infinity' end)::text as valid_until, count(*)::int
    from product.quotes where team_id = $1 group by 1, 2 order by 1, 2`)
  assert.deepEqual(counted, recounted, `counts by state, seed ${seed}`)
  const customers = await rows(
    `select name, quote_count as quotes from product.customers where team_id = $1 order by 1`,
  )
  const recountedCustomers = await rows(`select name, (select count(*)::int from product.quotes q
      where q.team_id = c.team_id and q.customer_id = c.customer_id) as quotes
    from product.customers c where team_id = $1 order by 1`)
  assert.deepEqual(customers, recountedCustomers, `quotes by customer, seed ${seed}`)
  const [found] = await rows(`select
      count(*) filter (where q.revision = r.revision and (q.state, q.valid_until) <> (r.state, r.valid_until))::int as differing,
      count(*) filter (where r.revision > q.revision and r.state not in ('cancelled', 'declined'))::int as later,
      count(*) filter (where q.revision = r.revision and q.customer_id is not null and not exists (
        select from product.customers c where (c.team_id, c.customer_id) = (q.team_id, q.customer_id)))::int as without_customer
    from product.quotes q join product.quote_revisions r using (team_id, quote_id) where q.team_id = $1`)
  assert.deepEqual(found, { differing: 0, later: 0, without_customer: 0 }, `seed ${seed}`)
  const inForce =
    await rows(`select quote_id, array_agg(state order by revision) as states from product.quote_revisions
    where team_id = $1 and state in ('sent', 'accepted', 'completed') group by 1 having count(*) > 1`)
  for (const { states } of inForce) assert.deepEqual(states, ['accepted', 'sent'], `in force, seed ${seed}`)
  const ended =
    await rows(`select quote_id from product.quotes q where team_id = $1 and state = 'cancelled' and exists (
    select from product.quote_revisions r where (r.team_id, r.quote_id) = (q.team_id, q.quote_id)
      and r.state in ('sent', 'accepted'))`)
  assert.deepEqual(ended, [], `cancelled but in force, seed ${seed}`)
}

test('actions in any order, also at once, leave consistent data', async () => {
  const ids: string[] = []
  const seen = new Set<string>()
  const add = async (): Promise<void> => {
    const customer = { ...customerOf(oneOf(names)), kind: 'private' as const }
    const { quote } = await aSentQuote(shop, { customer, lines: [aLine(shop)] })
    ids.push(quote.id)
  }
  for (let round = 0; round < 40; round += 1) {
    if (round % 8 === 0) await Promise.all([add(), add()])
    const quotes = await Promise.all([oneOf(ids), oneOf(ids.slice(-3))].map(read))
    const jobs = round % 5 === 0 ? [recordExpired(parts, teamsWith), remindExpiring(parts)] : []
    const answers = await Promise.all(Array.from({ length: 5 }, () => oneOf(actions)(oneOf(quotes))))
    await Promise.all(jobs)
    for (const { status, body } of answers)
      assert.ok(allowed.has(status), `${JSON.stringify(body)}, seed ${seed}`)
    for (const { state } of quotes) seen.add(state)
    if (round % 10 === 9) {
      await requireConsistent()
      clock.advanceSeconds(2 * 86_400)
    }
  }
  assert.ok(seen.size >= 4, `only ${[...seen].join()} of ${quoteStates.join()}, seed ${seed}`)
})
