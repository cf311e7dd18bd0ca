import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity } from '../testing/start-test-identity.ts'

// Tests of removing sign-in methods with `deleteProvider`.
const { anAccount, call, refresh, clock, mails, mailedCode, database } = await startTestIdentity()

async function linkMicrosoft(localId: string): Promise<void> {
  await database.pool.query(
    `insert into identity.linked_identities (issuer, subject, provider_id, user_id, linked_at)
     values ('https://issuer.example', $1, 'microsoft.com', $1, now())`,
    [localId],
  )
}

/** Creates an account with an unverified address and no password, as Microsoft sign-in does. */
async function microsoftAccount(): ReturnType<typeof anAccount> {
  const account = await anAccount()
  await linkMicrosoft(account.localId)
  await database.pool.query('update identity.users set password_hash = null where id = $1', [account.localId])
  return account
}

test('notifies a removed address with a link that restores it', async () => {
  const { idToken, email, localId } = await anAccount()
  await call('update', { idToken, deleteProvider: ['password'] }, { 'X-Firebase-Locale': 'fr' })
  const [mail, ...more] = await mails()
  assert.deepEqual([mail?.to, more.length], [email, 0])
  assert.match(mail?.text ?? '', /mode=recoverEmail&/)
  assert.match(mail?.text ?? '', /lang=fr/)
  assert.match(mail?.text ?? '', new RegExp(`n’a plus l’adresse ${email}`))
  const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  // An attacker who removed the address can now set credentials without a recent sign-in.
  const stranger = { email: 'stranger@brennan.example', password: 'stranger' }
  const { body: taken } = await call('update', { idToken, ...stranger })
  assert.equal(taken.localId, localId)
  clock.advanceSeconds(1)
  const { body: seen } = await call('resetPassword', { oobCode })
  assert.deepEqual(seen, { kind: seen.kind, requestType: 'RECOVER_EMAIL', email })
  const { body } = await call('update', { oobCode })
  assert.deepEqual([body.localId, body.email, body.emailVerified], [localId, email, true])
  assert.equal((await refresh(taken.refreshToken)).message, 'TOKEN_EXPIRED')
  assert.equal((await call('signInWithPassword', stranger)).message, 'EMAIL_NOT_FOUND')
})

test('keeps other sign-in methods, and notifies the removed address', async () => {
  const { idToken, email, localId } = await anAccount()
  await linkMicrosoft(localId)
  const { body } = await call('update', { idToken, deleteProvider: ['password'] })
  assert.equal(body.providerUserInfo.length, 1)
  assert.equal((await mails())[0]?.to, email)
})

test('does not notify the address of an anonymous account', async () => {
  const { body: anonymous } = await call('signUp', {})
  const idToken = anonymous.idToken
  await call('update', { idToken, email: 'never-signed-in@liffey.example' })
  await call('update', { idToken, deleteProvider: ['password'] })
  assert.deepEqual(await mails(), [])
})

test('requires a recent sign-in to unlink an identity', async () => {
  const { idToken, localId } = await anAccount()
  await linkMicrosoft(localId)
  clock.advanceSeconds(301)
  const late = await call('update', { idToken, deleteProvider: ['microsoft.com'] })
  assert.equal(late.message, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
})

test('removing the last sign-in method removes and notifies the address', async () => {
  const { idToken, email, localId } = await microsoftAccount()
  const { body } = await call('update', { idToken, deleteProvider: ['microsoft.com'] })
  assert.ok(!('email' in body))
  const oobCode = await mailedCode()
  await call('update', { idToken, email: 'stranger@brennan.example', password: 'stranger' })
  const { body: back } = await call('update', { oobCode })
  assert.deepEqual([back.localId, back.email], [localId, email])
})

test('unlinking an identity keeps an address that can still sign in', async () => {
  const { idToken, email, localId } = await anAccount()
  await linkMicrosoft(localId)
  const { body } = await call('update', { idToken, deleteProvider: ['microsoft.com'] })
  assert.equal(body.email, email)
  assert.equal(body.providerUserInfo.length, 1)
  assert.deepEqual(await mails(), [])
})
