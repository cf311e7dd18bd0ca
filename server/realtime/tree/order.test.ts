import assert from 'node:assert/strict'
import { afterAll, test } from 'vitest'
import { deleteApp, initializeApp } from 'firebase/app'
import { getDatabase, goOffline, push, ref } from 'firebase/database'
import fc from 'fast-check'
import { fromExport } from './from-export.ts'
import { compareKeys, compareNodes, maxKey, minKey } from './order.ts'
import { pushId } from './push-id.ts'
import { anyExport, anyKey } from './testing/any-export.ts'

const app = initializeApp({ databaseURL: 'http://127.0.0.1:9?ns=costard' }, 'order')
goOffline(getDatabase(app))
afterAll(() => deleteApp(app))

test('orders keys: 32-bit integers first, then by UTF-16 code unit', () => {
  const ordered = [
    minKey,
    '-2147483648',
    '-1',
    '0',
    '00',
    '1',
    '2',
    '10',
    '2147483647',
    '-2147483649',
    '1.5',
    '2147483648',
    'A',
    'a',
    '😀',
    '\uffee',
    maxKey,
  ]
  assert.deepEqual(ordered.toReversed().sort(compareKeys), ordered)
})

test('orders values: none, false, true, numbers, strings, maps', () => {
  const values = [null, false, true, -1, 2, 10, '', '10', '2', 'a', { x: 1 }]
  const entries = values.map((json) => ['k', fromExport(json, { now: 0, existing: null })] as const)
  assert.deepEqual(entries.toReversed().sort(compareNodes({ by: 'value' })), entries)
})

test('every index gives a total order', () => {
  const anyIndex = fc.constantFrom(
    { by: 'key' },
    { by: 'value' },
    { by: 'priority' },
    { by: 'child', path: ['a'] },
  )
  const anyEntry = fc.tuple(anyKey, anyExport)
  fc.assert(
    fc.property(anyIndex, anyEntry, anyEntry, anyEntry, (index, ...three) => {
      // all four values of anyIndex are indexes
      const compare = compareNodes(index as Parameters<typeof compareNodes>[0])
      const [a, b, c] = three
        .map(([key, json]) => [key, fromExport(json, { now: 0, existing: null })] as const)
        .sort(compare)
      assert.ok(compare(a!, b!) <= 0 && compare(b!, c!) <= 0 && compare(a!, c!) <= 0)
      assert.equal(Math.sign(compare(a!, b!)), -Math.sign(compare(b!, a!)) + 0)
    }),
  )
})

test('push ids increase, also within one millisecond and when the clock goes back', () => {
  const times = [...Array(500).fill(1_700_000_000_000), 1_700_000_000_001, 1_699_999_999_999]
  const made = times.map((now) => pushId(now, () => 0.9999))
  assert.deepEqual(made.toSorted(compareKeys), made)
  assert.equal(new Set(made).size, made.length)
  assert.ok(made.every((key) => /^[-0-9A-Z_a-z]{20}$/.test(key)))
})

test('push ids encode the time like those of the public client', () => {
  const target = ref(getDatabase(app), 'place')
  let at: number
  let key: string | null
  do {
    at = Date.now()
    key = push(target).key
  } while (Date.now() !== at)
  assert.equal(pushId(at, Math.random).slice(0, 8), key?.slice(0, 8))
})
