import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import { startMicrosoftIdentity } from '../testing/start-microsoft-identity.ts'
import { publicUrl } from '../testing/start-test-identity.ts'

const { setAhead, someone, enter, lookup, call, database, mailedCode } = await startMicrosoftIdentity()
const password = 'orchard'

test('an anonymous account keeps its id and gets the address', async () => {
  const account = someone()
  const { body: anonymous } = await call('signUp', {})
  const { body } = await enter(account, { idToken: anonymous.idToken })
  assert.equal(body.localId, anonymous.localId)
  const user = await lookup(body.idToken)
  assert.equal(user.email, account.email)
  assert.equal(user.displayName, account.name)
  // The token no longer says anonymous.
  assert.equal((decodeJwt(body.idToken) as any).firebase.sign_in_provider, 'microsoft.com')
  assert.equal('provider_id' in decodeJwt(body.idToken), false)
})

test('rejects an identity or address of another account', async () => {
  const taken = someone()
  await enter(taken)
  const known = someone()
  await call('signUp', { email: known.email, password })
  const { body: anonymous } = await call('signUp', {})
  const { idToken } = anonymous
  for (const [account, message] of [
    [taken, 'FEDERATED_USER_ID_ALREADY_LINKED'],
    [known, 'EMAIL_EXISTS'],
  ] as const) {
    assert.deepEqual([(await enter(account, { idToken })).message], [message])
    const reply = await enter(account, { idToken, returnIdpCredential: true })
    assert.equal(reply.status, 200)
    assert.equal(reply.body.errorMessage, message)
    assert.ok(reply.body.oauthIdToken && reply.body.pendingToken && reply.body.email)
    assert.equal('idToken' in reply.body, false)
  }
  // The pending token of the reply signs in to the account that has the identity.
  const reply = await enter(taken, { idToken, returnIdpCredential: true })
  const { pendingToken } = reply.body
  const signedIn = await call('signInWithIdp', { requestUri: 'http://localhost', pendingToken })
  assert.equal(signedIn.body.email, taken.email)
  setAhead(3_601_000)
  const late = await call('signInWithIdp', { requestUri: 'http://localhost', pendingToken })
  setAhead(0)
  assert.equal(late.message, 'INVALID_PENDING_TOKEN')
})

test('linking a new identity requires a recent sign-in, a linked one does not', async () => {
  const account = someone()
  const { body: owner } = await call('signUp', { email: account.email, password })
  const { body: anonymous } = await call('signUp', {})
  setAhead(301_000)
  const late = await enter(account, { idToken: owner.idToken })
  const guest = await enter(someone(), { idToken: anonymous.idToken })
  const { body: again } = await call('signInWithPassword', { email: account.email, password })
  const linked = await enter(account, { idToken: again.idToken })
  const proven = await enter(account, { idToken: owner.idToken })
  setAhead(0)
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.equal(guest.body.localId, anonymous.localId)
  assert.deepEqual([linked.body.localId, proven.body.localId], [owner.localId, owner.localId])
})

test('the first address of an account with only an identity requires a recent sign-in', async () => {
  const { body } = await enter(someone(), {})
  await database.pool.query('update identity.users set email = null where id = $1', [body.localId])
  const email = 'stranger@brennan.example'
  const mail = { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${publicUrl}/`, canHandleCodeInApp: true }
  await call('sendOobCode', mail)
  const oobCode = await mailedCode()
  setAhead(301_000)
  const link = await call('signInWithEmailLink', { email, oobCode, idToken: body.idToken })
  const signUp = await call('signUp', { email, password, idToken: body.idToken })
  setAhead(0)
  assert.deepEqual(
    [link.message, signUp.message],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'],
  )
})

test('allows one identity per provider', async () => {
  const { body: owner } = await enter(someone())
  const { message } = await enter(someone(), { idToken: owner.idToken })
  assert.equal(message, 'PROVIDER_ALREADY_LINKED')
})

test('deleting an account frees its identity', async () => {
  const account = someone()
  const { body } = await enter(account)
  assert.equal((await call('delete', { idToken: body.idToken })).status, 200)
  const again = await enter(account)
  assert.equal(again.body.isNewUser, true)
  assert.notEqual(again.body.localId, body.localId)
})

test("unlinks an attacker's identity when the owner verifies the address", async () => {
  const stranger = someone({ email: 'owner@liffey.example' })
  const { body: taken } = await enter(stranger)
  await call('sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email: stranger.email,
    continueUrl: `${publicUrl}/`,
    canHandleCodeInApp: true,
  })
  const oobCode = await mailedCode()
  const { body: owner } = await call('signInWithEmailLink', { email: stranger.email, oobCode })
  assert.equal(owner.localId, taken.localId)
  assert.equal((await enter(stranger)).body.needConfirmation, true)
  const reset = someone({ email: 'reset@liffey.example' })
  await enter(reset)
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: reset.email })
  await call('resetPassword', { oobCode: await mailedCode(), newPassword: password })
  assert.equal((await enter(reset)).body.needConfirmation, true)
})
