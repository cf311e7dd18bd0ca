import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { anAccount, call, refresh, clock, identity, mails, mailedCode } = await startTestIdentity()
const password = 'orchard'

test('sets name and photo, keeps omitted fields, clears empty ones', async () => {
  const { idToken, localId, email } = await anAccount()
  const photoUrl = 'https://liffey.example/niamh.png'
  const { body } = await call('update', { idToken, displayName: 'Niamh', photoUrl, returnSecureToken: true })
  assert.deepEqual(body, {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    email,
    emailVerified: false,
    displayName: 'Niamh',
    photoUrl,
    passwordHash: 'UkVEQUNURUQ=',
    providerUserInfo: [
      { providerId: 'password', rawId: email, federatedId: email, email, displayName: 'Niamh', photoUrl },
    ],
  })
  const { body: renamed } = await call('update', { idToken, displayName: 'Aoife' })
  assert.equal(renamed.photoUrl, photoUrl)
  const { body: cleared } = await call('update', { idToken, displayName: '', deleteAttribute: ['PHOTO_URL'] })
  assert.ok(!('displayName' in cleared) && !('photoUrl' in cleared))
})

test('puts name and photo into the next id token', async () => {
  const { idToken, refreshToken } = await anAccount()
  await call('update', { idToken, displayName: 'Niamh', photoUrl: 'https://liffey.example/niamh.png' })
  const { body } = await refresh(refreshToken)
  const claims = decodeJwt(body.id_token)
  assert.deepEqual([claims.name, claims.picture], ['Niamh', 'https://liffey.example/niamh.png'])
})

test('changes the password, ends other sessions and returns new tokens', async () => {
  const { idToken, refreshToken, email } = await anAccount()
  const { body: other } = await call('signInWithPassword', { email, password })
  const { body } = await call('update', { idToken, password: 'new orchard', returnSecureToken: true })
  // The id token must differ even within the second of the sign-in: on an equal one the SDK would keep its
  // revoked refresh token.
  assert.notEqual(body.idToken, idToken)
  assert.equal((await call('lookup', { idToken: body.idToken })).status, 200)
  assert.equal((await refresh(body.refreshToken)).status, 200)
  for (const revoked of [refreshToken, other.refreshToken]) {
    assert.equal((await refresh(revoked)).message, 'TOKEN_EXPIRED')
  }
  assert.equal((await call('signInWithPassword', { email, password: 'new orchard' })).status, 200)
})

test('a password change invalidates id tokens of earlier seconds', async () => {
  const { idToken, email } = await anAccount()
  clock.advanceSeconds(1)
  const { body: other } = await call('signInWithPassword', { email, password })
  await call('update', { idToken: other.idToken, password: 'new orchard' })
  assert.equal((await call('lookup', { idToken })).message, 'TOKEN_EXPIRED')
})

test('requires a recent sign-in for a new password, not for a new name', async () => {
  const { idToken, refreshToken } = await anAccount()
  clock.advanceSeconds(301)
  const late = await call('update', { idToken, password: 'new orchard' })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const { body: refreshed } = await refresh(refreshToken)
  const refreshedToo = await call('update', { idToken: refreshed.id_token, password: 'new orchard' })
  assert.equal(refreshedToo.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.equal((await call('update', { idToken, displayName: 'Niamh' })).status, 200)
})

test('lets an anonymous account set an address and then a password, at any time', async () => {
  const { body: anonymous } = await call('signUp', {})
  clock.advanceSeconds(1800)
  const { body: addressed } = await call('update', {
    idToken: anonymous.idToken,
    email: 'Mine@Liffey.example',
  })
  assert.equal(addressed.email, 'mine@liffey.example')
  assert.deepEqual(addressed.providerUserInfo, [])
  const { body } = await call('update', { idToken: addressed.idToken, password })
  assert.equal(body.localId, anonymous.localId)
  assert.equal(body.providerUserInfo[0].providerId, 'password')
  const { firebase } = decodeJwt<{ firebase: { sign_in_provider: string } }>(body.idToken)
  assert.equal(firebase.sign_in_provider, 'password')
  assert.equal((await refresh(anonymous.refreshToken)).status, 200)
})

test('changes the address, ends other sessions and notifies the old address', async () => {
  const { idToken, refreshToken, email: oldEmail, localId } = await anAccount()
  const { body: other } = await call('signInWithPassword', { email: oldEmail, password })
  clock.advanceSeconds(1)
  const email = 'changed@liffey.example'
  const { body } = await call(
    'update',
    { idToken, email: 'Changed@Liffey.example' },
    { 'X-Firebase-Locale': 'fr' },
  )
  assert.deepEqual([body.localId, body.email, body.emailVerified], [localId, email, false])
  assert.deepEqual(body.providerUserInfo[0].email, email)
  const { body: found } = await call('lookup', { idToken: body.idToken })
  assert.equal(found.users[0].validSince, String(clock.now().getTime() / 1000))
  assert.equal((await refresh(body.refreshToken)).status, 200)
  for (const ended of [idToken, other.idToken]) {
    assert.equal((await call('lookup', { idToken: ended })).message, 'TOKEN_EXPIRED')
  }
  for (const ended of [refreshToken, other.refreshToken]) {
    assert.equal((await refresh(ended)).message, 'TOKEN_EXPIRED')
  }
  assert.equal((await call('signInWithPassword', { email, password })).status, 200)
  assert.equal((await call('signInWithPassword', { email: oldEmail, password })).message, 'EMAIL_NOT_FOUND')
  const [mail, ...more] = await mails()
  assert.equal(more.length, 0)
  assert.equal(mail?.to, oldEmail)
  assert.match(mail.text, /mode=recoverEmail&/)
  assert.match(mail.text, /lang=fr/)
  assert.ok(mail.text.includes(email))
})

test('a changed address is unverified, even if the old one was verified', async () => {
  const { idToken } = await anAccount()
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await call('update', { oobCode: await mailedCode() })
  const { body: proven } = await call('lookup', { idToken })
  assert.equal(proven.users[0].emailVerified, true)
  const { body } = await call('update', { idToken, email: 'unproven@liffey.example' })
  assert.equal(body.emailVerified, false)
  assert.equal(decodeJwt(body.idToken).email_verified, false)
  await mails()
})

test('ending a session also invalidates id tokens of the same second', async () => {
  const { idToken, email } = await anAccount()
  const { body: other } = await call('signInWithPassword', { email, password })
  await call('update', { idToken, password: 'new orchard' })
  assert.equal((await call('lookup', { idToken: other.idToken })).message, 'TOKEN_EXPIRED')
})

test('never gives one address to two accounts, also not concurrently', async () => {
  const { email: taken } = await anAccount()
  const { idToken } = await anAccount()
  assert.equal((await call('update', { idToken, email: taken })).message, 'EMAIL_EXISTS')
  const several = await Promise.all([anAccount(), anAccount(), anAccount()])
  const email = 'wanted@liffey.example'
  const answers = await Promise.all(several.map((account) => call('update', { ...account, email })))
  assert.deepEqual(answers.map(({ message }) => message ?? 'ok').sort(), [
    'EMAIL_EXISTS',
    'EMAIL_EXISTS',
    'ok',
  ])
  await mails()
})

test('requires a recent sign-in for a new address', async () => {
  const { idToken } = await anAccount()
  clock.advanceSeconds(301)
  const late = await call('update', { idToken, email: 'late@liffey.example' })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
})

test('setting the current address changes no session', async () => {
  const { idToken, refreshToken, email, localId } = await anAccount()
  const { body } = await call('update', { idToken, email })
  assert.equal(body.email, email)
  assert.ok(!('idToken' in body))
  assert.equal((await identity.listSessions(localId)).length, 1)
  assert.equal((await refresh(refreshToken)).status, 200)
  assert.deepEqual(await mails(), [])
})

test('a changed address invalidates links sent to the old one', async () => {
  const { idToken, email } = await anAccount()
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await mailedCode()
  await call('update', { idToken, email: 'elsewhere@liffey.example' })
  assert.equal((await call('resetPassword', { oobCode })).message, 'INVALID_OOB_CODE')
  await mails()
})

test('removes the password with its address and keeps the session', async () => {
  const { idToken, refreshToken, email, localId } = await anAccount()
  const { body } = await call('update', { idToken, deleteProvider: ['password'] })
  assert.deepEqual(body, {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    emailVerified: false,
    providerUserInfo: [],
  })
  assert.equal((await refresh(refreshToken)).status, 200)
  assert.equal((await call('lookup', { idToken })).status, 200)
  assert.equal((await call('signInWithPassword', { email, password })).message, 'EMAIL_NOT_FOUND')
  assert.equal((await call('signUp', { email, password })).status, 200)
})

test('requires a recent sign-in to remove a password, and ignores providers that are not linked', async () => {
  const { idToken } = await anAccount()
  const { body } = await call('update', { idToken, deleteProvider: ['phone', 'microsoft.com'] })
  assert.equal(body.providerUserInfo.length, 1)
  clock.advanceSeconds(301)
  const late = await call('update', { idToken, deleteProvider: ['password'] })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
})

test('reports missing, invalid and forbidden parameters', async () => {
  const { idToken } = await anAccount()
  const { email: taken } = await anAccount()
  const { body: anonymous } = await call('signUp', {})
  const tooLong = 'a'.repeat(257)
  const both = 'deleteProvider goes with no new address or password.'
  const expected = [
    [{ displayName: 'Niamh' }, 'INVALID_REQ_TYPE : Unsupported request parameters.'],
    [{ idToken: 'a.b.c', displayName: 'Niamh' }, 'INVALID_ID_TOKEN'],
    [{ idToken: 'a.b.c', password }, 'INVALID_ID_TOKEN'],
    [{ oobCode: 'unknown' }, 'INVALID_OOB_CODE'],
    [{ idToken, deleteProvider: ['password'], password }, `INVALID_REQ_TYPE : ${both}`],
    [{ idToken, deleteProvider: ['microsoft.com'], email: taken }, `INVALID_REQ_TYPE : ${both}`],
    [{ idToken, customAttributes: '{}' }, 'INSUFFICIENT_PERMISSION'],
    [{ idToken, disableUser: true }, 'OPERATION_NOT_ALLOWED'],
    [{ idToken, password: 'short' }, 'WEAK_PASSWORD : Password should be at least 6 characters'],
    [{ idToken, email: 'niamh' }, 'INVALID_EMAIL'],
    [{ idToken: anonymous.idToken, email: taken }, 'EMAIL_EXISTS'],
    [{ idToken: anonymous.idToken, password }, 'MISSING_EMAIL'],
    [{ idToken, displayName: tooLong }, "Invalid JSON payload received. Invalid value at 'displayName'"],
    [{ idToken, displayName: 'a\0b' }, "Invalid JSON payload received. Invalid value at 'displayName'"],
  ] as const
  for (const [body, message] of expected) assert.equal((await call('update', body)).message, message)
})

test('ignores fields that users may not set', async () => {
  const { idToken } = await anAccount()
  const { body } = await call('update', {
    idToken,
    emailVerified: true,
    createdAt: '1',
    validSince: '1',
    localId: 'x',
  })
  assert.equal(body.emailVerified, false)
})
