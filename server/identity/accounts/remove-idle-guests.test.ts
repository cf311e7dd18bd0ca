import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

const { call, refresh, mailedCode, clock, database, identity } = await startTestIdentity({
  hasRateLimits: false,
})
const { pool } = database
const daySeconds = 24 * 3600

async function addGuest(): Promise<{ localId: string; idToken: string; refreshToken: string }> {
  return (await call('signUp', {})).body
}

async function exists(localId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from identity.users where id = $1', [localId])
  return rowCount === 1
}

/** Waits until the current use of a session is stored: a refresh answers before that. */
async function untilUsed(localId: string): Promise<void> {
  const used = 'select from identity.sessions where user_id = $1 and last_used_at = $2'
  while ((await pool.query(used, [localId, clock.now()])).rowCount === 0) await pause(5)
}

async function countDeletionEvents(localId: string): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs
     where payload->>'type' = 'account-deleted' and payload->'payload'->>'userId' = $1`,
    [localId],
  )
  return rowCount
}

/** Runs a statement while the account is locked and the cleanup waits for the lock. */
async function whileLocked(localId: string, statement: string): Promise<void> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select from identity.users where id = $1 for update', [localId])
    const cleanedUp = identity.cleanup()
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await pool.query(waits)).rowCount === 0) await pause(5)
    await other.query(statement, [localId])
    await other.query('commit')
    await cleanedUp
  } finally {
    other.release()
  }
}

test('removes a guest after 31 idle days like a deleted account, and not earlier', async () => {
  const guest = await addGuest()
  clock.advanceSeconds(31 * daySeconds)
  await identity.cleanup()
  assert.ok(await exists(guest.localId))
  clock.advanceSeconds(1)
  await identity.cleanup()
  assert.equal(await exists(guest.localId), false)
  assert.equal(await countDeletionEvents(guest.localId), 1)
  assert.equal((await refresh(guest.refreshToken)).message, 'USER_NOT_FOUND')
})

test('keeps accounts with a sign-in method or address, and guests who came back', async () => {
  const email = 'link@liffey.example'
  const request = signInLinkRequest(email)
  await call('sendOobCode', request)
  const { body: byLink } = await call('signInWithEmailLink', { email, oobCode: await mailedCode() })
  const { body: byPassword } = await call('signUp', { email: 'word@liffey.example', password: 'orchard' })
  const { body: upgraded } = await call('signUp', {
    idToken: (await addGuest()).idToken,
    email: 'later@liffey.example',
    password: 'orchard',
  })
  const byMicrosoft = await addGuest()
  await pool.query(
    `insert into identity.linked_identities (issuer, subject, provider_id, user_id, linked_at)
     values ('https://issuer.example', 'somebody', 'microsoft.com', $1, now())`,
    [byMicrosoft.localId],
  )
  const addressed = await addGuest()
  await call('update', { idToken: addressed.idToken, email: 'unproven@liffey.example' })
  const returned = await addGuest()
  const others = [await addGuest(), await addGuest()]
  clock.advanceSeconds(20 * daySeconds)
  await refresh(returned.refreshToken)
  await untilUsed(returned.localId)
  clock.advanceSeconds(12 * daySeconds)
  await identity.cleanup()
  for (const { localId } of [byLink, byPassword, upgraded, byMicrosoft, addressed, returned]) {
    assert.ok(await exists(localId), localId)
    assert.equal(await countDeletionEvents(localId), 0)
  }
  for (const { localId } of others) assert.equal(await exists(localId), false)
})

test('keeps a guest who upgrades or comes back while the cleanup waits for the lock', async () => {
  const [upgraded, back] = [await addGuest(), await addGuest()]
  clock.advanceSeconds(32 * daySeconds)
  await whileLocked(upgraded.localId, `update identity.users set password_hash = 'a hash' where id = $1`)
  assert.ok(await exists(upgraded.localId))
  assert.equal(await countDeletionEvents(upgraded.localId), 0)
  assert.equal(await exists(back.localId), false)

  const returning = await addGuest()
  clock.advanceSeconds(32 * daySeconds)
  await whileLocked(
    returning.localId,
    `update identity.sessions set last_used_at = '${clock.now().toISOString()}' where user_id = $1`,
  )
  assert.ok(await exists(returning.localId))
  assert.equal(await countDeletionEvents(returning.localId), 0)
  assert.equal((await refresh(returning.refreshToken)).status, 200)
})

test('concurrent cleanups remove each of many guests once', async () => {
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
            count(*)::int as events, count(distinct payload->'payload'->>'userId')::int as accounts
     from graphile_worker._private_jobs where payload->'payload'->>'userId' like 'guest-%'`,
  )
  assert.deepEqual(rows, [{ left: 0, events: 210, accounts: 210 }])
})

test('concurrent refreshes and removals leave no account partly removed', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, addGuest))
  clock.advanceSeconds(32 * daySeconds)
  const [refreshed] = await Promise.all([
    Promise.all(guests.map(({ refreshToken }) => refresh(refreshToken))),
    identity.cleanup(),
  ])
  for (const [index, { localId, refreshToken }] of guests.entries()) {
    const stays = await exists(localId)
    assert.equal(await countDeletionEvents(localId), stays ? 0 : 1)
    const { message } = await refresh(refreshToken)
    assert.equal(message, stays ? undefined : 'USER_NOT_FOUND')
    if (refreshed[index]?.status !== 200) assert.equal(stays, false)
  }
})
