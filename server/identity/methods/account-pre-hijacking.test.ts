import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity, signInLinkRequest } from '../testing/start-test-identity.ts'

// Attack: somebody sets the victim's address on their own account and waits for the victim to sign in.
const { call, refresh, clock, mails, mailedCode } = await startTestIdentity()
const password = 'orchard'
let count = 0
const freshAddress = (): string => `person-${++count}@brennan.example`

async function follow(email: string): ReturnType<typeof call> {
  const request = signInLinkRequest(email)
  await call('sendOobCode', request)
  return call('signInWithEmailLink', { email, oobCode: await mailedCode() })
}

async function reset(email: string): Promise<void> {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const { status } = await call('resetPassword', { oobCode: await mailedCode(), newPassword: 'of the owner' })
  assert.equal(status, 200)
}

/** Signs up with one address, changes it to `email`, and returns the code that restores the first. */
async function moveTo(
  email: string,
): Promise<{ own: string; idToken: string; localId: string; undo: string }> {
  const own = freshAddress()
  const { body: account } = await call('signUp', { email: own, password })
  const { body } = await call('update', { idToken: account.idToken, email })
  return { own, idToken: body.idToken, localId: body.localId, undo: await mailedCode() }
}

test("a sign-in by the owner invalidates the attacker's change-email link", async () => {
  const email = freshAddress()
  const { body: stranger } = await call('signUp', { email, password })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: freshAddress() }
  await call('sendOobCode', { ...change, idToken: stranger.idToken })
  const oobCode = await mailedCode()
  const { body: owner } = await follow(email)
  assert.equal((await call('update', { oobCode })).message, 'INVALID_OOB_CODE')
  assert.equal((await call('lookup', { idToken: owner.idToken })).body.users[0].email, email)
})

test('an owner signed in by link gets an account that the attacker cannot recover', async () => {
  const email = freshAddress()
  const stranger = await moveTo(email)
  const { body: owner } = await follow(email)
  assert.deepEqual([owner.isNewUser, owner.localId === stranger.localId], [true, false])
  clock.advanceSeconds(1)
  const { body: undone } = await call('update', { oobCode: stranger.undo })
  assert.deepEqual([undone.localId, undone.email], [stranger.localId, stranger.own])
  assert.equal((await refresh(owner.refreshToken)).status, 200)
  assert.equal((await follow(email)).body.localId, owner.localId)
})

test('an owner who resets the password gets an account that the attacker cannot recover', async () => {
  const email = freshAddress()
  const stranger = await moveTo(email)
  await reset(email)
  const signIn = { email, password: 'of the owner' }
  const { body: owner } = await call('signInWithPassword', signIn)
  assert.notEqual(owner.localId, stranger.localId)
  assert.equal((await call('lookup', { idToken: owner.idToken })).body.users[0].emailVerified, true)
  const { body: undone } = await call('update', { oobCode: stranger.undo })
  assert.deepEqual([undone.localId, undone.email], [stranger.localId, stranger.own])
  assert.equal((await call('signInWithPassword', signIn)).body.localId, owner.localId)
})

test('an attacker cannot block recovery by verifying the new address', async () => {
  for (const enter of [follow, reset]) {
    const stolen = await moveTo(freshAddress())
    const { body } = await call('lookup', { idToken: stolen.idToken })
    await enter(body.users[0].email)
    const { body: back } = await call('update', { oobCode: stolen.undo })
    assert.deepEqual([back.localId, back.email], [stolen.localId, stolen.own])
  }
})

test('an older change-email link is invalid after the owner signs in', async () => {
  const email = freshAddress()
  const { idToken } = await moveTo(email)
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: freshAddress() })
  const oobCode = await mailedCode()
  await follow(email)
  assert.equal((await call('update', { oobCode })).message, 'INVALID_OOB_CODE')
})

test('a changed and verified address signs in to the same account', async () => {
  const email = freshAddress()
  const { idToken, localId } = await moveTo(email)
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await call('update', { oobCode: await mailedCode() })
  assert.equal((await follow(email)).body.localId, localId)
})

test('an address whose recovery link expired, or whose link is followed while signed in, keeps its account', async () => {
  const late = freshAddress()
  const { localId } = await moveTo(late)
  clock.advanceSeconds(3 * 24 * 3600)
  assert.equal((await follow(late)).body.localId, localId)
  const email = freshAddress()
  const moved = await moveTo(email)
  const request = signInLinkRequest(email)
  await call('sendOobCode', request)
  const link = { email, oobCode: await mailedCode(), idToken: moved.idToken }
  assert.equal((await call('signInWithEmailLink', link)).body.localId, moved.localId)
  assert.deepEqual(await mails(), [])
})

test('an address that was removed and set again keeps its account', async () => {
  const email = freshAddress()
  const { body: account } = await call('signUp', { email, password })
  const { idToken, localId } = account
  await call('update', { idToken, deleteProvider: ['password'] })
  await mails()
  await call('signUp', { idToken, email, password })
  assert.equal((await follow(email)).body.localId, localId)
})

test('two concurrent sign-in links both lead to the new account', async () => {
  const email = freshAddress()
  const { localId } = await moveTo(email)
  const request = signInLinkRequest(email)
  const codes: string[] = []
  for (let sent = 0; sent < 2; sent++) {
    await call('sendOobCode', request)
    codes.push(await mailedCode())
  }
  const [one, two] = await Promise.all(
    codes.map((oobCode) => call('signInWithEmailLink', { email, oobCode })),
  )
  assert.deepEqual([one?.status, two?.status], [200, 200])
  assert.equal(one?.body.localId, two?.body.localId)
  assert.notEqual(one?.body.localId, localId)
})
