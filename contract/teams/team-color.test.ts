import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contrastWithWhite, isColor } from './team-color.ts'

test('measures the contrast of white text', () => {
  for (const [color, contrast] of [
    ['#000000', '21.00'],
    ['#ffffff', '1.00'],
    ['#767676', '4.54'],
    ['#7a3b2e', '8.43'],
  ] as const)
    assert.equal(contrastWithWhite(color).toFixed(2), contrast)
})

test('a colour is six lower-case hexadecimal digits', () => {
  assert.deepEqual(['#1d5634', '#1D5634', '#fff', 'red', '#1d5634;}', ''].map(isColor), [
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
