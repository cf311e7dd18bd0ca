import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test, type TestContext } from 'vitest'
import { deleteApp, initializeApp, type FirebaseOptions } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
  type Auth,
  type OAuthCredential,
} from 'firebase/auth'
import { startTestProvider, type ProviderAccount } from '../../server/identity/testing/start-test-provider.ts'
import { startTestServer } from '../../server/testing/testing.ts'

const provider = await startTestProvider({ redirectUris: ['http://localhost/'] })
const { url: origin } = await startTestServer({
  env: {
    MICROSOFT_CLIENT_ID: provider.clientId,
    MICROSOFT_CLIENT_SECRET: provider.clientSecret,
    MICROSOFT_ISSUER: provider.url,
    APP_CHECK: 'off',
  },
})
const clientConfig = (await fetch(`${origin}/__/firebase/init.json`).then((response) =>
  response.json(),
)) as FirebaseOptions & { costard: { microsoft: boolean } }

/** Starts an unmodified client, configured with our three hosts. */
function startClient(t: TestContext): Auth {
  const app = initializeApp(clientConfig, crypto.randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  const { protocol, host } = new URL(origin)
  Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
  t.onTestFinished(() => deleteApp(app))
  return auth
}

let accounts = 0
function aProviderAccount(): ProviderAccount & { email: string } {
  accounts += 1
  return { oid: `oid-${accounts}`, email: `person-${accounts}@liffey.example`, name: `Person ${accounts}` }
}

/** Returns the credential of a client that obtained an id token itself, bound to its own nonce. */
async function credentialOf(account: ProviderAccount): Promise<OAuthCredential> {
  const rawNonce = crypto.randomUUID()
  const nonce = createHash('sha256').update(rawNonce).digest('hex')
  const idToken = await provider.signIdToken(account, { nonce })
  return new OAuthProvider('microsoft.com').credential({ idToken, rawNonce })
}

const code = (expected: string) => ({ code: `auth/${expected}` })

test('offers Microsoft in the client settings', () => {
  assert.equal(clientConfig.costard.microsoft, true)
})

test('signs in with an id token of Microsoft, the first time and again', async (t) => {
  const auth = startClient(t)
  const account = aProviderAccount()
  const result = await signInWithCredential(auth, await credentialOf(account))
  const info = getAdditionalUserInfo(result)
  assert.deepEqual([info?.isNewUser, info?.providerId], [true, 'microsoft.com'])
  assert.equal(info?.profile?.['oid'], account.oid)
  const { user } = result
  assert.deepEqual([user.email, user.displayName, user.isAnonymous], [account.email, account.name, false])
  const { signInProvider, claims } = await getIdTokenResult(user, true)
  assert.equal(signInProvider, 'microsoft.com')
  assert.deepEqual((claims['firebase'] as { identities: object }).identities, {
    email: [account.email],
    'microsoft.com': [account.oid],
  })
  assert.deepEqual(
    user.providerData.map(({ providerId, uid }) => [providerId, uid]),
    [['microsoft.com', account.oid]],
  )
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, account.email), ['microsoft.com'])
  const again = await signInWithCredential(startClient(t), await credentialOf(account))
  assert.equal(again.user.uid, user.uid)
  assert.equal(getAdditionalUserInfo(again)?.isNewUser, false)
})

test('links an anonymous account under its id, and rejects identities and addresses of other accounts', async (t) => {
  const auth = startClient(t)
  const account = aProviderAccount()
  const { user } = await signInAnonymously(auth)
  const { uid } = user
  const linked = await linkWithCredential(user, await credentialOf(account))
  assert.deepEqual([linked.user.uid, linked.user.isAnonymous], [uid, false])
  await assert.rejects(linkWithCredential(user, await credentialOf(account)), code('provider-already-linked'))
  const other = startClient(t)
  const { user: second } = await signInAnonymously(other)
  await assert.rejects(
    linkWithCredential(second, await credentialOf(account)),
    code('credential-already-in-use'),
  )
  assert.equal(other.currentUser?.isAnonymous, true)
  const known = aProviderAccount()
  await createUserWithEmailAndPassword(startClient(t), known.email, 'orchard')
  await assert.rejects(linkWithCredential(second, await credentialOf(known)), code('email-already-in-use'))
})

test('links and unlinks an account whose address has a password, after signing in with it', async (t) => {
  const auth = startClient(t)
  const account = aProviderAccount()
  const { user: owner } = await createUserWithEmailAndPassword(startClient(t), account.email, 'orchard')
  const error: unknown = await signInWithCredential(auth, await credentialOf(account)).catch(
    (reason: unknown) => reason,
  )
  assert.equal((error as { code: string }).code, 'auth/account-exists-with-different-credential')
  const credential = OAuthProvider.credentialFromError(error as never) // only read
  assert.ok(credential)
  const { user } = await signInWithEmailAndPassword(auth, account.email, 'orchard')
  await linkWithCredential(user, OAuthProvider.credentialFromJSON(credential.toJSON()))
  assert.deepEqual(await fetchSignInMethodsForEmail(auth, account.email), ['password', 'microsoft.com'])
  const { user: same } = await signInWithCredential(startClient(t), await credentialOf(account))
  assert.equal(same.uid, owner.uid)
  await unlink(user, 'microsoft.com')
  await reload(user)
  assert.deepEqual(
    user.providerData.map(({ providerId }) => providerId),
    ['password'],
  )
  await assert.rejects(
    signInWithCredential(startClient(t), await credentialOf(account)),
    code('account-exists-with-different-credential'),
  )
})

test('reauthenticates only with the same identity', async (t) => {
  const auth = startClient(t)
  const [account, other] = [aProviderAccount(), aProviderAccount()]
  const { user } = await signInWithCredential(auth, await credentialOf(account))
  const { user: same } = await reauthenticateWithCredential(user, await credentialOf(account))
  assert.equal(same.uid, user.uid)
  await assert.rejects(reauthenticateWithCredential(user, await credentialOf(other)), code('user-mismatch'))
  await signInWithCredential(startClient(t), await credentialOf(other))
  await assert.rejects(reauthenticateWithCredential(user, await credentialOf(other)), code('user-mismatch'))
  assert.equal(auth.currentUser?.uid, user.uid)
})

test('reports what is wrong with an id token', async (t) => {
  const auth = startClient(t)
  const account = aProviderAccount()
  const oauth = new OAuthProvider('microsoft.com')
  const idToken = await provider.signIdToken(account, { nonce: 'another' })
  await assert.rejects(
    signInWithCredential(auth, oauth.credential({ idToken, rawNonce: 'raw' })),
    code('missing-or-invalid-nonce'),
  )
  const foreign = await provider.signIdToken(account, { aud: 'another-app' })
  await assert.rejects(
    signInWithCredential(auth, oauth.credential({ idToken: foreign })),
    code('invalid-credential'),
  )
  await assert.rejects(
    signInWithCredential(auth, oauth.credential({ accessToken: 'token' })),
    code('invalid-credential'),
  )
})
