import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { publicUrl, startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

const { call, refresh, mails, mailedCode, clock, identity, database } = await startTestIdentity()

async function sendCode(email: string): Promise<string> {
  await call('sendOobCode', signInLinkRequest(email))
  return mailedCode()
}

test('creates the account at the first link and finds it at the next', async () => {
  const email = 'aoife@brennan.example'
  const { body: first } = await call('signInWithEmailLink', { email, oobCode: await sendCode(email) })
  const { body: next } = await call('signInWithEmailLink', { email, oobCode: await sendCode(email) })
  assert.equal(first.kind, 'identitytoolkit#EmailLinkSigninResponse')
  assert.equal(first.email, email)
  assert.deepEqual([first.isNewUser, next.isNewUser], [true, false])
  assert.equal(next.localId, first.localId)
  const claims = decodeJwt(next.idToken)
  assert.equal(claims.email_verified, true)
  assert.deepEqual(claims.firebase, { identities: { email: [email] }, sign_in_provider: 'password' })
})

test('lets one of several concurrent calls use a code', async () => {
  const email = 'race@brennan.example'
  const oobCode = await sendCode(email)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('signInWithEmailLink', { email, oobCode })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ message }) => message === 'INVALID_OOB_CODE').length, 7)
})

test('creates one account for two codes used concurrently', async () => {
  const email = 'twice@brennan.example'
  const codes = [await sendCode(email), await sendCode(email)]
  const answers = await Promise.all(codes.map((oobCode) => call('signInWithEmailLink', { email, oobCode })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.equal(answers[0]?.body.localId, answers[1]?.body.localId)
})

test('is not consumed by opening the link', async () => {
  const email = 'scanned@brennan.example'
  const oobCode = await sendCode(email)
  const query = new URLSearchParams({ mode: 'signIn', oobCode, continueUrl: `${publicUrl}/` })
  for (const method of ['GET', 'HEAD']) {
    const response = await identity.routes.request(`/__/auth/action?${query}`, { method })
    assert.equal(response.status, 302)
  }
  await call('resetPassword', { oobCode })
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).status, 200)
})

test('requires the address the code was sent to, and keeps the code valid', async () => {
  const email = 'own@brennan.example'
  const oobCode = await sendCode(email)
  const other = await call('signInWithEmailLink', { email: 'other@brennan.example', oobCode })
  assert.match(other.message ?? '', /^INVALID_EMAIL : /)
  assert.equal((await call('signInWithEmailLink', { email: 'OWN@brennan.example', oobCode })).status, 200)
})

test('distinguishes expired codes from unknown ones', async () => {
  const email = 'late@brennan.example'
  const oobCode = await sendCode(email)
  clock.advanceSeconds(3600)
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).message, 'EXPIRED_OOB_CODE')
  assert.equal((await call('signInWithEmailLink', { email, oobCode: 'unknown' })).message, 'INVALID_OOB_CODE')
})

test('reports missing parameters', async () => {
  assert.equal((await call('signInWithEmailLink', { oobCode: 'a' })).message, 'MISSING_EMAIL')
  assert.equal((await call('signInWithEmailLink', { email: 'a@b.example' })).message, 'MISSING_OOB_CODE')
})

test('sets the address of an anonymous account, which keeps its id', async () => {
  const email = 'upgraded@brennan.example'
  const { body: anonymous } = await call('signUp', {})
  const oobCode = await sendCode(email)
  const { body } = await call('signInWithEmailLink', { email, oobCode, idToken: anonymous.idToken })
  assert.equal(body.localId, anonymous.localId)
  assert.equal(body.isNewUser, false)
  const { body: found } = await call('lookup', { idToken: body.idToken })
  assert.equal(found.users[0].email, email)
  assert.equal(found.users[0].providerUserInfo[0].providerId, 'password')
})

test("rejects another account's address for an anonymous account, and keeps the code valid", async () => {
  const email = 'aoife@brennan.example'
  const { body: anonymous } = await call('signUp', {})
  const oobCode = await sendCode(email)
  const refused = await call('signInWithEmailLink', { email, oobCode, idToken: anonymous.idToken })
  assert.equal(refused.message, 'EMAIL_EXISTS')
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).status, 200)
})

test('rejects a disabled account', async () => {
  const email = 'closed@brennan.example'
  await call('signUp', { email, password: 'orchard' })
  const oobCode = await sendCode(email)
  await database.pool.query('update identity.users set is_disabled = true where email = $1', [email])
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).message, 'USER_DISABLED')
})

test('rejects a password reset code', async () => {
  const email = 'niamh@liffey.example'
  await call('signUp', { email, password: 'orchard' })
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await mailedCode()
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).message, 'INVALID_OOB_CODE')
})

test('locks out a former holder who never verified the address', async () => {
  const email = 'owner@brennan.example'
  const { body: stranger } = await call('signUp', { email, password: 'stranger' })
  clock.advanceSeconds(1)
  const { body: owner } = await call('signInWithEmailLink', { email, oobCode: await sendCode(email) })
  assert.equal(owner.localId, stranger.localId)
  assert.equal((await refresh(stranger.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken: stranger.idToken })).message, 'TOKEN_EXPIRED')
  const again = await call('signInWithPassword', { email, password: 'stranger' })
  assert.equal(again.message, 'INVALID_PASSWORD')
  assert.equal((await refresh(owner.refreshToken)).status, 200)
})

test('keeps a password set after the address was verified', async () => {
  const email = 'both@brennan.example'
  const { body: first } = await call('signInWithEmailLink', { email, oobCode: await sendCode(email) })
  await call('update', { idToken: first.idToken, password: 'orchard' })
  await call('signInWithEmailLink', { email, oobCode: await sendCode(email) })
  assert.equal((await call('signInWithPassword', { email, password: 'orchard' })).status, 200)
})

test('keeps the password if the link is followed while signed in', async () => {
  const email = 'same@brennan.example'
  const { body: account } = await call('signUp', { email, password: 'orchard' })
  const oobCode = await sendCode(email)
  const { status } = await call('signInWithEmailLink', { email, oobCode, idToken: account.idToken })
  assert.equal(status, 200)
  assert.equal((await call('signInWithPassword', { email, password: 'orchard' })).status, 200)
})

test('a removed password is mentioned by mail and in the account, until another is set', async () => {
  const email = 'told@brennan.example'
  await call('signUp', { email, password: 'orchard' })
  const request = signInLinkRequest(email)
  await call('sendOobCode', request)
  const { body } = await call('signInWithEmailLink', { email, oobCode: await mailedCode() })
  const [mail, ...others] = await mails()
  assert.deepEqual(others, [])
  assert.deepEqual([mail?.to, mail?.subject], [email, 'Your Costard Pro password was removed'])
  assert.ok(!mail?.text.includes('oobCode'))
  const { passwordRemovedAt } = await identity.describeAccount(body.localId)
  assert.deepEqual(passwordRemovedAt, clock.now())
  await call('update', { idToken: body.idToken, password: 'orchard again' })
  assert.equal((await identity.describeAccount(body.localId)).passwordRemovedAt, null)
  // The address is verified now, so nothing is removed again.
  await call('sendOobCode', request)
  await call('signInWithEmailLink', { email, oobCode: await mailedCode() })
  assert.deepEqual(await mails(), [])
})
