import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestServer } from '#testing'
import { openWire, signUp } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()

test('terminates a client that reads nothing, and no other', async () => {
  const { uid, idToken } = await signUp(origin)
  const path = `/preferences/${uid}`
  const [slow, other, writer] = await Promise.all([openWire(origin), openWire(origin), openWire(origin)])
  await Promise.all([slow, other, writer].map(({ ask }) => ask('auth', { cred: idToken })))
  await Promise.all([slow, other].map(({ ask }) => ask('q', { p: path, h: '' })))
  slow.socket.pause()
  for (let count = 0; count < 8; count++) {
    const { s } = await writer.ask('p', { p: path, d: `${count}${'x'.repeat(5_000_000)}` })
    assert.equal(s, 'ok')
  }
  slow.socket.resume()
  await slow.closed
  assert.equal((await other.ask('s', {})).s, 'ok')
  const pushes = other.take().filter(([kind]) => kind === 'd')
  assert.deepEqual(
    pushes.map(([, { d }]) => d[0]),
    ['0', '1', '2', '3', '4', '5', '6', '7'],
  )
})

test('limits the listens of one connection', async () => {
  const { uid, idToken } = await signUp(origin)
  const { ask } = await openWire(origin)
  await ask('auth', { cred: idToken })
  const requests = Array.from({ length: 1_001 }, (_, count) =>
    ask('q', { p: `/preferences/${uid}/${count}`, h: '' }),
  )
  const responses = await Promise.all(requests)
  assert.equal(responses[999]?.s, 'ok')
  assert.equal(responses[1_000]?.s, 'too_big')
  await ask('n', { p: `/preferences/${uid}/7` })
  assert.equal((await ask('q', { p: `/preferences/${uid}/x`, h: '' })).s, 'ok')
})
