import assert from 'node:assert/strict'
import { test } from 'vitest'
import { fillMessage, type FieldValues, unknownFields } from './fill-message.ts'
import { isMessageOn } from './message-kinds.ts'

const values: FieldValues = {
  customerName: 'Ada Customer',
  firstName: 'Ada',
  device: 'iPhone 15',
  price: '€305.00',
  lastDay: 'Friday 4 December',
  number: 'Q-1',
  yourName: 'Niamh',
  shopName: 'Liffey $& Exchange',
  address: '',
  hours: '',
  phone: '',
  link: 'https://pro.example/q/1',
}

test('fields are replaced by their values, once', () => {
  assert.equal(
    fillMessage('{firstName}, {price} of {shopName}', values),
    'Ada, €305.00 of Liffey $& Exchange',
  )
  assert.equal(fillMessage('{firstName}', { ...values, firstName: '{price}' }), '{price}')
})

test('a field without a value leaves no gap', () => {
  const nobody = { ...values, firstName: '', customerName: '' }
  assert.equal(fillMessage('{firstName}, here is our offer', nobody), 'Here is our offer')
  assert.equal(fillMessage('Bonjour {customerName},\n\nvoici', nobody), 'Bonjour,\n\nvoici')
  assert.equal(fillMessage('Come to {address}.', values), 'Come to.')
})

test('unknown fields are found, with the most similar one', () => {
  assert.deepEqual(unknownFields('quoteSent', 'Hello {custmer name}, {price} {nonsense} { } {nonsense}'), [
    { field: 'custmer name', nearest: 'customerName' },
    { field: 'nonsense' },
    { field: ' ' },
  ])
  assert.deepEqual(unknownFields('paid', 'We paid {price}'), [{ field: 'price' }])
  assert.deepEqual(unknownFields('quoteSent', 'a } { b'), [])
  assert.equal(unknownFields('quoteSent', '{constructor}').length, 1)
})

test('a team decides on some messages only', () => {
  assert.deepEqual(
    [isMessageOn('quoteSent', false), isMessageOn('accepted', undefined), isMessageOn('accepted', false)],
    [true, true, false],
  )
  assert.deepEqual([isMessageOn('declined', undefined), isMessageOn('declined', true)], [false, true])
})
