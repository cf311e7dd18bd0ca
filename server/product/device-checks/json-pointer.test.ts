import assert from 'node:assert/strict'
import { test } from 'vitest'
import { atPointer } from './json-pointer.ts'

// Example of RFC 6901, section 5.
const document = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
}

test('reads the examples of RFC 6901', () => {
  const rows: [pointer: string, value: unknown][] = [
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ]
  for (const [pointer, value] of rows) assert.deepEqual(atPointer(document, pointer), value, pointer)
})

test('decodes ~01 as ~1', () => {
  assert.equal(atPointer({ '~1': 'tilde' }, '/~01'), 'tilde')
})

test('returns undefined for missing values', () => {
  for (const pointer of [
    '/nothing',
    '/foo/2',
    '/foo/-',
    '/foo/00',
    '/foo/length',
    '/foo/0/0',
    '/toString',
    '/__proto__',
    '/a~1b/deeper',
  ])
    assert.equal(atPointer(document, pointer), undefined, pointer)
  for (const other of [null, 7, 'text', undefined]) assert.equal(atPointer(other, '/length'), undefined)
})
