import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FirebaseApp } from 'firebase/app'
import { createUserWithEmailAndPassword, signInAnonymously, type User } from 'firebase/auth'
import pg from 'pg'
import { startTestServer } from '../server/testing/testing.ts'
import { clientTimers } from './client-timers.ts'
import { clientStarter } from './start-client.ts'

// What the client does by itself, and we do not do again: when it renews tokens, and when it signs out.
const timers = clientTimers()
after(() => timers.stop())
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

async function whileDatabaseIsAway(act: () => Promise<void>): Promise<void> {
  await query('alter schema identity rename to identity_away')
  try {
    await act()
  } finally {
    await query('alter schema identity_away rename to identity')
  }
}

/** Renewing ahead of time starts when another part of the client, such as the database's, wants tokens. */
function wantTokens(app: FirebaseApp): void {
  // Part of every app, which only the client's own parts are told of.
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

test('takes a token for over 30 seconds before its end', async (t) => {
  const { user } = await signInAnonymously(startClient(t))
  const first = await tokenOf(user)
  timers.advanceSeconds(3600 - 35)
  assert.equal(await tokenOf(user), first)
  timers.advanceSeconds(6)
  assert.notEqual(await tokenOf(user), first)
})

test('renews 5 minutes before the end, and after an outage from 30 seconds doubling to 16 minutes', async (t) => {
  const auth = startClient(t)
  wantTokens(auth.app)
  const { user } = await createUserWithEmailAndPassword(auth, 'renewing@liffey.example', password)
  const first = await tokenOf(user)
  assert.ok(Math.abs((await timers.next()) - 3300) < 5)
  await whileDatabaseIsAway(async () => {
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

test('signs out by itself when the account is disabled', async (t) => {
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

test('signs out by itself when its session is ended elsewhere', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('update identity.sessions set revoked_at = now() where user_id = $1', [user.uid])
  await assert.rejects(user.reload(), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
})

test('signs out by itself when the account is deleted elsewhere', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('delete from identity.users where id = $1', [user.uid])
  await assert.rejects(user.getIdToken(true), code('user-token-expired'))
  assert.equal(auth.currentUser, null)
})

test('stays signed in when a refresh token is unknown or a token is over', async (t) => {
  const auth = startClient(t)
  const { user } = await signInAnonymously(auth)
  await query('delete from identity.sessions where user_id = $1', [user.uid])
  await assert.rejects(user.getIdToken(true), code('invalid-refresh-token'))
  assert.equal(auth.currentUser?.uid, user.uid)
})

test('several tabs with one refresh token go on side by side', async (t) => {
  const tabs = [startClient(t), startClient(t), startClient(t)]
  const { user } = await signInAnonymously(tabs[0]!)
  for (const tab of tabs.slice(1)) await tab.updateCurrentUser(user)
  timers.advanceSeconds(3600)
  const tokens = await Promise.all(tabs.map(({ currentUser }) => tokenOf(currentUser!)))
  assert.equal(new Set(tokens).size, 3)
  timers.advanceSeconds(3600)
  for (const { currentUser } of tabs) await tokenOf(currentUser!)
})
