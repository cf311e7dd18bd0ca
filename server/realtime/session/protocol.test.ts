import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer } from '#testing'
import { connectAs, openWire, signUp, type SignedInWire } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const account = await signUp(origin)
const connect = (): Promise<SignedInWire> => connectAs(origin, account)

test('the server sends hello first, with the host for reconnects', async () => {
  const { hello, sessionId } = await openWire(origin)
  assert.equal(hello['v'], '5')
  assert.equal(hello['h'], new URL(origin).host)
  assert.ok(Math.abs(Number(hello['ts']) - Date.now()) < 1000)
  assert.ok(sessionId.length >= 32)
  assert.notEqual((await openWire(origin)).sessionId, sessionId)
})

test('responds to unknown, malformed and forbidden requests without changing data', async () => {
  const { ask, own } = await connect()
  const wrong: [string, object][] = [
    ['dance', {}],
    ['constructor', {}],
    ['p', {}],
    ['p', { p: 7 }],
    ['p', { p: `${own}/a.b`, d: 1 }],
    ['p', { p: own, d: { 'a/b': 1 } }],
    ['p', { p: own, d: { '.sv': 'magic' } }],
    ['p', { p: `${own}${'/x'.repeat(40)}`, d: 1 }],
    ['m', { p: own, d: 'text' }],
    ['q', { p: own, q: { l: -1 }, t: 1, h: '' }],
    ['g', { p: own, q: 'x' }],
    ['auth', { cred: 'nonsense' }],
    ['auth', {}],
    ['gauth', { cred: 'secret' }],
  ]
  for (const [action, body] of wrong) {
    const { s } = await ask(action, body)
    assert.match(s, /invalid|too_big/, `${action} ${JSON.stringify(body)}`)
  }
  for (const action of ['s', 'appcheck', 'unappeck']) assert.equal((await ask(action, {})).s, 'ok')
  assert.equal((await ask('g', { p: own, q: {} })).d, null)
})

test('preserves NUL and lone surrogates, and joins messages sent in pieces', async () => {
  const { ask, own, send, take } = await connect()
  const texts = ['a\u0000b', '\ud83d', '\ude00x', '😀', '\u2028']
  await ask('p', { p: own, d: texts })
  assert.deepEqual(Object.values((await ask('g', { p: own, q: {} })).d), texts)
  take()
  const long = JSON.stringify({ t: 'd', d: { r: 99, a: 'p', b: { p: own, d: 'é'.repeat(20_000) } } })
  send('0') // keepalive, not a piece count
  send('3')
  for (const at of [0, 9_000, 18_000]) send(long.slice(at, at === 18_000 ? undefined : at + 9_000))
  assert.equal((await ask('g', { p: own, q: {} })).d, 'é'.repeat(20_000))
  assert.deepEqual(take()[0], [99, { s: 'ok', d: '' }])
})

test('sends no frame that a client could mistake for a piece count', async () => {
  const { ask, own, socket } = await connect()
  const frames: string[] = []
  socket.on('message', (data) => void frames.push(String(data)))
  await ask('p', { p: own, d: 7 })
  await ask('q', { p: own, h: '' })
  await ask('p', { p: own, d: '😀'.repeat(30_000) })
  const counts = frames.flatMap((frame, index) => (frame.length <= 6 ? [index] : []))
  assert.equal(counts.length, 1)
  const [at] = counts
  const pieces = frames.slice(at! + 1, at! + 1 + Number(frames[at!]))
  assert.ok(pieces.every((piece) => piece.length <= 16_384 && piece.isWellFormed()))
  assert.equal(JSON.parse(pieces.join('')).d.b.d, '😀'.repeat(30_000))
})

test('answers pings and ignores control messages without a body', async () => {
  const { ask, control, send } = await openWire(origin)
  send('{"t":"c","d":{"t":"p","d":{}}}')
  send('{"t":"c","d":{"t":"p"}}')
  send('{"t":"c"}')
  await ask('s', {})
  assert.deepEqual(control(), [{ t: 'o', d: {} }])
})

test('a malformed message closes only its own connection', async () => {
  const other = await connect()
  const broken = [
    '{',
    'null',
    '[]',
    '"x"',
    '99999',
    '-5',
    '{"t":"x"}',
    '{"t":"d"}',
    '{"t":"d","d":{"r":"1","a":"s"}}',
  ]
  for (const text of [...broken, Buffer.from([1, 2, 3])]) {
    const { closed, send } = await openWire(origin)
    send(text)
    await closed
  }
  assert.equal((await other.ask('s', {})).s, 'ok')
})

test('shuts down clients of another namespace; does not upgrade other paths', async () => {
  const refused = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=other`)
  const [first] = await once(refused, 'message')
  const { t, d } = JSON.parse(String(first))
  assert.deepEqual([t, d.t], ['c', 's'])
  await once(refused, 'close')
  const strange = new WebSocket(`${origin.replace('http', 'ws')}/api/live?ns=costard`)
  const [error] = await once(strange, 'error')
  assert.match(error.message, /404/)
})
