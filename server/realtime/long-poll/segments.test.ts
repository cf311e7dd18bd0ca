import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { createSegmentJoiner, readSegments, type Segment } from './segments.ts'

test('joins segments in any order into the original messages', () => {
  const messages = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(messages, fc.infiniteStream(fc.nat()), (sent, order) => {
      const join = createSegmentJoiner(() => 16 * 1024 * 1024)
      const shuffled = cut(sent)
        .map((segment) => ({ segment, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at)
      const received = shuffled.flatMap(({ segment }) => join([segment]) ?? [])
      assert.deepEqual(received, sent)
    }),
  )
})

test('ignores a repeated segment', () => {
  const join = createSegmentJoiner(() => 16 * 1024 * 1024)
  const [first, second] = cut(['{"t":"c","d":{}}', '{}'], 100)
  assert.deepEqual(join([first!]), ['{"t":"c","d":{}}'])
  assert.deepEqual(join([first!, second!]), ['{}'])
})

test('rejects a segment far ahead of the next expected one', () => {
  assert.equal(
    createSegmentJoiner(() => 16 * 1024 * 1024)([{ number: 1_000_000, total: 1, data: '' }]),
    undefined,
  )
})

test('parses the segments of a URL', () => {
  const query = new URLSearchParams('id=x&seg0=4&ts0=2&d0=ab-_&seg1=5&ts1=2&d1=cd..')
  assert.deepEqual(readSegments(query), [
    { number: 4, total: 2, data: 'ab-_' },
    { number: 5, total: 2, data: 'cd..' },
  ])
  assert.deepEqual(readSegments(new URLSearchParams('id=x')), [])
  for (const wrong of ['seg0=-1&ts0=1', 'seg0=x&ts0=1', 'seg0=0&ts0=0', 'seg0=0&ts0=99999999', 'seg0=0']) {
    assert.equal(readSegments(new URLSearchParams(wrong)), undefined, wrong)
  }
})

/** Splits messages as the client does: base64url with dots as padding, in pieces. */
function cut(messages: readonly string[], length = 5): Segment[] {
  let number = 0
  return messages.flatMap((message) => {
    const plain = Buffer.from(message).toString('base64url')
    const text = plain.padEnd(Math.ceil(plain.length / 4) * 4, '.')
    const pieces = text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
    return pieces.map((data) => ({ number: number++, total: pieces.length, data }))
  })
}
