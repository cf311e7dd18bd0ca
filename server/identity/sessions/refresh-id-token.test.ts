import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, refresh, clock, database, identity, apiKey } = await startTestIdentity()
const { body: session } = await call('signUp', { email: 'niamh@liffey.example', password: 'orchard' })

test('returns a new id token and the same refresh token, all as strings', async () => {
  clock.advanceSeconds(1000)
  const { status, body } = await refresh(session.refreshToken)
  const { access_token: accessToken, id_token: idToken, ...rest } = body
  assert.equal(status, 200)
  assert.equal(accessToken, idToken)
  assert.deepEqual(rest, {
    refresh_token: session.refreshToken,
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: session.localId,
    project_id: '1',
  })
})

test('keeps auth_time', async () => {
  const { body } = await refresh(session.refreshToken)
  const [before, after] = [decodeJwt(session.idToken), decodeJwt(body.id_token)]
  assert.equal(after.auth_time, before.auth_time)
  assert.equal(after.iat, before.iat! + 1000)
  assert.equal(after.exp! - after.iat!, 3600)
})

test('serves many tabs with one refresh token, without limit', async () => {
  const answers = await Promise.all(Array.from({ length: 700 }, () => refresh(session.refreshToken)))
  assert.ok(answers.every(({ status }) => status === 200))
})

test('distinguishes revoked tokens from unknown ones', async () => {
  const { body: other } = await call('signInWithPassword', {
    email: 'niamh@liffey.example',
    password: 'orchard',
  })
  await call('update', { idToken: other.idToken, password: 'new orchard' })
  assert.equal((await refresh(session.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await refresh('unknown')).message, 'INVALID_REFRESH_TOKEN')
})

test('answers concurrent refreshes of different accounts each with its own result', async () => {
  const { body: active } = await call('signUp', {})
  const { body: other } = await call('signUp', {})
  const { body: disabled } = await call('signUp', {})
  const { body: deleted } = await call('signUp', {})
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [disabled.localId])
  await database.pool.query('delete from identity.users where id = $1', [deleted.localId])
  const sessions = [active, disabled, { refreshToken: 'unknown' }, other, deleted, active]
  const answers = await Promise.all(sessions.map((account) => refresh(account.refreshToken)))
  assert.deepEqual(
    answers.map(({ message, body }) => message ?? body.user_id),
    [
      active.localId,
      'USER_DISABLED',
      'INVALID_REFRESH_TOKEN',
      other.localId,
      'USER_NOT_FOUND',
      active.localId,
    ],
  )
  for (const { body } of answers.filter(({ status }) => status === 200)) {
    assert.equal(decodeJwt(body.id_token).sub, body.user_id)
  }
})

test('reports a disabled or deleted account', async () => {
  const { body: closed } = await call('signUp', {})
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [closed.localId])
  assert.equal((await refresh(closed.refreshToken)).message, 'USER_DISABLED')
  await database.pool.query('delete from identity.users where id = $1', [closed.localId])
  assert.equal((await refresh(closed.refreshToken)).message, 'USER_NOT_FOUND')
})

test('reports missing and invalid parameters', async () => {
  const expected = [
    ['', 'MISSING_GRANT_TYPE'],
    ['grant_type=password', 'INVALID_GRANT_TYPE'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
  ] as const
  for (const [body, message] of expected) {
    const response = await identity.routes.request(`/v1/token?key=${apiKey}`, { method: 'POST', body })
    assert.equal(response.status, 400)
    const { error } = (await response.json()) as { error: { message: string } }
    assert.equal(error.message, message)
  }
})

test('answers in plain text while the database is unavailable', async () => {
  await database.pool.query('alter schema identity rename to identity_away')
  try {
    const { status, body } = await refresh(session.refreshToken)
    assert.equal(status, 503)
    assert.equal(typeof body, 'string')
  } finally {
    await database.pool.query('alter schema identity_away rename to identity')
  }
})
