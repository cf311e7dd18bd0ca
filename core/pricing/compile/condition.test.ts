import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Condition } from '../catalog.ts'
import { compileCondition, holds, truthOf, type Facts } from './condition-program.ts'

const questions = ['body', 'battery', 'faults', 'bought']

const facts: Facts = {
  answers: ['bent', 85, ['camera', 'port'], '2026-03-01'],
  model: { id: 'iphone-15', family: 'iphone', variants: [] },
  variant: { id: 'iphone-15-128', attributes: { storageGb: 128, esim: false }, priceMinor: 1 },
  deviceTestBits: 0,
  customer: { kind: 'private' },
  subtotalMinor: 30000,
}

const holding: readonly Condition[] = [
  { question: 'body', op: 'eq', value: 'bent' },
  { question: 'body', op: 'neq', value: 'flat' },
  { question: 'body', op: 'in', value: ['bent', 'flat'] },
  { question: 'battery', op: 'gte', value: 85 },
  { question: 'bought', op: 'lt', value: '2026-10-01' },
  { question: 'faults', op: 'includesAny', value: ['port', 'audio'] },
  { question: 'faults', op: 'includesAll', value: ['port', 'camera'] },
  { question: 'nobody', op: 'notAnswered' },
  { device: 'modelId', op: 'eq', value: 'iphone-15' },
  { device: 'group', op: 'notAnswered' },
  { attribute: 'esim', op: 'eq', value: false },
  { attribute: 'constructor', op: 'notAnswered' },
  { customer: 'kind', op: 'answered' },
  { amount: 'subtotal', op: 'lte', value: 30000 },
  { all: [] },
]

const failing: readonly Condition[] = [
  { question: 'nobody', op: 'neq', value: 'bent' },
  { question: 'nobody', op: 'lt', value: 5 },
  { question: 'battery', op: 'eq', value: '85' },
  { question: 'battery', op: 'gt', value: '8' },
  { question: 'faults', op: 'eq', value: 'camera' },
  { question: 'faults', op: 'neq', value: 'audio' },
  { question: 'faults', op: 'includesAny', value: 'camera' },
  { question: 'body', op: 'includesAny', value: ['bent'] },
  { customer: 'country', op: 'answered' },
  { any: [] },
]

for (const condition of holding) {
  test(`is true: ${JSON.stringify(condition)}`, () => assert.equal(isTrue(condition), true))
}

for (const condition of failing) {
  test(`is false: ${JSON.stringify(condition)}`, () => assert.equal(isTrue(condition), false))
}

test('three-valued evaluation ignores undecided parts that cannot change the result', () => {
  const yes: Condition = { question: 'body', op: 'answered' }
  const no: Condition = { question: 'body', op: 'notAnswered' }
  const open: Condition = { question: 'battery', op: 'answered' }
  const truth = (condition: Condition): boolean | undefined =>
    truthOf(compiledFor(condition).tree, facts, new Set([questions.indexOf('battery')]))
  assert.equal(truth({ all: [open, no] }), false)
  assert.equal(truth({ all: [open, yes] }), undefined)
  assert.equal(truth({ any: [open, yes] }), true)
  assert.equal(truth({ any: [open, no] }), undefined)
})

test('all and any nest to three levels', () => {
  const yes: Condition = { question: 'body', op: 'answered' }
  const no: Condition = { question: 'body', op: 'notAnswered' }
  assert.equal(isTrue({ any: [no, { all: [yes, { any: [no, yes] }] }] }), true)
  assert.equal(isTrue({ all: [yes, { any: [no, { all: [yes, no] }] }] }), false)
})

function compiledFor(condition: Condition) {
  return compileCondition(condition, (key) => questions.indexOf(key))
}

function isTrue(condition: Condition): boolean {
  return holds(compiledFor(condition), facts)
}
