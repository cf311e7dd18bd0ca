import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from './limits.ts'
import { startPolling } from './testing/poll-client.ts'
import { startLive } from './testing/start-live.ts'
import { openWire } from './testing/wire-client.ts'
import { createUsage } from './usage.ts'

const { writtenPerMinute, readPerMinute, refusalMs } = realtimeLimits
// The clock is stopped, so no quota is regained.
const usage = createUsage(() => new Date(0))
const origin = await startLive({ usage })

interface Answers {
  readonly socket: readonly string[]
  readonly poll: readonly string[]
  readonly rest: readonly number[]
}

/** Writes and reads once over each protocol, in that order. */
async function answersTo(userId: string): Promise<Answers> {
  const path = `/preferences/${userId}`
  const overSocket = async (): Promise<string[]> => {
    const { ask } = await openWire(origin)
    await ask('auth', { cred: userId })
    const written = await ask('p', { p: `${path}/a`, d: 1 })
    return [written.s, (await ask('g', { p: path, q: {} })).s]
  }
  const overPoll = async (): Promise<string[]> => {
    const { poll, messages } = await startPolling(origin)
    const request = (r: number, a: string, b: object): object => ({ t: 'd', d: { r, a, b } })
    await poll(request(1, 'auth', { cred: userId }), request(2, 'p', { p: `${path}/b`, d: 1 }))
    await poll(request(3, 'g', { p: path, q: {} }))
    while (messages.length < 4) await poll()
    return messages.slice(2).map(({ d }) => d.b.s)
  }
  const overRest = async (): Promise<number[]> => {
    const url = (at: string): string => `${origin}${path}${at}.json?auth=${userId}`
    const written = await fetch(url('/c'), { method: 'PUT', body: '1' })
    return [written.status, (await fetch(url(''))).status]
  }
  const [socket, poll, rest] = await Promise.all([overSocket(), overPoll(), overRest()])
  return { socket, poll, rest }
}

test('refuses what an account writes and reads beyond its limit over every protocol, and nobody else', async () => {
  usage.addWritten({ userId: 'writer' }, { length: writtenPerMinute + 1, values: 0 })
  usage.addRead({ userId: 'reader' }, { length: readPerMinute + 1, values: 0 })
  const startedAt = performance.now()
  const [writer, reader, other] = await Promise.all(['writer', 'reader', 'other'].map(answersTo))
  assert.deepEqual(writer, {
    socket: ['quota_exceeded', 'ok'],
    poll: ['quota_exceeded', 'ok'],
    rest: [429, 200],
  })
  assert.deepEqual(reader, {
    socket: ['ok', 'quota_exceeded'],
    poll: ['ok', 'quota_exceeded'],
    rest: [200, 429],
  })
  assert.deepEqual(other, { socket: ['ok', 'ok'], poll: ['ok', 'ok'], rest: [200, 200] })
  // Repeated refused requests must cost little; timers may fire a millisecond early.
  assert.ok(performance.now() - startedAt >= refusalMs - 10)
})
