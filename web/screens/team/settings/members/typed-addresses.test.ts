import assert from 'node:assert/strict'
import { test } from 'vitest'
import { typedAddresses } from './typed-addresses.ts'

const known = { members: new Set(['sam@shop.example']), invited: new Set(['ann@shop.example']) }

test('reads each address of a pasted list once, and says what is wrong with others', () => {
  assert.deepEqual(typedAddresses('Oscar@Shop.example, oscar@shop.example;\nmia@shop.example', known), {
    emails: ['oscar@shop.example', 'mia@shop.example'],
    wrong: [],
    members: [],
    invited: [],
  })
  assert.deepEqual(typedAddresses('sam@shop.example ann@shop.example nobody bad@', known), {
    emails: [],
    wrong: ['nobody', 'bad@'],
    members: ['sam@shop.example'],
    invited: ['ann@shop.example'],
  })
})

test('passes over the names beside addresses', () => {
  assert.deepEqual(typedAddresses('Mia Novak <mia@shop.example>, Oscar <oscar@>', known), {
    emails: ['mia@shop.example'],
    wrong: ['<oscar@>'],
    members: [],
    invited: [],
  })
})
