import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestIdentity, publicUrl } from '../testing/start-test-identity.ts'

const { call, refresh, mailedCode, clock, database, identity } = await startTestIdentity({
  hasRateLimits: false,
})
const { pool } = database
const daySeconds = 24 * 3600

async function aGuest(): Promise<{ localId: string; idToken: string; refreshToken: string }> {
  return (await call('signUp', {})).body
}

async function isThere(localId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from identity.users where id = $1', [localId])
  return rowCount === 1
}

async function timesTold(localId: string): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs
     where payload->>'type' = 'account-deleted' and payload->'payload'->>'userId' = $1`,
    [localId],
  )
  return rowCount
}

/** Does something while the account is locked and the tidying waits for it. */
async function whileLocked(localId: string, statement: string): Promise<void> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select from identity.users where id = $1 for update', [localId])
    const tidied = identity.cleanup()
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await pool.query(waits)).rowCount === 0) await pause(5)
    await other.query(statement, [localId])
    await other.query('commit')
    await tidied
  } finally {
    other.release()
  }
}

test('a guest who has not come for 30 days is removed as if by their own hand, and not sooner', async () => {
  const guest = await aGuest()
  clock.advanceSeconds(31 * daySeconds)
  await identity.cleanup()
  assert.ok(await isThere(guest.localId))
  clock.advanceSeconds(1)
  await identity.cleanup()
  assert.equal(await isThere(guest.localId), false)
  assert.equal(await timesTold(guest.localId), 1)
  assert.equal((await refresh(guest.refreshToken)).message, 'USER_NOT_FOUND')
})

test('whoever can come back stays, and so does a guest who came', async () => {
  const email = 'link@liffey.example'
  const request = {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: `${publicUrl}/`,
    canHandleCodeInApp: true,
  }
  await call('sendOobCode', request)
  const { body: byLink } = await call('signInWithEmailLink', { email, oobCode: await mailedCode() })
  const { body: byPassword } = await call('signUp', { email: 'word@liffey.example', password: 'orchard' })
  const { body: upgraded } = await call('signUp', {
    idToken: (await aGuest()).idToken,
    email: 'later@liffey.example',
    password: 'orchard',
  })
  const byMicrosoft = await aGuest()
  await pool.query(
    `insert into identity.linked_identities (issuer, subject, provider_id, user_id, linked_at)
     values ('https://issuer.example', 'somebody', 'microsoft.com', $1, now())`,
    [byMicrosoft.localId],
  )
  const addressed = await aGuest()
  await call('update', { idToken: addressed.idToken, email: 'unproven@liffey.example' })
  const coming = await aGuest()
  const others = [await aGuest(), await aGuest()]
  clock.advanceSeconds(20 * daySeconds)
  await refresh(coming.refreshToken)
  await pause(50) // the use is noted beside the answer
  clock.advanceSeconds(12 * daySeconds)
  await identity.cleanup()
  for (const { localId } of [byLink, byPassword, upgraded, byMicrosoft, addressed, coming]) {
    assert.ok(await isThere(localId), localId)
    assert.equal(await timesTold(localId), 0)
  }
  for (const { localId } of others) assert.equal(await isThere(localId), false)
})

test('a guest who takes an account or comes back at the very moment keeps everything', async () => {
  const [upgraded, back] = [await aGuest(), await aGuest()]
  clock.advanceSeconds(32 * daySeconds)
  await whileLocked(upgraded.localId, `update identity.users set password_hash = 'a hash' where id = $1`)
  assert.ok(await isThere(upgraded.localId))
  assert.equal(await timesTold(upgraded.localId), 0)
  assert.equal(await isThere(back.localId), false)

  const returning = await aGuest()
  clock.advanceSeconds(32 * daySeconds)
  await whileLocked(
    returning.localId,
    `update identity.sessions set last_used_at = '${clock.now().toISOString()}' where user_id = $1`,
  )
  assert.ok(await isThere(returning.localId))
  assert.equal(await timesTold(returning.localId), 0)
  assert.equal((await refresh(returning.refreshToken)).status, 200)
})

test('processes that tidy at once remove each guest once, however many there are', async () => {
  const start = clock.now().toISOString()
  await pool.query(
    `insert into identity.users (id, valid_since, created_at, last_sign_in_at)
     select 'guest-' || i, $1, $1, $1 from generate_series(1, 210) i`,
    [start],
  )
  clock.advanceSeconds(32 * daySeconds)
  await Promise.all([identity.cleanup(), identity.cleanup()])
  const { rows } = await pool.query(
    `select (select count(*) from identity.users where id like 'guest-%')::int as left,
            count(*)::int as told, count(distinct payload->'payload'->>'userId')::int as people
     from graphile_worker._private_jobs where payload->'payload'->>'userId' like 'guest-%'`,
  )
  assert.deepEqual(rows, [{ left: 0, told: 210, people: 210 }])
})

test('refreshes and removals at the same moment leave nobody half gone', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, aGuest))
  clock.advanceSeconds(32 * daySeconds)
  const [refreshed] = await Promise.all([
    Promise.all(guests.map(({ refreshToken }) => refresh(refreshToken))),
    identity.cleanup(),
  ])
  for (const [index, { localId, refreshToken }] of guests.entries()) {
    const stays = await isThere(localId)
    assert.equal(await timesTold(localId), stays ? 0 : 1)
    const { message } = await refresh(refreshToken)
    assert.equal(message, stays ? undefined : 'USER_NOT_FOUND')
    if (refreshed[index]?.status !== 200) assert.equal(stays, false)
  }
})
