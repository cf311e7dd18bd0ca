import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getIdTokenResult,
  linkWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from '../realtime/start-client.ts'

const { url: origin, mailbox } = await startTestServer()
const startClient = await clientStarter(origin)
const password = 'orchard'
const code = (expected: string) => ({ code: `auth/${expected}` })
const address = (() => {
  let count = 0
  return () => `mover-${++count}@liffey.example`
})()

/** Opens the link mailed to an address, like mail scanners do. Returns the code in the link. */
async function mailedCode(email: string): Promise<string> {
  const { text } = await mailbox.next(email)
  const link = new URL(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '')
  const response = await fetch(link, { redirect: 'manual' })
  assert.equal(response.status, 302)
  return link.searchParams.get('oobCode') ?? ''
}

test('verifies an address by an emailed link', async (t) => {
  const auth = startClient(t)
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await sendEmailVerification(user, { url: `${origin}/teams` })
  const oobCode = await mailedCode(email)
  const { operation, data } = await checkActionCode(auth, oobCode)
  assert.equal(operation, ActionCodeOperation.VERIFY_EMAIL)
  assert.equal(data.email, email)
  await applyActionCode(auth, oobCode)
  await reload(user)
  assert.equal(user.emailVerified, true)
  const { claims } = await getIdTokenResult(user, true)
  assert.equal(claims.email_verified, true)
  await assert.rejects(applyActionCode(auth, oobCode), code('invalid-action-code'))
})

test('changes an address once the new one is verified, which ends the session', async (t) => {
  const auth = startClient(t)
  const [email, newEmail] = [address(), address()]
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await assert.rejects(verifyBeforeUpdateEmail(user, 'nobody'), code('invalid-email'))
  await verifyBeforeUpdateEmail(user, newEmail)
  const oobCode = await mailedCode(newEmail)
  const { operation, data } = await checkActionCode(auth, oobCode)
  assert.equal(operation, ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL)
  assert.deepEqual([data.email, data.previousEmail], [newEmail, email])
  await applyActionCode(startClient(t), oobCode)
  await assert.rejects(reload(user), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
  const again = await signInWithEmailAndPassword(auth, newEmail, password)
  assert.equal(again.user.uid, user.uid)
  assert.equal(again.user.emailVerified, true)
  await assert.rejects(signInWithEmailAndPassword(auth, email, password), code('user-not-found'))
})

async function signInElsewhere(
  user: User,
  email: string,
  auth: ReturnType<typeof startClient>,
): Promise<User> {
  const { user: other } = await signInWithEmailAndPassword(auth, email, password)
  assert.equal(other.uid, user.uid)
  return other
}

test('changes an address immediately, keeps the session, and is undone from the old address', async (t) => {
  const [auth, otherDevice] = [startClient(t), startClient(t)]
  const [email, newEmail] = [address(), address()]
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  const other = await signInElsewhere(user, email, otherDevice)
  await updateEmail(user, newEmail)
  assert.equal(user.email, newEmail)
  assert.equal(user.emailVerified, false)
  await getIdTokenResult(user, true)
  await assert.rejects(other.getIdToken(true), code('user-token-expired'))
  assert.equal(otherDevice.currentUser, null)

  const oobCode = await mailedCode(email)
  const { operation, data } = await checkActionCode(auth, oobCode)
  assert.equal(operation, ActionCodeOperation.RECOVER_EMAIL)
  assert.deepEqual([data.email, data.previousEmail], [email, newEmail])
  await applyActionCode(otherDevice, oobCode)
  await assert.rejects(user.getIdToken(true), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
  // The person who changed the address may know the password.
  await assert.rejects(signInWithEmailAndPassword(otherDevice, email, password), code('wrong-password'))
  await sendPasswordResetEmail(otherDevice, email)
  await confirmPasswordReset(otherDevice, await mailedCode(email), 'new orchard')
  const { user: recovered } = await signInWithEmailAndPassword(otherDevice, email, 'new orchard')
  assert.equal(recovered.uid, user.uid)
})

test('rejects the address of another account', async (t) => {
  const auth = startClient(t)
  const taken = address()
  await createUserWithEmailAndPassword(startClient(t), taken, password)
  const { user } = await createUserWithEmailAndPassword(auth, address(), password)
  await assert.rejects(updateEmail(user, taken), code('email-already-in-use'))
  await assert.rejects(verifyBeforeUpdateEmail(user, taken), code('email-already-in-use'))
  assert.equal(auth.currentUser?.uid, user.uid)
})

test('unlinks the password and links it again without signing out', async (t) => {
  const auth = startClient(t)
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await unlink(user, 'password')
  assert.deepEqual(user.providerData, [])
  await getIdTokenResult(user, true)
  await reload(user)
  await assert.rejects(unlink(user, 'password'), code('no-such-provider'))
  await assert.rejects(signInWithEmailAndPassword(startClient(t), email, password), code('user-not-found'))
  const { user: linked } = await linkWithCredential(user, EmailAuthProvider.credential(email, password))
  assert.equal(linked.uid, user.uid)
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, email), ['password'])
})

test('describes every kind of code without using it up', async (t) => {
  const auth = startClient(t)
  const email = address()
  await createUserWithEmailAndPassword(auth, email, password)
  await sendPasswordResetEmail(auth, email)
  const reset = await checkActionCode(auth, await mailedCode(email))
  assert.deepEqual([reset.operation, reset.data.email], [ActionCodeOperation.PASSWORD_RESET, email])
  await sendSignInLinkToEmail(auth, email, { url: `${origin}/`, handleCodeInApp: true })
  const signIn = await checkActionCode(auth, await mailedCode(email))
  assert.equal(signIn.operation, ActionCodeOperation.EMAIL_SIGNIN)
  await assert.rejects(checkActionCode(auth, 'unknown'), code('invalid-action-code'))
})

test('sends mail in the language of the client', async (t) => {
  const auth = startClient(t)
  auth.languageCode = 'de'
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await sendEmailVerification(user)
  const { text, html } = await mailbox.next(email)
  assert.match(text ?? '', /lang=de/)
  assert.match(html ?? '', /<html lang="de"/)
})

test('sets the address of an anonymous account once it is verified', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  const email = address()
  await verifyBeforeUpdateEmail(user, email)
  await applyActionCode(auth, await mailedCode(email))
  await assert.rejects(reload(user), code('user-token-expired'))
})
