import assert from 'node:assert/strict'
import { test } from 'vitest'
import { quoteLimits } from '@costard/contract'
import { identify } from '@costard/devices'
import { noteIn } from './note-in.ts'

const noteOf = (text: string) => {
  const found = identify(text)
  return noteIn(found, found.hits[0]?.narrowed ?? {}).note
}

test('keeps what is said besides the model', () => {
  assert.equal(
    noteOf('iPhone 14 Plus 256gb purple unlocked, 91% battery health'),
    'Purple, unlocked, 91% battery health',
  )
  assert.equal(noteOf('iPhone 14 Plus 256gb'), undefined)
  assert.equal(noteIn({ aside: ['x'.repeat(600)] }, {}).note?.length, quoteLimits.maxLineNote)
})
