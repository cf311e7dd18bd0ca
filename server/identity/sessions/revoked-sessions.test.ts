import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, refresh, clock, database, identity } = await startTestIdentity({ idTokenTtlSeconds: 86_400 })
const daySeconds = 24 * 3600

const niamh = { email: 'niamh@liffey.example', password: 'orchard' }

/** Waits until the current use of a session is recorded: a refresh answers before that. */
async function useRecorded(userId: string): Promise<void> {
  const now = clock.now().getTime()
  while (!(await identity.listSessions(userId)).some(({ lastUsedAt }) => lastUsedAt.getTime() === now))
    await pause(10)
}

test('stores revoked sessions for 180 days', async () => {
  await call('signUp', niamh)
  const { body: ended } = await call('signInWithPassword', niamh)
  await identity.endSession(ended.localId, String(decodeJwt(ended.idToken).sid))
  clock.advanceSeconds(180 * daySeconds)
  await identity.cleanup()
  assert.equal((await refresh(ended.refreshToken)).message, 'TOKEN_EXPIRED')
  clock.advanceSeconds(1)
  await identity.cleanup()
  assert.equal((await refresh(ended.refreshToken)).message, 'INVALID_REFRESH_TOKEN')
})

test('a session ends after 180 days without use', async () => {
  const { body: used } = await call('signInWithPassword', niamh)
  const { body: idle } = await call('signInWithPassword', niamh)
  clock.advanceSeconds(100 * daySeconds)
  assert.equal((await refresh(used.refreshToken)).status, 200)
  await useRecorded(used.localId)
  clock.advanceSeconds(80 * daySeconds)
  assert.equal((await refresh(idle.refreshToken)).status, 200)
  await useRecorded(idle.localId)
  clock.advanceSeconds(101 * daySeconds)
  assert.equal((await refresh(used.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await refresh(idle.refreshToken)).status, 200)
  assert.equal((await identity.listSessions(idle.localId)).length, 1)
  clock.advanceSeconds(361 * daySeconds)
  await identity.cleanup()
  assert.equal((await refresh(idle.refreshToken)).message, 'INVALID_REFRESH_TOKEN')
})

test('an account has at most 100 sessions, and as many ended ones', async () => {
  const { body: account } = await call('signUp', { email: 'often@liffey.example', password: 'orchard' })
  // Insert sessions directly: real sign-ins would be slow.
  await database.pool.query(
    `insert into identity.sessions (refresh_token_hash, user_id, provider, signed_in_at, created_at, last_used_at, revoked_at)
     select sha256(n::text::bytea), $1, 'password', at, at, at, case when n > 150 then at end
     from generate_series(1, 300) n, lateral (select $2::timestamptz - n * interval '1 minute' as at) past`,
    [account.localId, clock.now().toISOString()],
  )
  clock.advanceSeconds(60)
  const { body: last } = await call('signInWithPassword', {
    email: 'often@liffey.example',
    password: 'orchard',
  })
  await call('signInWithPassword', { email: 'often@liffey.example', password: 'orchard' })
  const { rows } = await database.pool.query(
    `select count(*) filter (where revoked_at is null)::int as active, count(*)::int as kept
     from identity.sessions where user_id = $1`,
    [account.localId],
  )
  assert.equal(rows[0].active, 100)
  assert.ok(rows[0].kept <= 201, `${rows[0].kept} rows`)
  assert.equal((await refresh(last.refreshToken)).status, 200)
  assert.equal((await refresh(account.refreshToken)).status, 200)
})

test('stores the sessions of a deleted account for 180 days', async () => {
  const { body: gone } = await call('signUp', {})
  await call('delete', { idToken: gone.idToken })
  clock.advanceSeconds(180 * daySeconds)
  await identity.cleanup()
  assert.equal((await refresh(gone.refreshToken)).message, 'USER_NOT_FOUND')
  clock.advanceSeconds(1)
  await identity.cleanup()
  assert.equal((await refresh(gone.refreshToken)).message, 'INVALID_REFRESH_TOKEN')
})

test('rejects an id token whose session was deleted', async () => {
  const { body: account } = await call('signUp', {})
  const { body: other } = await call('signUp', {})
  assert.equal((await call('lookup', { idToken: account.idToken })).status, 200)
  await database.pool.query('delete from identity.sessions where id = $1', [decodeJwt(account.idToken).sid])
  // Both lookups run in one batch.
  const answers = await Promise.all([account, other].map(({ idToken }) => call('lookup', { idToken })))
  assert.deepEqual(
    answers.map(({ message }) => message),
    ['TOKEN_EXPIRED', undefined],
  )
})
