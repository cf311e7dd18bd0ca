import assert from 'node:assert/strict'
import { test } from 'vitest'
import { isSepaIban } from './iban.ts'

test('an IBAN needs its check digits, the length of its country and a country of SEPA', () => {
  // Examples of the IBAN registry.
  for (const iban of [
    'DE89370400440532013000',
    'fr14 2004 1010 0505 0001 3m02 606',
    'IE29AIBK93115212345678',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'ES9121000418450200051332',
  ])
    assert.ok(isSepaIban(iban), iban)
  for (const iban of [
    'DE89370400440532013001',
    'DE8937040044053201300',
    'DE893704004405320130000',
    'BR1800360305000010009795493C1',
    'DE89-3704-0044-0532-0130-00',
    '',
  ])
    assert.ok(!isSepaIban(iban), iban)
})
