import assert from 'node:assert/strict'
import { test, type TestContext } from 'vitest'
import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildMoved,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  type Query,
  remove,
  set,
  setWithPriority,
  startAfter,
  startAt,
} from 'firebase/database'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient, type LiveClient } from './start-live-client.ts'
import { until } from '../until.ts'

const { url: origin } = await startTestServer()
const startClient = await clientStarter(origin)
const start = (t: TestContext, like?: LiveClient): Promise<LiveClient> =>
  startLiveClient(t, { startClient, origin, ...(like && { like }) })

async function keysOf(target: Query): Promise<string> {
  const keys: (string | null)[] = []
  const snapshot = await get(target)
  snapshot.forEach((each) => void keys.push(each.key))
  return keys.join(' ')
}

test('a query returns the same for get and for a listener', async (t) => {
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
  const target = own('q')
  const expected: [Query, string][] = [
    [query(target, orderByKey(), limitToFirst(3)), '9 10 a'],
    [query(target, orderByKey(), limitToLast(2)), 'd e'],
    [query(target, orderByKey(), startAt('b'), endAt('d')), 'b c d'],
    [query(target, orderByKey(), startAfter('b'), endBefore('e')), 'c d'],
    [query(target, orderByKey(), equalTo('c')), 'c'],
    [query(target, orderByChild('n')), '9 10 b c d a e'],
    [query(target, orderByChild('n'), limitToFirst(3)), '9 10 b'],
    [query(target, orderByChild('n'), limitToLast(2)), 'a e'],
    [query(target, orderByChild('n'), equalTo(2)), 'c d'],
    [query(target, orderByChild('n'), startAt(2)), 'c d a e'],
    [query(target, orderByChild('n'), startAt(2, 'd')), 'd a e'],
    [query(target, orderByChild('n'), startAfter(2)), 'a e'],
    [query(target, orderByChild('n'), startAfter(2, 'c')), 'd a e'],
    [query(target, orderByChild('n'), endBefore(2)), '9 10 b'],
    [query(target, orderByChild('n'), endAt(2), limitToLast(2)), 'c d'],
    [query(target, orderByChild('n'), endBefore(2, 'd'), limitToLast(2)), 'b c'],
    [query(target, orderByChild('n'), equalTo(null)), '9'],
    [query(target, orderByChild('deep/x'), startAt(1)), 'a c'],
  ]
  for (const [tested, keys] of expected) {
    assert.equal(await keysOf(tested), keys)
    const listened = await new Promise<string[]>((resolve) => {
      onValue(
        tested,
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

test('queries order by value and by priority', async (t) => {
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

test('a limited query follows its changing children', async (t) => {
  const one = await start(t)
  const other = await start(t, one)
  await set(one.own('w'), { a: 3, b: 1, c: 2, d: 4 })
  const events: string[] = []
  const window = query(other.own('w'), orderByValue(), limitToFirst(2))
  onChildAdded(window, ({ key }) => void events.push(`+${key}`))
  onChildRemoved(window, ({ key }) => void events.push(`-${key}`))
  onChildMoved(window, ({ key }) => void events.push(`~${key}`))
  await until(() => events.length === 2)
  await set(one.own('w/e'), 0)
  await set(one.own('w/b'), 9)
  await set(one.own('w/e'), 2.5)
  await remove(one.own('w/c'))
  await set(one.own('w/z'), 100) // outside the window
  await set(one.own('w/e'), -1)
  const expected = ['+b', '+c', '-c', '+e', '-b', '+c', '~e', '-c', '+a', '~e']
  await until(() => events.length >= expected.length)
  assert.deepEqual(events, expected)
})
