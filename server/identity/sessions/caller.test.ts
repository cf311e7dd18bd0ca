import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, clock, database, identity } = await startTestIdentity()
const { requireCaller } = identity
const requestWith = (authorization?: string): Request =>
  new Request('https://pro.example/api', authorization ? { headers: { Authorization: authorization } } : {})
const signedOut = { code: 'identity/signed-out', status: 401 }

test('returns an anonymous caller', async () => {
  const { body } = await call('signUp', {})
  assert.deepEqual(await requireCaller(requestWith(`Bearer ${body.idToken}`)), {
    userId: body.localId,
    isAnonymous: true,
    emailVerified: false,
    signedInAt: clock.now(),
    sessionId: decodeJwt(body.idToken).sid,
  })
})

test('returns a name set after the token was issued', async () => {
  const { body } = await call('signUp', { email: 'niamh@liffey.example', password: 'orchard' })
  await call('update', { idToken: body.idToken, displayName: 'Niamh' })
  assert.deepEqual(await requireCaller(requestWith(`bearer ${body.idToken}`)), {
    userId: body.localId,
    email: 'niamh@liffey.example',
    displayName: 'Niamh',
    isAnonymous: false,
    emailVerified: false,
    signedInAt: clock.now(),
    sessionId: decodeJwt(body.idToken).sid,
  })
})

test('rejects requests that are not signed in', async () => {
  const { body } = await call('signUp', {})
  for (const authorization of [
    undefined,
    '',
    'Bearer',
    'Bearer a.b.c',
    `Basic ${body.idToken}`,
    body.idToken,
  ]) {
    await assert.rejects(requireCaller(requestWith(authorization)), signedOut)
  }
  clock.advanceSeconds(3600)
  await assert.rejects(requireCaller(requestWith(`Bearer ${body.idToken}`)), signedOut)
})

test('rejects a disabled account immediately', async () => {
  const { body } = await call('signUp', {})
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [body.localId])
  await assert.rejects(requireCaller(requestWith(`Bearer ${body.idToken}`)), signedOut)
})

test('does not report a database error as signed out', async () => {
  const { body } = await call('signUp', {})
  await database.pool.query('alter schema identity rename to identity_away')
  try {
    await assert.rejects(
      requireCaller(requestWith(`Bearer ${body.idToken}`)),
      (error: { code?: string }) => error.code !== 'identity/signed-out',
    )
  } finally {
    await database.pool.query('alter schema identity_away rename to identity')
  }
})
