import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { cashRounded, cashSteps, shownTotal, usualCashStep } from '../quotes.ts'

/** Vectors: name, step, total, rounded total. */
const vectors = [
  ['CHF 10.02 and 10.03', 5, 1002, 1000],
  ['CHF 10.02 and 10.03', 5, 1003, 1005],
  ['CAD 9.98', 5, 998, 1000],
  ['CAD 0.02: nothing', 5, 2, 0],
  ['NZD 1.05, half a step', 10, 105, 110],
  ['NZD -1.05, half a step to the customer', 10, -105, -110],
  ['SEK 49.49', 100, 4949, 4900],
  ['SEK 49.50', 100, 4950, 5000],
  ['HUF 12,342.00', 500, 1_234_200, 1_234_000],
  ['HUF 12,343.00', 500, 1_234_300, 1_234_500],
  ['JPY 1003, without decimals', 10, 1003, 1000],
  ['KWD 1.003, three decimals', 5, 1003, 1005],
  ['not rounded', null, 1002, 1002],
] as const

test('a total is rounded to the nearest step of cash, halves away from zero', () => {
  for (const [what, step, total, paid] of vectors) assert.equal(cashRounded(total, step), paid, what)
})

test('cash rounding: nearest, the same in both directions, once, and in order', () => {
  const any = fc.record({
    net: fc.maxSafeInteger().map((net) => Math.trunc(net / 2)),
    more: fc.nat(5000),
    step: fc.constantFrom(...cashSteps),
  })
  fc.assert(
    fc.property(any, ({ net, more, step }) => {
      const paid = cashRounded(net, step)
      // Reference: the quotient rounded to the nearest integer, in exact integers.
      const [n, d] = [BigInt(Math.abs(net)), BigInt(step)]
      const exact = Number(((2n * n + d) / (2n * d)) * d)
      assert.equal(paid, net < 0 ? 0 - exact : exact)
      assert.ok(!Object.is(paid, -0))
      assert.equal(cashRounded(paid, step), paid)
      assert.equal(cashRounded(0 - net, step), 0 - paid === 0 ? 0 : 0 - paid)
      assert.ok(cashRounded(net + more, step) >= paid)
    }),
    { numRuns: 2000 },
  )
})

test('a total that depends on the choice is rounded at both ends', () => {
  assert.deepEqual(shownTotal({ lowMinor: 1003, highMinor: 2001 }, 5), { kind: 'from', netMinor: 1005 })
  assert.deepEqual(shownTotal({ lowMinor: 1003, highMinor: 1006 }, 5), { kind: 'exact', netMinor: 1005 })
  assert.deepEqual(shownTotal({ lowMinor: -1, highMinor: 2001 }, 5), { kind: 'from', netMinor: 0 })
  assert.deepEqual(shownTotal({ lowMinor: 1003, highMinor: 2001 }), { kind: 'from', netMinor: 1003 })
})

test('the step of a country is one that a team can choose', () => {
  for (const country of ['CH', 'CA', 'AU', 'NZ', 'SE', 'HU']) {
    const step = usualCashStep(country)
    assert.ok(
      cashSteps.some((one) => one === step),
      country,
    )
  }
  assert.equal(usualCashStep('DE'), undefined)
  assert.equal(usualCashStep('constructor'), undefined)
})
