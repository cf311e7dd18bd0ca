import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../catalog.ts'
import { checkAnswer } from './check-answer.ts'

test('several choices stand in the order of the catalog, each once', () => {
  assert.deepEqual(checkAnswer(question('multi'), ['b', 'a', 'b']), { answer: ['a', 'b'], findings: [] })
})

test('unknown and retired choices are dropped, each with a finding', () => {
  const { answer, findings } = checkAnswer(question('multi'), ['old', 'a', 'x', 'x'])
  assert.deepEqual(answer, ['a'])
  assert.deepEqual(
    findings.map(({ code, path }) => `${code} ${path}`),
    ['unknown-choice answers.q.old', 'unknown-choice answers.q.x'],
  )
})

test('an exclusive choice clears the others', () => {
  const { answer, findings } = checkAnswer(question('multi'), ['a', 'none'])
  assert.deepEqual(answer, ['none'])
  assert.deepEqual(findings, [{ code: 'exclusive-cleared', severity: 'info', path: 'answers.q' }])
})

for (const nothing of [undefined, null, [], '', '  ']) {
  test(`${JSON.stringify(nothing)} is no answer and no fault`, () => {
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
  test(`${JSON.stringify(value)} does not answer a ${type} question`, () => {
    const { answer, findings } = checkAnswer(question(type), value)
    assert.equal(answer, undefined)
    assert.equal(findings[0]?.code, 'invalid-answer')
  })
}

test('a number outside its limits is not given', () => {
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
