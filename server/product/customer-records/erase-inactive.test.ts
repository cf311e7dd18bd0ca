import assert from 'node:assert/strict'
import { test } from 'vitest'
import { DueErasures, SaveShop } from '@costard/contract'
import { pino } from 'pino'
import { acceptance, aQuote, aSentQuote, aShop, type Answer, type Shop, startTestProduct } from '#testing'
import { documentProcesses } from '../../realtime/documents/testing/test-documents.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { eraseInactive } from './erase-inactive.ts'
import { countInactive } from './inactive-store.ts'
import { nextRetentionRun } from './retention-run.ts'

const product = await startTestProduct()
const { clock, database } = product
const { pool } = database
const documents = await documentProcesses().start(database)
const parts = {
  database,
  documents,
  notifyOfChange: queueWebhooks,
  now: clock.now,
  log: pino({ level: 'silent' }),
}
const daySeconds = 86_400

async function save(
  { owner, path }: Shop,
  retentionMonths: number | null,
  confirmedErasures?: number,
): Promise<Answer> {
  const { body } = await owner.call('GET', `${path}/shop`)
  const confirmed = confirmedErasures === undefined ? {} : { confirmedErasures }
  return owner.call('PUT', `${path}/shop`, { ...SaveShop.parse(body), retentionMonths, ...confirmed })
}

async function due({ owner, path }: Shop): Promise<DueErasures> {
  return DueErasures.parse((await owner.call('GET', `${path}/shop/due-erasures`)).body)
}

const isErased = async (customerId: string | null): Promise<boolean> => {
  const { rows } = await pool.query('select erased_at from product.customers where customer_id = $1', [
    customerId,
  ])
  return rows[0].erased_at !== null
}

/** Ages customers and their quotes without activity by a number of days. */
async function age({ team }: Shop, days: number): Promise<void> {
  const past = `- make_interval(days => $2)`
  for (const [table, columns] of [
    ['customers', ['created_at', 'updated_at', 'last_quote_at']],
    ['quotes', ['created_at', 'updated_at']],
  ] as const)
    await pool.query(
      `update product.${table} set ${columns.map((name) => `${name} = ${name} ${past}`).join(', ')}
       where team_id = $1`,
      [team.id, days],
    )
}

function customer(name: string) {
  return { customer: { kind: 'private' as const, name, email: `${name.toLowerCase()}@customer.example` } }
}

test('erases whom nothing happened to for longer than the retention, and nobody with something open', async () => {
  const shop = await aShop(product, { country: 'US' })
  const { token, quote: accepted } = await aSentQuote(shop, customer('Accepted'))
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const open = await aSentQuote(shop, { ...customer('Open'), validDays: 365 })
  const ended = await aSentQuote(shop, { ...customer('Ended'), validDays: 1 })
  const draft = await aQuote(shop, customer('Draft'))
  const { body: alone } = await shop.owner.call('POST', `${shop.path}/customers`, { name: 'Alone' })
  await age(shop, 200)
  const recent = await aQuote(shop, customer('Recent'))
  clock.advanceSeconds(2 * daySeconds)
  assert.deepEqual(await due(shop), { at: null, customers: 0, hasMore: false })
  const refused = await save(shop, 6)
  assert.deepEqual([refused.status, refused.code], [409, 'team/erasure-unconfirmed'])
  assert.deepEqual(refused.body.error.detail, { customers: 3, hasMore: false })
  assert.equal((await save(shop, 6, 2)).code, 'team/erasure-unconfirmed')
  assert.equal((await save(shop, 6, 3)).status, 200)
  const next = await due(shop)
  assert.deepEqual([next.customers, next.hasMore], [3, false])
  assert.ok(new Date(next.at ?? 0).getTime() - clock.now().getTime() >= daySeconds * 1000)
  // The retention starts a day later, so that a mistake can be undone.
  await eraseInactive(parts)
  assert.equal(await isErased(alone.id), false)
  clock.advanceSeconds(daySeconds)
  await eraseInactive(parts)
  for (const id of [ended.quote.customerId, draft.customerId, alone.id])
    assert.equal(await isErased(id), true)
  for (const { customerId } of [accepted, open.quote, recent]) assert.equal(await isErased(customerId), false)
  assert.equal((await due(shop)).customers, 0)
  const { rows } = await pool.query(
    `select actor_kind, actor_id, before, after from product.audit_entries
     where team_id = $1 and action = 'customers.eraseInactive' and entity_id = $2`,
    [shop.team.id, ended.quote.customerId],
  )
  assert.deepEqual(rows, [
    {
      actor_kind: 'system',
      actor_id: null,
      before: { rev: 1 },
      after: { rev: 2, quotes: 1, retained: 0, retentionMonths: 6 },
    },
  ])
})

test('what a law requires to be kept stays after the erasure', async () => {
  const shop = await aShop(product, { country: 'US' })
  const { token, quote } = await aSentQuote(shop, customer('Kept'))
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const check = { kind: 'passport', lastFour: '1234', deleteAfter: '2030-01-01' }
  const saved = await shop.owner.call('PUT', `${shop.path}/customers/${quote.customerId}/id-check`, check)
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  await pool.query(`update product.quotes set state = 'completed' where quote_id = $1`, [quote.id])
  await age(shop, 400)
  assert.equal((await save(shop, 12, 1)).status, 200)
  clock.advanceSeconds(daySeconds)
  await eraseInactive(parts)
  assert.equal(await isErased(quote.customerId), true)
  const { body } = await shop.owner.call('GET', `${shop.path}/customers/${quote.customerId}/erasure`)
  assert.deepEqual(
    body.retained.map(({ kind }: { kind: string }) => kind),
    ['idCheck', 'acceptance'],
  )
})

test('a run is bounded, goes past one that fails, and the next run goes on', async () => {
  const shop = await aShop(product, { country: 'US' })
  const ids: string[] = []
  for (const name of ['A', 'B', 'C', 'D'])
    ids.push((await shop.owner.call('POST', `${shop.path}/customers`, { name })).body.id)
  await age(shop, 400)
  for (const [place, id] of ids.entries())
    await pool.query(
      `update product.customers set created_at = created_at - make_interval(days => $2),
         updated_at = updated_at - make_interval(days => $2) where customer_id = $1`,
      [id, 10 - place],
    )
  assert.equal((await save(shop, 12, 4)).status, 200)
  clock.advanceSeconds(daySeconds)
  const [broken = ''] = ids
  await pool.query(`
    create function product.refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger refuse before update on product.customers for each row
      when (new.customer_id = '${broken}') execute function product.refuse()`)
  const erased = () => Promise.all(ids.map(isErased))
  // The failure is reported to the caller.
  await assert.rejects(eraseInactive(parts, 3))
  assert.deepEqual(await erased(), [false, true, true, false])
  await pool.query('drop trigger refuse on product.customers; drop function product.refuse()')
  // Run two processes at once: each customer is erased once.
  await Promise.all([eraseInactive(parts, 3), eraseInactive(parts, 3)])
  assert.deepEqual(await erased(), [true, true, true, true])
  const { rows } = await pool.query(
    `select count(*)::int as count from product.audit_entries where team_id = $1 and action = 'customers.eraseInactive'`,
    [shop.team.id],
  )
  assert.equal(rows[0].count, 4)
})

test('a count looks at so many customers and no more', async () => {
  const shop = await aShop(product, { country: 'US' })
  const { token } = await aSentQuote(shop, customer('Busy'))
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  for (const name of ['A', 'B']) await shop.owner.call('POST', `${shop.path}/customers`, { name })
  await age(shop, 400)
  const team = { teamId: shop.team.id, timeZone: shop.team.timeZone, retentionMonths: 12 }
  const count = (lookedAt: number) => countInactive(database.orm, team, clock.now(), lookedAt)
  assert.deepEqual(await count(3), { customers: 2, hasMore: false })
  assert.deepEqual((await count(2)).hasMore, true)
})

test('a longer retention needs no confirmation, and a closed team is left alone', async () => {
  const shop = await aShop(product, { country: 'FR' })
  const { body } = await shop.owner.call('POST', `${shop.path}/customers`, { name: 'Old' })
  await age(shop, 1200)
  assert.equal((await due(shop)).customers, 1)
  assert.equal((await save(shop, 60)).status, 200)
  assert.equal((await due(shop)).customers, 0)
  assert.equal((await save(shop, 36, 1)).status, 200)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  clock.advanceSeconds(daySeconds)
  await eraseInactive(parts)
  assert.equal(await isErased(body.id), false)
})

test('customers are erased at night, not before the retention holds', () => {
  const run = (now: string, from: string | null) =>
    nextRetentionRun(new Date(now), from === null ? null : new Date(from)).toISOString()
  assert.equal(run('2026-11-24T01:00:00Z', null), '2026-11-24T02:40:00.000Z')
  assert.equal(run('2026-11-24T02:40:00Z', null), '2026-11-25T02:40:00.000Z')
  assert.equal(run('2026-11-24T12:00:00Z', '2026-11-25T12:00:00Z'), '2026-11-26T02:40:00.000Z')
  assert.equal(run('2026-11-24T12:00:00Z', '2026-11-25T02:40:00Z'), '2026-11-25T02:40:00.000Z')
})
