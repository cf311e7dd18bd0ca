import assert from 'node:assert/strict'
import { test } from 'vitest'
import { askedOfSellers, lastFourOf, missingOfSeller } from './quotes.ts'

const identity = {
  number: '12AB34821',
  issuedBy: 'Préfecture du Rhône',
  issuedOn: '2021-05-04',
  holder: '',
  capacity: 'Particulier',
  birthDate: null,
}

test('a country asks for its fields, and what is missing is named', () => {
  const seller = { kind: 'private', address: '', paper: null } as const
  assert.deepEqual(missingOfSeller('IE', seller), ['paper'])
  assert.deepEqual(missingOfSeller('ES', seller), ['address', 'paper', 'number'])
  const known = { ...seller, address: '1 rue de la Paix, Lyon', paper: { identity } }
  assert.deepEqual(missingOfSeller('FR', known), [])
  assert.deepEqual(missingOfSeller('FR', { ...known, paper: {} }), [
    'number',
    'issuedBy',
    'issuedOn',
    'capacity',
  ])
  assert.deepEqual(missingOfSeller('FR', { ...known, kind: 'business' }), ['holder'])
})

test('companies are asked only where the country asks who acts for them', () => {
  const company = { kind: 'business', address: '', paper: null } as const
  assert.deepEqual(missingOfSeller('IE', company), [])
  assert.deepEqual(missingOfSeller('ES', company), [])
  assert.ok(askedOfSellers('FR', 'business').includes('holder'))
})

test('the last four of a number leave out blanks and dashes', () => {
  assert.equal(lastFourOf('12-ab 34-8 21'), '4821')
  assert.equal(lastFourOf('x1'), 'X1')
})
