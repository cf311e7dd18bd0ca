import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { packNumbers } from '../../../tools/devices/pack-numbers.ts'
import { readPacked, sumsBeside } from './packed-numbers.ts'
import { partNumberOf, partNumberValue } from './part-number-value.ts'
import { serialCodeOf, serialCodeValue } from './serial-code-value.ts'

const rising = fc
  .array(fc.tuple(fc.nat(70_000_000), fc.nat(259)))
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b))

test('decodes packed numbers with any associated number', () => {
  fc.assert(
    fc.property(rising, (pairs) => {
      const read: [number, number][] = []
      readPacked(packNumbers(pairs), (value, beside) => read.push([value, beside]))
      assert.deepEqual(read, pairs)
    }),
  )
})

test('a number that is searched for has beside it what reading all numbers adds up to', () => {
  fc.assert(
    fc.property(rising, fc.nat(), (pairs, at) => {
      const packed = packNumbers(pairs)
      const wanted = pairs[at % Math.max(1, pairs.length)]?.[0] ?? at
      const sums: number[] = []
      let sum = 0
      readPacked(packed, (value, beside) => {
        sum += beside
        if (value === wanted) sums.push(sum)
      })
      assert.deepEqual(sumsBeside(packed, wanted), sums)
      assert.equal(sums.length > 0, pairs.length > 0)
    }),
  )
})

test('every part number and serial code has a unique value', () => {
  const prefix = fc.stringMatching(/^[0-9A-Z]{5}$/)
  fc.assert(fc.property(prefix, (text) => assert.equal(partNumberOf(partNumberValue(text) ?? -1), text)))
  const code = fc.stringMatching(/^[0-9A-HJ-NP-Z]{3,4}$/)
  fc.assert(fc.property(code, (text) => assert.equal(serialCodeOf(serialCodeValue(text) ?? -1), text)))
})

test('returns no value for other text', () => {
  for (const text of ['', 'MLT5', 'MLT53L', 'mlt53', 'MLT 3']) assert.equal(partNumberValue(text), undefined)
  for (const text of ['', 'JG', 'JG5JK', 'jg5j', 'JGOI']) assert.equal(serialCodeValue(text), undefined)
})
