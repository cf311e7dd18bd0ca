import assert from 'node:assert/strict'
import { test } from 'vitest'
import { editsBetween, type ReviewFields, savable } from './review-fields.ts'

const empty: ReviewFields = { kind: 'private', name: '', email: '', phone: '', vatId: '', note: '' }
const ada = { ...empty, name: 'Ada', email: 'ada@x.example' }

test('returns what was typed, and nothing for the same text', () => {
  assert.deepEqual(editsBetween(ada, ada), {})
  assert.deepEqual(editsBetween(ada, { ...ada, name: ' Ada ', email: 'ADA@x.example' }), {})
  assert.deepEqual(editsBetween(ada, { ...ada, note: 'Hi' }), { note: 'Hi' })
  assert.deepEqual(editsBetween(ada, empty), { customer: null })
  assert.deepEqual(editsBetween(empty, ada), {
    customer: { kind: 'private', name: 'Ada', email: 'ada@x.example' },
  })
})

test('a customer that the server would refuse counts as typed and is not saved', () => {
  const half = { ...ada, email: 'ada@', note: 'Hi' }
  const edit = editsBetween(ada, half)
  assert.deepEqual(edit, { customer: { kind: 'private', name: 'Ada', email: 'ada@' }, note: 'Hi' })
  assert.deepEqual(savable(edit), { note: 'Hi' })
  assert.deepEqual(savable({ customer: null }), { customer: null })
})

test('only a business has a VAT number', () => {
  const business = { ...ada, kind: 'business' as const, vatId: ' IE9876543B ' }
  const customer = { kind: 'business', name: 'Ada', email: 'ada@x.example', vatId: 'IE9876543B' }
  assert.deepEqual(editsBetween(empty, business), { customer })
  assert.deepEqual(editsBetween(ada, { ...ada, vatId: 'IE9876543B' }), {})
})

test('the choice of a customer goes along with a change, and is none by itself', () => {
  const choice = { is: 'new' as const, email: 'ada@x.example' }
  assert.deepEqual(editsBetween(ada, { ...ada, choice }), {})
  const bob = { ...ada, name: 'Bob', choice }
  const customer = { kind: 'private' as const, name: 'Bob', email: 'ada@x.example', is: 'new' as const }
  assert.deepEqual(editsBetween(ada, bob), { customer })
  assert.deepEqual(savable({ customer }), { customer })
  const other = editsBetween(ada, { ...bob, email: 'bob@x.example' })
  assert.deepEqual(other, { customer: { kind: 'private', name: 'Bob', email: 'bob@x.example' } })
})
