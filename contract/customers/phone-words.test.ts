import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import { countries } from '../../server/product/locales/countries.ts'
import { phoneWords } from './phone-words.ts'

test('a phone number has spaces for reading and is otherwise the one that is stored', () => {
  for (const [stored, words] of [
    ['+353861234567', '+353 86 123 4567'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+34612345678', '+34 612 345 678'],
    ['+4915112345678', '+49 151 12345678'],
    ['+447400123456', '+44 7400 123456'],
    ['+12125550123', '+1 212 555 0123'],
    ['+351912345678', '+351 912 345 678'],
    ['not a number', 'not a number'],
  ] as const)
    assert.equal(phoneWords(stored), words)
  const national = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 11 })
  fc.assert(
    fc.property(fc.constantFrom(...countries), national, ({ phonePrefix }, rest) => {
      const stored = `${phonePrefix}${rest.join('')}`.slice(0, 16)
      const words = phoneWords(stored)
      assert.equal(words.replaceAll(' ', ''), stored)
      // Islands with country code 1 and an area code of their own.
      assert.equal(words.split(' ')[0], phonePrefix.startsWith('+1') ? '+1' : phonePrefix.slice(0, 4))
      for (const group of words.split(' ').slice(1)) assert.ok(group.length > 0)
    }),
  )
})
