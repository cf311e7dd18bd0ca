import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { call, clock, database, identity } = await startTestIdentity()
const email = 'niamh@liffey.example'
const { body: account } = await call('signUp', { email, password: 'orchard', displayName: 'Niamh' })

test('returns the account, with times as strings', async () => {
  const { status, body } = await call('lookup', { idToken: account.idToken })
  const milliseconds = clock.now().getTime()
  assert.equal(status, 200)
  assert.deepEqual(body, {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId: account.localId,
        email,
        emailVerified: false,
        displayName: 'Niamh',
        passwordHash: 'UkVEQUNURUQ=',
        providerUserInfo: [
          { providerId: 'password', rawId: email, federatedId: email, email, displayName: 'Niamh' },
        ],
        validSince: String(milliseconds / 1000),
        createdAt: String(milliseconds),
        lastLoginAt: String(milliseconds),
      },
    ],
  })
})

test('returns an anonymous account without providers', async () => {
  const { body: anonymous } = await call('signUp', {})
  const { body } = await call('lookup', { idToken: anonymous.idToken })
  assert.deepEqual(Object.keys(body.users[0]).sort(), [
    'createdAt',
    'emailVerified',
    'lastLoginAt',
    'localId',
    'providerUserInfo',
    'validSince',
  ])
  assert.deepEqual(body.users[0].providerUserInfo, [])
})

test('answers concurrent lookups of different accounts each with its own result', async () => {
  const keep = await call('signInWithPassword', { email, password: 'orchard' })
  const ended = await call('signInWithPassword', { email, password: 'orchard' })
  const guest = await call('signUp', { displayName: 'Guest' })
  await identity.endSession(account.localId, String(decodeJwt(ended.body.idToken)['sid']))
  const answers = await Promise.all(
    [keep, ended, guest, keep].map(({ body }) => call('lookup', { idToken: body.idToken })),
  )
  assert.deepEqual(
    answers.map(({ message, body }) => message ?? body.users[0].displayName),
    ['Niamh', 'TOKEN_EXPIRED', 'Guest', 'Niamh'],
  )
})

test('rejects missing and foreign tokens', async () => {
  const [header, payload, signature] = account.idToken.split('.')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  assert.equal((await call('lookup', {})).message, 'MISSING_ID_TOKEN')
  assert.equal((await call('lookup', { idToken: '' })).message, 'MISSING_ID_TOKEN')
  for (const idToken of ['a.b.c', none, `${header}.${payload}.`, `${header}.${payload}.A${signature}`]) {
    assert.equal((await call('lookup', { idToken })).message, 'INVALID_ID_TOKEN')
  }
})

test('does not sign out for an expired token', async () => {
  const { body: session } = await call('signInWithPassword', { email, password: 'orchard' })
  clock.advanceSeconds(3600)
  assert.equal((await call('lookup', { idToken: session.idToken })).message, 'INVALID_ID_TOKEN')
})

test('reports a disabled or deleted account', async () => {
  const { body: closed } = await call('signUp', {})
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [closed.localId])
  assert.equal((await call('lookup', { idToken: closed.idToken })).message, 'USER_DISABLED')
  await database.pool.query('delete from identity.users where id = $1', [closed.localId])
  assert.equal((await call('lookup', { idToken: closed.idToken })).message, 'USER_NOT_FOUND')
})

test('is never rate limited', async () => {
  const { body: session } = await call('signUp', {})
  const answers = await Promise.all(
    Array.from({ length: 700 }, () => call('lookup', { idToken: session.idToken })),
  )
  assert.ok(answers.every(({ status }) => status === 200))
})

test('answers in plain text while the database is unavailable, so that clients keep their user', async () => {
  const { body: session } = await call('signUp', {})
  await database.pool.query('alter schema identity rename to identity_away')
  try {
    const answer = await call('lookup', { idToken: session.idToken })
    assert.equal(answer.status, 503)
    assert.equal(typeof answer.body, 'string')
    const other = await call('signInWithPassword', { email, password: 'orchard' })
    assert.equal(other.status, 500)
    assert.equal(other.message, 'INTERNAL_ERROR')
  } finally {
    await database.pool.query('alter schema identity_away rename to identity')
  }
})
