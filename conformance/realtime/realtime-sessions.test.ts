import assert from 'node:assert/strict'
import { test, type TestContext } from 'vitest'
import { signInAnonymously, signOut } from 'firebase/auth'
import {
  get,
  goOffline,
  goOnline,
  increment,
  onDisconnect,
  onValue,
  ref,
  serverTimestamp,
  set,
  update,
} from 'firebase/database'
import { startTestServer } from '../../server/testing/testing.ts'
import { valuesOf } from './values.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient, type LiveClient } from './start-live-client.ts'
import { until } from '../until.ts'

const { url: origin } = await startTestServer()
const startClient = await clientStarter(origin)
const start = (t: TestContext, like?: LiveClient): Promise<LiveClient> =>
  startLiveClient(t, { startClient, origin, ...(like && { like }) })
const denied = { message: /PERMISSION_DENIED|Permission denied/i }

test('denies forbidden reads and writes; the client reverts its local value', async (t) => {
  const one = await start(t)
  const stranger = await start(t)
  const targets = [
    '',
    'preferences',
    `preferences/${one.uid}`,
    `teams/${one.uid}`,
    'presence/t/u',
    'revisions/t/quotes',
    'x',
  ]
  for (const path of targets) {
    const target = path ? ref(stranger.db, path) : ref(stranger.db)
    await assert.rejects(get(target), denied, path)
    await assert.rejects(set(target, 1), denied, path)
    await assert.rejects(new Promise((resolve, reject) => onValue(target, resolve, reject)), denied, path)
  }
  await assert.rejects(set(ref(one.db, `teams/${one.uid}`), { x: 1 }), denied)
  assert.equal((await get(ref(one.db, `teams/${one.uid}`))).val(), null)
  // A merge is applied completely or not at all.
  const root = ref(one.db)
  const merge = { [`preferences/${one.uid}/a`]: 1, [`preferences/${stranger.uid}/a`]: 1 }
  await assert.rejects(update(root, merge), denied)
  assert.equal((await get(one.own('a'))).val(), null)
  // The client shows its local value first and then reverts it.
  await set(one.own('kept'), 1)
  const values = valuesOf(one.own('kept'))
  await until(() => values.length === 1)
  await assert.rejects(update(root, { [`preferences/${one.uid}/kept`]: 2, 'x/y': 1 }), denied)
  assert.deepEqual(values, [1, 2, 1])
})

test('signing out cancels listeners; signing in gives access again', async (t) => {
  const { auth, db, own } = await start(t)
  await set(own('x'), 1)
  const values = valuesOf(own('x'))
  await until(() => values.length === 1)
  const cancelled = new Promise<Error>((resolve) => onValue(own('x'), () => {}, resolve))
  const mine = own('x')
  await signOut(auth)
  assert.match((await cancelled).message, /permission_denied/i)
  await assert.rejects(get(mine), denied)
  const { user } = await signInAnonymously(auth)
  const next = ref(db, `preferences/${user.uid}/x`)
  await set(next, 2)
  assert.equal((await get(next)).val(), 2)
  await assert.rejects(get(mine), denied)
})

test('applies onDisconnect writes when the client disconnects, not before', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own('here'), true)
  await onDisconnect(one.own('here')).set(false)
  await onDisconnect(one.own('left')).update({ at: serverTimestamp(), times: increment(1) })
  await onDisconnect(one.own('never')).set(true)
  await onDisconnect(one.own('never')).cancel()
  assert.deepEqual((await get(other.own())).val(), { here: true })
  goOffline(one.db)
  const values = valuesOf(other.own())
  await until(() => (values.at(-1) as any)?.here === false)
  const { left, never } = (await get(other.own())).val()
  assert.equal(left.times, 1)
  assert.ok(Math.abs(left.at - Date.now()) < 5000)
  assert.equal(never, undefined)
})

test('a reconnected client receives missed changes and sends its queued writes', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own(), { a: 1, b: 1 })
  const values = valuesOf(other.own())
  await until(() => values.length === 1)
  goOffline(other.db)
  await set(one.own('a'), 2)
  const written = set(other.own('b'), 3)
  goOnline(other.db)
  await written
  await until(() => (values.at(-1) as any).a === 2)
  assert.deepEqual(values.at(-1), { a: 2, b: 3 })
  assert.deepEqual((await get(one.own())).val(), { a: 2, b: 3 })
})
