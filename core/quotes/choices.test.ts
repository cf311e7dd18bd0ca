import assert from 'node:assert/strict'
import { test } from 'vitest'
import { boundsOf, type ChoosableLine, chosenOffer, problemOfChoice, shownTotal, totalOf } from './quotes.ts'

function aLine(id: string, netMinor: number, more: Partial<ChoosableLine> = {}): ChoosableLine {
  return { id, propositionKey: 'cash', offers: [{ propositionKey: 'cash', netMinor }], ...more }
}

const screen = aLine('screen', 10_000, {
  options: [{ key: 'film' }, { key: 'case' }],
  offers: [
    {
      propositionKey: 'cash',
      netMinor: 10_000,
      withOptions: [{ netMinor: 11_500 }, { netMinor: 12_000 }, { netMinor: 13_000 }],
    },
  ],
})

test('adds the services that the customer chose, with what they save together', () => {
  const netWith = (keys: string[]) => chosenOffer(screen, { options: { screen: keys } })?.netMinor
  assert.deepEqual([[], ['film'], ['case'], ['case', 'film']].map(netWith), [10_000, 11_500, 12_000, 13_000])
})

test('has no price for services that cannot be had together', () => {
  const [price] = screen.offers
  const line = {
    ...screen,
    offers: [{ ...price!, withOptions: [{ netMinor: 11_500 }, { netMinor: 12_000 }, null] }],
  }
  const choice = { options: { screen: ['film', 'case'] } }
  assert.equal(chosenOffer(line, choice), undefined)
  assert.equal(problemOfChoice([line], choice), 'not-together')
})

test('a total counts one of each group, and what is not left out', () => {
  const lines = [
    aLine('a', -10_000),
    aLine('b', -5_000, { isOptional: true }),
    aLine('c', -2_000, { choiceGroup: 'Watch' }),
    aLine('d', -3_000, { choiceGroup: 'Watch' }),
  ]
  assert.deepEqual(totalOf(lines, {}), { lowMinor: -18_000, highMinor: -17_000, taxRoundingMinor: 0 })
  assert.deepEqual(totalOf(lines, { leftOut: ['b', 'd'] }), {
    lowMinor: -12_000,
    highMinor: -12_000,
    taxRoundingMinor: 0,
  })
})

test('shows an amount only if it is clear who pays', () => {
  const kindOf = (...nets: number[]) =>
    shownTotal(boundsOf(nets.map((netMinor) => ({ netMinor, choiceGroup: 'one' }))))
  assert.deepEqual(kindOf(5_000), { kind: 'exact', netMinor: 5_000 })
  assert.deepEqual(kindOf(5_000, 4_000), { kind: 'from', netMinor: 4_000 })
  assert.deepEqual(kindOf(-5_000, -4_000), { kind: 'from', netMinor: -4_000 })
  assert.deepEqual(kindOf(-5_000, 4_000), { kind: 'open', netMinor: 0 })
})

test('says why a choice cannot be accepted', () => {
  const lines = [
    aLine('a', 100, { isOptional: true }),
    aLine('b', 100, { choiceGroup: 'one' }),
    aLine('c', 100, { choiceGroup: 'one' }),
  ]
  const problem = (leftOut: string[]) => problemOfChoice(lines, { leftOut })
  assert.equal(problem(['b']), undefined)
  assert.equal(problem(['a', 'c']), undefined)
  assert.equal(problem([]), 'one-of-each')
  assert.equal(problem(['b', 'c']), 'one-of-each')
  assert.equal(problem(['x', 'b']), 'unknown')
  assert.equal(problemOfChoice([aLine('a', 1)], { leftOut: ['a'] }), 'unknown')
  assert.equal(problemOfChoice([aLine('a', 1, { isOptional: true })], { leftOut: ['a'] }), 'nothing-left')
  assert.equal(problemOfChoice([screen], { options: { screen: ['gold'] } }), 'unknown')
  assert.equal(problemOfChoice([screen], { options: { other: ['film'] } }), 'unknown')
})
