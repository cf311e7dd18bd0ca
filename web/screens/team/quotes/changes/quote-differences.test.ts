import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote } from '@costard/contract'
import { isSame } from '#forms/shared-form/is-same.ts'
import { quoteDifferences } from './quote-differences.ts'

// The pricing result is not compared.
const line = { id: 'l1', variantId: 'a', answers: { body: 'marks' }, propositionKey: 'cash', result: {} }
const quote = {
  rev: 1,
  state: 'draft',
  lines: [line],
  customer: { kind: 'private', name: 'Ada', email: 'ada@customer.example' },
  validDays: 14,
  note: '',
  letCustomerChoose: true,
} as unknown as Quote

const after = (change: object): Quote => ({ ...quote, rev: 2, ...change }) as Quote

test('a new revision with the same content has no differences', () => {
  assert.deepEqual(
    quoteDifferences(quote, after({ lines: [{ ...line, id: 'l2', result: { netMinor: 1 } }] })),
    [],
  )
})

test('reports each changed part', () => {
  assert.deepEqual(quoteDifferences(quote, after({ note: 'Bring the charger.', validDays: 30 })), [
    'validDays',
    'note',
  ])
  assert.deepEqual(quoteDifferences(quote, after({ lines: [{ ...line, propositionKey: 'credit' }] })), [
    'lines',
  ])
  assert.deepEqual(quoteDifferences(quote, after({ customer: null, state: 'sent' })), ['state', 'customer'])
})

test('compares values by content', () => {
  assert.equal(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] }), true)
  assert.equal(isSame({ a: 1 }, { a: 1, b: 2 }), false)
  assert.equal(isSame(null, undefined), false)
})
