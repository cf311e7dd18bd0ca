import assert from 'node:assert/strict'
import { test } from 'vitest'
import { changedBetween, emptyValues, fieldsOf, valuesOf } from './customer-form-values.ts'

const ada = {
  ...emptyValues,
  name: 'Ada',
  email: 'Ada@x.example',
  phone: '+353 85 555',
  tags: ' VIP, , Fleet',
}

test('returns what the server takes, with empty fields as null', () => {
  const { data } = fieldsOf({ ...ada, phone: '+353 85 555 0142' })
  assert.partialDeepStrictEqual(data, {
    name: 'Ada',
    email: 'ada@x.example',
    phone: '+353855550142',
    country: null,
    language: null,
    tags: ['VIP', 'Fleet'],
  })
  assert.ok(data)
  assert.deepEqual(fieldsOf(valuesOf(data)).data, data)
})

test('says which fields the server would refuse', () => {
  const { error } = fieldsOf({ ...ada, name: ' ', phone: '085', vatId: 'x'.repeat(21) })
  assert.deepEqual(error?.issues.map(({ path }) => path[0]).toSorted(), ['name', 'phone', 'vatId'])
})

test('white space around a text is no change', () => {
  assert.deepEqual(changedBetween(ada, { ...ada, name: ' Ada ' }), [])
  assert.deepEqual(changedBetween(ada, { ...ada, name: 'Bob', kind: 'business' }), ['kind', 'name'])
})
