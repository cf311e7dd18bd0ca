import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  get,
  onDisconnect,
  onValue,
  ref,
  runTransaction,
  set,
  type DatabaseReference,
} from 'firebase/database'
import { freePort } from '../server/testing/testing.ts'
import { cutProxy } from './cut-proxy.ts'
import { serverProcesses } from './server-process.ts'
import { clientStarter } from './start-client.ts'
import { startLiveClient } from './start-live-client.ts'
import { until } from './until.ts'

const startServer = await serverProcesses()
let first = await startServer()
const second = await startServer(await freePort())
const startClient = await clientStarter(first.url)
const proxy = await cutProxy(first.url)

function heard(place: DatabaseReference): unknown[] {
  const values: unknown[] = []
  onValue(place, (snapshot) => void values.push(snapshot.val()))
  return values
}

test('a lost connection is noticed, and what was missed comes after it', async (t) => {
  const near = await startLiveClient(t, { startClient, origin: first.url })
  const far = await startLiveClient(t, { startClient, origin: proxy.url, like: near })
  const values = heard(far.own('x'))
  await set(far.own('here'), true)
  await onDisconnect(far.own('here')).remove()
  proxy.cut()
  const here = heard(near.own('here'))
  await until(() => here.length > 0 && here.at(-1) === null)
  await set(near.own('x'), 'while you were away')
  await until(() => values.at(-1) === 'while you were away', 10_000)
  await set(far.own('x'), 'back')
  assert.equal((await get(near.own('x'))).val(), 'back')
})

test('clients of two processes see the same, in the same order', async (t) => {
  const one = await startLiveClient(t, { startClient, origin: first.url })
  const other = await startLiveClient(t, { startClient, origin: second.url, like: one })
  const seen = [heard(one.own('log')), heard(other.own('log'))]
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

test('what is wanted at the end happens once, whichever process the client comes back to', async (t) => {
  const near = await startLiveClient(t, { startClient, origin: second.url })
  const far = await startLiveClient(t, { startClient, origin: proxy.url, like: near })
  await set(far.own('state'), 'here')
  await onDisconnect(far.own('state')).set('gone')
  const states = heard(near.own('state'))
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

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`listeners and writers get over a server that ends by ${signal}`, async (t) => {
    const away = await startLiveClient(t, { startClient, origin: first.url })
    const near = await startLiveClient(t, { startClient, origin: second.url, like: away })
    const values = heard(away.own('x'))
    await set(away.own('x'), 1)
    await onDisconnect(away.own('left')).set(signal)
    const left = heard(near.own('left'))
    await first.stop(signal)
    const written = set(away.own('y'), 'while it was down')
    await set(near.own('x'), 2)
    first = await startServer(first.port)
    await until(() => values.at(-1) === 2, 20_000)
    await written
    assert.equal((await get(ref(near.db, `preferences/${near.uid}/y`))).val(), 'while it was down')
    await until(() => left.at(-1) === signal, 90_000)
  })
}
