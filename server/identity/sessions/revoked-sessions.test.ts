import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, refresh, clock, database, identity } = await startTestIdentity({ idTokenTtlSeconds: 86_400 })
const daySeconds = 24 * 3600
const niamh = { email: 'niamh@liffey.example', password: 'orchard' }

test('stores revoked sessions for 180 days, and idle ones without limit', async () => {
  const { body: idle } = await call('signUp', niamh)
  const { body: ended } = await call('signInWithPassword', niamh)
  await identity.endSession(ended.localId, String(decodeJwt(ended.idToken).sid))
  clock.advanceSeconds(180 * daySeconds)
  await identity.cleanup()
  assert.equal((await refresh(ended.refreshToken)).message, 'TOKEN_EXPIRED')
  clock.advanceSeconds(1)
  await identity.cleanup()
  assert.equal((await refresh(ended.refreshToken)).message, 'INVALID_REFRESH_TOKEN')
  assert.equal((await refresh(idle.refreshToken)).status, 200)
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
