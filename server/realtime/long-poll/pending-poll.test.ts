import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, test, vi } from 'vitest'
import { createPendingPoll, type PendingPoll } from './pending-poll.ts'

afterEach(() => void vi.useRealTimers())

const connected = new AbortController().signal

function start(expiryMs = 60_000): {
  pending: PendingPoll
  say: (text: string) => void
  expired: () => boolean
} {
  let messages = ''
  let isExpired = false
  const pending = createPendingPoll({
    hasMessages: () => messages !== '',
    take() {
      const taken = messages
      messages = ''
      return taken
    },
    expiryMs,
    onExpired: () => void (isExpired = true),
  })
  const say = (text: string): void => {
    messages += text
    pending.notify()
  }
  return { pending, say, expired: () => isExpired }
}

test('a poll waits for messages and gets all of one event-loop turn', async () => {
  const { pending, say } = start()
  const answer = pending.wait(connected)
  say('a')
  say('b')
  assert.equal(await answer, 'ab')
})

test('a poll returns messages that arrived before it', async () => {
  const { pending, say } = start()
  say('early')
  await pause(5)
  assert.equal(await pending.wait(connected), 'early')
})

test('a second poll releases the first with an empty response', async () => {
  const { pending, say } = start()
  const first = pending.wait(connected)
  const second = pending.wait(connected)
  say('for the second')
  assert.deepEqual(await Promise.all([first, second]), ['', 'for the second'])
})

test('an aborted poll gets no messages; the next one does', async () => {
  const { pending, say } = start()
  const aborting = new AbortController()
  const first = pending.wait(aborting.signal)
  aborting.abort()
  say('kept')
  assert.equal(await first, '')
  assert.equal(await pending.wait(connected), 'kept')
})

test('expires without polls, not while a poll waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pending, say, expired } = start(30)
  const answer = pending.wait(connected)
  vi.advanceTimersByTime(60)
  assert.equal(expired(), false)
  say('x')
  await answer
  vi.advanceTimersByTime(29)
  assert.equal(expired(), false)
  vi.advanceTimersByTime(1)
  assert.equal(expired(), true)
})
