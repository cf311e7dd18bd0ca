import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, test } from 'vitest'
import { startTestServer } from '../../server/testing/testing.ts'
import { openSdkPage } from '../open-sdk-page.ts'
import { until } from '../until.ts'

// The page is on an origin other than the server's.
const { url: origin } = await startTestServer()
const settings: any = await (await fetch(`${origin}/__/firebase/init.json`)).json()
const page = await openSdkPage()
const faults: string[] = []
page.on('pageerror', (error) => void faults.push(String(error)))
const requests: string[] = []
page.on('request', (request) => void requests.push(request.url()))
page.on('websocket', (socket) => void requests.push(socket.url()))
const polls = (): number => requests.filter((url) => url.includes('/.lp?id=')).length
const sockets = (): number => requests.filter((url) => url.includes('/.ws?')).length
const failureFlag = 'firebase:previous_websocket_failure'

afterEach(() => assert.deepEqual(faults.splice(0), []))

/** Runs in the page with the SDK; returns a serialisable value. */
type Act<T> = (live: any) => Promise<T>

/** Reloads the page and signs in; `window.live` then has the SDK and the client. */
async function start(before: string): Promise<void> {
  await page.reload()
  requests.length = 0
  await page.evaluate(before)
  await page.evaluate(
    async ({ origin, settings }) => {
      const { initializeApp } = await import('firebase/app')
      const { initializeAuth, inMemoryPersistence, signInAnonymously } = await import('firebase/auth')
      const sdk = await import('firebase/database')
      const app = initializeApp(settings)
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      const { protocol, host } = new URL(origin)
      Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
      await signInAnonymously(auth)
      const db = sdk.getDatabase(app, `${origin}?ns=costard`)
      const own = (path: string) => sdk.ref(db, `preferences/${auth.currentUser?.uid}/${path}`)
      Object.assign(window, { live: { sdk, db, own, auth } })
    },
    { origin, settings },
  )
}

const inPage = <T>(act: Act<T>): Promise<T> => page.evaluate(`(${act})(window.live)`)

/** Uses all operations that a page uses. */
const useAll: Act<unknown> = async ({ sdk, own }) => {
  const values: unknown[] = []
  sdk.onValue(own('x'), (snapshot: any) => void values.push(snapshot.val()))
  await sdk.set(own('x'), { a: 1, text: 'é😀'.repeat(5_000), ['__proto__x']: true })
  await sdk.update(own('x'), { a: 2, 'deep/b': 3 })
  await sdk.set(own('x/text'), 'short')
  await Promise.all(Array.from({ length: 10 }, () => sdk.runTransaction(own('n'), (n: any) => (n ?? 0) + 1)))
  const order = sdk.query(own('x'), sdk.orderByKey(), sdk.limitToLast(1))
  const last = Object.keys((await sdk.get(order)).val())
  const refused = await sdk.set(sdk.child(own('x').root, 'teams/x'), 1).catch(() => 'refused')
  return [values.at(-1), (await sdk.get(own('n'))).val(), last, refused]
}
const usedAll = [{ a: 2, text: 'short', deep: { b: 3 }, __proto__x: true }, 10, ['text'], 'refused']

test('after a socket failure a page starts with long polling and upgrades to a socket', async () => {
  await start(`localStorage.setItem('${failureFlag}', 'true')`)
  assert.deepEqual(await inPage(useAll), usedAll)
  await until(() => sockets() === 1)
  const moved = await page.waitForFunction((flag) => localStorage.getItem(flag) === null, failureFlag)
  assert.ok(moved)
  await inPage(async ({ sdk, own }) => sdk.set(own('z'), 1))
  const before = polls()
  for (let count = 0; count < 5; count++)
    await inPage(async ({ sdk, own }) => sdk.set(own('z'), Math.random()))
  assert.equal(polls(), before, 'no polls after the upgrade')
})

/** Simulates a network that blocks sockets. */
const blockSockets = `localStorage.setItem('${failureFlag}', 'true')
  window.WebSocket = class {
    constructor() { setTimeout(() => { this.onerror?.({ message: 'blocked' }); this.onclose?.() }, 5) }
    send() {}
    close() {}
  }`

test('a page without sockets uses long polling only', async () => {
  await start(blockSockets)
  assert.deepEqual(await inPage(useAll), usedAll)
  assert.ok(polls() > 10)
  assert.equal(sockets(), 0)
})

test('applies onDisconnect writes when a polling page is closed', async () => {
  await start(blockSockets)
  const address = await inPage(async ({ sdk, own, auth }) => {
    await sdk.set(own('state'), 'here')
    await sdk.onDisconnect(own('state')).set('gone')
    return `${own('state').toString()}.json?ns=costard&auth=${await auth.currentUser.getIdToken()}`
  })
  const state = async (): Promise<unknown> => (await fetch(address)).json()
  assert.equal(await state(), 'here')
  await page.goto('about:blank')
  let last: unknown = 'here'
  for (let count = 0; count < 100 && last === 'here'; count++) last = await state()
  assert.equal(last, 'gone')
  await page.goBack()
})

test('a polling page receives the writes of others', async () => {
  await start(blockSockets)
  const address = await inPage(async ({ sdk, own, auth }) => {
    const values: unknown[] = []
    Object.assign(window, { values })
    await new Promise((resolve) => {
      sdk.onValue(own('received'), (snapshot: any) => resolve(values.push(snapshot.val())))
    })
    return `${own('received').toString()}.json?ns=costard&auth=${await auth.currentUser.getIdToken()}`
  })
  for (let count = 1; count <= 3; count++) await fetch(address, { method: 'PUT', body: String(count) })
  await page.waitForFunction(() => (window as any).values.at(-1) === 3)
  const values = await page.evaluate(() => (window as any).values)
  assert.deepEqual(values.slice(0, 2), [null, 1])
})

test('a page uses a socket only, without an earlier failure', async () => {
  await start(`localStorage.removeItem('${failureFlag}')`)
  assert.deepEqual(await inPage(useAll), usedAll)
  assert.deepEqual([sockets(), polls()], [1, 0])
})

test('a crawler reads by REST', async () => {
  await start(`Object.defineProperty(navigator, 'userAgent', { get: () => 'Googlebot' })`)
  const address = await inPage(async ({ own, auth }) => {
    return `${own('').toString()}.json?ns=costard&auth=${await auth.currentUser.getIdToken()}`
  })
  await fetch(address, { method: 'PUT', body: '{"a":3,"b":1,"c":2}' })
  const read = await inPage(async ({ sdk, own, db }) => {
    const keys: unknown[] = []
    const window = sdk.query(own(''), sdk.orderByValue(), sdk.startAfter(1), sdk.limitToFirst(1))
    ;(await sdk.get(window)).forEach((each: any) => void keys.push(each.key))
    const received = await new Promise((resolve) =>
      sdk.onValue(own('a'), (snapshot: any) => resolve(snapshot.val())),
    )
    const denied = await new Promise((resolve) => {
      sdk.onValue(sdk.ref(db, 'preferences'), resolve, (error: any) => resolve(error.code))
    })
    return [keys, received, denied]
  })
  assert.deepEqual(read, [['c'], 3, 'PERMISSION_DENIED'])
  assert.deepEqual([sockets(), polls()], [0, 0])
})

test('our content security policy allows long polling', async () => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  // Serves the browser builds of the SDK from our origin.
  await page.route(`${origin}/sdk/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)
    const file = fileURLToPath(new URL(`../../node_modules/firebase/${name}`, import.meta.url))
    const text = await readFile(file, 'utf8')
    const body = text.replaceAll(/https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g, '/sdk/')
    await route.fulfill({ body, contentType: 'text/javascript' })
  })
  await page.goto(`${origin}/livez`)
  await page.evaluate(blockSockets)
  requests.length = 0
  const value = await page.evaluate(async (settings) => {
    // dynamic name: the compiler cannot resolve these modules
    const load = (name: string): Promise<any> => import(`/sdk/firebase-${name}.js`)
    const { initializeApp } = await load('app')
    const sdk = await load('database')
    const auth = await load('auth')
    const app = initializeApp(settings)
    const signedIn = auth.initializeAuth(app, { persistence: auth.inMemoryPersistence })
    Object.assign(signedIn.config, { apiScheme: 'http', apiHost: location.host, tokenApiHost: location.host })
    const { user } = await auth.signInAnonymously(signedIn)
    const target = sdk.ref(sdk.getDatabase(app, `${location.origin}?ns=costard`), `preferences/${user.uid}`)
    await sdk.set(target, 'by poll')
    return (await sdk.get(target)).val()
  }, settings)
  assert.equal(value, 'by poll')
  assert.ok(polls() > 1)
  assert.ok(requests.some((url) => url.includes('dframe=t')))
  assert.deepEqual(violations, [])
})
