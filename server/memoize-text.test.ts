import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoizeText } from './memoize-text.ts'

test('computes once per text, and forgets the oldest of many', () => {
  const computed: string[] = []
  const lengthOf = memoizeText((text) => {
    computed.push(text)
    return { length: text.length }
  })
  assert.equal(lengthOf('abc'), lengthOf('abc'))
  assert.equal(lengthOf('ab').length, 2)
  assert.deepEqual(computed, ['abc', 'ab'])
  for (let at = 0; at < 1_000; at += 1) lengthOf(`text ${at}`)
  lengthOf('abc')
  assert.equal(computed.filter((text) => text === 'abc').length, 2)
})
