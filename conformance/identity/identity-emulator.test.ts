import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as app12 from 'firebase/app'
import * as auth12 from 'firebase/auth'
import * as app13 from 'firebase-13/app'
import * as auth13 from 'firebase-13/auth'
import { startTestServer } from '../../server/testing/testing.ts'

// Both releases of the client in use, pointed at the server with the client's own switch.
const { url } = await startTestServer()
const settings = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as app12.FirebaseOptions
const password = 'orchard'
const systemNow = Date.now

const clients = {
  '12.19': () => started(app12, auth12),
  // The same functions with the types of another release.
  '13.2': () => started(app13 as unknown as typeof app12, auth13 as unknown as typeof auth12),
} as const

function started(app: typeof app12, sdk: typeof auth12) {
  const running = app.initializeApp(settings, crypto.randomUUID())
  const auth = sdk.initializeAuth(running, { persistence: sdk.inMemoryPersistence })
  sdk.connectAuthEmulator(auth, url, { disableWarnings: true })
  return { auth, sdk, end: () => app.deleteApp(running) }
}

for (const [version, start] of Object.entries(clients))
  test(`firebase ${version} signs up, in and out, renews its token and deletes the account`, async (t) => {
    const { auth, sdk, end } = start()
    t.onTestFinished(end)
    const email = `client-${version}@liffey.example`
    const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
    const first = await user.getIdToken()
    const renewed = await user.getIdToken(true)
    assert.notEqual(renewed, first)
    await sdk.updateProfile(user, { displayName: 'Ada Byrne' })
    await user.reload()
    assert.equal(auth.currentUser?.displayName, 'Ada Byrne')
    await sdk.signOut(auth)
    await assert.rejects(sdk.signInWithEmailAndPassword(auth, email, 'wrong'), {
      code: 'auth/wrong-password',
    })
    await assert.rejects(sdk.createUserWithEmailAndPassword(auth, email, password), {
      code: 'auth/email-already-in-use',
    })
    const again = await sdk.signInWithEmailAndPassword(auth, email, password)
    assert.equal(again.user.uid, user.uid)
    await sdk.deleteUser(again.user)
    await assert.rejects(sdk.signInWithEmailAndPassword(auth, email, password), {
      code: 'auth/user-not-found',
    })
  })

/** Seconds before the expiry of a token at which each release requests a new one. */
const early = { '12.19': 30, '13.2': 300 } as const

for (const version of ['12.19', '13.2'] as const)
  test(`firebase ${version} renews a token ${early[version]} seconds before it ends`, async (t) => {
    const { auth, sdk, end } = clients[version]()
    t.onTestFinished(end)
    const { user } = await sdk.signInAnonymously(auth)
    const first = await user.getIdToken()
    const ends = Date.parse((await user.getIdTokenResult()).expirationTime)
    t.onTestFinished(useClock(ends - early[version] * 1000 - 10_000))
    assert.equal(await user.getIdToken(), first)
    useClock(ends - early[version] * 1000 + 3_000)
    assert.notEqual(await user.getIdToken(), first)
  })

/** Sets the client's clock, and returns a function that restores it. */
function useClock(at: number): () => void {
  Date.now = () => at
  return () => {
    Date.now = systemNow
  }
}
