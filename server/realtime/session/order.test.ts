import assert from 'node:assert/strict'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test, vi } from 'vitest'
import { startTestServer } from '#testing'
import { connectAs, openWire, signUp, type SignedInWire } from '../testing/wire-client.ts'
import { nodeHash } from '../tree/node-hash.ts'

const { url: origin } = await startTestServer()
const account = await signUp(origin)
const connect = (query?: string): Promise<SignedInWire> => connectAs(origin, account, query)

test('1. a listen gets the value before its ok', async () => {
  const { ask, own, take } = await connect()
  await ask('p', { p: own, d: { a: 1 } })
  take()
  await ask('q', { p: own, h: '' })
  assert.deepEqual(take(), [
    ['d', { p: own, d: { a: 1 } }],
    [3, { s: 'ok', d: {} }],
  ])
})

test('1. a listen with the current hash gets only its ok', async () => {
  const { ask, own, take } = await connect()
  await ask('q', { p: own, h: '' })
  assert.deepEqual(take(), [[2, { s: 'ok', d: {} }]])
  await ask('n', { p: own })
  await ask('p', { p: own, d: { a: 1 } })
  take()
  await ask('q', { p: own, h: 'gIphxiFGusLh2VwSNVKSvNu90m4=' })
  assert.deepEqual(take(), [[5, { s: 'ok', d: {} }]])
})

test('2. a write is pushed to every listener, its writer included, before the acknowledgement', async () => {
  const writer = await connect()
  const reader = await connect()
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

test('3. a stale conditional write is rejected after the current value was pushed', async () => {
  const one = await connect()
  const other = await connect()
  await other.ask('q', { p: one.own, h: '' })
  other.take()
  await one.ask('p', { p: one.own, d: 5 })
  const { s } = await other.ask('p', { p: one.own, d: 6, h: '' })
  assert.equal(s, 'datastale')
  const received = other.take()
  assert.deepEqual(received[0], ['d', { p: one.own, d: 5 }])
  assert.equal(received.at(-1)?.[1].s, 'datastale')
  const h = nodeHash({ value: 5, priority: null })
  assert.equal((await other.ask('p', { p: one.own, d: 6, h })).s, 'ok')
})

test('4. all listeners see all writes in one order', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => connect()))
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

test('5. and 6. a multi-path update is one push, with changed values only', async () => {
  const { ask, own, take } = await connect()
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

test('7. signing out cancels the listens', async () => {
  const { ask, own, take } = await connect()
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
  await ask('auth', { cred: account.idToken })
  take()
  await ask('p', { p: own, d: 1 })
  assert.deepEqual(
    take().map(([kind]) => kind),
    [7],
    'a cancelled listen gets no pushes',
  )
})

test('handles a burst of requests in order, auth first', async () => {
  const { ask, take } = await openWire(origin)
  const own = `/preferences/${account.uid}/${crypto.randomUUID()}`
  await Promise.all([
    ask('auth', { cred: account.idToken }),
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

test('pushes the window of a query with its tag, and filters reads', async () => {
  const { ask, own, take } = await connect()
  await ask('p', { p: own, d: { a: 1, b: 2, c: 3 } })
  const q = { i: '.value', l: 2, vf: 'r' }
  assert.deepEqual((await ask('g', { p: own, q })).d, { b: 2, c: 3 })
  await ask('q', { p: own, q, t: 9, h: '' })
  take()
  await ask('p', { p: `${own}/a`, d: 0 }) // this child is outside the window
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

test('a new session ends its previous one, even when that is half-open', async () => {
  const last = await connect()
  const { own } = last
  await last.ask('p', { p: own, d: 'here' })
  await last.ask('o', { p: own, d: 'gone' })
  last.socket.pause() // half-open: the client no longer reads
  const next = await connect(`&ls=${last.sessionId}`)
  assert.equal((await next.ask('g', { p: own, q: {} })).d, 'gone')
  await next.ask('p', { p: own, d: 'here again' })
  last.socket.resume()
  await last.closed
  await pause(50)
  assert.equal((await next.ask('g', { p: own, q: {} })).d, 'here again')
})

test('pushes of one turn are one write', async () => {
  const { ask, own, take } = await connect()
  const keys = Array.from({ length: 20 }, (_, at) => `k${at}`)
  await Promise.all(keys.map((key) => ask('q', { p: `${own}/${key}`, h: '' })))
  take()
  const sockets: { _writev: (chunks: readonly unknown[], done: () => void) => void } = Object(
    Socket.prototype,
  )
  const writes = vi.spyOn(sockets, '_writev')
  await ask('m', { p: own, d: Object.fromEntries(keys.map((key) => [key, 1])) })
  assert.equal(take().filter(([kind]) => kind === 'd').length, 20)
  // Each frame is a chunk. The other writes are those of the database driver.
  const chunks = writes.mock.calls.map(([list]) => list.length)
  assert.equal(chunks.filter((count) => count >= 20).length, 1, chunks.join(' '))
})
