import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt } from 'jose'
import { startMicrosoftIdentity } from '../testing/start-microsoft-identity.ts'
import { signInLinkRequest } from '../testing/start-test-identity.ts'

const { setClockAhead, aProviderAccount, signInWithMicrosoft, lookup, call, database, mailedCode } =
  await startMicrosoftIdentity()
const password = 'orchard'

test('an anonymous account keeps its id and gets the address', async () => {
  const account = aProviderAccount()
  const { body: anonymous } = await call('signUp', {})
  const { body } = await signInWithMicrosoft(account, { idToken: anonymous.idToken })
  assert.equal(body.localId, anonymous.localId)
  const user = await lookup(body.idToken)
  assert.equal(user.email, account.email)
  assert.equal(user.displayName, account.name)
  // The token of a linked account no longer says anonymous.
  assert.equal((decodeJwt(body.idToken) as any).firebase.sign_in_provider, 'microsoft.com')
  assert.equal('provider_id' in decodeJwt(body.idToken), false)
})

test('rejects an identity or address of another account', async () => {
  const taken = aProviderAccount()
  await signInWithMicrosoft(taken)
  const known = aProviderAccount()
  await call('signUp', { email: known.email, password })
  const { body: anonymous } = await call('signUp', {})
  const { idToken } = anonymous
  for (const [account, message] of [
    [taken, 'FEDERATED_USER_ID_ALREADY_LINKED'],
    [known, 'EMAIL_EXISTS'],
  ] as const) {
    assert.deepEqual([(await signInWithMicrosoft(account, { idToken })).message], [message])
    const reply = await signInWithMicrosoft(account, { idToken, returnIdpCredential: true })
    assert.equal(reply.status, 200)
    assert.equal(reply.body.errorMessage, message)
    assert.ok(reply.body.oauthIdToken && reply.body.pendingToken && reply.body.email)
    assert.equal('idToken' in reply.body, false)
  }
  // The pending token of the reply signs in to the account that has the identity.
  const reply = await signInWithMicrosoft(taken, { idToken, returnIdpCredential: true })
  const { pendingToken } = reply.body
  const signedIn = await call('signInWithIdp', { requestUri: 'http://localhost', pendingToken })
  assert.equal(signedIn.body.email, taken.email)
  setClockAhead(3_601_000)
  const late = await call('signInWithIdp', { requestUri: 'http://localhost', pendingToken })
  setClockAhead(0)
  assert.equal(late.message, 'INVALID_PENDING_TOKEN')
})

test('linking a new identity requires a recent sign-in, a linked one does not', async () => {
  const account = aProviderAccount()
  const { body: owner } = await call('signUp', { email: account.email, password })
  const { body: anonymous } = await call('signUp', {})
  setClockAhead(301_000)
  const late = await signInWithMicrosoft(account, { idToken: owner.idToken })
  const guest = await signInWithMicrosoft(aProviderAccount(), { idToken: anonymous.idToken })
  const { body: again } = await call('signInWithPassword', { email: account.email, password })
  const linked = await signInWithMicrosoft(account, { idToken: again.idToken })
  const proven = await signInWithMicrosoft(account, { idToken: owner.idToken })
  setClockAhead(0)
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  assert.equal(guest.body.localId, anonymous.localId)
  assert.deepEqual([linked.body.localId, proven.body.localId], [owner.localId, owner.localId])
})

test('the first address of an account with only an identity requires a recent sign-in', async () => {
  const { body } = await signInWithMicrosoft(aProviderAccount(), {})
  await database.pool.query('update identity.users set email = null where id = $1', [body.localId])
  const email = 'stranger@brennan.example'
  const mail = signInLinkRequest(email)
  await call('sendOobCode', mail)
  const oobCode = await mailedCode()
  setClockAhead(301_000)
  const link = await call('signInWithEmailLink', { email, oobCode, idToken: body.idToken })
  const signUp = await call('signUp', { email, password, idToken: body.idToken })
  setClockAhead(0)
  assert.deepEqual(
    [link.message, signUp.message],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'],
  )
})

test('allows one identity per provider', async () => {
  const { body: owner } = await signInWithMicrosoft(aProviderAccount())
  const { message } = await signInWithMicrosoft(aProviderAccount(), { idToken: owner.idToken })
  assert.equal(message, 'PROVIDER_ALREADY_LINKED')
})

test('deleting an account frees its identity', async () => {
  const account = aProviderAccount()
  const { body } = await signInWithMicrosoft(account)
  assert.equal((await call('delete', { idToken: body.idToken })).status, 200)
  const again = await signInWithMicrosoft(account)
  assert.equal(again.body.isNewUser, true)
  assert.notEqual(again.body.localId, body.localId)
})

test("unlinks an attacker's identity when the owner verifies the address", async () => {
  const stranger = aProviderAccount({ email: 'owner@liffey.example' })
  const { body: taken } = await signInWithMicrosoft(stranger)
  await call('sendOobCode', signInLinkRequest(stranger.email))
  const oobCode = await mailedCode()
  const { body: owner } = await call('signInWithEmailLink', { email: stranger.email, oobCode })
  assert.equal(owner.localId, taken.localId)
  assert.equal((await signInWithMicrosoft(stranger)).body.needConfirmation, true)
  const reset = aProviderAccount({ email: 'reset@liffey.example' })
  await signInWithMicrosoft(reset)
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: reset.email })
  await call('resetPassword', { oobCode: await mailedCode(), newPassword: password })
  assert.equal((await signInWithMicrosoft(reset)).body.needConfirmation, true)
})
