import assert from 'node:assert/strict'
import { test } from 'vitest'
import { exceededJsonBound } from './json-bounds.ts'

const bounds = { maxDepth: 4, maxValues: 12 }

test('allows what is at the bounds and names the one that is exceeded', () => {
  const list = (count: number): string => JSON.stringify(Array.from({ length: count }, () => 0))
  const rows = [
    ['{"a":[{"b":[1]}]}', undefined],
    ['{"a":[{"b":[[1]]}]}', 'maxDepth'],
    ['[[[[', undefined],
    ['[[[[[', 'maxDepth'],
    [list(11), undefined],
    [list(12), 'maxValues'],
    [`{"a":${list(12)}}`, 'maxValues'],
    ['', undefined],
  ] as const
  for (const [text, expected] of rows) assert.equal(exceededJsonBound(text, bounds), expected, text)
})

test('ignores brackets and commas inside strings', () => {
  for (const text of ['[[[[{,,,,,,,,,,,,,,', '"[[[[[', '\\"[[[[[', '\\\\"[[[[[', ',\\,\\\\,,,,,,,,,,,,']) {
    assert.equal(exceededJsonBound(JSON.stringify([text, { [text]: text }]), bounds), undefined, text)
  }
  assert.equal(exceededJsonBound('["\\\\",[[[[', bounds), 'maxDepth')
  assert.equal(exceededJsonBound('"never closed \\"[[[[[[[', bounds), undefined)
})
