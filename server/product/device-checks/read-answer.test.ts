import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const blacklist = {
  pointer: '/blacklist',
  clear: ['No', 'clean', 'false', '0'],
  flagged: ['Yes', 'true', '1'],
}

function resultOf(value: unknown): unknown {
  return readAnswer({ mappings: { blacklist } }, { blacklist: value }).results.blacklist
}

test('compares values as text, case-insensitively', () => {
  for (const value of ['no', 'NO', ' Clean ', false, 'FALSE', 0, '0']) assert.equal(resultOf(value), 'clear')
  for (const value of ['yes', 'YES\n', true, 1]) assert.equal(resultOf(value), 'flagged')
})

test('every other value is unknown', () => {
  for (const value of [undefined, null, '', 'not', 'no!', 2, 0.5, {}, [], ['no'], { no: 'no' }])
    assert.equal(resultOf(value), 'unknown', JSON.stringify(value))
  for (const document of [null, 'no', 7, [], { data: { blacklist: 'no' } }])
    assert.deepEqual(readAnswer({ mappings: { blacklist } }, document).results, { blacklist: 'unknown' })
})

test('a value in both lists is flagged', () => {
  const mappings = { mdm: { pointer: '', clear: ['on'], flagged: ['ON'] } }
  assert.deepEqual(readAnswer({ mappings }, 'on').results, { mdm: 'flagged' })
})

test('reads each mapped kind and returns no others', () => {
  const mappings = {
    findMy: { pointer: '/apple/locks/0/on', clear: ['false'], flagged: ['true'] },
    simLock: { pointer: '/carrier', clear: ['unlocked'], flagged: ['locked'] },
  }
  const document = { apple: { locks: [{ on: true }] }, carrier: 'Unlocked', blacklist: true }
  assert.deepEqual(readAnswer({ mappings }, document).results, { findMy: 'flagged', simLock: 'clear' })
})

test('a reference is cleaned and truncated', () => {
  const referenceIn = (id: unknown) => readAnswer({ mappings: {}, referencePointer: '/id' }, { id }).reference
  assert.equal(referenceIn('  R-1 '), 'R-1')
  assert.equal(referenceIn(42), '42')
  assert.equal(referenceIn('a\0b'), 'ab')
  assert.equal(referenceIn('x'.repeat(300)), 'x'.repeat(200))
  assert.ok(referenceIn(`${'x'.repeat(199)}🍏`)?.isWellFormed())
  for (const id of [undefined, null, '', ' \0 ', {}, ['R-1']]) assert.equal(referenceIn(id), null)
  assert.equal(readAnswer({ mappings: {} }, { id: 'R-1' }).reference, null)
})
