import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

const { call, refresh, clock, mailedCode, database, identity } = await startTestIdentity()
const password = 'orchard'

test('creates an anonymous account', async () => {
  const { status, body } = await call('signUp', { returnSecureToken: true })
  assert.equal(status, 200)
  assert.equal(body.kind, 'identitytoolkit#SignupNewUserResponse')
  assert.match(body.localId, /^[A-Za-z0-9]{28}$/)
  assert.equal(body.expiresIn, '3600')
  const claims = decodeJwt(body.idToken)
  assert.equal(claims.provider_id, 'anonymous')
  assert.deepEqual(claims.firebase, { identities: {}, sign_in_provider: 'anonymous' })
  assert.ok(!('email' in claims))
})

test('does not mix up anonymous accounts created concurrently', async () => {
  const names = ['NULL', 'a "b" \\ c', '{x,y}', 'Zoë', undefined, 'Niamh']
  const agents = names.map((_, at) => `Browser "${at}", {at}`)
  const made = await Promise.all(
    names.map((displayName, at) => call('signUp', { displayName }, { 'User-Agent': agents[at]! })), // names and agents have the same length
  )
  const refreshed = await Promise.all(made.map(({ body }) => refresh(body.refreshToken)))
  for (const [at, { body }] of made.entries()) {
    const claims = decodeJwt(refreshed[at]!.body.id_token) // names and refreshed have the same length
    assert.equal(claims.sub, body.localId)
    assert.equal(claims['name'], names[at])
    const [session] = await identity.listSessions(body.localId)
    assert.equal(session?.userAgent, agents[at])
  }
})

test('creates an account with a password and a lower-cased address', async () => {
  const { body } = await call('signUp', { email: 'Niamh@Liffey.example', password })
  assert.equal(body.email, 'niamh@liffey.example')
  const claims = decodeJwt(body.idToken)
  assert.equal(claims.sub, body.localId)
  assert.equal(claims.email_verified, false)
  assert.deepEqual(claims.firebase, {
    identities: { email: ['niamh@liffey.example'] },
    sign_in_provider: 'password',
  })
})

test('stores the password only as an argon2id hash', async () => {
  const { rows } = await database.pool.query(
    `select password_hash from identity.users where email = 'niamh@liffey.example'`,
  )
  assert.match(rows[0].password_hash, /^\$argon2id\$v=19\$/)
})

test('reports missing and invalid parameters', async () => {
  const expected = [
    [{ password }, 'MISSING_EMAIL'],
    [{ email: 'niamh', password }, 'INVALID_EMAIL'],
    [{ email: 'a,b@liffey.example', password }, 'INVALID_EMAIL'],
    [{ email: 'a@liffey.example\r\nBcc: b@liffey.example', password }, 'INVALID_EMAIL'],
    [{ email: 'free@liffey.example' }, 'MISSING_PASSWORD'],
    [
      { email: 'free@liffey.example', password: 'short' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    [{ email: 'NIAMH@liffey.example', password }, 'EMAIL_EXISTS'],
    [{ localId: 'mine' }, 'UNEXPECTED_PARAMETER : User ID'],
    [{ idToken: 'nonsense', email: 'free@liffey.example', password }, 'INVALID_ID_TOKEN'],
  ] as const
  for (const [body, message] of expected) {
    const answer = await call('signUp', body)
    assert.equal(answer.message, message)
    assert.equal(answer.status, 400)
    assert.deepEqual(answer.body.error.errors, [{ message, domain: 'global', reason: 'invalid' }])
  }
})

test('never creates an anonymous account for an empty address', async () => {
  assert.equal((await call('signUp', { email: '', password: '' })).message, 'INVALID_EMAIL')
  assert.equal((await call('signUp', { email: '' })).message, 'INVALID_EMAIL')
})

test('treats null as not given', async () => {
  const { status, body } = await call('signUp', {
    email: null,
    password: null,
    idToken: null,
    tenantId: null,
  })
  assert.equal(status, 200)
  assert.equal(decodeJwt(body.idToken).provider_id, 'anonymous')
})

test('gives an address to one of several concurrent sign-ups', async () => {
  const answers = await Promise.all(
    ['race@liffey.example', 'Race@liffey.example', 'RACE@liffey.example'].map((email) =>
      call('signUp', { email, password }),
    ),
  )
  assert.deepEqual(answers.map(({ message }) => message ?? 'ok').sort(), [
    'EMAIL_EXISTS',
    'EMAIL_EXISTS',
    'ok',
  ])
})

test('creates one account for twenty concurrent sign-ups', async () => {
  const email = 'crowd@liffey.example'
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('signUp', { email, password })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ message }) => message === 'EMAIL_EXISTS').length, 19)
  const { rows } = await database.pool.query('select id from identity.users where email = $1', [email])
  assert.equal(rows.length, 1)
})

test('accepts long passwords and compares every byte', async () => {
  const long = `${'a'.repeat(80)}\0${'b'.repeat(4000)}`
  await call('signUp', { email: 'long@liffey.example', password: long })
  const right = await call('signInWithPassword', { email: 'long@liffey.example', password: long })
  const cut = await call('signInWithPassword', { email: 'long@liffey.example', password: long.slice(0, -1) })
  assert.equal(right.status, 200)
  assert.equal(cut.message, 'INVALID_PASSWORD')
  const over = await call('signUp', { email: 'over@liffey.example', password: 'a'.repeat(4097) })
  assert.match(over.message ?? '', /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /)
})

test('sets address and password of an anonymous account, which keeps its id', async () => {
  const { body: anonymous } = await call('signUp', {})
  const { body } = await call('signUp', {
    idToken: anonymous.idToken,
    email: 'upgraded@liffey.example',
    password,
  })
  assert.equal(body.localId, anonymous.localId)
  assert.equal(decodeJwt(body.idToken).provider_id, undefined)
  const { body: signedIn } = await call('signInWithPassword', { email: 'upgraded@liffey.example', password })
  assert.equal(signedIn.localId, anonymous.localId)
})

test("rejects another account's address for an anonymous account", async () => {
  const { body: anonymous } = await call('signUp', {})
  const taken = { idToken: anonymous.idToken, email: 'niamh@liffey.example', password }
  assert.equal((await call('signUp', taken)).message, 'EMAIL_EXISTS')
  const { body } = await call('lookup', { idToken: anonymous.idToken })
  assert.ok(!('email' in body.users[0]))
})

test('keeps the other tabs of an upgraded account signed in, no longer as anonymous', async () => {
  const { body: anonymous } = await call('signUp', {})
  await call('signUp', { idToken: anonymous.idToken, email: 'tabs@liffey.example', password })
  const { body } = await refresh(anonymous.refreshToken)
  const claims = decodeJwt(body.id_token)
  assert.equal(claims.email, 'tabs@liffey.example')
  assert.equal((claims.firebase as { sign_in_provider: string }).sign_in_provider, 'password')
})

test('a first password requires a recent sign-in of an e-mail link account, and ends its other sessions', async () => {
  const email = 'by-link@liffey.example'
  const [account, other] = [await byLink(email), await byLink(email)]
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await mailedCode()
  clock.advanceSeconds(301)
  const late = await call('signUp', { idToken: account.idToken, email, password })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const recent = await byLink(email)
  const { body } = await call('signUp', { idToken: recent.idToken, email, password })
  assert.equal(body.localId, account.localId)
  for (const { refreshToken } of [account, other, recent]) {
    assert.equal((await refresh(refreshToken)).message, 'TOKEN_EXPIRED')
  }
  assert.equal((await refresh(body.refreshToken)).status, 200)
  assert.equal((await call('lookup', { idToken: body.idToken })).status, 200)
  assert.equal((await call('resetPassword', { oobCode })).message, 'INVALID_OOB_CODE')
})

async function byLink(email: string): Promise<{ localId: string; idToken: string; refreshToken: string }> {
  const mail = signInLinkRequest(email)
  await call('sendOobCode', mail)
  const { body } = await call('signInWithEmailLink', { email, oobCode: await mailedCode() })
  return body
}
