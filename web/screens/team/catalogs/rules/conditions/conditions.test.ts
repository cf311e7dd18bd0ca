import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Condition, Leaf } from '@costard/pricing'
import fc from 'fast-check'
import { conditionOf, groupOf } from './condition-tree.ts'
import { type ConditionWords, sentenceOf } from './condition-words.ts'

const words: ConditionWords = {
  subject: (leaf) => ('question' in leaf ? leaf.question : 'the device'),
  compared: (op, value) =>
    op === 'answered' ? 'is answered' : op === 'neq' ? `is not ${value}` : `is ${value}`,
  value: (_, value) => String(value),
  joined: (kind, parts) => parts.join(kind === 'all' ? ' and ' : ' or '),
}
const power = { question: 'power', op: 'neq', value: 'no' } as const

test('a condition reads as a sentence', () => {
  assert.equal(sentenceOf(power, words), 'power is not no')
  assert.equal(
    sentenceOf({ all: [power, { device: 'family', op: 'in', value: ['ipad', 'mac'] }] }, words),
    'power is not no and the device is ipad or mac',
  )
  assert.equal(
    sentenceOf({ all: [power, { any: [power, { question: 'screen', op: 'answered' }] }] }, words),
    'power is not no and (power is not no or screen is answered)',
  )
})

const aLeaf: fc.Arbitrary<Leaf> = fc.record({
  question: fc.stringMatching(/^q\d{4}$/),
  op: fc.constantFrom('eq' as const, 'neq' as const),
  value: fc.constantFrom('a', 'b'),
})
const aGroup = (part: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
  fc
    .record({ isAll: fc.boolean(), parts: fc.array(part, { minLength: 2, maxLength: 4 }) })
    .map(({ isAll, parts }) => (isAll ? { all: parts } : { any: parts }))
const aCondition = aGroup(fc.oneof(aLeaf, aGroup(aLeaf)))

test('the sentence names every part once, and editing nothing changes nothing', () => {
  const leaves = (condition: Condition): Leaf[] =>
    'all' in condition
      ? condition.all.flatMap(leaves)
      : 'any' in condition
        ? condition.any.flatMap(leaves)
        : [condition]
  fc.assert(
    fc.property(aCondition, (condition) => {
      const named = sentenceOf(condition, words).match(/q\d{4}/g)
      assert.deepEqual(
        named,
        leaves(condition).map((leaf) => ('question' in leaf ? leaf.question : '')),
      )
      assert.deepEqual(conditionOf(groupOf(condition)), condition)
    }),
  )
})
