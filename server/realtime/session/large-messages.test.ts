import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from '../limits.ts'
import { createLargeMessages } from './large-messages.ts'

const { largeMessages, largeMessagesPerUser } = realtimeLimits

test('an account has few large messages at a time, and others do not wait for its many', () => {
  const messages = createLargeMessages()
  const started: string[] = []
  const ends = Array.from({ length: 100 }, () => messages.wait('greedy', () => started.push('greedy')))
  assert.equal(started.length, largeMessagesPerUser)
  messages.wait('other', () => started.push('other'))
  assert.equal(started.at(-1), 'other')
  ends[0]?.()
  assert.equal(started.length, largeMessagesPerUser + 2)
  assert.equal(started.at(-1), 'greedy')
})

test('all accounts together have a bound; a wait that ends takes no turn', () => {
  const messages = createLargeMessages()
  const started: number[] = []
  const ends = Array.from({ length: 20 }, (_, at) => messages.wait(`user ${at}`, () => started.push(at)))
  assert.equal(started.length, largeMessages)
  ends[largeMessages]?.()
  ends[0]?.()
  assert.deepEqual(started.at(-1), largeMessages + 1)
})
