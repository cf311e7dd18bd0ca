import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition, Leaf } from './catalog.ts'
import { holds, truth, type Facts } from './condition.ts'

const facts: Facts = {
  answers: new Map<string, string | number | string[]>([
    ['body', 'bent'],
    ['battery', 85],
    ['faults', ['camera', 'port']],
    ['bought', '2026-03-01'],
  ]),
  model: { id: 'iphone-15', family: 'iphone', variants: [] },
  variant: { id: 'iphone-15-128', attributes: { storageGb: 128, esim: false }, priceMinor: 1 },
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
  test(`holds: ${JSON.stringify(condition)}`, () => assert.equal(holds(condition, facts), true))
}

for (const condition of failing) {
  test(`does not hold: ${JSON.stringify(condition)}`, () => assert.equal(holds(condition, facts), false))
}

test('is decided as soon as the decided parts are enough', () => {
  const yes: Leaf = { question: 'yes', op: 'answered' }
  const no: Leaf = { question: 'no', op: 'answered' }
  const open: Leaf = { question: 'open', op: 'answered' }
  const decide = (leaf: Leaf): boolean | undefined => (leaf === open ? undefined : leaf === yes)
  assert.equal(truth({ all: [open, no] }, decide), false)
  assert.equal(truth({ all: [open, yes] }, decide), undefined)
  assert.equal(truth({ any: [open, yes] }, decide), true)
  assert.equal(truth({ any: [open, no] }, decide), undefined)
})
