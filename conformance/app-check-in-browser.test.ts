import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { startTestServer } from '../server/testing/testing.ts'
import { openSdkPage } from './open-sdk-page.ts'
import { startRecordingProxy } from './recording-proxy.ts'

const { url } = await startTestServer({ env: { APP_CHECK: 'enforce' } })
const proxy = await startRecordingProxy(url)
const clientConfig: object = await fetch(`${url}/__/firebase/init.json`).then((response) => response.json())
const page = await openSdkPage()

const exchanges = () => proxy.calls.filter(({ path }) => path.endsWith(':exchangePowToken')).length

beforeEach(async () => {
  proxy.calls.length = 0
  proxy.exchangeStatus = undefined
})

/** Loads the page again and starts the SDK in it, as our web app does. Clock: minutes that the page's is ahead. */
async function start(clockAhead = 0): Promise<Page> {
  await page.reload()
  await page.evaluate(
    async ({ clientConfig, origin, clockAhead }) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + clockAhead * 60_000
      // By the page's import map, which the compiler does not know.
      const load = (name: string): Promise<any> => import(name)
      const [app, auth, appCheck, tokens, solving] = await Promise.all(
        [
          'firebase/app',
          'firebase/auth',
          'firebase/app-check',
          '/web/session/app-check/pow-tokens.ts',
          '/web/session/app-check/solve-challenge.ts',
        ].map(load),
      )
      const firebaseApp = app.initializeApp(clientConfig)
      const getToken = tokens.createGetToken({
        ...clientConfig,
        origin,
        solve: solving.solveChallenge,
        now: Date.now,
        random: Math.random,
      })
      const checked = appCheck.initializeAppCheck(firebaseApp, {
        provider: new appCheck.CustomProvider({ getToken }),
        isTokenAutoRefreshEnabled: true,
      })
      const opened = auth.initializeAuth(firebaseApp, { persistence: auth.indexedDBLocalPersistence })
      const { host } = new URL(origin)
      Object.assign(opened.config, { apiScheme: 'http', apiHost: host, tokenApiHost: host })
      Object.assign(globalThis, { sdk: { auth, opened, appCheck, checked } })
      await opened.authStateReady()
    },
    { clientConfig, origin: proxy.url, clockAhead },
  )
  return page
}

/** What start has left in the page. */
type Sdk = { sdk: { auth: any; opened: any; appCheck: any; checked: any } }

async function forgetToken(): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('firebase-app-check-database')
        request.onsuccess = request.onerror = request.onblocked = resolve
      }),
  )
}

test('the token goes out on every call, and outlives the page', async () => {
  await start()
  await page.evaluate(async () => {
    const { auth, opened } = (globalThis as unknown as Sdk).sdk
    const { user } = await auth.signInAnonymously(opened)
    await auth.updateProfile(user, { displayName: 'Niamh' })
    await user.getIdToken(true)
    await auth.initializeRecaptchaConfig(opened)
    await auth.validatePassword(opened, 'orchard')
  })
  await start()
  const token = await page.evaluate(async () => {
    const { appCheck, checked } = (globalThis as unknown as Sdk).sdk
    return (await appCheck.getToken(checked)).token
  })
  assert.equal(exchanges(), 1)
  const others = proxy.calls.filter(({ path }) => !path.includes('/apps/'))
  assert.deepEqual([...new Set(others.map(({ path }) => path))].sort(), [
    '/v1/accounts:lookup',
    '/v1/accounts:signUp',
    '/v1/accounts:update',
    '/v1/token',
    '/v2/passwordPolicy',
    '/v2/recaptchaConfig',
  ])
  for (const { path, appCheckToken } of others) assert.equal(appCheckToken, token, path)
})

for (const clockAhead of [0, 120, -120]) {
  test(`renews no token at once where the clock is ${clockAhead} minutes ahead`, async () => {
    await forgetToken()
    await start(clockAhead)
    await page.waitForTimeout(3000)
    assert.ok(exchanges() <= 1, `${exchanges()} exchanges in 3 s`)
    const uid = await page.evaluate(async () => {
      const { auth, opened } = (globalThis as unknown as Sdk).sdk
      return (await auth.signInAnonymously(opened)).user.uid
    })
    assert.ok(uid)
  })
}

test('a stored user stays when App Check is broken at the start', async () => {
  await start()
  const uid = await page.evaluate(async () => {
    const { auth, opened } = (globalThis as unknown as Sdk).sdk
    return (await auth.signInAnonymously(opened)).user.uid as string
  })
  await forgetToken()
  for (const status of [503, 404, 403]) {
    proxy.exchangeStatus = status
    await start()
    const [found, code] = await page.evaluate(async () => {
      const { auth, opened } = (globalThis as unknown as Sdk).sdk
      await opened.currentUser?.getIdToken(true)
      const refused = await auth
        .updateProfile(opened.currentUser, { displayName: 'Orla' })
        .catch((error: { code: string }) => error.code)
      return [opened.currentUser?.uid, refused] as const
    })
    assert.equal(found, uid, `${status}`)
    assert.equal(code, 'auth/firebase-app-check-token-is-invalid.')
  }
})
