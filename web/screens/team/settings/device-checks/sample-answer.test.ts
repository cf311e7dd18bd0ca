import assert from 'node:assert/strict'
import { test } from 'vitest'
import { namesIn, readSample } from './sample-answer.ts'

test('lists single values with their pointers, in order', () => {
  const answer = { id: 'A-1', locks: { 'find/my': 'on', sim: null }, list: [{ listed: false }, ''], n: 0 }
  assert.deepEqual(readSample(JSON.stringify(answer)), {
    isCut: false,
    values: [
      { pointer: '/id', path: ['id'], text: 'A-1' },
      { pointer: '/locks/find~1my', path: ['locks', 'find/my'], text: 'on' },
      { pointer: '/list/0/listed', path: ['list', '0', 'listed'], text: 'false' },
      { pointer: '/n', path: ['n'], text: '0' },
    ],
  })
})

test('reports what is not an answer', () => {
  for (const [text, problem] of [
    ['', 'notJson'],
    ['{', 'notJson'],
    ['{}', 'noValues'],
    ['"on"', 'noValues'],
    [JSON.stringify({ text: 'x'.repeat(262_144) }), 'tooLarge'],
  ] as const)
    assert.deepEqual(readSample(text), { problem })
})

test('stops at 200 values, and at pointers of 200 characters', () => {
  const wide = readSample(JSON.stringify(Array.from({ length: 201 }, (_, index) => index)))
  assert.ok('values' in wide)
  assert.deepEqual([wide.values.length, wide.isCut], [200, true])
  const deep = readSample(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)
  assert.deepEqual(deep, { problem: 'noValues' })
  const hostile = readSample(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  assert.ok('problem' in hostile)
})

test('reads the names in a pointer', () => {
  assert.deepEqual(namesIn('/locks/find~1my~0'), ['locks', 'find/my~'])
})
