import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { signInAnonymously, signOut } from 'firebase/auth'
import {
  child,
  endAt,
  endBefore,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildMoved,
  onChildRemoved,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  push,
  query,
  type Query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  startAfter,
  startAt,
  update,
} from 'firebase/database'
import { startTestServer } from '../server/testing/testing.ts'
import { startLiveClient, type LiveClient } from './start-live-client.ts'
import { clientStarter } from './start-client.ts'
import { until } from './until.ts'

const { url: origin } = await startTestServer()
const startClient = await clientStarter(origin)
const start = (t: TestContext, like?: LiveClient): Promise<LiveClient> =>
  startLiveClient(t, { startClient, origin, ...(like && { like }) })
const denied = { message: /PERMISSION_DENIED|Permission denied/i }

/** The values a listener hears, and how to stop it. */
function heard(place: Query): unknown[] {
  const values: unknown[] = []
  onValue(place, (snapshot) => void values.push(snapshot.val()))
  return values
}

async function keysOf(place: Query): Promise<string> {
  const keys: (string | null)[] = []
  const snapshot = await get(place)
  snapshot.forEach((each) => void keys.push(each.key))
  return keys.join(' ')
}

test('what one client sets, updates, pushes and removes, another reads and hears', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  const values = heard(other.own())
  await until(() => values.length === 1)
  await set(one.own(), { name: 'Liffey', sizes: [1, 2, 3], deep: { a: { b: true } } })
  await update(one.own(), { 'deep/a/b': false, 'deep/c': 'new', name: null })
  const added = push(one.own('list'))
  await set(added, 'first')
  await remove(one.own('sizes'))
  await until(() => values.length === 5)
  assert.deepEqual(values, [
    null,
    { name: 'Liffey', sizes: [1, 2, 3], deep: { a: { b: true } } },
    { sizes: [1, 2, 3], deep: { a: { b: false }, c: 'new' } },
    { sizes: [1, 2, 3], deep: { a: { b: false }, c: 'new' }, list: { [added.key!]: 'first' } },
    { deep: { a: { b: false }, c: 'new' }, list: { [added.key!]: 'first' } },
  ])
  assert.deepEqual((await get(one.own('deep'))).val(), { a: { b: false }, c: 'new' })
})

test('two clients count to a hundred by transactions', async (t) => {
  const one = await start(t)
  const clients = [one, await start(t, one)]
  const countUp = ({ own }: LiveClient): Promise<unknown> =>
    runTransaction(own('count'), (count: number | null) => (count ?? 0) + 1)
  await Promise.all(clients.flatMap((client) => Array.from({ length: 50 }, () => countUp(client))))
  assert.equal((await get(one.own('count'))).val(), 100)
})

test('transactions work over numbers that the client hashes in its own way', async (t) => {
  const { own } = await start(t)
  for (const number of [2 ** -29, 2 ** -31, 2 ** -39, 2 ** 49 - 1, 2 ** 53 - 1, 0.1, -2.5, 1e300]) {
    await set(own('n'), { number })
    const { committed } = await runTransaction(own('n'), (now) => ({ ...now, seen: true }))
    assert.ok(committed)
    assert.deepEqual((await get(own('n'))).val(), { number, seen: true })
  }
})

test('queries show the same to one read and to a listener', async (t) => {
  const { own } = await start(t)
  await set(own('q'), {
    a: { n: 3, deep: { x: 1 } },
    b: { n: 1 },
    c: { n: 2, deep: { x: 3 } },
    d: { n: 2 },
    e: { n: 'text' },
    10: { n: true },
    9: { other: 1 },
  })
  const place = own('q')
  const expected: [Query, string][] = [
    [query(place, orderByKey(), limitToFirst(3)), '9 10 a'],
    [query(place, orderByKey(), limitToLast(2)), 'd e'],
    [query(place, orderByKey(), startAt('b'), endAt('d')), 'b c d'],
    [query(place, orderByKey(), startAfter('b'), endBefore('e')), 'c d'],
    [query(place, orderByKey(), equalTo('c')), 'c'],
    [query(place, orderByChild('n')), '9 10 b c d a e'],
    [query(place, orderByChild('n'), limitToFirst(3)), '9 10 b'],
    [query(place, orderByChild('n'), limitToLast(2)), 'a e'],
    [query(place, orderByChild('n'), equalTo(2)), 'c d'],
    [query(place, orderByChild('n'), startAt(2)), 'c d a e'],
    [query(place, orderByChild('n'), startAt(2, 'd')), 'd a e'],
    [query(place, orderByChild('n'), startAfter(2)), 'a e'],
    [query(place, orderByChild('n'), startAfter(2, 'c')), 'd a e'],
    [query(place, orderByChild('n'), endBefore(2)), '9 10 b'],
    [query(place, orderByChild('n'), endAt(2), limitToLast(2)), 'c d'],
    [query(place, orderByChild('n'), endBefore(2, 'd'), limitToLast(2)), 'b c'],
    [query(place, orderByChild('n'), equalTo(null)), '9'],
    [query(place, orderByChild('deep/x'), startAt(1)), 'a c'],
  ]
  for (const [asked, keys] of expected) {
    assert.equal(await keysOf(asked), keys)
    const listened = await new Promise<string[]>((resolve) => {
      onValue(
        asked,
        (snapshot) => {
          const found: string[] = []
          snapshot.forEach((each) => void found.push(each.key!))
          resolve(found)
        },
        { onlyOnce: true },
      )
    })
    assert.equal(listened.join(' '), keys)
  }
})

test('queries by value and by priority', async (t) => {
  const { own } = await start(t)
  await set(own('v'), { a: 3, b: 1, c: 'x', d: false })
  assert.equal(await keysOf(query(own('v'), orderByValue())), 'd b a c')
  assert.equal(await keysOf(query(own('v'), orderByValue(), startAfter(1))), 'a c')
  assert.equal(await keysOf(query(own('v'), orderByValue(), endBefore(3), limitToLast(1))), 'b')
  for (const [key, priority] of Object.entries({ a: 3, b: 1, c: 'x' })) {
    await setWithPriority(own(`p/${key}`), true, priority)
  }
  await set(own('p/d'), true)
  assert.equal(await keysOf(query(own('p'), orderByPriority())), 'd b a c')
  assert.equal(await keysOf(query(own('p'), orderByPriority(), startAt(1), limitToFirst(2))), 'b a')
})

test('a window moves as its children do', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own('w'), { a: 3, b: 1, c: 2, d: 4 })
  const told: string[] = []
  const window = query(other.own('w'), orderByValue(), limitToFirst(2))
  onChildAdded(window, ({ key }) => void told.push(`+${key}`))
  onChildRemoved(window, ({ key }) => void told.push(`-${key}`))
  onChildMoved(window, ({ key }) => void told.push(`~${key}`))
  await until(() => told.length === 2)
  await set(one.own('w/e'), 0)
  await set(one.own('w/b'), 9)
  await set(one.own('w/e'), 2.5)
  await remove(one.own('w/c'))
  await set(one.own('w/z'), 100) // outside
  await set(one.own('w/e'), -1)
  const expected = ['+b', '+c', '-c', '+e', '-b', '+c', '~e', '-c', '+a', '~e']
  await until(() => told.length >= expected.length)
  assert.deepEqual(told, expected)
})

test('priorities are kept, moved and dropped', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await setWithPriority(one.own('p'), { x: 1 }, 5)
  assert.equal((await get(other.own('p'))).priority, 5)
  await set(one.own('p/y'), 2) // a child's write leaves it
  assert.equal((await get(other.own('p'))).priority, 5)
  await setPriority(one.own('p'), 'high')
  assert.deepEqual((await get(other.own('p'))).exportVal(), { '.priority': 'high', x: 1, y: 2 })
  await set(one.own('p'), { x: 1 })
  assert.equal((await get(other.own('p'))).priority, null)
})

test('server values are resolved where they stand', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  const before = Date.now()
  await set(one.own('at'), serverTimestamp())
  const at: number = (await get(other.own('at'))).val()
  assert.ok(at >= before && at <= Date.now())
  await Promise.all(
    [one, other].map(({ own }) => update(own(), { n: increment(2), 'deep/m': increment(-1) })),
  )
  const { n, deep } = (await get(one.own())).val()
  assert.deepEqual([n, deep.m], [4, -2])
})

test('what may not be read or written is refused, and shown as it was', async (t) => {
  const one = await start(t)
  const stranger = await start(t)
  const places = [
    '',
    'preferences',
    `preferences/${one.uid}`,
    `teams/${one.uid}`,
    'presence/t/u',
    'revisions/t/quotes',
    'x',
  ]
  for (const path of places) {
    const place = path ? ref(stranger.db, path) : ref(stranger.db)
    await assert.rejects(get(place), denied, path)
    await assert.rejects(set(place, 1), denied, path)
    await assert.rejects(new Promise((resolve, reject) => onValue(place, resolve, reject)), denied, path)
  }
  await assert.rejects(set(ref(one.db, `teams/${one.uid}`), { x: 1 }), denied)
  assert.equal((await get(ref(one.db, `teams/${one.uid}`))).val(), null)
  // All or nothing.
  const root = ref(one.db)
  const merge = { [`preferences/${one.uid}/a`]: 1, [`preferences/${stranger.uid}/a`]: 1 }
  await assert.rejects(update(root, merge), denied)
  assert.equal((await get(one.own('a'))).val(), null)
  // The client showed its own guess for a moment, and takes it back.
  await set(one.own('kept'), 1)
  const values = heard(one.own('kept'))
  await until(() => values.length === 1)
  await assert.rejects(update(root, { [`preferences/${one.uid}/kept`]: 2, 'x/y': 1 }), denied)
  assert.deepEqual(values, [1, 2, 1])
})

test('signing out ends what may be heard, and signing in begins it', async (t) => {
  const { auth, db, own } = await start(t)
  await set(own('x'), 1)
  const values = heard(own('x'))
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

test('what is wanted at the end happens when a client goes, and not before', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own('here'), true)
  await onDisconnect(one.own('here')).set(false)
  await onDisconnect(one.own('left')).update({ at: serverTimestamp(), times: increment(1) })
  await onDisconnect(one.own('never')).set(true)
  await onDisconnect(one.own('never')).cancel()
  assert.deepEqual((await get(other.own())).val(), { here: true })
  goOffline(one.db)
  const values = heard(other.own())
  await until(() => (values.at(-1) as any)?.here === false)
  const { left, never } = (await get(other.own())).val()
  assert.equal(left.times, 1)
  assert.ok(Math.abs(left.at - Date.now()) < 5000)
  assert.equal(never, undefined)
})

test('a client that was away hears what changed meanwhile, and its own writes arrive', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own(), { a: 1, b: 1 })
  const values = heard(other.own())
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

test('a multi-path update is one event', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own(), { a: 1, deep: { b: 1, c: 1 } })
  const values = heard(other.own())
  await until(() => values.length === 1)
  await update(one.own(), { a: 2, 'deep/b': 2, 'deep/c': 2 })
  await until(() => values.length > 1)
  await set(one.own('a'), 3)
  await until(() => values.length > 2)
  assert.deepEqual(values.slice(1), [
    { a: 2, deep: { b: 2, c: 2 } },
    { a: 3, deep: { b: 2, c: 2 } },
  ])
})

test('keys and texts of any kind, and of any size allowed', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  const value = {
    nul: 'a\u0000b',
    lone: '\ud83d half',
    pair: '😀'.repeat(20_000),
    long: 'x'.repeat(1_000_000),
    'sp ace': 1,
    'é%2F+': 1,
    constructor: 1,
    toString: 'x',
  }
  await set(one.own(), value)
  assert.deepEqual((await get(other.own())).val(), value)
  assert.equal((await get(child(other.own(), 'é%2F+'))).val(), 1)
})

test('a listener that knows the value already is sent nothing', async (t) => {
  const { own } = await start(t)
  await set(own('known'), { big: 'x'.repeat(100_000) })
  const values = heard(own('known'))
  await until(() => values.length === 1)
  // Asked again while the client still has it: one event, from what it has.
  const again = heard(own('known'))
  await until(() => again.length === 1)
  assert.deepEqual(again, values)
})
