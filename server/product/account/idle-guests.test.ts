import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { pino } from 'pino'
import { createIdentity } from '#identity'
import { openSealer } from '#secrets'
import { aQuote, aSentQuote, aShop, type Person, startTestProduct } from '#testing'
import { members } from '../teams/schema.ts'

const product = await startTestProduct()
const { database, clock, config } = product
const daySeconds = 24 * 3600

/** Runs the hourly clean-up as another process on the same database. */
async function removeIdleGuests(): Promise<void> {
  const identity = await createIdentity({
    database,
    config,
    sealer: await openSealer(config, database),
    mailer: { send: async () => {} },
    log: pino({ level: 'silent' }),
    now: clock.now,
  })
  await identity.cleanup()
}

async function untilNoMemberships({ userId }: Person): Promise<void> {
  const deadline = performance.now() + 20_000
  const mine = 'select from product.members where user_id = $1'
  while ((await database.pool.query(mine, [userId])).rowCount !== 0) {
    assert.ok(performance.now() < deadline, 'memberships were not removed')
    await pause(20)
  }
}

const rowsOf = async (table: string, teamId: string): Promise<number | null> =>
  (await database.pool.query(`select from product.${table} where team_id = $1`, [teamId])).rowCount

test('removes teams and quotes of guests idle for 30 days, and nothing of others', async () => {
  const guest = await product.anAnonymousPerson()
  const left = await aShop(product, { owner: guest })
  const shared = await aShop(product, { owner: guest })
  const colleague = await product.aPerson()
  const at = clock.now()
  const ids = { teamId: shared.team.id, userId: colleague.userId }
  await database.orm.insert(members).values({ ...ids, role: 'agent', joinedAt: at, lastUsedAt: at })
  const registered = await aShop(product)
  const coming = await aShop(product, { owner: await product.anAnonymousPerson() })
  for (const shop of [left, shared, registered, coming]) await aQuote(shop)
  const { token } = await aSentQuote(registered)

  clock.advanceSeconds(20 * daySeconds)
  await coming.owner.call('GET', '/teams')
  await pause(50) // last-used time is written after the response
  clock.advanceSeconds(12 * daySeconds)
  await removeIdleGuests()
  await untilNoMemberships(guest)

  for (const table of ['teams', 'members', 'quotes', 'catalogs']) {
    assert.equal(await rowsOf(table, left.team.id), 0, table)
    for (const { team } of [shared, registered, coming]) {
      assert.notEqual(await rowsOf(table, team.id), 0, table)
    }
  }
  const { body: teams } = await colleague.call('GET', '/teams')
  assert.deepEqual(
    teams.map(({ id, role }: { id: string; role: string }) => [id, role]),
    [[shared.team.id, 'owner']],
  )
  assert.equal((await coming.owner.call('GET', `${coming.path}/quotes`)).status, 200)
  assert.equal((await registered.owner.call('GET', `${registered.path}/quotes`)).status, 200)
  assert.notEqual((await product.call('GET', `/public/quotes/${token}`)).status, 404)
})
