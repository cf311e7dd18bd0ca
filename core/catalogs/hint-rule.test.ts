import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { hintSteps } from './hint-rule.ts'

const terms = { factorPpm: 720_000, addMinor: -1500, stepMinor: 500 }

test('every step of a rule is in the result, also one that changes nothing', () => {
  assert.deepEqual(hintSteps(54_800, terms, 3000), {
    multiplied: 39_456,
    added: 37_956,
    rounded: 37_500,
    raisedTo: null,
    result: 37_500,
  })
  assert.deepEqual(hintSteps(5000, terms, 3000), {
    multiplied: 3600,
    added: 2100,
    rounded: 2000,
    raisedTo: 3000,
    result: 3000,
  })
})

test('less than nothing is nothing, and a floor is not rounded', () => {
  assert.equal(hintSteps(100, terms, null).result, 0)
  assert.equal(hintSteps(100, terms, 1234).result, 1234)
})

test('a rule never pays more than its terms say, nor under the floor', () => {
  const minor = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(
    fc.property(
      minor,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.option(minor),
      (hint, factorPpm, addMinor, stepMinor, floor) => {
        const { result, rounded } = hintSteps(hint, { factorPpm, addMinor, stepMinor }, floor)
        assert.ok(Number.isSafeInteger(result) && result >= (floor ?? 0))
        assert.equal(rounded % stepMinor, 0)
        const exact = (BigInt(hint) * BigInt(factorPpm)) / 1_000_000n + BigInt(addMinor)
        assert.ok(BigInt(rounded) <= (exact > 0n ? exact : 0n))
      },
    ),
  )
})
