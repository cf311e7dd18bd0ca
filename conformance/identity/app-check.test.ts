import assert from 'node:assert/strict'
import { test, type TestContext } from 'vitest'
import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app'
import { CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check'
import {
  type Auth,
  createUserWithEmailAndPassword,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth'
import { startTestServer } from '../../server/testing/testing.ts'
import { createGetToken } from '../../web/session/app-check/pow-tokens.ts'
import { solveChallenge } from '../../web/session/app-check/solve-challenge.ts'
import { lastingPersistence } from '../realtime/lasting-persistence.ts'
import { startRecordingProxy } from '../recording-proxy.ts'

const { url } = await startTestServer({ env: { APP_CHECK: 'enforce' } })
const proxy = await startRecordingProxy(url)
const clientConfig = (await fetch(`${url}/__/firebase/init.json`).then((response) => response.json())) as {
  apiKey: string
  projectId: string
  appId: string
} & FirebaseOptions

setLogLevel('silent') // the SDK warns of each rejected token

// Without auto refresh: its timer would outlive the tests. app-check-in-browser.test.ts enables it.
function startClient(
  t: TestContext,
  { persistence = inMemoryPersistence, name = crypto.randomUUID(), hasAppCheck = true } = {},
) {
  const app = initializeApp(clientConfig, name)
  const solve = solveChallenge
  const getAppCheckToken = createGetToken({
    ...clientConfig,
    origin: proxy.url,
    solve,
    now: Date.now,
    random: Math.random,
  })
  const provider = new CustomProvider({ getToken: getAppCheckToken })
  const appCheck = hasAppCheck ? initializeAppCheck(app, { provider }) : undefined
  const auth = initializeAuth(app, { persistence })
  Object.assign(auth.config, {
    apiScheme: 'http',
    apiHost: new URL(proxy.url).host,
    tokenApiHost: new URL(proxy.url).host,
  })
  t.onTestFinished(() => deleteApp(app).catch(() => undefined))
  return { app, auth, appCheck }
}

const failsAs = (code: string) => ({ code: `auth/${code}` })
const rejected = failsAs('firebase-app-check-token-is-invalid.')
const address = () => `${crypto.randomUUID()}@liffey.example`

test('a client that solves the challenge signs up and in, with its token on every call', async (t) => {
  const { auth, appCheck } = startClient(t)
  proxy.calls.length = 0
  const email = address()
  const { user } = await createUserWithEmailAndPassword(auth, email, 'orchard')
  await updateProfile(user, { displayName: 'Niamh' })
  await user.getIdToken(true)
  await initializeRecaptchaConfig(auth)
  await validatePassword(auth, 'orchard')
  await signInWithEmailAndPassword(auth, email, 'orchard')
  const { token } = await getToken(appCheck!)
  const [exchanges, others] = [true, false].map((isExchange) =>
    proxy.calls.filter(({ path }) => path.startsWith('/v1/projects/costard/apps/') === isExchange),
  )
  assert.equal(exchanges!.length, 2)
  assert.deepEqual(
    new Set(others!.map(({ method, path }) => `${method} ${path}`)),
    new Set([
      'POST /v1/accounts:signUp',
      'POST /v1/accounts:lookup',
      'POST /v1/accounts:update',
      'POST /v1/token',
      'GET /v2/recaptchaConfig',
      'GET /v2/passwordPolicy',
      'POST /v1/accounts:signInWithPassword',
    ]),
  )
  for (const { path, appCheckToken } of others!) assert.equal(appCheckToken, token, path)
})

test('rejects a client without App Check', async (t) => {
  const { auth } = startClient(t, { hasAppCheck: false })
  await assert.rejects(signInAnonymously(auth), rejected)
  await assert.rejects(signInWithEmailAndPassword(auth, address(), 'orchard'), rejected)
})

test('concurrent calls share one exchange', async (t) => {
  const { auth, appCheck } = startClient(t)
  proxy.calls.length = 0
  await Promise.all([signInAnonymously(auth), getToken(appCheck!), getToken(appCheck!)])
  assert.equal(proxy.calls.filter(({ path }) => path.endsWith(':exchangePowToken')).length, 1)
})

for (const exchangeStatus of [403, 404, 503]) {
  test(`keeps the stored user while the exchange returns ${exchangeStatus}`, async (t) => {
    const persistence = lastingPersistence()
    const name = crypto.randomUUID()
    const before = startClient(t, { persistence, name })
    const { user } = await signInAnonymously(before.auth)
    await deleteApp(before.app)
    proxy.exchangeStatus = exchangeStatus
    try {
      const { auth, appCheck } = startClient(t, { persistence, name })
      await auth.authStateReady()
      await assertStaysSignedIn(auth, user.uid)
      await assert.rejects(getToken(appCheck!), { code: /^appCheck\/(initial-throttle|throttled)$/ })
    } finally {
      proxy.exchangeStatus = undefined
    }
  })
}

async function assertStaysSignedIn(auth: Auth, uid: string): Promise<void> {
  assert.equal(auth.currentUser?.uid, uid)
  await reload(auth.currentUser)
  await auth.currentUser.getIdToken(true)
  await assert.rejects(updateProfile(auth.currentUser, { displayName: 'Orla' }), rejected)
  assert.equal(auth.currentUser?.uid, uid)
}
