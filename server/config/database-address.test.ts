import assert from 'node:assert/strict'
import { test } from 'vitest'
import { addressesOf } from './database-address.ts'

const cases: readonly (readonly [string, readonly string[]])[] = [
  ['postgresql://a/db', ['postgresql://a/db']],
  ['postgresql:///db?host=/tmp&user=b', ['postgresql:///db?host=/tmp&user=b']],
  ['postgresql://user@a:5432,b/db?x=1', ['postgresql://user@a:5432/db?x=1', 'postgresql://user@b/db?x=1']],
  ['postgres://u:p%2C@a,b:1', ['postgres://u:p%2C@a', 'postgres://u:p%2C@b:1']],
  ['postgres://u:p,q@a/db', ['postgres://u:p,q@a/db']],
  ['postgres://[::1]:5432,[::2]/db', ['postgres://[::1]:5432/db', 'postgres://[::2]/db']],
]

for (const [text, addresses] of cases)
  test(`${text} is ${addresses.length} address${addresses.length > 1 ? 'es' : ''}`, () => {
    assert.deepEqual(addressesOf(text), addresses)
  })
