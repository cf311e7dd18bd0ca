import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { once } from 'node:events'
import { test } from 'node:test'
import { WebSocket } from 'ws'
import { startTestServer } from '#testing'
import { nodeHash } from '../tree/node-hash.ts'
import { openWire, signUp, type WireClient } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const somebody = await signUp(origin)

/** Somebody's connection, and the place that is theirs alone in one test. */
async function enter(query = ''): Promise<WireClient & { own: string }> {
  const client = await openWire(origin, query)
  const { s, d } = await client.ask('auth', { cred: somebody.idToken })
  assert.equal(s, 'ok')
  assert.equal(d.auth.uid, somebody.uid)
  client.take()
  return { ...client, own: `/preferences/${somebody.uid}/${crypto.randomUUID()}` }
}

test('the server speaks first, and says where to come back', async () => {
  const { hello, sessionId } = await openWire(origin)
  assert.equal(hello['v'], '5')
  assert.equal(hello['h'], new URL(origin).host)
  assert.ok(Math.abs(Number(hello['ts']) - Date.now()) < 1000)
  assert.ok(sessionId.length >= 32)
  assert.notEqual((await openWire(origin)).sessionId, sessionId)
})

test('1. what stands there comes before the ok of a listen', async () => {
  const { ask, own, take } = await enter()
  await ask('p', { p: own, d: { a: 1 } })
  take()
  await ask('q', { p: own, h: '' })
  assert.deepEqual(take(), [
    ['d', { p: own, d: { a: 1 } }],
    [3, { s: 'ok', d: {} }],
  ])
})

test('1. nothing comes before it when the client knows it by its hash', async () => {
  const { ask, own, take } = await enter()
  await ask('q', { p: own, h: '' })
  assert.deepEqual(take(), [[2, { s: 'ok', d: {} }]])
  await ask('n', { p: own })
  await ask('p', { p: own, d: { a: 1 } })
  take()
  await ask('q', { p: own, h: 'gIphxiFGusLh2VwSNVKSvNu90m4=' })
  assert.deepEqual(take(), [[5, { s: 'ok', d: {} }]])
})

test("2. a write reaches every listener, the writer's own too, before it is acknowledged", async () => {
  const writer = await enter()
  const reader = await enter()
  await Promise.all([writer, reader].map(({ ask }) => ask('q', { p: writer.own, h: '' })))
  writer.take()
  reader.take()
  await writer.ask('p', { p: `${writer.own}/a`, d: 1 })
  assert.deepEqual(writer.take(), [
    ['d', { p: `${writer.own}/a`, d: 1 }],
    [3, { s: 'ok', d: '' }],
  ])
  await reader.ask('s', { c: {} })
  assert.deepEqual(reader.take()[0], ['d', { p: `${writer.own}/a`, d: 1 }])
})

test('3. a write on old data is refused after the new data has come', async () => {
  const one = await enter()
  const other = await enter()
  await other.ask('q', { p: one.own, h: '' })
  other.take()
  await one.ask('p', { p: one.own, d: 5 })
  const { s } = await other.ask('p', { p: one.own, d: 6, h: '' })
  assert.equal(s, 'datastale')
  const came = other.take()
  assert.deepEqual(came[0], ['d', { p: one.own, d: 5 }])
  assert.equal(came.at(-1)?.[1].s, 'datastale')
  const h = nodeHash({ value: 5, priority: null })
  assert.equal((await other.ask('p', { p: one.own, d: 6, h })).s, 'ok')
})

test('4. all listeners see all writes in one order', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => enter()))
  const { own } = clients[0]!
  await Promise.all(clients.map(({ ask }) => ask('q', { p: own, h: '' })))
  for (const { take } of clients) take()
  const writes = clients.flatMap(({ ask }, writer) =>
    Array.from({ length: 15 }, (_, count) => ask('p', { p: `${own}/last`, d: `${writer}-${count}` })),
  )
  await Promise.all(writes)
  await Promise.all(clients.map(({ ask }) => ask('s', {})))
  const seen = clients.map(({ take }) => take().flatMap(([kind, body]) => (kind === 'd' ? [body.d] : [])))
  assert.equal(seen[0]?.length, 60)
  for (const each of seen) assert.deepEqual(each, seen[0])
})

test('5. and 6. an update of several places is one push, and tells only what changed', async () => {
  const { ask, own, take } = await enter()
  await ask('p', { p: own, d: { a: 1, same: 1, deep: { b: 1 } } })
  await ask('q', { p: own, h: '' })
  await ask('q', { p: `${own}/same`, h: '' })
  take()
  await ask('m', { p: own, d: { a: 2, same: 1, 'deep/b': null, 'deep/c/d': 3 } })
  assert.deepEqual(take(), [
    ['m', { p: own, d: { a: 2, 'deep/b': null, 'deep/c/d': 3 } }],
    [5, { s: 'ok', d: '' }],
  ])
  await ask('p', { p: own, d: { a: 2, same: 1, deep: { c: { d: 3 } } } })
  assert.deepEqual(take(), [[6, { s: 'ok', d: '' }]])
})

test('7. somebody else, or nobody, may no longer listen', async () => {
  const { ask, own, take } = await enter()
  const q = { i: '.key', l: 2, vf: 'l' }
  await ask('q', { p: own, h: '' })
  await ask('q', { p: `${own}/x`, q, t: 7, h: '' })
  take()
  assert.equal((await ask('unauth', {})).s, 'ok')
  assert.deepEqual(take(), [
    ['c', { p: own }],
    ['c', { p: `${own}/x`, q: [q] }],
    [4, { s: 'ok', d: '' }],
  ])
  assert.equal((await ask('p', { p: own, d: 1 })).s, 'permission_denied')
  await ask('auth', { cred: somebody.idToken })
  take()
  await ask('p', { p: own, d: 1 })
  assert.deepEqual(
    take().map(([kind]) => kind),
    [7],
    'a listen that was cancelled is forgotten',
  )
})

test('a burst is answered in its order, auth before what needs it', async () => {
  const { ask, take } = await openWire(origin)
  const own = `/preferences/${somebody.uid}/${crypto.randomUUID()}`
  await Promise.all([
    ask('auth', { cred: somebody.idToken }),
    ask('q', { p: own, h: '' }),
    ask('p', { p: own, d: 1 }),
    ask('o', { p: own, d: null }),
    ask('g', { p: own, q: {} }),
  ])
  assert.deepEqual(
    take().map(([kind, body]) => [kind, body.s ?? body.d]),
    [
      [1, 'ok'],
      [2, 'ok'],
      ['d', 1],
      [3, 'ok'],
      [4, 'ok'],
      [5, 'ok'],
    ],
  )
})

test('the window of a query is pushed with its tag, and read filtered', async () => {
  const { ask, own, take } = await enter()
  await ask('p', { p: own, d: { a: 1, b: 2, c: 3 } })
  const q = { i: '.value', l: 2, vf: 'r' }
  assert.deepEqual((await ask('g', { p: own, q })).d, { b: 2, c: 3 })
  await ask('q', { p: own, q, t: 9, h: '' })
  take()
  await ask('p', { p: `${own}/a`, d: 0 }) // outside of it
  await ask('p', { p: `${own}/c`, d: 4 })
  await ask('p', { p: `${own}/a`, d: 5 })
  await ask('n', { p: own, q, t: 9 })
  await ask('p', { p: `${own}/a`, d: 6 })
  assert.deepEqual(
    take().flatMap(([kind, body]) => (kind === 'd' ? [body] : [])),
    [
      { p: `${own}/c`, d: 4, t: 9 },
      { p: own, d: { c: 4, a: 5 }, t: 9 },
    ],
  )
})

test('what is unknown, misspelt or forbidden is answered and changes nothing', async () => {
  const { ask, own } = await enter()
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

test('a new session ends the one it was before, even when that is half dead', async () => {
  const last = await enter()
  const { own } = last
  await last.ask('p', { p: own, d: 'here' })
  await last.ask('o', { p: own, d: 'gone' })
  last.socket.pause() // its network is gone, and it does not know
  const next = await enter(`&ls=${last.sessionId}`)
  assert.equal((await next.ask('g', { p: own, q: {} })).d, 'gone')
  await next.ask('p', { p: own, d: 'here again' })
  last.socket.resume()
  await last.closed
  await pause(50)
  assert.equal((await next.ask('g', { p: own, q: {} })).d, 'here again')
})

test('keeps NUL and half pairs, and answers a piece that a client has cut in two', async () => {
  const { ask, own, send, take } = await enter()
  const texts = ['a\u0000b', '\ud83d', '\ude00x', '😀', '\u2028']
  await ask('p', { p: own, d: texts })
  assert.deepEqual(Object.values((await ask('g', { p: own, q: {} })).d), texts)
  take()
  const long = JSON.stringify({ t: 'd', d: { r: 99, a: 'p', b: { p: own, d: 'é'.repeat(20_000) } } })
  send('0') // keeps the connection open, and counts nothing
  send('3')
  for (const at of [0, 9_000, 18_000]) send(long.slice(at, at === 18_000 ? undefined : at + 9_000))
  assert.equal((await ask('g', { p: own, q: {} })).d, 'é'.repeat(20_000))
  assert.deepEqual(take()[0], [99, { s: 'ok', d: '' }])
})

test('no frame to a client could be taken for a count of pieces, but real counts', async () => {
  const { ask, own, socket } = await enter()
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

test('answers pings, and leaves control messages without a body alone', async () => {
  const { ask, control, send } = await openWire(origin)
  send('{"t":"c","d":{"t":"p","d":{}}}')
  send('{"t":"c","d":{"t":"p"}}')
  send('{"t":"c"}')
  await ask('s', {})
  assert.deepEqual(control(), [{ t: 'o', d: {} }])
})

test('whatever is no message closes its own connection and no other', async () => {
  const other = await enter()
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

test('another namespace is refused for good, another address not upgraded', async () => {
  const refused = new WebSocket(`${origin.replace('http', 'ws')}/.ws?v=5&ns=other`)
  const [first] = await once(refused, 'message')
  const { t, d } = JSON.parse(String(first))
  assert.deepEqual([t, d.t], ['c', 's'])
  await once(refused, 'close')
  const strange = new WebSocket(`${origin.replace('http', 'ws')}/api/live?ns=costard`)
  const [error] = await once(strange, 'error')
  assert.match(error.message, /404/)
})
