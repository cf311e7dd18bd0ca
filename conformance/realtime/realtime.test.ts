import assert from 'node:assert/strict'
import { test, type TestContext } from 'vitest'
import {
  child,
  get,
  increment,
  push,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
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

test('a client reads and receives what another sets, updates, pushes and removes', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  const values = valuesOf(other.own())
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

test('concurrent transactions of two clients lose no increment', async (t) => {
  const one = await start(t)
  const clients = [one, await start(t, one)]
  const countUp = ({ own }: LiveClient): Promise<unknown> =>
    runTransaction(own('count'), (count: number | null) => (count ?? 0) + 1)
  await Promise.all(clients.flatMap((client) => Array.from({ length: 50 }, () => countUp(client))))
  assert.equal((await get(one.own('count'))).val(), 100)
})

test('transactions work on numbers that the client hashes differently from their bits', async (t) => {
  const { own } = await start(t)
  for (const number of [2 ** -29, 2 ** -31, 2 ** -39, 2 ** 49 - 1, 2 ** 53 - 1, 0.1, -2.5, 1e300]) {
    await set(own('n'), { number })
    const { committed } = await runTransaction(own('n'), (now) => ({ ...now, seen: true }))
    assert.ok(committed)
    assert.deepEqual((await get(own('n'))).val(), { number, seen: true })
  }
})

test('stores, changes and drops priorities', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await setWithPriority(one.own('p'), { x: 1 }, 5)
  assert.equal((await get(other.own('p'))).priority, 5)
  await set(one.own('p/y'), 2) // a write to a child keeps the other children
  assert.equal((await get(other.own('p'))).priority, 5)
  await setPriority(one.own('p'), 'high')
  assert.deepEqual((await get(other.own('p'))).exportVal(), { '.priority': 'high', x: 1, y: 2 })
  await set(one.own('p'), { x: 1 })
  assert.equal((await get(other.own('p'))).priority, null)
})

test('resolves server values', async (t) => {
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

test('a multi-path update is one event', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own(), { a: 1, deep: { b: 1, c: 1 } })
  const values = valuesOf(other.own())
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

test('preserves keys and strings of any kind and allowed size', async (t) => {
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

test('a second listener gets one event from the cached value', async (t) => {
  const { own } = await start(t)
  await set(own('known'), { big: 'x'.repeat(100_000) })
  const values = valuesOf(own('known'))
  await until(() => values.length === 1)
  // The client has cached the value, so the second listener gets one event from the cache.
  const again = valuesOf(own('known'))
  await until(() => again.length === 1)
  assert.deepEqual(again, values)
})
