import assert from 'node:assert/strict'
import { test } from 'vitest'
import { newestOf } from './newest-of.ts'

test('an answer replaces what is known, but for a later state', () => {
  const answer = { rev: 2, name: 'answer' }
  assert.equal(newestOf(undefined, answer), answer)
  assert.equal(newestOf({ rev: 1, name: 'known' }, answer), answer)
  assert.equal(newestOf({ rev: 2, name: 'known' }, answer), answer)
  const later = { rev: 3, name: 'known' }
  assert.equal(newestOf(later, answer), later)
})

test('an answer without a revision counts', () => {
  assert.equal(newestOf<unknown>({ name: 'known' }, null), null)
  assert.equal(newestOf<unknown>(null, 'answer'), 'answer')
})
