import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Effect, Question } from '@costard/pricing'
import { columnsOf, rowsOf, withRow } from './matrix.ts'

const less: Effect[] = [{ kind: 'amount', amountMinor: -500 }]
const asked = { key: 'q', required: true, phase: 'both', visibleTo: 'both', choices: [] } as const
const choice: Question = {
  ...asked,
  type: 'single',
  choices: [{ key: 'good' }, { key: 'old', active: false }, { key: 'toString' }],
}
const battery: Question = { ...asked, type: 'number', number: { min: 0, max: 100 } }

test('the answers of a question are rows, without those that are not given any more', () => {
  const stored = { choices: { good: less, old: less } }
  assert.deepEqual(rowsOf(choice, stored), [
    { key: 'good', effects: less },
    { key: 'toString', effects: [] },
  ])
  assert.deepEqual(rowsOf({ ...asked, type: 'text' }, {}), [])
})

test('bands are rows by where they start, and a change of one leaves the others', () => {
  const bands = [
    { from: 0, to: 79, effects: [] },
    { from: 80, to: 100, effects: less },
  ]
  const changed = withRow(battery, { bands }, '0', less)
  assert.deepEqual(
    rowsOf(battery, changed).map(({ key, effects }) => [key, effects]),
    [
      ['0', less],
      ['80', less],
    ],
  )
  assert.deepEqual(withRow(choice, { choices: { good: less } }, 'toString', []), {
    choices: { good: less, toString: [] },
  })
})

test('a column stands once: all models, groups, then what has effects of its own or was added', () => {
  const own: Effect = { kind: 'none', overrides: [{ modelId: 'm1', effect: { kind: 'percent', bp: -100 } }] }
  assert.deepEqual(
    columnsOf([{ group: 'pro' }, { group: 'pro' }, {}], { choices: { good: [own] } }, [
      { modelId: 'm1' },
      { variantId: 'v1' },
    ]),
    ['all', { group: 'pro' }, { modelId: 'm1' }, { variantId: 'v1' }],
  )
})
