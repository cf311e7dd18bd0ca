import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { afterEach, test, vi } from 'vitest'
import { realtimeLimits } from '../limits.ts'
import { createLargeMessages } from '../session/large-messages.ts'
import { incomingBytes } from './incoming-bytes.ts'

afterEach(() => void vi.useRealTimers())

const { largeMessageBytes, largeMessageMs, largeMessagesPerUser, messageBytes } = realtimeLimits

/** Creates a connection whose received bytes are the bytes written to its stream. */
function connection(largeMessages = createLargeMessages()) {
  const stream = new PassThrough()
  const seen = { exceeded: 0, isWaiting: false }
  const incoming = incomingBytes(stream, {
    largeMessages,
    messageLimit: () => messageBytes,
    owner: () => 'ann',
    onWait: (isWaiting) => (seen.isWaiting = isWaiting),
    onExceeded: () => (seen.exceeded += 1),
  })
  return { seen, incoming, arrive: (bytes: number) => stream.emit('data', Buffer.alloc(bytes)) }
}

test('a large message must arrive in time; a small one and the next one are not measured', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { seen, incoming, arrive } = connection()
  arrive(largeMessageBytes)
  vi.advanceTimersByTime(largeMessageMs)
  assert.equal(seen.exceeded, 0, 'not large yet')
  arrive(1)
  vi.advanceTimersByTime(largeMessageMs - 1)
  incoming.reset()()
  vi.advanceTimersByTime(1)
  assert.equal(seen.exceeded, 0, 'whole in time')
  arrive(largeMessageBytes + 1)
  vi.advanceTimersByTime(largeMessageMs - 1)
  assert.equal(seen.exceeded, 0)
  vi.advanceTimersByTime(1)
  assert.equal(seen.exceeded, 1)
})

test('the time begins with the turn, and a waiting connection reads nothing', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const largeMessages = createLargeMessages()
  const before = Array.from({ length: largeMessagesPerUser }, () => largeMessages.wait('ann', () => {}))
  const { seen, arrive } = connection(largeMessages)
  arrive(largeMessageBytes + 1)
  assert.equal(seen.isWaiting, true)
  vi.advanceTimersByTime(largeMessageMs)
  assert.equal(seen.exceeded, 0)
  before[0]?.()
  assert.equal(seen.isWaiting, false)
  vi.advanceTimersByTime(largeMessageMs)
  assert.equal(seen.exceeded, 1)
})
