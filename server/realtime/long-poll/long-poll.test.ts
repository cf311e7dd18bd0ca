import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestServer } from '#testing'
import { startPolling } from '../testing/poll-client.ts'
import { openWire, signUp } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const { uid, idToken } = await signUp(origin)

const request = (r: number, a: string, b: object): object => ({ t: 'd', d: { r, a, b } })
const own = (): string => `/preferences/${uid}/${crypto.randomUUID()}`

test('sends hello, responses and pushes', async () => {
  const client = await startPolling(origin)
  assert.equal(client.messages[0].d.t, 'h')
  assert.equal(client.messages[0].d.d.h, new URL(origin).host)
  const path = own()
  await client.poll(request(1, 'auth', { cred: idToken }), request(2, 'q', { p: path, h: '' }))
  while (client.messages.length < 3) await client.poll()
  const other = await openWire(origin)
  await other.ask('auth', { cred: idToken })
  const next = client.poll()
  await other.ask('p', { p: path, d: 'news' })
  await next
  assert.deepEqual(client.messages.at(-1), { t: 'd', d: { a: 'd', b: { p: path, d: 'news' } } })
})

test('moves to a socket; requests sent there early wait for the last poll', async () => {
  const client = await startPolling(origin)
  const path = own()
  const sessionId: string = client.messages[0].d.d.s
  await client.poll(request(1, 'auth', { cred: idToken }))
  const socket = await openWire(origin, `&s=${sessionId}`) // the socket's first message is `a`, not hello
  socket.send('{"t":"c","d":{"t":"p","d":{}}}')
  socket.send('{"t":"c","d":{"t":"a","d":{}}}')
  const early = socket.ask('p', { p: path, d: 'by socket' })
  await client.poll(request(2, 'p', { p: path, d: 'by poll' }), { t: 'c', d: { t: 'n', d: {} } })
  assert.equal((await early).s, 'ok')
  while (!client.closed) await client.poll()
  assert.deepEqual(
    client.messages.filter(({ t }) => t === 'c').map(({ d }) => d.t),
    ['h', 'n'],
  )
  assert.ok(Number(client.closed[0]) > 0)
  assert.equal((await socket.ask('g', { p: path, q: {} })).d, 'by socket')
  await fetch(`${origin}/.lp?disconn=t&id=${client.id}&pw=${client.pw}`)
  assert.equal((await socket.ask('s', {})).s, 'ok', 'the disconnect of the old iframe ends nothing')
})

test('resets a socket for an unknown session; a socket that closes early has no effect', async () => {
  const strange = await openWire(origin, '&s=unknown')
  await strange.closed
  const client = await startPolling(origin)
  const socket = await openWire(origin, `&s=${client.messages[0].d.d.s}`)
  socket.socket.terminate()
  await socket.closed
  await client.poll(request(1, 's', {}))
  while (client.messages.length < 2) await client.poll()
  assert.deepEqual(client.messages[1], { t: 'd', d: { r: 1, b: { s: 'ok', d: '' } } })
})

test('applies onDisconnect writes on disconnect, only with the session password', async () => {
  const client = await startPolling(origin)
  const path = own()
  await client.poll(request(1, 'auth', { cred: idToken }), request(2, 'o', { p: path, d: 'gone' }))
  while (client.messages.length < 3) await client.poll()
  const read = async (): Promise<unknown> => (await fetch(`${origin}${path}.json?auth=${idToken}`)).json()
  await fetch(`${origin}/.lp?disconn=t&id=${client.id}&pw=guess`)
  await client.poll(request(3, 's', {}))
  assert.equal(await read(), null)
  await fetch(`${origin}/.lp?disconn=t&id=${client.id}&pw=${client.pw}`, { method: 'POST' })
  const deadline = performance.now() + 2_000
  while ((await read()) === null) assert.ok(performance.now() < deadline)
  assert.equal(await read(), 'gone')
})

test('closes polls of unknown sessions, so that the client starts a new one', async () => {
  const script = await (await fetch(`${origin}/.lp?id=elsewhere.9&pw=x&ser=1`)).text()
  assert.equal(script, 'parent.window.pLPCommand9("close");\n')
  const evil = await (await fetch(`${origin}/.lp?id=elsewhere.alert(1)&pw=x&ser=1`)).text()
  assert.equal(evil, '')
})
