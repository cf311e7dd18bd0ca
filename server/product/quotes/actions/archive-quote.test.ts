import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Quote, unlistedCatalogId } from '@costard/contract'
import {
  acceptance,
  aMember,
  aQuote,
  aSentQuote,
  aShop,
  copyQuotes,
  startTestProduct,
  tokenIn,
} from '#testing'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product, { country: 'IE' })
const { owner, path } = shop

async function act(id: string, action: string, body: object = {}) {
  const { rev } = await read(id)
  return owner.call('POST', `${path}/quotes/${id}/${action}`, { rev, ...body })
}

async function read(id: string): Promise<Quote> {
  return (await owner.call('GET', `${path}/quotes/${id}`)).body
}

async function listed(query = ''): Promise<string[]> {
  const { quotes } = (await owner.call('GET', `${path}/quotes?${query}`)).body
  return quotes.map(({ id }: { id: string }) => id)
}

async function counts(): Promise<Record<string, number>> {
  return (await owner.call('GET', `${path}/quotes/counts`)).body
}

async function aDeclined(): Promise<{ readonly quote: Quote; readonly token: string }> {
  const sent = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${sent.token}/decline`, { reason: 'price' })
  return sent
}

test('an archived quote leaves the lists and their counts, is found, and comes back', async () => {
  const { quote } = await aDeclined()
  const { id, number, customerId } = quote
  const before = await counts()
  const { status, body } = await act(id, 'archive')
  assert.deepEqual([status, body.archivedAt], [200, clock.now().toISOString()])
  for (const query of ['', 'state=declined', 'sort=-updated', 'kind=buy', 'archived=without'])
    assert.ok(!(await listed(query)).includes(id), `list with ${query}`)
  for (const query of ['archived=only', 'archived=with', `search=${number}`, `customerId=${customerId}`])
    assert.ok((await listed(query)).includes(id), `list with ${query}`)
  assert.deepEqual(await counts(), {
    ...without(before, 'declined'),
    all: (before['all'] ?? 0) - 1,
    archived: 1,
  })
  const again = await act(id, 'archive')
  assert.deepEqual([again.status, again.body.rev], [200, body.rev], 'nothing changes')
  const back = await act(id, 'restore')
  assert.deepEqual([back.status, back.body.archivedAt], [200, null])
  assert.ok((await listed('state=declined')).includes(id))
  assert.deepEqual(await counts(), before)
  const { entries } = (await owner.call('GET', `${path}/quotes/${id}/activity`)).body
  assert.deepEqual(
    entries.slice(0, 2).map(({ kind }: { kind: string }) => kind),
    ['restored', 'archived'],
  )
})

function without(all: Record<string, number>, state: string): Record<string, number> {
  const { [state]: count = 0, ...others } = all
  return count > 1 ? { ...others, [state]: count - 1 } : others
}

test('archiving changes nothing else: no date, no page, no file and no figure', async () => {
  const { quote, token } = await aDeclined()
  const seen = async () => {
    // Ignore the delivery: the mail of the offer may still be on its way.
    const { rev: _, archivedAt: __, delivery: ___, ...rest } = await read(quote.id)
    return {
      rest,
      page: (await product.call('GET', `/public/quotes/${token}`)).body,
      file: (await owner.call('GET', `${path}/quotes/csv`)).body,
      figures: (await owner.call('GET', `${path}/dashboard`)).body,
    }
  }
  const before = await seen()
  assert.equal((await act(quote.id, 'archive')).status, 200)
  clock.advanceSeconds(1)
  assert.deepEqual(await seen(), before)
})

test('only drafts and quotes that have ended are archived', async () => {
  const draft = await aQuote(shop)
  assert.equal((await act(draft.id, 'archive')).status, 200)
  const sent = await aSentQuote(shop)
  assert.equal((await act(sent.quote.id, 'archive')).code, 'quote/wrong-state')
  await product.call('POST', `/public/quotes/${sent.token}/accept`, acceptance)
  assert.equal((await act(sent.quote.id, 'archive')).code, 'quote/wrong-state', 'a deal')
  assert.equal((await act(sent.quote.id, 'revise')).status, 200)
  assert.equal((await act(sent.quote.id, 'archive')).code, 'quote/wrong-state', 'a revision of a deal')
  assert.equal((await act(sent.quote.id, 'send')).status, 200)
  const { publicUrl } = await read(sent.quote.id)
  await product.call('POST', `/public/quotes/${tokenIn(publicUrl ?? '')}/decline`, { reason: 'price' })
  assert.equal((await read(sent.quote.id)).state, 'declined')
  assert.equal((await act(sent.quote.id, 'archive')).code, 'quote/wrong-state', 'its deal is open')
  const cancelled = await aQuote(shop)
  assert.equal((await act(cancelled.id, 'cancel', { reason: 'Wrong device' })).status, 200)
  assert.equal((await act(cancelled.id, 'archive')).status, 200)
  const stale = await owner.call('POST', `${path}/quotes/${cancelled.id}/restore`, { rev: 1 })
  assert.equal(stale.code, 'quote/changed')
  const viewer = await aMember(product, shop, 'viewer')
  const refused = await viewer.call('POST', `${path}/quotes/${draft.id}/restore`, { rev: draft.rev + 1 })
  assert.equal(refused.code, 'team/not-allowed')
})

test('an archived quote comes back when its customer asks, and when a member changes it', async () => {
  const { quote, token } = await aDeclined()
  const before = await counts()
  await act(quote.id, 'archive')
  const asked = await product.call('POST', `/public/quotes/${token}/questions`, { text: 'Still open?' })
  assert.equal(asked.status, 200)
  assert.equal((await read(quote.id)).archivedAt, null)
  assert.ok((await listed('needsYou=true')).includes(quote.id))
  assert.deepEqual(await counts(), before)

  const draft = await aQuote(shop)
  await act(draft.id, 'archive')
  assert.ok(!(await listed('needsYou=true')).includes(draft.id))
  const { rev } = await read(draft.id)
  await owner.call('PATCH', `${path}/quotes/${draft.id}`, { rev, note: 'Called back' })
  assert.equal((await read(draft.id)).archivedAt, null)

  const expiring = await aSentQuote(shop)
  clock.advanceSeconds(60 * 86_400)
  await act(expiring.quote.id, 'archive')
  assert.equal((await read(expiring.quote.id)).state, 'expired')
  assert.equal((await act(expiring.quote.id, 'revise')).status, 200)
  assert.equal((await read(expiring.quote.id)).archivedAt, null)
})

test('an archived draft waits for no price', async () => {
  const device = { name: 'Fairphone 5' }
  const line = { catalogId: unlistedCatalogId('buy'), variantId: 'device', device, answers: {} }
  const draft = await aQuote(shop, { lines: [line as never] })
  assert.equal((await counts())['toPrice'], 1)
  await act(draft.id, 'archive')
  assert.equal((await counts())['toPrice'], undefined)
  const { waiting } = (await owner.call('GET', `${path}/quotes/waiting?waitingFor=price`)).body
  assert.deepEqual(waiting, [])
  await act(draft.id, 'restore')
  assert.equal((await counts())['toPrice'], 1)
})

test('lists are read by the same indexes, and the archived quotes by their own', async () => {
  const big = await aShop(product)
  const quote = await aQuote(big)
  const teamId = big.team.id
  await copyQuotes(database.pool, quote.id, { teamId, copies: 20_000 })
  const isOld = `quote_id ~ '^0+[0-9]+$' and quote_id::bigint > 19000`
  await database.pool.query(`update product.quotes set archived_at = now() where team_id = $1 and ${isOld}`, [
    teamId,
  ])
  await database.pool.query('analyze product.quotes')
  const indexOf = async (condition: string) => {
    const { rows } = await database.pool.query(
      `explain (format json) select team_id, quote_id from product.quotes
       where team_id = $1 and ${condition} order by created_at desc, quote_id desc limit 51`,
      [teamId],
    )
    return /"Index Name":"(\w+)"/.exec(JSON.stringify(rows))?.[1]
  }
  assert.equal(await indexOf('archived_at is null'), 'quotes_newest')
  assert.equal(await indexOf('archived_at is not null'), 'quotes_archived')
})
