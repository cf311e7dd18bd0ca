import assert from 'node:assert/strict'
import { test } from 'vitest'
import { textFrame } from './text-frame.ts'

// Examples of RFC 6455, 5.7, the second as text.
test('frames a short and a longer text', () => {
  assert.deepEqual([...textFrame('Hello')], [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
  assert.deepEqual([...textFrame('x'.repeat(256)).subarray(0, 5)], [0x81, 0x7e, 0x01, 0x00, 0x78])
  assert.deepEqual([...textFrame('x'.repeat(125)).subarray(0, 2)], [0x81, 125])
  assert.deepEqual([...textFrame('x'.repeat(126)).subarray(0, 4)], [0x81, 0x7e, 0, 126])
})

test('equal texts one after the other share their frame', () => {
  assert.equal(textFrame('news'), textFrame(['ne', 'ws'].join('')))
})

test('refuses a text that does not fit', () => {
  assert.equal(textFrame('€'.repeat(16_384)).length, 4 + 3 * 16_384) // the longest piece
  assert.throws(() => textFrame('x'.repeat(65_536)), RangeError)
})
