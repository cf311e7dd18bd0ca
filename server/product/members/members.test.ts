import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { TeamMember } from '@costard/contract'
import { until } from '../../realtime/documents/testing/test-documents.ts'
import { aMember, aQuote, aShop, type Person, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

const pathOf = ({ path }: Shop, { userId }: Person) => `${path}/members/${userId}`
const rolesIn = async ({ owner, path }: Shop): Promise<Record<string, string>> => {
  const { body } = await owner.call('GET', `${path}/members`)
  return Object.fromEntries(body.map(({ userId, role }: TeamMember) => [userId, role]))
}

async function ownersOf({ team }: Shop): Promise<string[]> {
  const { rows } = await product.database.pool.query(
    `select user_id from product.members where team_id = $1 and role = 'owner' and state = 'active'`,
    [team.id],
  )
  return rows.map(({ user_id: userId }) => userId)
}

test('lists members with names, and their addresses to those who manage them', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  await agent.call('POST', `${shop.path}/open`)
  const { body } = await shop.owner.call('GET', `${shop.path}/members`)
  assert.deepEqual(
    body.map(({ name, email, role, isSuspended }: TeamMember) => [name, email, role, isSuspended]),
    [
      ['Pat Person', shop.owner.email, 'owner', false],
      ['Pat Person', agent.email, 'agent', false],
    ],
  )
  const seen = (await agent.call('GET', `${shop.path}/members`)).body
  assert.deepEqual(
    seen.map(({ email }: TeamMember) => email),
    [null, null],
  )
})

test('changes roles up to the own level, and nobody above it', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await admin.call('PATCH', pathOf(shop, agent), { role: 'admin' })).status, 200)
  const above = await admin.call('PATCH', pathOf(shop, agent), { role: 'owner' })
  assert.deepEqual([above.status, above.code], [403, 'member/above'])
  for (const [method, at, body] of [
    ['PATCH', '', { role: 'viewer' }],
    ['POST', '/suspend', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    const refused = await admin.call(method, pathOf(shop, shop.owner) + at, body)
    assert.deepEqual([refused.status, refused.code], [403, 'member/above'], method)
  }
  const nobody = await admin.call('PATCH', `${shop.path}/members/nobody`, { role: 'viewer' })
  assert.deepEqual([nobody.status, nobody.code], [404, 'member/not-found'])
  assert.deepEqual(Object.values(await rolesIn(shop)), ['owner', 'admin', 'admin'])
})

test('a member sees costs and changes prices apart from the role', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  const teamOf = async () => (await agent.call('GET', shop.path)).body
  assert.partialDeepStrictEqual(await teamOf(), { seesCosts: false, maxAdjustBp: 0 })
  const given = { costView: true, maxAdjustBp: 500 }
  assert.equal((await shop.owner.call('PATCH', pathOf(shop, agent), given)).status, 200)
  assert.partialDeepStrictEqual(await teamOf(), { seesCosts: true, maxAdjustBp: 500 })
  const dashboard = (await agent.call('GET', `${shop.path}/dashboard`)).body
  assert.notEqual(dashboard.paid, null)
  // Members who could give themselves the right have it anyway.
  await shop.owner.call('PATCH', pathOf(shop, agent), { role: 'admin' })
  assert.partialDeepStrictEqual(await teamOf(), { seesCosts: true, maxAdjustBp: 10_000 })
  await shop.owner.call('PATCH', pathOf(shop, agent), { role: 'agent' })
  assert.partialDeepStrictEqual(await teamOf(), { seesCosts: false, maxAdjustBp: 0 })
  const tooFar = await shop.owner.call('PATCH', pathOf(shop, agent), { maxAdjustBp: 10_001 })
  assert.equal(tooFar.code, 'request/invalid')
})

test('the calls of a suspended member fail at once, until reactivated', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  await aQuote(shop)
  assert.equal((await agent.call('GET', `${shop.path}/quotes`)).status, 200)
  assert.equal((await shop.owner.call('POST', `${pathOf(shop, agent)}/suspend`)).body.isSuspended, true)
  for (const at of ['', '/quotes', '/members', '/customers']) {
    const refused = await agent.call('GET', shop.path + at)
    assert.deepEqual([refused.status, refused.code], [403, 'team/suspended'], at)
  }
  assert.deepEqual((await agent.call('GET', '/teams')).body, [])
  assert.equal((await agent.call('POST', `${pathOf(shop, agent)}/reactivate`)).code, 'team/suspended')
  assert.equal((await shop.owner.call('POST', `${pathOf(shop, agent)}/reactivate`)).status, 200)
  assert.equal((await agent.call('GET', `${shop.path}/quotes`)).status, 200)
})

test('a removed member is out, and can be invited again', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  await agent.call('POST', `${shop.path}/open`)
  assert.equal((await shop.owner.call('DELETE', pathOf(shop, agent))).status, 200)
  assert.equal((await agent.call('GET', shop.path)).code, 'team/not-found')
  assert.equal((await shop.owner.call('DELETE', pathOf(shop, agent))).code, 'member/not-found')
  const again = { emails: [agent.email], role: 'viewer', language: 'en' }
  assert.equal((await shop.owner.call('POST', `${shop.path}/invitations`, again)).status, 201)
})

test('a deleted account leaves no name behind in a team it had left', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await agent.call('POST', `${shop.path}/leave`)).status, 200)
  assert.equal((await agent.call('POST', '/account/leave-teams')).status, 200)
  const left = () =>
    product.database.pool.query('select 1 from product.members where user_id = $1', [agent.userId])
  await until(async () => (await left()).rowCount === 0)
})

test('the only owner can neither leave nor be made less', async () => {
  const shop = await aShop(product)
  await aMember(product, shop, 'admin')
  for (const [method, at, body] of [
    ['POST', `${shop.path}/leave`, undefined],
    ['PATCH', pathOf(shop, shop.owner), { role: 'admin' }],
    ['POST', `${pathOf(shop, shop.owner)}/suspend`, undefined],
    ['DELETE', pathOf(shop, shop.owner), undefined],
  ] as const) {
    const refused = await shop.owner.call(method, at, body)
    assert.deepEqual([refused.status, refused.code], [409, 'member/last-owner'], at)
  }
  assert.deepEqual(await ownersOf(shop), [shop.owner.userId])
})

test('an owner hands the team over, and can leave then', async () => {
  const shop = await aShop(product)
  const manager = await aMember(product, shop, 'manager')
  const asked = await shop.owner.call('POST', `${shop.path}/ownership`, { userId: manager.userId })
  assert.deepEqual([asked.status, asked.body.role], [200, 'admin'])
  assert.deepEqual(await ownersOf(shop), [manager.userId])
  const again = await shop.owner.call('POST', `${shop.path}/ownership`, { userId: manager.userId })
  assert.equal(again.code, 'team/not-allowed')
  assert.equal((await shop.owner.call('POST', `${shop.path}/leave`)).status, 200)
  assert.equal((await manager.call('POST', `${shop.path}/leave`)).code, 'member/last-owner')
})

test('ownership cannot go to a suspended member, nor to oneself', async () => {
  const shop = await aShop(product)
  const manager = await aMember(product, shop, 'manager')
  await shop.owner.call('POST', `${pathOf(shop, manager)}/suspend`)
  for (const { userId } of [manager, shop.owner]) {
    const refused = await shop.owner.call('POST', `${shop.path}/ownership`, { userId })
    assert.deepEqual([refused.status, refused.code], [404, 'member/not-found'])
  }
  assert.deepEqual(await ownersOf(shop), [shop.owner.userId])
})

for (const [what, act] of [
  ['leave', (shop: Shop, one: Person) => one.call('POST', `${shop.path}/leave`)],
  [
    'make each other less',
    (shop: Shop, one: Person, other: Person) => one.call('PATCH', pathOf(shop, other), { role: 'viewer' }),
  ],
  ['remove each other', (shop: Shop, one: Person, other: Person) => one.call('DELETE', pathOf(shop, other))],
  [
    'suspend each other',
    (shop: Shop, one: Person, other: Person) => one.call('POST', `${pathOf(shop, other)}/suspend`),
  ],
] as const) {
  test(`two owners who ${what} at the same time leave one`, async () => {
    for (let round = 0; round < 3; round += 1) {
      const shop = await aShop(product)
      const second = await aMember(product, shop, 'owner')
      const answers = await Promise.all([act(shop, shop.owner, second), act(shop, second, shop.owner)])
      assert.deepEqual(
        answers.map(({ status }) => status < 400).filter(Boolean).length,
        1,
        JSON.stringify(answers.map(({ code }) => code)),
      )
      assert.equal((await ownersOf(shop)).length, 1)
    }
  })
}

test('an owner who hands over twice at the same time hands over once', async () => {
  const shop = await aShop(product)
  const heirs = [await aMember(product, shop, 'manager'), await aMember(product, shop, 'agent')]
  const answers = await Promise.all(
    heirs.map(({ userId }) => shop.owner.call('POST', `${shop.path}/ownership`, { userId })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403])
  assert.equal((await ownersOf(shop)).length, 1)
})
