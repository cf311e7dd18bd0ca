import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { startTestProvider } from '../server/identity/testing/start-test-provider.ts'
import { freePort, startTestServer } from '../server/testing/testing.ts'
import { bundlePopupPage } from './open-popup-page.ts'
import type { Told, Tools } from './popup-page.ts'

const port = await freePort()
const provider = await startTestProvider({ redirectUris: [`http://localhost:${port}/__/auth/handler`] })
const { url } = await startTestServer({
  env: {
    PORT: String(port),
    MICROSOFT_CLIENT_ID: provider.clientId,
    MICROSOFT_CLIENT_SECRET: provider.clientSecret,
    MICROSOFT_ISSUER: provider.url,
    APP_CHECK: 'off',
    RATE_LIMITS: 'off',
  },
})
const open = await bundlePopupPage()
const page = await openBrowser()
const hosts = new Set<string>()
page.context().on('request', (request) => hosts.add(new URL(request.url()).host))
await open(page, url)

let people = 0
function someone(): { oid: string; email: string } {
  people += 1
  const account = { oid: `oid-${people}`, email: `person-${people}@liffey.example`, name: `Person ${people}` }
  provider.accounts.set(account.oid, account)
  return account
}

type Act = Parameters<Window['tell']>[0]

/** Runs in the page; the window that opens meanwhile is gone through as this person, or cancelled. */
async function inPopup(act: Act, oid: string | 'cancel'): Promise<Told> {
  const [popup, told] = await Promise.all([page.waitForEvent('popup'), begin(page, act)])
  await enterThere(popup, oid)
  return told()
}

/** Starts something in the page without waiting for it. */
async function begin(at: Page, act: Act): Promise<() => Promise<Told>> {
  const told = at.evaluate(`window.tell(${act})`) as Promise<Told>
  told.catch(() => {}) // Whoever asks for it hears of it.
  return () => told
}

function run(act: Act): Promise<Told> {
  return page.evaluate(`window.tell(${act})`) as Promise<Told>
}

async function enterThere(at: Page, oid: string | 'cancel'): Promise<void> {
  if (oid === 'cancel') return at.getByRole('button', { name: 'Cancel' }).click()
  await at.getByLabel('Account').fill(oid)
  await at.getByRole('button', { name: 'Sign in there' }).click()
}

const signOut: Act = async ({ sdk, auth }) => {
  await sdk.signOut(auth)
  return null
}
const signInWithPopup: Act = ({ sdk, auth, microsoft }) => sdk.signInWithPopup(auth, microsoft())
const signInAnonymously: Act = ({ sdk, auth }) => sdk.signInAnonymously(auth)
const linkWithPopup: Act = ({ sdk, auth, microsoft }) => sdk.linkWithPopup(auth.currentUser!, microsoft())
const reauthenticateWithPopup: Act = ({ sdk, auth, microsoft }) =>
  sdk.reauthenticateWithPopup(auth.currentUser!, microsoft())
const redirectResult: Act = ({ sdk, auth }) => sdk.getRedirectResult(auth)
const withCredential: Act = ({ sdk, auth, credential }) => sdk.signInWithCredential(auth, credential!)

/** Leaves for the provider, comes back as this person, or after cancelling. */
async function byRedirect(act: Act, oid: string | 'cancel'): Promise<void> {
  await Promise.all([page.waitForURL(`${provider.url}/**`), begin(page, act)])
  await enterThere(page, oid)
  await page.waitForURL(`${url}/popup-page`)
  await page.waitForFunction(() => 'tell' in window)
}

test('signs in by a window of 500 by 600, which closes by itself', async () => {
  const account = someone()
  const [popup, told] = await Promise.all([page.waitForEvent('popup'), begin(page, signInWithPopup)])
  await popup.getByLabel('Account').waitFor()
  assert.deepEqual(await popup.evaluate(() => [innerWidth, innerHeight]), [500, 600])
  const closed = popup.waitForEvent('close')
  await enterThere(popup, account.oid)
  const { uid, profile, ...rest } = await told()
  assert.deepEqual(rest, {
    isAnonymous: false,
    operationType: 'signIn',
    isNewUser: true,
    providerId: 'microsoft.com',
    providers: ['microsoft.com'],
    hasCredential: true,
  })
  assert.equal((profile as { oid: string }).oid, account.oid)
  await closed
  assert.equal((await inPopup(reauthenticateWithPopup, account.oid))['uid'], uid)
  assert.equal((await inPopup(reauthenticateWithPopup, someone().oid))['code'], 'auth/user-mismatch')
  assert.equal(await page.evaluate(() => window.tools.auth.currentUser?.uid), uid)
})

test('an anonymous user keeps the account, and meets those that are taken', async () => {
  const account = someone()
  await run(signOut)
  const { uid } = await run(signInAnonymously)
  const linked = await inPopup(linkWithPopup, account.oid)
  assert.deepEqual([linked['uid'], linked['isAnonymous'], linked['operationType']], [uid, false, 'link'])
  await run(signOut)
  await run(signInAnonymously)
  const taken = await inPopup(linkWithPopup, account.oid)
  assert.deepEqual(taken, {
    code: 'auth/credential-already-in-use',
    email: account.email,
    hasCredential: true,
  })
  assert.equal((await run(withCredential))['uid'], uid)
})

test('an address with an account of another kind is signed in to otherwise, and linked then', async () => {
  const account = someone()
  await run(signOut)
  const { uid } = (await page.evaluate(
    (email) =>
      window.tell(({ sdk, auth }) => sdk.createUserWithEmailAndPassword(auth, email, 'correct horse')),
    account.email,
  )) as Told
  await run(signOut)
  const { code, email, hasCredential } = await inPopup(signInWithPopup, account.oid)
  assert.deepEqual(
    [code, email, hasCredential],
    ['auth/account-exists-with-different-credential', account.email, true],
  )
  const linked = await page.evaluate(
    (address) =>
      window.tell(async ({ sdk, auth, credential }) => {
        const { user } = await sdk.signInWithEmailAndPassword(auth, address, 'correct horse')
        return sdk.linkWithCredential(user, credential!)
      }),
    account.email,
  )
  assert.deepEqual([linked['uid'], linked['providers']], [uid, ['password', 'microsoft.com']])
})

test('says that the person said no', async () => {
  await run(signOut)
  assert.equal((await inPopup(signInWithPopup, 'cancel'))['code'], 'auth/user-cancelled')
})

test('a second window ends the wait for the first', async () => {
  const account = someone()
  const [first, toldFirst] = await Promise.all([page.waitForEvent('popup'), begin(page, signInWithPopup)])
  await first.getByLabel('Account').waitFor()
  const [second, toldSecond] = await Promise.all([page.waitForEvent('popup'), begin(page, signInWithPopup)])
  assert.equal((await toldFirst())['code'], 'auth/cancelled-popup-request')
  assert.equal(first.isClosed(), true)
  await enterThere(second, account.oid)
  assert.equal((await toldSecond())['operationType'], 'signIn')
})

test('a window that is closed counts as closed after eight seconds, not while it is open', async () => {
  const [popup, told] = await Promise.all([page.waitForEvent('popup'), begin(page, signInWithPopup)])
  await popup.getByLabel('Account').waitFor()
  const openFor = 11_000
  const early = await Promise.race([told(), page.waitForTimeout(openFor)])
  assert.equal(early, undefined)
  const closedAt = Date.now()
  await popup.close()
  assert.equal((await told())['code'], 'auth/popup-closed-by-user')
  const waited = Date.now() - closedAt
  assert.ok(waited >= 8000 && waited < 12_000, `${waited} ms`)
})

test('signs in on this page, tells so once, then nothing', async () => {
  const account = someone()
  await run(signOut)
  await byRedirect(({ sdk, auth, microsoft }) => sdk.signInWithRedirect(auth, microsoft()), account.oid)
  const first = await run(redirectResult)
  assert.deepEqual([first['operationType'], first['isNewUser']], ['signIn', true])
  assert.deepEqual(await run(redirectResult), { result: null })
  await page.reload()
  await page.waitForFunction(() => 'tell' in window)
  assert.deepEqual(await run(redirectResult), { result: null })
  assert.equal(await page.evaluate(() => window.tools.auth.currentUser?.uid), first['uid'])
  await byRedirect(
    ({ sdk, auth, microsoft }) => sdk.reauthenticateWithRedirect(auth.currentUser!, microsoft()),
    account.oid,
  )
  assert.equal((await run(redirectResult))['operationType'], 'reauthenticate')
})

test('links on this page, and tells what went wrong', async () => {
  const account = someone()
  await run(signOut)
  const { uid } = await run(signInAnonymously)
  const link: Act = ({ sdk, auth, microsoft }) => sdk.linkWithRedirect(auth.currentUser!, microsoft())
  await byRedirect(link, 'cancel')
  assert.equal((await run(redirectResult))['code'], 'auth/user-cancelled')
  await byRedirect(link, account.oid)
  const linked = await run(redirectResult)
  assert.deepEqual([linked['uid'], linked['operationType'], linked['isAnonymous']], [uid, 'link', false])
  await run(signOut)
  const { uid: other } = await run(signInAnonymously)
  await byRedirect(link, account.oid)
  const taken = await run(redirectResult)
  assert.deepEqual([taken['code'], taken['hasCredential']], ['auth/credential-already-in-use', true])
  assert.equal(await page.evaluate(() => window.tools.auth.currentUser?.uid), other)
})

test('going back from the provider leaves the page in order', async () => {
  await run(signOut)
  await Promise.all([
    page.waitForURL(`${provider.url}/**`),
    begin(page, ({ sdk, auth, microsoft }) => sdk.signInWithRedirect(auth, microsoft())),
  ])
  await page.goBack()
  await page.waitForFunction(() => 'tell' in window)
  assert.deepEqual(await run(redirectResult), { result: null })
})

test('says that the browser opens no windows', async () => {
  // Browsers under test open all; this one is as people have it.
  const strict = await openBrowser({ ignoreDefaultArgs: ['--disable-popup-blocking'] } as object)
  await open(strict, url)
  // What a test runs counts as a click; some seconds later it does not any more.
  const late = `new Promise((resolve) => setTimeout(resolve, 6000)).then(() => window.tell(${signInWithPopup}))`
  assert.equal(((await strict.evaluate(late)) as Told)['code'], 'auth/popup-blocked')
})

test('works on authorised domains only', async () => {
  const elsewhere = await openBrowser()
  // Another site with the very same pages and calls.
  await elsewhere.context().route('http://elsewhere.test/**', async (route) => {
    const target = route.request().url().replace('http://elsewhere.test', url)
    await route.fulfill({ response: await route.fetch({ url: target }) })
  })
  await open(elsewhere, 'http://elsewhere.test')
  for (const act of [
    signInWithPopup,
    (({ sdk, auth, microsoft }: Tools) => sdk.signInWithRedirect(auth, microsoft())) as Act,
  ]) {
    const told = (await elsewhere.evaluate(`window.tell(${act})`)) as Told
    assert.equal(told['code'], 'auth/unauthorized-domain')
  }
})

test('asks nobody but this server and the provider', () => {
  assert.deepEqual([...hosts].sort(), [new URL(url).host, new URL(provider.url).host].sort())
})
