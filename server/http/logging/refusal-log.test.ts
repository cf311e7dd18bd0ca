import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createLog } from './log.ts'
import { createRefusalLog, type Refusal, refusalBounds } from './refusal-log.ts'

type Line = Readonly<Record<string, unknown>>

function aLog(key = 'key') {
  const lines: Line[] = []
  const clock = { ms: 1_000_000 }
  const log = createLog({ logLevel: 'info' }, (line) => void lines.push(JSON.parse(line)))
  const logRefusal = createRefusalLog(log, Buffer.from(key), () => new Date(clock.ms))
  const refuse = (client: string | undefined, more: Partial<Refusal> = {}): void =>
    logRefusal({
      kind: 'sign-in refused',
      reason: 'identity/password-wrong',
      method: 'POST',
      path: '/v1/accounts:signInWithPassword',
      client,
      requestId: 'r',
      ...more,
    })
  return { lines, clock, refuse }
}

test('a refusal is one line, with a keyed hash of the network', () => {
  const { lines, refuse } = aLog()
  refuse('203.0.113.7', { account: 'account-1' })
  refuse('203.0.113.7')
  refuse('203.0.113.8')
  const other = aLog('another key')
  other.refuse('203.0.113.7')
  const [first, second, third] = lines.map(({ client }) => client)
  assert.equal(first, second)
  assert.notEqual(first, third)
  assert.notEqual(first, other.lines[0]?.client)
  assert.match(String(first), /^[\w-]{16}$/)
  assert.doesNotMatch(JSON.stringify(lines), /203\.0/)
  const { time: _, client: __, ...line } = lines[0]!
  assert.deepEqual(line, {
    level: 40,
    msg: 'sign-in refused',
    reason: 'identity/password-wrong',
    method: 'POST',
    path: '/v1/accounts:signInWithPassword',
    account: 'account-1',
    requestId: 'r',
  })
})

test('refusals of one client, and of all, do not fill the log', () => {
  const { lines, clock, refuse } = aLog()
  for (let count = 0; count < 500; count += 1) refuse('203.0.113.7')
  assert.equal(lines.length, refusalBounds.perClient)
  // The log still has refusals of other clients, with the number of omitted lines.
  refuse('203.0.113.8')
  assert.equal(lines.at(-1)?.omitted, 500 - refusalBounds.perClient)
  for (let count = 0; count < 5_000; count += 1) refuse(`198.51.100.${count}`)
  assert.equal(lines.length, refusalBounds.inAll)
  clock.ms += 60_000
  refuse(undefined)
  assert.equal(lines.length, refusalBounds.inAll + 1)
  assert.equal(lines.at(-1)?.omitted, 5_000 - (refusalBounds.inAll - refusalBounds.perClient - 1))
  refuse('203.0.113.7')
  assert.ok(!('omitted' in lines.at(-1)!))
})
