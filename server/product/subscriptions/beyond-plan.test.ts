import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  acceptance,
  aLine,
  aMember,
  type Answer,
  aQuoteInput,
  aShop,
  type Person,
  type Shop,
  startTestProduct,
  tokenIn,
} from '#testing'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock } = product
const { pool } = product.database

/** Moves a team to the free plan: one member, catalog and widget. */
async function moveToFree({ team }: Shop): Promise<void> {
  await pool.query(`insert into product.subscriptions (team_id, plan, started_at) values ($1, 'free', $2)`, [
    team.id,
    clock.now(),
  ])
}

function beyond({ owner, path }: Shop): Promise<any> {
  return owner.call('GET', `${path}/subscription/beyond`).then(({ body }) => body)
}

function keep({ owner, path }: Shop, meter: string, ids: readonly string[]): Promise<Answer> {
  return owner.call('PUT', `${path}/subscription/beyond/${meter}`, { ids })
}

function readOnly({ status, code, body }: Answer, meter: string): void {
  assert.deepEqual([status, code], [409, 'plan/read-only'])
  assert.deepEqual(body.error.detail, { meter, limit: 1, plan: 'free' })
}

test('newest catalogs are read only after a downgrade, until others are chosen to stay', async () => {
  const shop = await aShop(product)
  const { owner, path, catalogs } = shop
  const [buy, repair] = [catalogs.buy.pricing.id, catalogs.repair.pricing.id]
  const add = (kind: 'buy' | 'repair') =>
    owner.call('POST', `${path}/quotes`, aQuoteInput(shop, { lines: [aLine(shop, {}, kind)] }))
  const change = (catalogId: string) =>
    owner.call('PATCH', `${path}/catalogs/${catalogId}/draft`, {
      baseVersion: 1,
      changes: [{ part: { kind: 'validDays', key: '', value: 9 }, rev: 0 }],
    })
  const before = (await add('repair')).body
  assert.deepEqual(await beyond(shop), [])
  await moveToFree(shop)
  readOnly(await add('repair'), 'catalogs')
  readOnly(await change(repair), 'catalogs')
  readOnly(
    await owner.call('POST', `${path}/catalogs/${repair}/publish`, { baseVersion: 1, rev: 0 }),
    'catalogs',
  )
  assert.notEqual((await change(buy)).code, 'plan/read-only')
  assert.equal((await add('buy')).status, 201, 'the oldest stays')
  const { body: managed } = await owner.call('GET', `${path}/managed-catalogs`)
  const readable = managed.filter(({ isReadOnly }: { isReadOnly: boolean }) => isReadOnly)
  assert.deepEqual(
    readable.map(({ id }: { id: string }) => id),
    [repair, catalogs.sell.pricing.id],
  )

  for (const read of ['catalogs', `catalogs/${repair}`, `quotes/${before.id}`, 'customers/csv', 'quotes/csv'])
    assert.equal((await owner.call('GET', `${path}/${read}`)).status, 200, read)
  const sent = await owner.call('POST', `${path}/quotes/${before.id}/send`, { rev: before.rev })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  const token = tokenIn(sent.body.publicUrl)
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)

  const [{ meter, limit, items }] = await beyond(shop)
  assert.deepEqual([meter, limit], ['catalogs', 1])
  assert.deepEqual(
    items.map(({ id, name, isKept }: { id: string; name: string; isKept: boolean }) => [id, name, isKept]),
    [
      [buy, 'Trade-in', true],
      [repair, 'Repair', false],
      [catalogs.sell.pricing.id, 'Refurbished sale', false],
    ],
  )
  assert.equal((await keep(shop, 'catalogs', [buy, repair])).code, 'plan/kept-too-many')
  const kept = await keep(shop, 'catalogs', [repair, 'x'.repeat(20)])
  assert.deepEqual([kept.status, kept.body[0].items[0].id], [200, repair])
  assert.equal((await add('repair')).status, 201)
  readOnly(await add('buy'), 'catalogs')
  const archived = { isArchived: true }
  for (const { id } of items.slice(0, 1).concat(items.slice(2)))
    assert.equal((await owner.call('PUT', `${path}/catalogs/${id}/archived`, archived)).status, 200)
  assert.deepEqual(await beyond(shop), [], 'fewer than the limit')
})

test('newest members only read after a downgrade; owners and who pays never', async () => {
  const shop = await aShop(product)
  const { owner, path } = shop
  const agent = await aMember(product, shop, 'agent')
  const admin = await aMember(product, shop, 'admin')
  const add = (person: Person) => person.call('POST', `${path}/customers`, { name: 'Ada' })
  assert.equal((await add(agent)).status, 201)
  await moveToFree(shop)
  for (const person of [agent, admin]) readOnly(await add(person), 'members')
  const noteFor = async (person: Person) => (await person.call('GET', path)).body.readOnly
  assert.deepEqual([await noteFor(agent), await noteFor(owner)], [{ members: 1 }, null])
  assert.equal((await add(owner)).status, 201)
  for (const read of ['quotes', 'customers', 'catalogs'])
    assert.equal((await agent.call('GET', `${path}/${read}`)).status, 200)
  assert.equal((await admin.call('GET', `${path}/customers/csv`)).status, 200, 'an export is reading')
  assert.equal(
    (await keep(shop, 'members', [agent.userId])).code,
    'plan/kept-too-many',
    'the owner has the place',
  )
  const solo = await admin.call('POST', `${path}/subscription/plan`, { plan: 'team' })
  assert.equal(solo.status, 200)
  assert.equal((await add(agent)).status, 201, 'a larger plan at once')
  assert.equal(await noteFor(agent), null)
  assert.equal((await agent.call('POST', `${path}/leave`)).status, 200)
})

test('a widget beyond the plan takes requests without a price, and only pausing changes it', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { owner, path, catalogs } = shop
  const input = { catalogId: catalogs.buy.pricing.id, allowedOrigins: ['https://shop.example'] }
  const live = async (name: string): Promise<string> => {
    product.clock.advanceSeconds(1) // the newest is beyond the plan
    const { body } = await owner.call('POST', `${path}/widgets`, { ...input, name, gate: 'after' })
    const at = `${path}/widgets/${body.id}/state`
    assert.equal((await owner.call('POST', at, { state: 'live', rev: 1 })).status, 200)
    return body.id
  }
  const [first, second] = [await live('One'), await live('Two')]
  const offerOf = async (id: string) => {
    const page = await (await fetch(`${product.url}/w/${id}?at=https://shop.example&lang=en`)).text()
    const [, token] = /"token":"([^"]+)"/.exec(page) ?? []
    const said = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
    return (await product.call('POST', '/public/widget/price', said)).body
  }
  const agent = await aMember(product, shop, 'agent')
  const room = async () => (await agent.call('GET', `${path}/widget-room`)).body
  assert.deepEqual((await room()).beyond, [])
  await moveToFree(shop)
  assert.deepEqual(await room(), { limit: 1, beyond: [second] })
  assert.equal((await offerOf(first)).kind, 'instant')
  assert.deepEqual(await offerOf(second), { kind: 'lead', reason: 'team', texts: [] })
  const edit = (id: string) => owner.call('PATCH', `${path}/widgets/${id}`, { rev: 2, name: 'New' })
  readOnly(await edit(second), 'widgets')
  assert.equal((await keep(shop, 'widgets', [second])).status, 200)
  assert.equal((await offerOf(second)).kind, 'instant')
  readOnly(await edit(first), 'widgets')
  const paused = await owner.call('POST', `${path}/widgets/${first}/state`, { state: 'paused', rev: 2 })
  assert.equal(paused.status, 200)
  assert.deepEqual(await room(), { limit: 1, beyond: [] })
  assert.equal(
    (await beyond(shop)).some(({ meter }: { meter: string }) => meter === 'widgets'),
    false,
  )
})
