import assert from 'node:assert/strict'
import { test } from 'vitest'
import { unprintableWords } from './printable-scripts.ts'

test('returns the words with letters that no font of the documents has, each once', () => {
  assert.deepEqual(unprintableWords('Արամ Petrosyan,\nԱրամ და Nino'), ['Արամ', 'და'])
  assert.deepEqual(unprintableWords('Ada Արամ-Byron'), ['Արամ-Byron'])
})

test('accepts every other word, also with signs that are no letters', () => {
  for (const text of [
    '',
    'Łukasz Żółć',
    'Іван',
    'अमित शर्मा',
    'דוד',
    'สมชาย',
    'ヴィンセントー',
    '佐々木',
    'Ada 🎉 №5 ʻOkina',
    '‎',
  ])
    assert.deepEqual(unprintableWords(text), [], text)
})
