import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

const { call, refresh, mailedCode, clock, database } = await startTestIdentity()
const email = 'niamh@liffey.example'
const password = 'orchard'

test('removes the account, its tokens and codes, and frees its address', async () => {
  const { body: account } = await call('signUp', { email, password })
  await call('sendOobCode', signInLinkRequest(email))
  const oobCode = await mailedCode()
  const { status, body } = await call('delete', { idToken: account.idToken })
  assert.equal(status, 200)
  assert.deepEqual(body, { kind: 'identitytoolkit#DeleteAccountResponse' })
  assert.equal((await refresh(account.refreshToken)).message, 'USER_NOT_FOUND')
  assert.equal((await call('lookup', { idToken: account.idToken })).message, 'USER_NOT_FOUND')
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).message, 'INVALID_OOB_CODE')
  const { body: again } = await call('signUp', { email, password })
  assert.notEqual(again.localId, account.localId)
})

test('requires a recent sign-in, except for anonymous accounts', async () => {
  const { body: account } = await call('signInWithPassword', { email, password })
  const { body: anonymous } = await call('signUp', {})
  clock.advanceSeconds(301)
  assert.equal((await call('delete', { idToken: account.idToken })).message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.equal((await call('delete', { idToken: anonymous.idToken })).status, 200)
})

test('publishes account-deleted in the same transaction', async () => {
  const published = async (userId: string) => {
    const { rows } = await database.pool.query<{ payload: unknown }>(
      `select payload::jsonb - 'id' as payload from graphile_worker._private_jobs where payload->'payload'->>'userId' = $1`,
      [userId],
    )
    return rows.map(({ payload }) => payload)
  }
  const { body: account } = await call('signUp', { email: 'told@liffey.example', password })
  clock.advanceSeconds(301)
  await call('delete', { idToken: account.idToken })
  assert.deepEqual(await published(account.localId), [])
  const { body: again } = await call('signInWithPassword', { email: 'told@liffey.example', password })
  await call('delete', { idToken: again.idToken })
  assert.deepEqual(await published(account.localId), [
    { type: 'account-deleted', payload: { userId: account.localId } },
  ])
})

test('does not delete by account id', async () => {
  const { body: account } = await call('signUp', {})
  assert.equal((await call('delete', { localId: account.localId })).message, 'MISSING_ID_TOKEN')
  assert.equal((await call('lookup', { idToken: account.idToken })).status, 200)
})
