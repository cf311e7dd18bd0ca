import assert from 'node:assert/strict'
import { test } from 'vitest'
import { newKey } from './new-key.ts'
import { parsePercent } from './parse-percent.ts'

test('a key is made of a text, and is never taken', () => {
  assert.equal(newKey('Écran cassé?', []), 'ecranCasse')
  assert.equal(newKey('Battery', ['battery', 'battery2']), 'battery3')
  assert.equal(newKey('Add', []), 'add2')
  assert.equal(newKey('???', ['item']), 'item2')
})

test('a percentage is read as it is written where the user is', () => {
  assert.deepEqual(parsePercent('−12,5 %', 'de-DE'), { minor: -1250 })
  assert.deepEqual(parsePercent('12.5%', 'en-IE'), { minor: 1250 })
  assert.deepEqual(parsePercent('€5', 'en-IE'), { error: 'not-an-amount' })
  assert.deepEqual(parsePercent('1.234', 'en-IE'), { error: 'too-many-decimals' })
})
