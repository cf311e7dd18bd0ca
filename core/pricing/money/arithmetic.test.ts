import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { mulDiv, share } from './arithmetic.ts'

test('rounds halves away from zero', () => {
  assert.equal(share(5, 1000), 1)
  assert.equal(share(-5, 1000), -1)
  assert.equal(share(12345, -3333), -4115)
  assert.equal(share(4, 1000), 0)
})

test('never returns -0', () => {
  assert.ok(Object.is(share(-4, 1000), 0))
  assert.ok(Object.is(share(0, -1000), 0))
})

test('is exact when the product exceeds the safe integers', () => {
  assert.equal(share(Number.MAX_SAFE_INTEGER, 10000), Number.MAX_SAFE_INTEGER)
  assert.equal(share(-9007199254740991, 5000), -4503599627370496)
})

test('differs from the exact quotient by at most one half', () => {
  const amount = fc.maxSafeInteger()
  const bp = fc.integer({ min: -100000, max: 100000 })
  fc.assert(
    fc.property(amount, bp, fc.integer({ min: 1, max: 20000 }), (a, b, divisor) => {
      const error = 2n * (BigInt(mulDiv(a, b, divisor)) * BigInt(divisor) - BigInt(a) * BigInt(b))
      const quotientIsExact = Math.abs((a / divisor) * b) < Number.MAX_SAFE_INTEGER
      if (quotientIsExact) assert.ok((error < 0n ? -error : error) <= BigInt(divisor))
    }),
  )
})
