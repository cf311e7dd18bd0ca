import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CustomerId, Quote, SameCustomer } from '@costard/contract'
import { choiceIn, isToBeChecked, whoItIs } from './who-is-it.ts'

const [adaId, ownId] = ['a', 'o'] as [CustomerId, CustomerId]
const email = 'ada@x.example'
const ada: SameCustomer = { id: adaId, rev: 1, kind: 'private', name: 'Ada', email, phone: null, quotes: 2 }
const quote = {
  customerId: null,
  customer: { kind: 'private', name: 'Ada', email },
} as unknown as Quote

test('a name and an address are checked once they differ from those of the quote', () => {
  assert.equal(isToBeChecked({ name: ' Ada ', email: 'ADA@x.example' }, quote), false)
  assert.equal(isToBeChecked({ name: 'Bob', email }, quote), true)
  assert.equal(isToBeChecked({ name: 'Ada', email: 'bob@x.example' }, quote), true)
  for (const entered of [
    { name: 'Bob', email: '' },
    { name: 'Bob', email: 'ada@' },
    { name: '', email },
  ])
    assert.equal(isToBeChecked(entered, { customer: null }), false)
})

test('a choice holds for its address; that of somebody without one holds for any', () => {
  const choice = { is: adaId, email }
  assert.equal(choiceIn({ name: 'Bob', email: 'ADA@x.example', choice }), adaId)
  assert.equal(choiceIn({ name: 'Bob', email: 'bob@x.example', choice }), undefined)
  assert.equal(choiceIn({ name: 'Bob', email: 'bob@x.example', choice: { is: 'new', email: '' } }), 'new')
  assert.equal(isToBeChecked({ name: 'Bob', email, choice }, quote), false)
})

test('a known address with another name leaves open who is meant', () => {
  assert.deepEqual(whoItIs({ name: 'Bob', email }, quote, []), { kind: 'clear' })
  assert.deepEqual(whoItIs({ name: 'Bob', email }, quote, [ada]), { kind: 'open', matches: [ada] })
  assert.deepEqual(whoItIs({ name: ' ADA', email }, quote, [ada]), {
    kind: 'known',
    choice: { is: adaId, email },
  })
})

test('the customer that only this quote has is renamed without asking', () => {
  const own = { ...ada, id: ownId, name: 'Bo', quotes: 1 }
  assert.deepEqual(whoItIs({ name: 'Bob', email }, { customerId: ownId }, [ada, own]), { kind: 'clear' })
  assert.deepEqual(whoItIs({ name: 'Bob', email }, { customerId: adaId }, [ada]), {
    kind: 'open',
    matches: [ada],
  })
})
