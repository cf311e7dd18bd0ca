import assert from 'node:assert/strict'
import { test } from 'vitest'
import { acceptance, aSentQuote, aShop, copyQuotes, startTestProduct } from '#testing'
import { documentProcesses } from '../../../realtime/documents/testing/test-documents.ts'
import { teamsWith } from '../../messages/message-store.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { recordExpired } from './record-expired.ts'

const product = await startTestProduct()
const { clock, database } = product
const documents = await documentProcesses().start(database)
const shop = await aShop(product)
/** Six hours behind UTC. */
const west = await aShop(product, { country: 'US' })

function run(): Promise<void> {
  return recordExpired({ database, documents, notifyOfChange: queueWebhooks, now: clock.now }, teamsWith)
}

async function expiredAt(quoteId: string): Promise<Date | null> {
  const { rows } = await database.pool.query(
    'select expired_at from product.quote_revisions where quote_id = $1',
    [quoteId],
  )
  return rows[0].expired_at
}

async function entriesOf(quoteId: string): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select actor_kind, actor_id, action, before, after from product.audit_entries
     where entity_id = $1 and action = 'quotes.expire'`,
    [quoteId],
  )
  return rows
}

test('an expiry is recorded once, after the last day in the time zone of the team', async () => {
  const { quote } = await aSentQuote(shop, { validDays: 1 })
  const { quote: western } = await aSentQuote(west, { validDays: 1 })
  assert.equal(quote.validUntil, western.validUntil)
  clock.advanceSeconds(86_400)
  await run()
  assert.equal(await expiredAt(quote.id), null)
  // The last day is over in France, but not in New York.
  clock.advanceSeconds(16 * 3600)
  const at = clock.now()
  await run()
  assert.deepEqual([await expiredAt(quote.id), await expiredAt(western.id)], [at, null])
  clock.advanceSeconds(60)
  await run()
  assert.deepEqual(await expiredAt(quote.id), at)
  assert.deepEqual(await entriesOf(quote.id), [
    {
      actor_kind: 'system',
      actor_id: null,
      action: 'quotes.expire',
      before: { state: 'sent' },
      after: { state: 'expired', validUntil: quote.validUntil },
    },
  ])
})

test('leaves accepted, declined and cancelled quotes alone', async () => {
  const quotes = await Promise.all([1, 2, 3].map(() => aSentQuote(shop, { validDays: 1 })))
  const [accepted, declined, cancelled] = quotes as [
    (typeof quotes)[0],
    (typeof quotes)[0],
    (typeof quotes)[0],
  ]
  await product.call('POST', `/public/quotes/${accepted.token}/accept`, acceptance)
  await product.call('POST', `/public/quotes/${declined.token}/decline`, { reason: 'price' })
  const { id, rev } = cancelled.quote
  await shop.owner.call('POST', `${shop.path}/quotes/${id}/cancel`, { rev, reason: 'Wrong device' })
  clock.advanceSeconds(5 * 86_400)
  await run()
  for (const { quote } of quotes) assert.deepEqual(await entriesOf(quote.id), [])
})

test('records more than one batch in a run', async () => {
  const { quote } = await aSentQuote(shop, { validDays: 1 })
  await copyQuotes(database.pool, quote.id, { teamId: shop.team.id, copies: 150 })
  clock.advanceSeconds(5 * 86_400)
  await run()
  const { rows } = await database.pool.query(
    `select count(*)::int as open from product.quote_revisions
     where team_id = $1 and state = 'sent' and expired_at is null`,
    [shop.team.id],
  )
  assert.deepEqual([rows[0].open, (await expiredAt(quote.id)) === null], [0, false])
})
