import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Customer, VisitorDetails } from '@costard/contract'
import { differencesOf } from './differences.ts'

const visitor = { name: 'Mallory', email: 'a@mail.example', phone: '+353871234567' } as VisitorDetails
const customer = { kind: 'private', name: 'Aoife', contactName: '', email: 'a@mail.example', phone: null }

function differences(said: object, stored: object): unknown[] {
  return differencesOf({ ...visitor, ...said }, { ...customer, ...stored } as Customer).map(
    ({ key, field, stored: has }) => [key, field, has],
  )
}

test('differences are shown with the stored values, and missing fields are not', () => {
  assert.deepEqual(differences({}, {}), [
    ['name', 'name', 'Aoife'],
    ['phone', 'phone', ''],
  ])
  assert.deepEqual(differences({ name: '', phone: null }, {}), [])
  assert.deepEqual(differences({}, { name: 'Mallory', phone: visitor.phone }), [])
  assert.deepEqual(differences({ phone: null }, { name: 'Mallory', email: null }), [['email', 'email', '']])
})

test('the name that a person gives for a business is its contact', () => {
  const business = { kind: 'business', name: 'Byrne Ltd', phone: visitor.phone }
  assert.deepEqual(differences({}, business), [['name', 'contactName', '']])
  assert.deepEqual(differences({}, { ...business, contactName: 'Mallory' }), [])
  assert.deepEqual(differences({ name: 'Byrne Ltd' }, business), [])
})
