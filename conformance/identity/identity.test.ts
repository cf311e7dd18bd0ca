import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getIdTokenResult,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  confirmPasswordReset,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth'
import { createRemoteJWKSet, importX509, jwtVerify } from 'jose'
import pg from 'pg'
import { startTestServer } from '../../server/testing/testing.ts'
import { lastingPersistence } from '../realtime/lasting-persistence.ts'
import { clientStarter, closePage } from '../realtime/start-client.ts'

const { url: origin, config, mailbox } = await startTestServer()
const startClient = await clientStarter(origin)
const password = 'orchard'
const address = (() => {
  let count = 0
  return () => `person-${++count}@liffey.example`
})()

/** Opens the link mailed to an address as a browser does. Returns the URL it redirects to. */
async function openMailedLink(email: string): Promise<string> {
  const { text } = await mailbox.next(email)
  const link = /https?:\/\/\S+/.exec(text ?? '')?.[0]
  assert.ok(link)
  const response = await fetch(link, { redirect: 'manual' })
  assert.equal(response.status, 302)
  return response.headers.get('Location') ?? ''
}

async function sendLink(auth: Auth, email: string): Promise<string> {
  await sendSignInLinkToEmail(auth, email, { url: `${origin}/?from=mail`, handleCodeInApp: true })
  return openMailedLink(email)
}

async function whileDatabaseIsUnavailable(act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  await client.query('alter schema identity rename to identity_away')
  try {
    await act()
  } finally {
    await client.query('alter schema identity_away rename to identity')
    await client.end()
  }
}

const code = (expected: string) => ({ code: `auth/${expected}` })

test('signs in anonymously, with an id token that verifies against the published keys', async (t) => {
  const auth = startClient(t)
  const { user, operationType } = await signInAnonymously(auth)
  assert.equal(operationType, 'signIn')
  assert.equal(user.isAnonymous, true)
  const keys = createRemoteJWKSet(
    new URL(`${origin}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`),
  )
  const { payload, protectedHeader } = await jwtVerify(await user.getIdToken(), keys, {
    issuer: `${origin}/costard`,
    audience: 'costard',
    algorithms: ['RS256'],
  })
  assert.equal(payload.sub, user.uid)
  assert.equal(payload.exp! - payload.iat!, 3600)
  const certificates = await fetch(
    `${origin}/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com`,
  ).then((response) => response.json() as Promise<Record<string, string>>)
  const certificate = certificates[protectedHeader.kid!]
  await jwtVerify(await user.getIdToken(), await importX509(certificate!, 'RS256'))
})

test('signs up, sets a name, signs out and in again', async (t) => {
  const auth = startClient(t)
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  assert.equal(user.email, email)
  assert.equal(user.isAnonymous, false)
  await updateProfile(user, { displayName: 'Niamh Doyle', photoURL: 'https://liffey.example/niamh.png' })
  await signOut(auth)
  const again = await signInWithEmailAndPassword(auth, email, password)
  assert.equal(again.user.uid, user.uid)
  assert.equal(again.user.displayName, 'Niamh Doyle')
  assert.equal(again.user.photoURL, 'https://liffey.example/niamh.png')
  assert.deepEqual(
    again.user.providerData.map(({ providerId, uid }) => [providerId, uid]),
    [['password', email]],
  )
  assert.ok(Math.abs(Date.parse(again.user.metadata.creationTime!) - Date.now()) < 60_000)
  await updateProfile(again.user, { displayName: '' })
  await reload(again.user)
  assert.equal(again.user.displayName, null)
})

test('reports what is wrong with a sign-in', async (t) => {
  const auth = startClient(t)
  const email = address()
  await createUserWithEmailAndPassword(auth, email, password)
  await assert.rejects(signInWithEmailAndPassword(auth, email, 'orchids'), code('wrong-password'))
  await assert.rejects(signInWithEmailAndPassword(auth, address(), password), code('user-not-found'))
  await assert.rejects(signInWithEmailAndPassword(auth, 'nobody', password), code('invalid-email'))
  await assert.rejects(createUserWithEmailAndPassword(auth, email, password), code('email-already-in-use'))
  await assert.rejects(createUserWithEmailAndPassword(auth, address(), 'short'), code('weak-password'))
})

test('lists the sign-in methods of an address', async (t) => {
  const auth = startClient(t)
  const email = address()
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, email), [])
  const { user } = await signInWithEmailLink(auth, email, await sendLink(auth, email))
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, email), ['emailLink'])
  await updatePassword(user, password)
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, email), ['password', 'emailLink'])
  const other = address()
  await createUserWithEmailAndPassword(auth, other, password)
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, other), ['password'])
})

test('signs in by an emailed link, once', async (t) => {
  const auth = startClient(t)
  const email = address()
  const landing = await sendLink(auth, email)
  assert.ok(landing.startsWith(`${origin}/?from=mail&`))
  assert.ok(isSignInWithEmailLink(auth, landing))
  await assert.rejects(signInWithEmailLink(auth, address(), landing), code('invalid-email'))
  const { user } = await signInWithEmailLink(auth, email, landing)
  assert.equal(user.emailVerified, true)
  assert.equal(user.isAnonymous, false)
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, email), ['emailLink'])
  await assert.rejects(signInWithEmailLink(auth, email, landing), code('invalid-action-code'))
})

test('rejects a link that continues to another host', async (t) => {
  const auth = startClient(t)
  const settings = { url: 'https://elsewhere.example/', handleCodeInApp: true }
  await assert.rejects(sendSignInLinkToEmail(auth, address(), settings), code('unauthorized-continue-uri'))
})

test('keeps the id of an anonymous account that gets a password', async (t) => {
  const auth = startClient(t)
  const { user: anonymous } = await signInAnonymously(auth)
  const { uid } = anonymous
  const email = address()
  const { user } = await linkWithCredential(anonymous, EmailAuthProvider.credential(email, password))
  assert.equal(user.uid, uid)
  assert.equal(user.isAnonymous, false)
  assert.equal(user.email, email)
  const { signInProvider } = await getIdTokenResult(user, true)
  assert.equal(signInProvider, 'password')
})

test('keeps the id of an anonymous account that follows an emailed link', async (t) => {
  const auth = startClient(t)
  const { user: anonymous } = await signInAnonymously(auth)
  const { uid } = anonymous
  const email = address()
  const landing = await sendLink(auth, email)
  const { user } = await linkWithCredential(anonymous, EmailAuthProvider.credentialWithLink(email, landing))
  assert.equal(user.uid, uid)
  assert.equal(user.isAnonymous, false)
  assert.equal(user.emailVerified, true)
})

test('rejects the address of another account for an anonymous one', async (t) => {
  const auth = startClient(t)
  const email = address()
  await createUserWithEmailAndPassword(startClient(t), email, password)
  const { user } = await signInAnonymously(auth)
  await assert.rejects(
    linkWithCredential(user, EmailAuthProvider.credential(email, password)),
    code('email-already-in-use'),
  )
  const landing = await sendLink(auth, email)
  await assert.rejects(
    linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, landing)),
    code('email-already-in-use'),
  )
  assert.equal(auth.currentUser?.isAnonymous, true)
})

test('renews its token from several tabs at once', async (t) => {
  const auth = startClient(t)
  const otherTab = startClient(t)
  const { user } = await createUserWithEmailAndPassword(auth, address(), password)
  await updateCurrentUser(otherTab, user)
  const tabs = [auth, otherTab].map(({ currentUser }) => currentUser!)
  const tokens = await Promise.all([...tabs, ...tabs].map((tab) => getIdTokenResult(tab, true)))
  for (const { claims, authTime } of tokens) {
    assert.equal(claims.sub, user.uid)
    assert.equal(authTime, tokens[0]!.authTime)
  }
})

test('ends other sessions when the password changes, and keeps its own', async (t) => {
  const auth = startClient(t)
  const otherDevice = startClient(t)
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  const { user: elsewhere } = await signInWithEmailAndPassword(otherDevice, email, password)
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
  await updatePassword(user, 'new orchard')
  await getIdTokenResult(user, true)
  await assert.rejects(elsewhere.getIdToken(true), code('user-token-expired'))
  assert.equal(otherDevice.currentUser, null)
  assert.ok(auth.currentUser)
  await signInWithEmailAndPassword(otherDevice, email, 'new orchard')
})

test('resets a forgotten password by email', async (t) => {
  const auth = startClient(t)
  const email = address()
  await createUserWithEmailAndPassword(auth, email, password)
  await assert.rejects(sendPasswordResetEmail(auth, address()), code('user-not-found'))
  await sendPasswordResetEmail(auth, email)
  const oobCode = new URL(await openMailedLink(email)).searchParams.get('oobCode')!
  assert.equal(await verifyPasswordResetCode(auth, oobCode), email)
  await confirmPasswordReset(auth, oobCode, 'new orchard')
  await assert.rejects(confirmPasswordReset(auth, oobCode, 'newer orchard'), code('invalid-action-code'))
  const { user } = await signInWithEmailAndPassword(auth, email, 'new orchard')
  assert.equal(user.emailVerified, true)
})

test('deletes an account and frees its address', async (t) => {
  const auth = startClient(t)
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await deleteUser(user)
  assert.equal(auth.currentUser, null)
  const again = await createUserWithEmailAndPassword(auth, email, password)
  assert.notEqual(again.user.uid, user.uid)
})

test('validates a password against the policy', async (t) => {
  const auth = startClient(t)
  assert.equal((await validatePassword(auth, 'short')).isValid, false)
  assert.equal((await validatePassword(auth, password)).isValid, true)
})

test('stays signed in after a page reload', async (t) => {
  const name = crypto.randomUUID()
  const persistence = lastingPersistence()
  const auth = startClient(t, { persistence, name })
  const { user } = await createUserWithEmailAndPassword(auth, address(), password)
  await reload(user)
  await closePage(auth)
  const reloaded = startClient(t, { persistence, name })
  await reloaded.authStateReady()
  assert.equal(reloaded.currentUser?.uid, user.uid)
})

test('stays signed in while the database is unavailable', async (t) => {
  const name = crypto.randomUUID()
  const persistence = lastingPersistence()
  const auth = startClient(t, { persistence, name })
  const { user } = await signInAnonymously(auth)
  await whileDatabaseIsUnavailable(async () => {
    await assert.rejects(reload(user), code('network-request-failed'))
    await assert.rejects(user.getIdToken(true), code('network-request-failed'))
    await closePage(auth)
    const reloaded = startClient(t, { persistence, name })
    await reloaded.authStateReady()
    assert.equal(reloaded.currentUser?.uid, user.uid)
  })
})
