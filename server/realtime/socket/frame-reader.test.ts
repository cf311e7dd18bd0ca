import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'

test('a frame is a message, unless it is a count and pieces follow', () => {
  const read = createFrameReader()
  assert.deepEqual(read('{"t":"d"}'), { message: '{"t":"d"}' })
  assert.equal(read('3'), 'more')
  assert.equal(read('{"t"'), 'more')
  assert.equal(read('12'), 'more') // a piece, though it looks like a count
  assert.deepEqual(read('}'), { message: '{"t"12}' })
  assert.deepEqual(read('{}'), { message: '{}' })
})

test('a 0 only keeps the connection open', () => {
  const read = createFrameReader()
  assert.equal(read('0'), 'more')
  assert.deepEqual(read('{"t":"d"}'), { message: '{"t":"d"}' })
})

test('absurd counts break the connection', () => {
  for (const count of ['-1', '1.5', '999999', '1e9', '5000', '-1e99']) {
    assert.equal(createFrameReader()(count), 'broken', count)
  }
})

test('more bytes than a message may have break the connection', () => {
  const read = createFrameReader()
  const piece = 'é'.repeat(4 * 1024 * 1024)
  assert.equal(read('4'), 'more')
  assert.equal(read(piece), 'more')
  assert.equal(read(piece), 'more')
  assert.equal(read(piece), 'broken')
})

test('what is cut into frames is read back as the same value, whatever its characters', () => {
  const long = fc
    .tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }))
    .map(([start, part]) => `${start}${part.repeat(Math.ceil(40_000 / part.length))}`)
  fc.assert(
    fc.property(long, (text) => {
      const read = createFrameReader()
      const frames = framesOf(JSON.stringify({ text }))
      for (const frame of frames) {
        assert.ok(frame.length <= 16_384)
        assert.ok(frame.isWellFormed(), 'no pair of units is cut')
      }
      const last = frames.map((frame) => read(frame)).at(-1)
      assert.ok(typeof last === 'object')
      assert.deepEqual(JSON.parse(last.message), { text })
    }),
    { numRuns: 50 },
  )
})

test('a short message is one frame, which no client takes for a count', () => {
  assert.deepEqual(framesOf('{"t":"c","d":{}}'), ['{"t":"c","d":{}}'])
})
