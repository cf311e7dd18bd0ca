import assert from 'node:assert/strict'
import { afterAll, test } from 'vitest'
import type { FirebaseApp } from 'firebase/app'
import { createUserWithEmailAndPassword, signInAnonymously, type User } from 'firebase/auth'
import pg from 'pg'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientTimers } from '../realtime/client-timers.ts'
import { clientStarter } from '../realtime/start-client.ts'

// Behaviour of the SDK without a call: when it renews tokens and when it signs out.
const timers = clientTimers()
afterAll(() => timers.stop())
const { url: origin, config } = await startTestServer()
const startClient = await clientStarter(origin)
const code = (expected: string) => ({ code: `auth/${expected}` })
const password = 'orchard'

async function query(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

async function whileDatabaseIsUnavailable(act: () => Promise<void>): Promise<void> {
  await query('alter schema identity rename to identity_away')
  try {
    await act()
  } finally {
    await query('alter schema identity_away rename to identity')
  }
}

/** Enables proactive renewal, which starts when another part of the SDK, such as the database, listens for tokens. */
function listenForTokens(app: FirebaseApp): void {
  // A member of every app, known only to the SDK's own packages.
  const { container } = app as unknown as { container: Container }
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {})
}

interface Container {
  getProvider: (name: string) => {
    getImmediate: () => { addAuthTokenListener: (listen: () => void) => void }
  }
}

const tokenOf = (user: User): Promise<string> => user.getIdToken()

test('treats a token as expired 30 seconds before its expiry', async (t) => {
  const { user } = await signInAnonymously(startClient(t))
  const first = await tokenOf(user)
  timers.advanceSeconds(3600 - 35)
  assert.equal(await tokenOf(user), first)
  timers.advanceSeconds(6)
  assert.notEqual(await tokenOf(user), first)
})

test('renews 5 minutes before expiry, and retries after 30 seconds doubling to 16 minutes', async (t) => {
  const auth = startClient(t)
  listenForTokens(auth.app)
  const { user } = await createUserWithEmailAndPassword(auth, 'renewing@liffey.example', password)
  const first = await tokenOf(user)
  assert.ok(Math.abs((await timers.next()) - 3300) < 5)
  await whileDatabaseIsUnavailable(async () => {
    const waits = []
    for (let count = 0; count < 7; count++) {
      timers.fire()
      waits.push(await timers.next())
    }
    assert.deepEqual(waits, [30, 60, 120, 240, 480, 960, 960])
    assert.equal(auth.currentUser?.uid, user.uid)
  })
  timers.fire()
  assert.ok(Math.abs((await timers.next()) - 3300) < 5)
  assert.notEqual(await tokenOf(user), first)
})

test('signs out when the account is disabled', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('update identity.users set is_disabled = true where id = $1', [user.uid])
  await assert.rejects(user.reload(), code('user-disabled'))
  assert.equal(auth.currentUser, null)
  const other = startClient(t)
  const { user: renewing } = await signInAnonymously(other)
  await query('update identity.users set is_disabled = true where id = $1', [renewing.uid])
  await assert.rejects(renewing.getIdToken(true), code('user-disabled'))
  assert.equal(other.currentUser, null)
})

test('signs out when its session is revoked', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('update identity.sessions set revoked_at = now() where user_id = $1', [user.uid])
  await assert.rejects(user.reload(), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
})

test('signs out when the account is deleted', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('delete from identity.users where id = $1', [user.uid])
  await assert.rejects(user.getIdToken(true), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
})

test('stays signed in when its refresh token is unknown', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('delete from identity.sessions where user_id = $1', [user.uid])
  await assert.rejects(user.getIdToken(true), code('invalid-refresh-token'))
  assert.equal(auth.currentUser?.uid, user.uid)
})

test('several tabs renew with one refresh token at the same time', async (t) => {
  const tabs = [startClient(t), startClient(t), startClient(t)]
  const { user } = await signInAnonymously(tabs[0]!)
  for (const tab of tabs.slice(1)) await tab.updateCurrentUser(user)
  timers.advanceSeconds(3600)
  const tokens = await Promise.all(tabs.map(({ currentUser }) => tokenOf(currentUser!)))
  assert.equal(new Set(tokens).size, 3)
  timers.advanceSeconds(3600)
  for (const { currentUser } of tabs) await tokenOf(currentUser!)
})
