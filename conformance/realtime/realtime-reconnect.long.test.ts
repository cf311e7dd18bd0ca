import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { test, type TestContext } from 'vitest'
import { get, onDisconnect, ref, runTransaction, set } from 'firebase/database'
import { freePort } from '../../server/testing/testing.ts'
import { cutProxy } from './cut-proxy.ts'
import { valuesOf } from './values.ts'
import { serverProcesses } from '../server-process.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient } from './start-live-client.ts'
import { until } from '../until.ts'

const startServer = await serverProcesses()
const first = await startServer()
// Started concurrently, since loading the servers takes seconds each.
const [second, third, fourth] = await Promise.all([
  freePort().then(startServer),
  freePort().then(startServer),
  freePort().then(startServer),
])
const startClient = await clientStarter(second.url)
const proxy = await cutProxy(first.url)

/** Opens a port that closes every connection, like a server that is down. */
async function downServer(t: TestContext): Promise<{ port: number; nextAttempt: () => Promise<unknown> }> {
  const server = createServer((socket: Socket) => socket.destroy()).listen(0, '127.0.0.1')
  t.onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP
  return { port, nextAttempt: () => once(server, 'connection') }
}

test('notices a lost connection and receives the changes missed meanwhile', async (t) => {
  const near = await startLiveClient(t, { startClient, origin: first.url })
  const far = await startLiveClient(t, { startClient, origin: proxy.url, like: near })
  const values = valuesOf(far.own('x'))
  await set(far.own('here'), true)
  await onDisconnect(far.own('here')).remove()
  proxy.cut()
  const here = valuesOf(near.own('here'))
  await until(() => here.length > 0 && here.at(-1) === null)
  await set(near.own('x'), 'while you were away')
  await until(() => values.at(-1) === 'while you were away', 10_000)
  await set(far.own('x'), 'back')
  assert.equal((await get(near.own('x'))).val(), 'back')
})

test('clients of two processes see the same changes in the same order', async (t) => {
  const one = await startLiveClient(t, { startClient, origin: first.url })
  const other = await startLiveClient(t, { startClient, origin: second.url, like: one })
  const seen = [valuesOf(one.own('log')), valuesOf(other.own('log'))]
  await until(() => seen.every(({ length }) => length > 0))
  await Promise.all(
    [one, other].flatMap(({ own }, client) =>
      Array.from({ length: 20 }, (_, count) => set(own(`log/${client}-${count}`), count)),
    ),
  )
  const size = (value: unknown): number => Object.keys(value ?? {}).length
  await until(() => seen.every((values) => size(values.at(-1)) === 40))
  assert.deepEqual(seen[0]?.at(-1), seen[1]?.at(-1))
  const countUp = ({ own }: typeof one): Promise<unknown> =>
    runTransaction(own('count'), (count: number | null) => (count ?? 0) + 1)
  await Promise.all([one, other].flatMap((client) => Array.from({ length: 25 }, () => countUp(client))))
  assert.equal((await get(one.own('count'))).val(), 50)
})

test('applies onDisconnect writes once, whichever process the client reconnects to', async (t) => {
  const near = await startLiveClient(t, { startClient, origin: second.url })
  const far = await startLiveClient(t, { startClient, origin: proxy.url, like: near })
  await set(far.own('state'), 'here')
  await onDisconnect(far.own('state')).set('gone')
  const states = valuesOf(near.own('state'))
  await until(() => states.length > 0)
  proxy.moveTo(second.port)
  proxy.cut()
  await until(() => states.at(-1) === 'gone')
  await set(far.own('state'), 'back')
  await until(() => states.at(-1) === 'back')
  assert.deepEqual(states, ['here', 'gone', 'back'])
  proxy.moveTo(first.port)
  proxy.cut()
})

const ends = [
  { signal: 'SIGTERM', server: first, replacement: third },
  { signal: 'SIGKILL', server: third, replacement: fourth },
] as const

for (const { signal, server, replacement } of ends) {
  test(`listeners and writers recover from a server that ends by ${signal}`, async (t) => {
    const down = await downServer(t)
    const away = await startLiveClient(t, { startClient, origin: proxy.url })
    const near = await startLiveClient(t, { startClient, origin: second.url, like: away })
    const values = valuesOf(away.own('x'))
    await set(away.own('x'), 1)
    await onDisconnect(away.own('left')).set(signal)
    const left = valuesOf(near.own('left'))
    const attempt = down.nextAttempt()
    proxy.moveTo(down.port)
    await server.stop(signal)
    const written = set(away.own('y'), 'while it was down')
    await set(near.own('x'), 2)
    await attempt
    proxy.moveTo(replacement.port)
    await until(() => values.at(-1) === 2, 20_000)
    await written
    assert.equal((await get(ref(near.db, `preferences/${near.uid}/y`))).val(), 'while it was down')
    await until(() => left.at(-1) === signal, 90_000)
  })
}
