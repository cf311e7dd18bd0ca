import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import type { TeamId } from '@costard/contract'
import { getTableName } from 'drizzle-orm'
import { pino } from 'pino'
import { aSentQuote, aShop, aTeam, type Person, startTestProduct } from '#testing'
import { documentProcesses } from '../../realtime/documents/testing/test-documents.ts'
import { members } from '../teams/schema.ts'
import { leaveTeams } from './leave-teams.ts'
import { teamTables } from '../../testing/team-tables.ts'

const product = await startTestProduct()
const processes = documentProcesses()
const { database, clock } = product
const log = pino({ level: 'silent' })
const documents = await processes.start(database)
const job = { id: '1', attempt: 1, isLast: false }

async function joins(person: Person, teamId: TeamId, role: 'owner' | 'admin' | 'agent' | 'viewer') {
  const at = clock.now()
  const membership = { teamId, userId: person.userId, role, joinedAt: at, lastUsedAt: at }
  await database.orm.insert(members).values(membership)
  clock.advanceSeconds(1)
}

async function deleteAccount(person: Person): Promise<void> {
  const { apiKey } = (await (await fetch(`${product.url}/__/firebase/init.json`)).json()) as {
    apiKey: string
  }
  const response = await fetch(`${product.url}/v1/accounts:delete?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await person.idToken() }),
  })
  assert.equal(response.status, 200)
}

async function waitUntilGone({ userId }: Person): Promise<void> {
  const deadline = performance.now() + 20_000
  const count = async () => {
    const { rowCount } = await database.pool.query('select from product.members where user_id = $1', [userId])
    return rowCount
  }
  while ((await count()) !== 0) {
    assert.ok(performance.now() < deadline, 'memberships were not removed')
    await pause(20)
  }
}

async function roleIn(teamId: string, person: Person): Promise<string | undefined> {
  const { body } = await person.call('GET', '/teams')
  return body.find(({ id }: { id: string }) => id === teamId)?.role
}

test('account.leaveTeams removes all memberships after a recent sign-in', async () => {
  const shop = await aShop(product)
  clock.advanceSeconds(5 * 60 + 1)
  const late = await shop.owner.call('POST', '/account/leave-teams')
  assert.deepEqual([late.status, late.code], [403, 'account/sign-in-too-old'])
  assert.equal(await roleIn(shop.team.id, shop.owner), 'owner')

  const { owner } = await aShop(product)
  const left = await owner.call('POST', '/account/leave-teams')
  assert.deepEqual([left.status, left.body], [200, null])
  await waitUntilGone(owner)
  assert.deepEqual((await owner.call('GET', '/teams')).body, [])
})

test('erases a team without members, with all its data', async () => {
  const shop = await aShop(product)
  const other = await aShop(product)
  const { token } = await aSentQuote(shop)
  const otherQuote = await aSentQuote(other)
  await deleteAccount(shop.owner)
  await waitUntilGone(shop.owner)
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'product' and column_name = 'team_id'`,
  )
  assert.deepEqual(rows.map(({ name }) => name).toSorted(), teamTables.map(getTableName).toSorted())
  for (const { name } of rows) {
    const left = await database.pool.query(`select from product.${name} where team_id = $1`, [shop.team.id])
    assert.equal(left.rowCount, 0, name)
  }
  assert.equal((await product.call('GET', `/public/quotes/${token}`)).code, 'quote/not-found')
  assert.equal((await product.call('GET', `/public/quotes/${otherQuote.token}`)).status, 200)
  assert.equal((await other.owner.call('GET', `${other.path}/catalogs`)).body.length, 3)
})

test('ownership passes to the highest role, and other members are unaffected', async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  const [agent, admin, second] = [await product.aPerson(), await product.aPerson(), await product.aPerson()]
  await joins(agent, shop.team.id, 'agent')
  await joins(admin, shop.team.id, 'admin')
  await joins(second, shop.team.id, 'admin')
  const before = (await agent.call('GET', `${shop.path}/quotes/${quote.id}`)).body
  await deleteAccount(shop.owner)
  await waitUntilGone(shop.owner)
  assert.equal(await roleIn(shop.team.id, admin), 'owner')
  assert.equal(await roleIn(shop.team.id, second), 'admin')
  assert.equal(await roleIn(shop.team.id, agent), 'agent')
  assert.deepEqual((await agent.call('GET', `${shop.path}/quotes/${quote.id}`)).body, before)
})

test('a team with another owner is unaffected', async () => {
  const [leaver, owner, agent] = [await product.aPerson(), await product.aPerson(), await product.aPerson()]
  const both = await aTeam(leaver, { startWith: 'nothing' })
  const theirs = await aTeam(owner, { startWith: 'nothing' })
  await joins(owner, both.id, 'owner')
  await joins(agent, both.id, 'admin')
  await joins(leaver, theirs.id, 'viewer')
  await deleteAccount(leaver)
  await waitUntilGone(leaver)
  assert.equal(await roleIn(both.id, owner), 'owner')
  assert.equal(await roleIn(both.id, agent), 'admin')
  assert.equal(await roleIn(theirs.id, owner), 'owner')
})

test('a repeated event changes nothing', async () => {
  const [leaver, agent] = [await product.aPerson(), await product.aPerson()]
  const team = await aTeam(leaver, { startWith: 'nothing' })
  await joins(agent, team.id, 'agent')
  const { handle } = leaveTeams({ database, documents, log }, teamTables)
  for (let times = 0; times < 2; times += 1) {
    await handle({ userId: leaver.userId }, job)
    assert.equal(await roleIn(team.id, agent), 'owner')
  }
})

test('concurrent leaving leaves no team without an owner and no empty team', async () => {
  const { handle } = leaveTeams({ database, documents, log }, teamTables)
  for (let round = 0; round < 5; round += 1) {
    const people = [await product.aPerson(), await product.aPerson(), await product.aPerson()] as const
    const [first, second, last] = people
    const shared = await aTeam(first, { startWith: 'nothing' })
    const other = await aTeam(second, { startWith: 'nothing' })
    await joins(second, shared.id, 'agent')
    await joins(last, shared.id, 'viewer')
    await joins(first, other.id, 'agent')
    await Promise.all([first, second].map(({ userId }) => handle({ userId }, job)))
    assert.equal(await roleIn(shared.id, last), 'owner')
    const { rowCount } = await database.pool.query('select from product.teams where team_id = $1', [other.id])
    assert.equal(rowCount, 0)
  }
})
