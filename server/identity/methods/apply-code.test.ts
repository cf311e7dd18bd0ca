import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

const { anAccount, call, refresh, clock, mails, mailedCode, database, identity } = await startTestIdentity()
const password = 'orchard'
let count = 0

const freshAddress = (): string => `person-${++count}@brennan.example`
const apply = (oobCode: string): ReturnType<typeof call> => call('update', { oobCode })

async function verifyCode(idToken: string): Promise<string> {
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  return mailedCode()
}

async function methodsOf(identifier: string): Promise<{ signinMethods: string[] }> {
  return (await call('createAuthUri', { identifier, continueUri: 'http://localhost' })).body
}

async function changeCode(idToken: string, newEmail: string): Promise<string> {
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  return mailedCode()
}

test('verifies an address once and ends no session', async () => {
  const { idToken, refreshToken, email, localId } = await anAccount()
  const oobCode = await verifyCode(idToken)
  const { body: seen } = await call('resetPassword', { oobCode })
  assert.deepEqual(seen, {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: 'VERIFY_EMAIL',
    email,
  })
  const { body } = await apply(oobCode)
  assert.deepEqual([body.localId, body.email, body.emailVerified], [localId, email, true])
  assert.ok(!('idToken' in body) && !('newEmail' in body))
  assert.equal((await refresh(refreshToken)).status, 200)
  assert.equal((await apply(oobCode)).message, 'INVALID_OOB_CODE')
})

test('changes an address once verified, ends all sessions and notifies the old address', async () => {
  const { idToken, refreshToken, email } = await anAccount()
  const newEmail = freshAddress()
  const oobCode = await changeCode(idToken, newEmail)
  const { body: seen } = await call('resetPassword', { oobCode })
  const requestType = 'VERIFY_AND_CHANGE_EMAIL'
  assert.deepEqual(seen, { kind: 'identitytoolkit#ResetPasswordResponse', requestType, email, newEmail })
  const { body: before } = await call('lookup', { idToken })
  assert.equal(before.users[0].email, email)
  clock.advanceSeconds(1)
  const { body } = await apply(oobCode)
  assert.deepEqual([body.email, body.newEmail, body.emailVerified], [newEmail, newEmail, true])
  assert.equal((await refresh(refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken })).message, 'TOKEN_EXPIRED')
  assert.equal((await call('signInWithPassword', { email: newEmail, password })).status, 200)
  const [mail] = await mails()
  assert.equal(mail?.to, email)
  assert.match(mail.text, /mode=recoverEmail&/)
})

test('sets the first address of an account', async () => {
  const { body: anonymous } = await call('signUp', {})
  const newEmail = freshAddress()
  const oobCode = await changeCode(anonymous.idToken, newEmail)
  const { body: seen } = await call('resetPassword', { oobCode })
  assert.ok(!('email' in seen))
  const { body } = await apply(oobCode)
  assert.equal(body.email, newEmail)
  assert.deepEqual(await mails(), [])
})

test('an account with a verified address is not anonymous, in other tabs either', async () => {
  const { body: anonymous } = await call('signUp', {})
  const { body: named } = await call('update', { idToken: anonymous.idToken, email: freshAddress() })
  await apply(await verifyCode(named.idToken))
  const { body: refreshed } = await refresh(named.refreshToken)
  assert.equal((decodeJwt(refreshed.id_token) as any).firebase.sign_in_provider, 'password')
  const { body } = await call('lookup', { idToken: named.idToken })
  assert.equal(body.users[0].providerUserInfo[0].providerId, 'password')
  const headers = { Authorization: `Bearer ${named.idToken}` }
  const caller = await identity.requireCaller(new Request('https://pro.example/', { headers }))
  assert.equal(caller.isAnonymous, false)
  clock.advanceSeconds(301)
  const change = { idToken: named.idToken, password: 'stranger' }
  assert.equal((await call('update', change)).message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.deepEqual((await methodsOf(named.email)).signinMethods, ['emailLink'])
})

test('notifies a verified address of a change, even without a password', async () => {
  const { body: anonymous } = await call('signUp', {})
  const { body: named } = await call('update', { idToken: anonymous.idToken, email: freshAddress() })
  await apply(await verifyCode(named.idToken))
  await call('update', { idToken: named.idToken, email: freshAddress() })
  const [mail] = await mails()
  assert.deepEqual([mail?.to, /mode=recoverEmail&/.test(mail?.text ?? '')], [named.email, true])
  assert.equal((await refresh(named.refreshToken)).message, 'TOKEN_EXPIRED')
})

test('keeps a code valid when another account has the address', async () => {
  const { idToken } = await anAccount()
  const newEmail = freshAddress()
  const oobCode = await changeCode(idToken, newEmail)
  const { body: holder } = await call('signUp', { email: newEmail, password })
  assert.equal((await apply(oobCode)).message, 'EMAIL_EXISTS')
  await call('delete', { idToken: holder.idToken })
  assert.equal((await apply(oobCode)).status, 200)
  await mails()
})

test("restores an address as verified and removes the attacker's access", async () => {
  const { idToken, email, localId } = await anAccount()
  const { body: taken } = await call('update', { idToken, email: freshAddress(), password: 'stranger' })
  const oobCode = await mailedCode()
  const { body: seen } = await call('resetPassword', { oobCode })
  assert.deepEqual([seen.requestType, seen.email, seen.newEmail], ['RECOVER_EMAIL', email, taken.email])
  await database.pool.query(
    `insert into identity.linked_identities (issuer, subject, provider_id, user_id, linked_at)
     values ('https://issuer.example', 'stranger', 'microsoft.com', $1, now())`,
    [localId],
  )
  clock.advanceSeconds(1)
  const { body } = await apply(oobCode)
  assert.deepEqual([body.localId, body.email, body.emailVerified], [localId, email, true])
  assert.equal(body.providerUserInfo.length, 1)
  for (const known of [password, 'stranger']) {
    const { message } = await call('signInWithPassword', { email, password: known })
    assert.equal(message, 'INVALID_PASSWORD')
  }
  assert.deepEqual((await methodsOf(email)).signinMethods, ['emailLink'])
  assert.equal((await refresh(taken.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('lookup', { idToken: taken.idToken })).message, 'TOKEN_EXPIRED')
})

test('restores the first address after several changes, then none of the later ones', async () => {
  const { idToken, email } = await anAccount()
  const { body: second } = await call('update', { idToken, email: freshAddress() })
  const first = await mailedCode()
  clock.advanceSeconds(60)
  await call('update', { idToken: second.idToken, email: freshAddress(), password: 'stranger' })
  const later = await mailedCode()
  const { body } = await apply(first)
  assert.equal(body.email, email)
  assert.equal((await apply(later)).message, 'INVALID_OOB_CODE')
})

test('restores the first address even after a later one was restored', async () => {
  const { idToken, email } = await anAccount()
  const { body: second } = await call('update', { idToken, email: freshAddress() })
  const first = await mailedCode()
  clock.advanceSeconds(60)
  await call('update', { idToken: second.idToken, email: freshAddress() })
  assert.equal((await apply(await mailedCode())).status, 200)
  const { body } = await apply(first)
  assert.equal(body.email, email)
})

test('lets one of several concurrent calls use a code', async () => {
  const { idToken } = await anAccount()
  const oobCode = await verifyCode(idToken)
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply(oobCode)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal(answers.filter(({ message }) => message === 'INVALID_OOB_CODE').length, 4)
})

test('is valid for three days', async () => {
  const { idToken } = await anAccount()
  const codes = [await verifyCode(idToken), await changeCode(idToken, freshAddress())]
  await call('update', { idToken: (await anAccount()).idToken, email: freshAddress() })
  codes.push(await mailedCode())
  clock.advanceSeconds(3 * 24 * 3600 - 1)
  for (const oobCode of codes) assert.equal((await call('resetPassword', { oobCode })).status, 200)
  clock.advanceSeconds(1)
  for (const oobCode of codes) {
    assert.equal((await call('resetPassword', { oobCode })).message, 'EXPIRED_OOB_CODE')
    assert.equal((await apply(oobCode)).message, 'EXPIRED_OOB_CODE')
  }
})

test('is not consumed by opening the link', async () => {
  const { idToken } = await anAccount()
  const oobCode = await verifyCode(idToken)
  for (const method of ['GET', 'HEAD']) {
    const query = new URLSearchParams({ mode: 'verifyEmail', oobCode })
    const response = await identity.routes.request(`/__/auth/action?${query}`, { method })
    assert.equal(response.status, 302)
  }
  await call('resetPassword', { oobCode })
  assert.equal((await apply(oobCode)).status, 200)
})

test('rejects codes of other purposes, and its codes are rejected elsewhere', async () => {
  const { idToken, email } = await anAccount()
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  assert.equal((await apply(await mailedCode())).message, 'INVALID_OOB_CODE')
  const oobCode = await verifyCode(idToken)
  const reset = await call('resetPassword', { oobCode, newPassword: 'new orchard' })
  assert.equal(reset.message, 'INVALID_OOB_CODE')
  assert.equal((await call('signInWithEmailLink', { email, oobCode })).message, 'INVALID_OOB_CODE')
  assert.equal((await apply(oobCode)).status, 200)
})

test('rejects codes of a changed address, or of a disabled or deleted account', async () => {
  const renamed = await anAccount()
  const stale = await verifyCode(renamed.idToken)
  await call('update', { idToken: renamed.idToken, email: freshAddress() })
  await mails()
  assert.equal((await apply(stale)).message, 'INVALID_OOB_CODE')
  const closed = await anAccount()
  const oobCode = await verifyCode(closed.idToken)
  await database.pool.query('update identity.users set is_disabled = true where id = $1', [closed.localId])
  assert.equal((await apply(oobCode)).message, 'USER_DISABLED')
  await database.pool.query('delete from identity.users where id = $1', [closed.localId])
  assert.equal((await apply(oobCode)).message, 'INVALID_OOB_CODE')
})
