import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { createFrameReader } from './frame-reader.ts'
import { framesOf } from './frames-of.ts'

test('reads a frame as a message, or as a count followed by pieces', () => {
  const read = createFrameReader(() => 16 * 1024 * 1024)
  assert.deepEqual(read('{"t":"d"}'), { message: '{"t":"d"}' })
  assert.equal(read('3'), 'more')
  assert.equal(read('{"t"'), 'more')
  assert.equal(read('12'), 'more') // a piece, though it looks like a piece count
  assert.deepEqual(read('}'), { message: '{"t"12}' })
  assert.deepEqual(read('{}'), { message: '{}' })
})

test('ignores 0, the keepalive of the client', () => {
  const read = createFrameReader(() => 16 * 1024 * 1024)
  assert.equal(read('0'), 'more')
  assert.deepEqual(read('{"t":"d"}'), { message: '{"t":"d"}' })
})

test('rejects invalid piece counts', () => {
  for (const count of ['-1', '1.5', '999999', '1e9', '5000', '-1e99']) {
    assert.equal(createFrameReader(() => 16 * 1024 * 1024)(count), 'invalid', count)
  }
})

test('rejects messages over the size limit', () => {
  const read = createFrameReader(() => 16 * 1024 * 1024)
  const piece = 'é'.repeat(4 * 1024 * 1024)
  assert.equal(read('4'), 'more')
  assert.equal(read(piece), 'more')
  assert.equal(read(piece), 'more')
  assert.equal(read(piece), 'invalid')
})

test('a message split into frames is read back as the same value', () => {
  const long = fc
    .tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }))
    .map(([start, part]) => `${start}${part.repeat(Math.ceil(40_000 / part.length))}`)
  fc.assert(
    fc.property(long, (text) => {
      const read = createFrameReader(() => 16 * 1024 * 1024)
      const frames = framesOf(JSON.stringify({ text }))
      for (const frame of frames) {
        assert.ok(frame.length <= 16_384)
        assert.ok(frame.isWellFormed(), 'no surrogate pair is split')
      }
      const last = frames.map((frame) => read(frame)).at(-1)
      assert.ok(typeof last === 'object')
      assert.deepEqual(JSON.parse(last.message), { text })
    }),
    { numRuns: 50 },
  )
})

test('sends a short message as one frame', () => {
  assert.deepEqual(framesOf('{"t":"c","d":{}}'), ['{"t":"c","d":{}}'])
})
