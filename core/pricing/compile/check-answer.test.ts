import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Question } from '../catalog.ts'
import { checkAnswer } from './check-answer.ts'

test('returns several choices in catalog order, each once', () => {
  assert.deepEqual(checkAnswer(question('multi'), ['b', 'a', 'b']), { answer: ['a', 'b'], findings: [] })
})

test('drops unknown and inactive choices, with a finding each', () => {
  const { answer, findings } = checkAnswer(question('multi'), ['old', 'a', 'x', 'x'])
  assert.deepEqual(answer, ['a'])
  assert.deepEqual(
    findings.map(({ code, path }) => `${code} ${path}`),
    ['unknown-choice answers.q.old', 'unknown-choice answers.q.x'],
  )
})

test('an exclusive choice removes the others', () => {
  const { answer, findings } = checkAnswer(question('multi'), ['a', 'none'])
  assert.deepEqual(answer, ['none'])
  assert.deepEqual(findings, [{ code: 'exclusive-cleared', severity: 'info', path: 'answers.q' }])
})

for (const nothing of [undefined, null, [], '', '  ']) {
  test(`${JSON.stringify(nothing)} is not an answer and has no finding`, () => {
    assert.deepEqual(checkAnswer(question('text'), nothing), { findings: [] })
  })
}

const wrong = [
  ['single', 1],
  ['multi', 'a'],
  ['multi', [1]],
  ['boolean', 'true'],
  ['number', 1.5],
  ['number', '3'],
  ['date', '2026-02-29'],
  ['photo', 'file'],
] as const

for (const [type, value] of wrong) {
  test(`${JSON.stringify(value)} is not a valid answer to a ${type} question`, () => {
    const { answer, findings } = checkAnswer(question(type), value)
    assert.equal(answer, undefined)
    assert.equal(findings[0]?.code, 'invalid-answer')
  })
}

test('rejects a number outside its limits', () => {
  assert.deepEqual(checkAnswer(question('number'), 101).findings, [
    { code: 'answer-out-of-range', severity: 'warning', path: 'answers.q' },
  ])
  assert.equal(checkAnswer(question('number'), 100).answer, 100)
})

function question(type: Question['type']): Question {
  const choices = [
    { key: 'a' },
    { key: 'b' },
    { key: 'none', exclusive: true },
    { key: 'old', active: false },
  ]
  return {
    key: 'q',
    type,
    required: true,
    phase: 'both',
    visibleTo: 'both',
    choices,
    number: { min: 0, max: 100 },
  }
}
