import assert from 'node:assert/strict'
import { test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { aTeam, type Person, startTestProduct } from '#testing'
import { members } from '../teams/schema.ts'

const product = await startTestProduct()

async function claim(by: Person, of: Person) {
  return by.call('POST', '/teams/claim', { idToken: await of.idToken() })
}

async function teamsOf(person: Person): Promise<Record<string, string>> {
  const { body } = await person.call('GET', '/teams')
  return Object.fromEntries(body.map(({ name, role }: { name: string; role: string }) => [name, role]))
}

test('moves the teams of an anonymous account to the caller', async () => {
  const [anonymous, owner] = [await product.anAnonymousPerson(), await product.aPerson()]
  const team = await aTeam(anonymous, { name: 'Quay Phones' })
  await aTeam(owner, { name: 'Main shop', startWith: 'nothing' })
  const { status, body } = await claim(owner, anonymous)
  assert.equal(status, 200)
  assert.deepEqual(body, (await owner.call('GET', '/teams')).body)
  assert.deepEqual(await teamsOf(owner), { 'Quay Phones': 'owner', 'Main shop': 'owner' })
  assert.deepEqual(await teamsOf(anonymous), {})
  assert.equal((await owner.call('GET', `/teams/${team.id}/catalogs`)).body.length, 3)
  assert.equal((await anonymous.call('GET', `/teams/${team.id}/catalogs`)).code, 'team/not-found')
  // Repeat the call, as after a lost response.
  assert.equal((await claim(owner, anonymous)).status, 200)
  assert.deepEqual(await teamsOf(owner), { 'Quay Phones': 'owner', 'Main shop': 'owner' })
})

test('keeps the stronger of two roles in a team', async () => {
  for (const [held, brought, expected] of [
    ['viewer', 'admin', 'admin'],
    ['owner', 'agent', 'owner'],
    ['manager', 'manager', 'manager'],
  ] as const) {
    const [anonymous, owner] = [await product.anAnonymousPerson(), await product.aPerson()]
    const team = await aTeam(owner, { name: 'Shared', startWith: 'nothing' })
    const at = product.clock.now()
    const { orm } = product.database
    await orm
      .update(members)
      .set({ role: held })
      .where(and(eq(members.teamId, team.id), eq(members.userId, owner.userId)))
    await orm
      .insert(members)
      .values({ teamId: team.id, userId: anonymous.userId, role: brought, joinedAt: at, lastUsedAt: at })
    await claim(owner, anonymous)
    assert.deepEqual(await teamsOf(owner), { Shared: expected })
  }
})

test('a membership that ended or is suspended adds nothing to one that is in use', async () => {
  for (const [held, brought, expected] of [
    [{ role: 'agent', state: 'active' }, { role: 'owner', state: 'left' }, 'agent'],
    [{ role: 'agent', state: 'active' }, { role: 'admin', state: 'suspended' }, 'agent'],
    [{ role: 'owner', state: 'left' }, { role: 'agent', state: 'active' }, 'agent'],
    [{ role: 'viewer', state: 'left' }, { role: 'owner', state: 'active' }, 'owner'],
    [{ role: 'viewer', state: 'suspended' }, { role: 'owner', state: 'active' }, 'owner'],
    [undefined, { role: 'owner', state: 'left' }, undefined],
  ] as const) {
    const [anonymous, claimer] = [await product.anAnonymousPerson(), await product.aPerson()]
    const team = await aTeam(await product.aPerson(), { name: 'Shared', startWith: 'nothing' })
    const at = product.clock.now()
    const row = { teamId: team.id, joinedAt: at, lastUsedAt: at }
    const { orm } = product.database
    await orm.insert(members).values({ ...row, userId: anonymous.userId, ...brought })
    if (held) await orm.insert(members).values({ ...row, userId: claimer.userId, ...held })
    await claim(claimer, anonymous)
    assert.equal((await teamsOf(claimer)).Shared, expected, JSON.stringify([held, brought]))
    const open = await claimer.call('GET', `/teams/${team.id}`)
    assert.equal(open.status, expected ? 200 : 404, JSON.stringify([held, brought]))
  }
})

test('concurrent claims lose nothing', async () => {
  const [anonymous, owner] = [await product.anAnonymousPerson(), await product.aPerson()]
  await aTeam(anonymous, { name: 'One', startWith: 'nothing' })
  await aTeam(anonymous, { name: 'Two', startWith: 'nothing' })
  const answers = await Promise.all([1, 2, 3].map(() => claim(owner, anonymous)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  assert.deepEqual(await teamsOf(owner), { One: 'owner', Two: 'owner' })
})

test('rejects claims from an account with an email or into one without', async () => {
  const [anonymous, other] = [await product.anAnonymousPerson(), await product.anAnonymousPerson()]
  const [owner, thief] = [await product.aPerson(), await product.aPerson()]
  await aTeam(owner, { name: 'Safe', startWith: 'nothing' })
  for (const answer of [
    await claim(thief, owner),
    await claim(other, anonymous),
    await claim(anonymous, owner),
  ]) {
    assert.deepEqual([answer.status, answer.code], [422, 'team/claim-refused'])
  }
  const forged = await thief.call('POST', '/teams/claim', { idToken: 'a.b.c' })
  assert.equal(forged.code, 'team/claim-refused')
  assert.equal((await thief.call('POST', '/teams/claim', { idToken: 'a b' })).code, 'request/invalid')
  assert.deepEqual(await teamsOf(owner), { Safe: 'owner' })
})
