import assert from 'node:assert/strict'
import { test } from 'vitest'
import { gradeOfWord } from './condition-words.ts'

test('a word becomes a grade by its name or by an answer; one that is left out becomes none', () => {
  const grades = [{ code: 'A', names: ['Like new'] }]
  const said = new Map([
    ['flawless', 'A'],
    ['broken', null],
  ])
  for (const [word, grade] of [
    ['like  New', 'A'],
    ['Grade a', 'A'],
    ['Flawless', 'A'],
    ['Broken', null],
    ['Dusty', undefined],
    ['', undefined],
  ] as const)
    assert.equal(gradeOfWord(word, grades, said), grade, word)
})
