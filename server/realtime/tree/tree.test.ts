import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { fromExport } from './from-export.ts'
import { nodeAt } from './node-at.ts'
import type { Node } from './node.ts'
import { nodeHash } from './node-hash.ts'
import { parsePath } from './path.ts'
import { putAt } from './put-at.ts'
import { sameNode } from './same-node.ts'
import { anyExport, anyKey } from './testing/any-export.ts'
import { toExport, toJson } from './to-export.ts'
import { hasCode } from '../testing/has-code.ts'

const made = (json: unknown, existing: Node = null): Node => fromExport(json, { now: 1_000, existing })
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const readings: [what: string, json: unknown, exported: unknown][] = [
  ['a string', 'a', 'a'],
  ['a number', 0.5, 0.5],
  ['false', false, false],
  ['an empty string', '', ''],
  ['null', null, null],
  ['an empty map', {}, null],
  ['an empty array', [], null],
  ['a map of empty values', { a: { b: {} }, c: [null] }, null],
  ['an array', ['x', null, 'z'], { 0: 'x', 2: 'z' }],
  ['a value with a priority', { '.value': 1, '.priority': 'p' }, { '.value': 1, '.priority': 'p' }],
  ['a value without a priority', { '.value': 1 }, 1],
  ['a priority of an empty value', { '.value': null, '.priority': 2 }, null],
  ['a priority of a map', { a: 1, '.priority': 2 }, { a: 1, '.priority': 2 }],
  ['a priority alone', { '.priority': 2 }, null],
  ['a string with NUL and a lone surrogate', 'a\u0000\ud83d', 'a\u0000\ud83d'],
  ['a timestamp', { '.sv': 'timestamp' }, 1_000],
  [
    'a timestamp as a value',
    { '.value': { '.sv': 'timestamp' }, '.priority': 1 },
    { '.value': 1_000, '.priority': 1 },
  ],
  ['a timestamp as a priority', { a: 1, '.priority': { '.sv': 'timestamp' } }, { a: 1, '.priority': 1_000 }],
  ['an increment of an empty path', { '.sv': { increment: 3 } }, 3],
  [
    'keys such as __proto__',
    JSON.parse('{"__proto__":1,"constructor":2}'),
    JSON.parse('{"__proto__":1,"constructor":2}'),
  ],
]

for (const [what, json, exported] of readings) {
  test(`parses ${what}`, () => assert.deepEqual(plain(toExport(made(json))), exported))
}

const rejections: [what: string, json: unknown, code: string][] = [
  ['an unknown server value', { '.sv': 'moon' }, 'invalid_data'],
  ['an increment by a string', { '.sv': { increment: '1' } }, 'invalid_data'],
  ['a key beside a server value', { '.sv': 'timestamp', a: 1 }, 'invalid_data'],
  ['children beside a value', { '.value': 1, a: 1 }, 'invalid_data'],
  ['a map as a value', { '.value': { a: 1 } }, 'invalid_data'],
  ['a boolean as a priority', { '.value': 1, '.priority': true }, 'invalid_data'],
  ['a map as a priority', { '.value': 1, '.priority': { '.priority': 1 } }, 'invalid_data'],
  ['a number that is not finite', Infinity, 'invalid_data'],
  ['a key with a dot', { 'a.b': 1 }, 'invalid_data'],
  ['an empty key', { '': 1 }, 'invalid_data'],
  ['a key with a control character', { 'a\u007f': 1 }, 'invalid_data'],
  ['a key of 769 bytes', { ['é'.repeat(384) + 'a']: 1 }, 'invalid_data'],
  ['a string over 10 MB', 'é'.repeat(5 * 1024 * 1024 + 1), 'too_big'],
]

for (const [what, json, code] of rejections) {
  test(`rejects ${what}`, () => assert.throws(() => made(json), hasCode(code)))
}

test('accepts a string of 10 MB and a key of 768 bytes', () => {
  assert.ok(made('é'.repeat(5 * 1024 * 1024)))
  assert.ok(made({ ['é'.repeat(384)]: 1 }))
})

test('accepts at most 32 levels, counted from the root', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })
  assert.ok(made(nested(32)))
  assert.throws(() => made(nested(33)), hasCode('invalid_data'))
  assert.ok(fromExport(nested(30), { now: 0, existing: null, depth: 2 }))
  assert.throws(() => fromExport(nested(31), { now: 0, existing: null, depth: 2 }), hasCode('invalid_data'))
})

test('rejects data nested too deep to traverse', () => {
  for (const [open, close] of [
    ['{".value":', '}'],
    ['{".priority":', '}'],
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const json: unknown = JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`)
    assert.throws(() => made(json), hasCode('invalid_data'))
  }
})

test('increments the current value and priority at the same path', () => {
  const current = made({ a: { n: 4, '.priority': 7 }, b: 'text' })
  const one = { '.sv': { increment: 1 } }
  const counted = made({ a: { n: one, '.priority': one }, b: one, c: one }, current)
  assert.deepEqual(plain(toExport(counted)), { a: { n: 5, '.priority': 8 }, b: 1, c: 1 })
  assert.throws(() => made({ '.sv': { increment: 1e308 } }, made(1.7e308)), hasCode('invalid_data'))
})

const jsons: [json: unknown, read: unknown][] = [
  [{ 0: 'a', 1: 'b' }, ['a', 'b']],
  [{ 1: 'b' }, [null, 'b']],
  [{ 2: 'c' }, { 2: 'c' }],
  [{ 0: 'a', 3: 'd' }, ['a', null, null, 'd']],
  [
    { 0: 'a', 4: 'e' },
    { 0: 'a', 4: 'e' },
  ],
  [{ '00': 'a' }, { '00': 'a' }],
  [
    { 0: 'a', x: 'b' },
    { 0: 'a', x: 'b' },
  ],
  [{ '.value': 1, '.priority': 2 }, 1],
]

for (const [json, read] of jsons) {
  test(`converts ${JSON.stringify(json)} to JSON ${JSON.stringify(read)}`, () =>
    assert.deepEqual(plain(toJson(made(json))), read))
}

const puts: [what: string, before: unknown, path: string, put: unknown, after: unknown][] = [
  ['a new path', null, 'a/b', 1, { a: { b: 1 } }],
  ['below a leaf', { a: 5 }, 'a/b', 1, { a: { b: 1 } }],
  ['null below a leaf', { a: 5 }, 'a/b', null, { a: 5 }],
  ['null at the only path', { a: { b: 1 } }, 'a/b', null, null],
  ['the root', { a: 1 }, '', 2, 2],
  ['over a priority', { a: { b: 1, '.priority': 3 } }, 'a', { b: 1 }, { a: { b: 1 } }],
  [
    'a child of a node with a priority',
    { a: { b: 1, '.priority': 3 } },
    'a/c',
    1,
    { a: { b: 1, c: 1, '.priority': 3 } },
  ],
  ['a priority', { a: 1 }, 'a/.priority', 'p', { a: { '.value': 1, '.priority': 'p' } }],
  ['no priority', { a: { b: 1, '.priority': 3 } }, 'a/.priority', null, { a: { b: 1 } }],
  ['a priority of an empty path', { a: 1 }, 'b/.priority', 1, { a: 1 }],
]

for (const [what, before, path, put, after] of puts) {
  test(`puts ${what}`, () =>
    assert.deepEqual(plain(toExport(putAt(made(before), parsePath(path), made(put)))), after))
}

test('rejects a map put as a priority', () => {
  assert.throws(() => putAt(made(1), ['.priority'], made({ a: 1 })), hasCode('invalid_data'))
})

test('parses exported values into the same node with the same hash', () => {
  fc.assert(
    fc.property(anyExport, (json) => {
      const node = made(json)
      const again = made(JSON.parse(JSON.stringify(toExport(node))))
      assert.ok(sameNode(node, again))
      assert.equal(nodeHash(node), nodeHash(again))
    }),
  )
})

test('a put changes the value at its path and no other', () => {
  const anyPath = fc.array(anyKey, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(anyExport, anyPath, anyPath, anyExport, (json, path, other, put) => {
      const before = made(json)
      const after = putAt(before, path, made(put))
      assert.ok(sameNode(nodeAt(after, path), made(put)))
      const isApart = path.some((key, at) => at < other.length && other[at] !== key)
      const metLeaf = path.some((_, at) => {
        const node = nodeAt(before, path.slice(0, at))
        return node !== null && 'value' in node
      })
      if (isApart && !metLeaf) assert.ok(sameNode(nodeAt(after, other), nodeAt(before, other)))
    }),
  )
})

test('nodes are equal exactly when their hashes are', () => {
  fc.assert(
    fc.property(anyExport, anyExport, (a, b) => {
      assert.equal(sameNode(made(a), made(b)), nodeHash(made(a)) === nodeHash(made(b)))
    }),
  )
})

const paths: [text: string, keys: readonly string[]][] = [
  ['', []],
  ['/', []],
  ['/a/b', ['a', 'b']],
  ['a/b/', ['a', 'b']],
  ['a/.priority', ['a', '.priority']],
  ['é/\ud83d', ['é', '\ud83d']],
]

for (const [text, keys] of paths) {
  test(`parses the path ${JSON.stringify(text)}`, () => assert.deepEqual(parsePath(text), keys))
}

for (const text of [
  'a.b',
  'a#',
  '$a',
  '[a',
  'a]',
  'a\u0000',
  'a/.value',
  '.priority/a',
  Array(33).fill('a').join('/'),
]) {
  test(`rejects the path ${JSON.stringify(text)}`, () =>
    assert.throws(() => parsePath(text), hasCode('invalid_data')))
}
