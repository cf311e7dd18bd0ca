import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createPendingPoll, type PendingPoll } from './pending-poll.ts'

const here = new AbortController().signal

function start(expiryMs = 60_000): { held: PendingPoll; say: (text: string) => void; expired: () => boolean } {
  let news = ''
  let isExpired = false
  const held = createPendingPoll({
    hasNotices: () => news !== '',
    take() {
      const taken = news
      news = ''
      return taken
    },
    expiryMs,
    expired: () => void (isExpired = true),
  })
  const say = (text: string): void => {
    news += text
    held.tell()
  }
  return { held, say, expired: () => isExpired }
}

test('a poll waits for news, and gets all that is said within one turn', async () => {
  const { held, say } = start()
  const answer = held.hold(here)
  say('a')
  say('b')
  assert.equal(await answer, 'ab')
})

test('news that came before a poll is its answer', async () => {
  const { held, say } = start()
  say('early')
  await pause(5)
  assert.equal(await held.hold(here), 'early')
})

test('a second poll lets the first go with nothing', async () => {
  const { held, say } = start()
  const first = held.hold(here)
  const second = held.hold(here)
  say('for the second')
  assert.deepEqual(await Promise.all([first, second]), ['', 'for the second'])
})

test('nothing is said to a poll that has gone', async () => {
  const { held, say } = start()
  const gone = new AbortController()
  const first = held.hold(gone.signal)
  gone.abort()
  say('kept')
  assert.equal(await first, '')
  assert.equal(await held.hold(here), 'kept')
})

test('a client that asks no more has gone, one whose poll is held has not', async () => {
  const { held, say, expired } = start(30)
  const answer = held.hold(here)
  await pause(60)
  assert.equal(expired(), false)
  say('x')
  await answer
  await pause(60)
  assert.equal(expired(), true)
})
