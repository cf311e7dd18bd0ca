import assert from 'node:assert/strict'
import { test } from 'vitest'
import { auditLimits } from '@costard/contract'
import { acceptance, aMember, aQuote, aSentQuote, aShop, type Person, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { path, owner, team } = shop

async function list(query = '', person: Pick<Person, 'call'> = owner) {
  const { body } = await person.call('GET', `${path}/audit${query}`)
  return body
}

test('lists who changed what, newest first, with what it is called now', async () => {
  const { quote, token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const { entries } = await list()
  assert.partialDeepStrictEqual(entries[0], {
    actor: { kind: 'customer', id: null, name: null },
    action: 'publicQuotes.accept',
    entity: 'quote',
    entityId: quote.id,
    name: quote.number,
    isThere: true,
    before: { state: 'sent' },
  })
  assert.partialDeepStrictEqual(entries[1], {
    actor: { kind: 'member', id: owner.userId },
    action: 'quotes.send',
    name: quote.number,
  })
  const moments = entries.map(({ at, id }: { at: string; id: number }) => `${at} ${String(id).padStart(9)}`)
  assert.deepEqual(moments, moments.toSorted().toReversed())
})

test('names catalogs, customers, members, invitations, keys, webhooks and widgets, also when they are gone', async () => {
  const colleague = await aMember(product, shop, 'agent')
  const catalogId = shop.catalogs.buy.pricing.id
  await owner.call('PATCH', `${path}/members/${colleague.userId}`, { role: 'manager' })
  await owner.call('PUT', `${path}/catalogs/${catalogId}/archived`, { isArchived: true })
  await owner.call('PUT', `${path}/catalogs/${catalogId}/archived`, { isArchived: false })
  await owner.call('POST', `${path}/customers`, { name: 'Harbour Hotels' })
  await owner.call('POST', `${path}/invitations`, {
    emails: ['ann@invited.example'],
    role: 'viewer',
    language: 'en',
  })
  await owner.call('POST', `${path}/api-keys`, { name: 'Till', scopes: ['quotes.read'] })
  const { body: hook } = await owner.call('POST', `${path}/webhooks`, {
    url: 'https://erp.example/secret-path',
    events: ['quote.sent'],
  })
  await owner.call('DELETE', `${path}/webhooks/${hook.id}`)
  await owner.call('POST', `${path}/widgets`, { name: 'Front page', catalogId })
  const { entries } = await list()
  const named = entries.slice(0, 8).map((one: any) => [one.action, one.name, one.isThere])
  assert.deepEqual(named, [
    ['widgets.add', 'Front page', true],
    ['webhooks.remove', 'erp.example', false],
    ['webhooks.add', 'erp.example', false],
    ['apiKeys.add', 'Till', true],
    ['invitations.add', 'ann@invited.example', true],
    ['customers.add', 'Harbour Hotels', true],
    ['catalogs.archive', 'Trade-in', true],
    ['catalogs.archive', 'Trade-in', true],
  ])
})

test('filters by who, by what and by day, and pages through all of them once', async () => {
  const colleague = await aMember(product, shop, 'manager')
  const known = new Set<number>()
  for (let n = 0; n < auditLimits.maxPage + 2; n += 1)
    await product.database.pool.query(
      `insert into product.audit_entries (team_id, at, actor_kind, actor_id, action, entity, entity_id, request_id, address_hash)
       values ($1, $2, 'member', $3, 'customers.edit', $4, 'x', '', '')`,
      [team.id, new Date('2025-03-03T10:00:00Z'), colleague.userId, n % 2 === 0 ? 'customer' : 'quote'],
    )
  const mine = `?actorId=${colleague.userId}`
  const first = await list(mine)
  assert.equal(first.entries.length, auditLimits.maxPage)
  const second = await list(`${mine}&cursor=${encodeURIComponent(first.nextCursor)}`)
  for (const { id } of [...first.entries, ...second.entries]) known.add(id)
  assert.deepEqual([second.entries.length, second.nextCursor, known.size], [2, null, auditLimits.maxPage + 2])
  const half = await list(`${mine}&entity=customer&from=2025-03-03&to=2025-03-03`)
  assert.equal(half.entries.length, (auditLimits.maxPage + 2) / 2)
  assert.equal((await list(`${mine}&to=2025-03-02`)).entries.length, 0)
  assert.equal((await list(`${mine}&from=2025-03-04`)).entries.length, 0)
})

test('refuses a made-up cursor, day, kind and member id', async () => {
  const long = 'x'.repeat(129)
  for (const wrong of ['cursor=2025', 'from=today', 'entity=cost', `actorId=${long}`, `cursor=${long}`]) {
    const { status, code } = await owner.call('GET', `${path}/audit?${wrong}`)
    assert.deepEqual([status, code], [400, 'request/invalid'], wrong)
  }
})

test('exports what the filters find, without formulas', async () => {
  await owner.call('POST', `${path}/customers`, { name: '=HYPERLINK("x")' })
  const { body } = await owner.call('GET', `${path}/audit/csv?entity=customer`)
  const lines: string[] = body.csv.trim().split('\r\n')
  assert.equal(lines.length - 1, body.entries)
  assert.match(lines[0] ?? '', /^at,who,who is,who id,action,about/)
  assert.match(lines[1] ?? '', /customers\.add,customer,\w+,"'=HYPERLINK/)
  assert.ok(lines.every((line, index) => index === 0 || line.includes(',customer,')))
  const [last] = (await list('?entity=team')).entries
  assert.equal(last.action, 'audit.export')
})

test('another team reads nothing of it', async () => {
  const other = await aShop(product)
  await aQuote(shop)
  const { entries } = (await other.owner.call('GET', `${other.path}/audit`)).body
  const own = (await list()).entries.map(({ id }: { id: number }) => id)
  assert.ok(entries.every(({ id }: { id: number }) => !own.includes(id)))
})

test('reads a page by index, however long the log is and however few entries fit', async () => {
  const { pool } = product.database
  await pool.query(
    `insert into product.audit_entries (team_id, at, actor_kind, actor_id, action, entity, entity_id, request_id, address_hash)
     select $1, '2025-06-01'::timestamptz + n * interval '1 second', 'member', 'u' || n % 7, 'quotes.edit', 'quote', 'x', '', ''
     from generate_series(1, 30000) n`,
    [team.id],
  )
  await pool.query('analyze product.audit_entries')
  for (const where of [
    `entity = 'quote'`,
    `entity = 'catalog'`,
    `entity = 'quote' and actor_id = 'nobody'`,
    `entity = 'quote' and actor_id = 'u3' and at < '2025-06-01T03:00:00Z'`,
  ]) {
    const { rows } = await pool.query(
      `explain (analyze, format json) select * from product.audit_entries
       where team_id = $1 and ${where} order by at desc, entry_id desc limit 51`,
      [team.id],
    )
    const plan = JSON.stringify(rows[0]['QUERY PLAN'])
    assert.match(plan, /"Index Name":"audit_entries_(newest|actor)"/, where)
    assert.ok(!/Seq Scan|Bitmap/.test(plan), where)
    assert.ok(!/"Rows Removed by Filter":[1-9]/.test(plan), plan)
  }
})
