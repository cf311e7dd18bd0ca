import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { QuoteSummary } from '@costard/contract'
import { acceptance, type Answer, aQuote, aSentQuote, aShop, startTestProduct } from '#testing'
import { listQuotesByIds } from './quote-list-store.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const first = await aQuote(shop)
product.clock.advanceSeconds(1)
const { quote: sent, token } = await aSentQuote(shop)

function byId(ids: readonly string[], query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams({ ids: ids.join(','), ...query })
  return shop.owner.call('GET', `${shop.path}/quotes/by-id?${search}`)
}

const idsIn = ({ body }: Answer): string[] => body.map(({ id }: QuoteSummary) => id)

/** Waits until the delivery of the mail is recorded, which the list shows. */
async function delivered(): Promise<void> {
  const isSent = async () => (await byId([sent.id])).body[0].delivery === 'sent'
  for (const deadline = performance.now() + 4000; !(await isSent()) && performance.now() < deadline;);
}

test('lists some quotes as the list shows them, newest first', async () => {
  await delivered()
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.deepEqual((await byId([first.id, sent.id])).body, list.quotes)
  assert.deepEqual(idsIn(await byId([first.id])), [first.id])
})

test('leaves out quotes that do not match, and those of other teams', async () => {
  assert.deepEqual(idsIn(await byId([first.id, sent.id], { state: 'sent' })), [sent.id])
  assert.deepEqual(idsIn(await byId([first.id, sent.id], { search: first.number })), [first.id])
  const other = await aQuote(await aShop(product))
  assert.deepEqual(idsIn(await byId([other.id, 'x'.repeat(20)])), [])
})

test('reads at most 50 quotes, and rejects what is no id', async () => {
  const id = 'a'.repeat(20)
  assert.equal((await byId(Array(50).fill(id))).status, 200)
  for (const wrong of [Array(51).fill(id), [], ['x'], [id, ''], ['x'.repeat(10_000)]]) {
    const { status } = await byId(wrong)
    assert.ok(status === 400 || status === 413 || status === 414, `${status}`)
  }
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/by-id`)).code, 'request/invalid')
})

test('counts quotes as the list does', async () => {
  const counts = async () => (await shop.owner.call('GET', `${shop.path}/quotes/counts`)).body
  assert.deepEqual(await counts(), { all: 2, draft: 1, sent: 1 })
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.deepEqual(await counts(), { all: 2, draft: 1, accepted: 1 })
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/quotes`)).body.counts, await counts())
})

test('equal reads at the same time share a statement', async () => {
  const { orm, pool } = product.database
  let statements = 0
  pool.on('acquire', () => (statements += 1))
  const { id: teamId, timeZone } = shop.team
  const asking = { teamId, timeZone, today: '2026-03-02', userId: shop.owner.userId, mayRelease: true }
  const ids = [first.id, sent.id]
  const both = { asking, ids, filters: {} }
  const calls = [{ ...both, filters: { state: ['draft' as const] } }, ...Array<typeof both>(20).fill(both)]
  const answers = await Promise.all(calls.map((call) => listQuotesByIds(orm, call)))
  const found = answers.map((rows) => rows.map(({ quoteId }) => quoteId))
  assert.deepEqual(found, [[first.id], ...Array(20).fill([sent.id, first.id])])
  assert.equal(statements, 2)
})
