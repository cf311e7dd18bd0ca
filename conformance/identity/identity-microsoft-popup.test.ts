import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestProvider } from '../../server/identity/testing/start-test-provider.ts'
import { freePort, startTestServer } from '../../server/testing/testing.ts'
import { popupPageOpener } from './open-popup-page.ts'
import type { Outcome, Tools } from './popup-page.ts'

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
const openPopupPage = await popupPageOpener()
const hosts = new Set<string>()
const page = await openPopupPage(url)
page.context().on('request', (request) => hosts.add(new URL(request.url()).host))
await page.reload() // Requests of the new tab count too.
await page.waitForFunction(() => 'outcomeOf' in window)

let accounts = 0
function aProviderAccount(): { oid: string; email: string } {
  accounts += 1
  const account = {
    oid: `oid-${accounts}`,
    email: `person-${accounts}@liffey.example`,
    name: `Person ${accounts}`,
  }
  provider.accounts.set(account.oid, account)
  return account
}

declare global {
  interface Window {
    lastOpened?: Window | null
  }
}

type Act = Parameters<Window['outcomeOf']>[0]

/** Runs an SDK call in the page and completes the window it opens: signs in there, or cancels. */
async function inPopup(act: Act, oid: string | 'cancel'): Promise<Outcome> {
  const { popup, outcome } = await openPopup(page, act)
  await signInAtProvider(popup, oid)
  return outcome
}

/** Runs an SDK call until its window is open at the provider. `outcome` settles later. */
async function openPopup(at: Page, act: Act): Promise<{ popup: Page; outcome: Promise<Outcome> }> {
  const opened = at.waitForEvent('popup')
  const outcome = start(at, act)
  const popup = await opened
  await popup.getByLabel('Account').waitFor()
  return { popup, outcome }
}

/** Starts an SDK call in the page. A rejection is reported to the test that awaits it. */
function start(at: Page, act: Act): Promise<Outcome> {
  const outcome = run(act, at)
  outcome.catch(() => {})
  return outcome
}

function run(act: Act, at = page): Promise<Outcome> {
  return at.evaluate(`window.outcomeOf(${act})`) as Promise<Outcome>
}

async function signInAtProvider(at: Page, oid: string | 'cancel'): Promise<void> {
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

/** Redirects to the provider and returns: signed in there, or cancelled. */
async function byRedirect(act: Act, oid: string | 'cancel'): Promise<void> {
  const left = page.waitForURL(`${provider.url}/**`)
  void start(page, act)
  await left
  await signInAtProvider(page, oid)
  await page.waitForURL(`${url}/popup-page`)
  await page.waitForFunction(() => 'outcomeOf' in window)
}

test('signs in by a window of 500 by 600, which closes by itself', async () => {
  const account = aProviderAccount()
  const { popup, outcome } = await openPopup(page, signInWithPopup)
  assert.deepEqual(await popup.evaluate(() => [innerWidth, innerHeight]), [500, 600])
  const closed = popup.waitForEvent('close')
  await signInAtProvider(popup, account.oid)
  const { uid, profile, ...rest } = await outcome
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
  assert.equal((await inPopup(reauthenticateWithPopup, aProviderAccount().oid))['code'], 'auth/user-mismatch')
  assert.equal(await page.evaluate(() => window.tools.auth.currentUser?.uid), uid)
})

test('linking keeps the account of an anonymous user, and rejects an identity of another account', async () => {
  const account = aProviderAccount()
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

test('an address that has a password account is linked after signing in with the password', async () => {
  const account = aProviderAccount()
  await run(signOut)
  const { uid } = (await page.evaluate(
    (email) =>
      window.outcomeOf(({ sdk, auth }) => sdk.createUserWithEmailAndPassword(auth, email, 'correct horse')),
    account.email,
  )) as Outcome
  await run(signOut)
  const { code, email, hasCredential } = await inPopup(signInWithPopup, account.oid)
  assert.deepEqual(
    [code, email, hasCredential],
    ['auth/account-exists-with-different-credential', account.email, true],
  )
  const linked = await page.evaluate(
    (address) =>
      window.outcomeOf(async ({ sdk, auth, credential }) => {
        const { user } = await sdk.signInWithEmailAndPassword(auth, address, 'correct horse')
        return sdk.linkWithCredential(user, credential!)
      }),
    account.email,
  )
  assert.deepEqual([linked['uid'], linked['providers']], [uid, ['password', 'microsoft.com']])
})

test('reports a cancelled sign-in', async () => {
  await run(signOut)
  assert.equal((await inPopup(signInWithPopup, 'cancel'))['code'], 'auth/user-cancelled')
})

test('a second window cancels the first', async () => {
  const account = aProviderAccount()
  const first = await openPopup(page, signInWithPopup)
  const second = await openPopup(page, signInWithPopup)
  assert.equal((await first.outcome)['code'], 'auth/cancelled-popup-request')
  assert.equal(first.popup.isClosed(), true)
  await signInAtProvider(second.popup, account.oid)
  assert.equal((await second.outcome)['operationType'], 'signIn')
})

test('reports a window closed by the user eight seconds after it closed, and not while it is open', async () => {
  // The window is real, as is what the page sees of it; only the client's timers are advanced.
  const waiting = await openPopupPage(url)
  await waiting.clock.install()
  await waiting.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (...args) => (window.lastOpened = open(...args))
  })
  const { popup, outcome } = await openPopup(waiting, signInWithPopup)
  await waiting.clock.pauseAt(Date.now() + 60_000)
  let code: unknown
  void outcome.then((settled) => (code = settled['code']))
  const advance = async (ms: number): Promise<void> => {
    await waiting.clock.runFor(ms)
    await waiting.evaluate(() => {}) // the page's outcome arrives before this reply
  }
  await advance(11_000)
  assert.equal(code, undefined)
  await popup.close()
  await waiting.waitForFunction(() => window.lastOpened?.closed)
  let waitedMs = 0
  while (code === undefined && waitedMs < 12_000) {
    await advance(500)
    waitedMs += 500
  }
  assert.equal(code, 'auth/popup-closed-by-user')
  assert.ok(waitedMs >= 8000 && waitedMs < 12_000, `${waitedMs} ms`)
})

test('signs in by redirect and returns the result once', async () => {
  const account = aProviderAccount()
  await run(signOut)
  await byRedirect(({ sdk, auth, microsoft }) => sdk.signInWithRedirect(auth, microsoft()), account.oid)
  const first = await run(redirectResult)
  assert.deepEqual([first['operationType'], first['isNewUser']], ['signIn', true])
  assert.deepEqual(await run(redirectResult), { result: null })
  await page.reload()
  await page.waitForFunction(() => 'outcomeOf' in window)
  assert.deepEqual(await run(redirectResult), { result: null })
  assert.equal(await page.evaluate(() => window.tools.auth.currentUser?.uid), first['uid'])
  await byRedirect(
    ({ sdk, auth, microsoft }) => sdk.reauthenticateWithRedirect(auth.currentUser!, microsoft()),
    account.oid,
  )
  assert.equal((await run(redirectResult))['operationType'], 'reauthenticate')
})

test('links by redirect, and reports errors', async () => {
  const account = aProviderAccount()
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

test('has no redirect result after going back from the provider', async () => {
  await run(signOut)
  const left = page.waitForURL(`${provider.url}/**`)
  void start(page, ({ sdk, auth, microsoft }) => sdk.signInWithRedirect(auth, microsoft()))
  await left
  await page.goBack()
  await page.waitForFunction(() => 'outcomeOf' in window)
  assert.deepEqual(await run(redirectResult), { result: null })
})

test('reports a blocked window', async () => {
  // Headless Chromium has no pop-up blocker. A blocked window.open returns null.
  const strict = await openPopupPage(url)
  await strict.evaluate('window.open = () => null')
  const outcome = await run(signInWithPopup, strict)
  assert.equal(outcome['code'], 'auth/popup-blocked')
})

test('rejects domains that are not authorised', async () => {
  // A second website with the same pages and calls.
  const elsewhere = await openPopupPage('http://elsewhere.test', { servedBy: url })
  for (const act of [
    signInWithPopup,
    (({ sdk, auth, microsoft }: Tools) => sdk.signInWithRedirect(auth, microsoft())) as Act,
  ]) {
    assert.equal((await run(act, elsewhere))['code'], 'auth/unauthorized-domain')
  }
})

test('sends requests only to this server and the provider', () => {
  assert.deepEqual([...hosts].sort(), [new URL(url).host, new URL(provider.url).host].sort())
})
