import assert from 'node:assert/strict'
import { beforeEach, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer } from '../../server/testing/testing.ts'
import { openSdkPage } from '../open-sdk-page.ts'
import { startRecordingProxy } from '../recording-proxy.ts'

const { url } = await startTestServer({ env: { APP_CHECK: 'enforce' } })
const proxy = await startRecordingProxy(url)
const clientConfig: object = await fetch(`${url}/__/firebase/init.json`).then((response) => response.json())
const page = await openSdkPage()

const exchanges = () => proxy.calls.filter(({ path }) => path.endsWith(':exchangePowToken')).length

beforeEach(async () => {
  proxy.calls.length = 0
  proxy.exchangeStatus = undefined
})

/** Reloads the page and starts the SDK in it like the web app does. clockAhead: of the page, in minutes. */
async function start(clockAhead = 0): Promise<Page> {
  await page.reload()
  await page.evaluate(
    async ({ clientConfig, origin, clockAhead }) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + clockAhead * 60_000
      const { setTimeout: realSetTimeout } = globalThis
      const renewalDelaysMs: number[] = []
      globalThis.setTimeout = ((act: () => void, delayMs = 0, ...args: unknown[]) => {
        if (/Refresher\.process/.test(new Error().stack ?? '')) renewalDelaysMs.push(delayMs)
        return realSetTimeout(act, delayMs, ...args)
      }) as typeof setTimeout
      // Resolved by the page's import map, which the compiler does not know.
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
      Object.assign(globalThis, { sdk: { auth, opened, appCheck, checked }, renewalDelaysMs })
      await opened.authStateReady()
    },
    { clientConfig, origin: proxy.url, clockAhead },
  )
  return page
}

/** Globals that start sets in the page. renewalDelaysMs: the pauses that the SDK's token renewal chose so far. */
type Sdk = { sdk: { auth: any; opened: any; appCheck: any; checked: any }; renewalDelaysMs: number[] }

async function deleteStoredToken(): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('firebase-app-check-database')
        request.onsuccess = request.onerror = request.onblocked = resolve
      }),
  )
}

test('sends the token with every call, and keeps it across page loads', async () => {
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
  test(`does not renew tokens in a loop when the clock is ${clockAhead} minutes ahead`, async () => {
    await deleteStoredToken()
    await start(clockAhead)
    // After a failed renewal the SDK pauses for 30 s or more, after a successful one until the token is half over.
    await page.waitForFunction(() =>
      (globalThis as unknown as Sdk).renewalDelaysMs.some((ms) => ms >= 30_000),
    )
    const delaysMs = await page.evaluate(() => (globalThis as unknown as Sdk).renewalDelaysMs)
    assert.ok(delaysMs.length <= 3, `renewals after ${delaysMs.join(', ')} ms`)
    assert.ok(exchanges() <= 1, `${exchanges()} exchanges`)
    const uid = await page.evaluate(async () => {
      const { auth, opened } = (globalThis as unknown as Sdk).sdk
      return (await auth.signInAnonymously(opened)).user.uid
    })
    assert.ok(uid)
  })
}

test('keeps the stored user when App Check fails at the start', async () => {
  await start()
  const uid = await page.evaluate(async () => {
    const { auth, opened } = (globalThis as unknown as Sdk).sdk
    return (await auth.signInAnonymously(opened)).user.uid as string
  })
  await deleteStoredToken()
  for (const status of [503, 404, 403]) {
    proxy.exchangeStatus = status
    await start()
    const [currentUid, code] = await page.evaluate(async () => {
      const { auth, opened } = (globalThis as unknown as Sdk).sdk
      await opened.currentUser?.getIdToken(true)
      const rejection = await auth
        .updateProfile(opened.currentUser, { displayName: 'Orla' })
        .catch((error: { code: string }) => error.code)
      return [opened.currentUser?.uid, rejection] as const
    })
    assert.equal(currentUid, uid, `${status}`)
    assert.equal(code, 'auth/firebase-app-check-token-is-invalid.')
  }
})
