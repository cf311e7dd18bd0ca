import assert from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { test } from 'vitest'
import { startTestServer } from '#testing'
import { realtimeLimits } from '../limits.ts'
import { connectAs, openWire, signUp } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const account = await signUp(origin)

const listen = { i: '.key', l: 3, vf: 'l' }

test('keeps only the known fields of a query, and takes a number as its tag', async () => {
  const { ask, own, control, take } = await connectAs(origin, account)
  const big = 'x'.repeat(1_000_000)
  const before = usedBytes()
  for (let tag = 1; tag <= 30; tag += 1) {
    const { s } = await ask('q', { p: own, q: { ...listen, unknown: big }, t: tag, h: '' })
    assert.equal(s, 'ok')
  }
  const grown = usedBytes() - before
  assert.ok(grown < 15e6, `30 MB of unknown fields left ${grown} bytes`)
  take()
  for (const tag of ['1', [1], { a: 1 }, 1.5, null]) {
    assert.equal((await ask('q', { p: own, q: listen, t: tag, h: '' })).s, 'invalid_data', String(tag))
  }
  await ask('unauth', {})
  const cancels = take().filter(([kind]) => kind === 'c')
  assert.equal(cancels.length, 30)
  assert.deepEqual(cancels[0]?.[1].q, [listen])
  assert.deepEqual(control(), [])
})

test('refuses a query, a path and listens of one unit more than allowed', async () => {
  const { ask, own } = await connectAs(origin, account)
  const query = (length: number): object => {
    const rest = JSON.stringify({ i: '.value', sp: '' }).length
    return { i: '.value', sp: 'x'.repeat(length - rest) }
  }
  const { queryLength, listenLength, listensLength } = realtimeLimits
  assert.equal((await ask('q', { p: own, q: query(queryLength), t: 1, h: '' })).s, 'ok')
  assert.equal((await ask('q', { p: own, q: query(queryLength + 1), t: 2, h: '' })).s, 'too_big')
  assert.equal((await ask('q', { p: `/${'/'.repeat(listenLength)}`, h: '' })).s, 'too_big')
  let kept = 0
  for (; kept < listensLength; kept += queryLength) {
    const { s } = await ask('q', { p: own, q: query(queryLength), t: kept + 10, h: '' })
    if (s === 'too_big') break
    assert.equal(s, 'ok')
  }
  assert.ok(kept < listensLength)
})

test('bounds the children that all filtered listens of a connection look at', async () => {
  const { ask, own, take } = await connectAs(origin, account)
  const { filteredChildren } = realtimeLimits
  const count = filteredChildren / 10
  const children = Array.from({ length: count }, (_, at) => [`k${at}`, at] as const)
  // A single write of this account may have fewer values.
  for (const half of [children.slice(count / 2), children.slice(0, count / 2)])
    assert.equal((await ask('m', { p: own, d: Object.fromEntries(half) })).s, 'ok')
  const filtered = async (tag: number): Promise<string> =>
    (await ask('q', { p: own, q: { ...listen, l: tag }, t: tag, h: '' })).s
  for (let tag = 1; tag <= 10; tag += 1) assert.equal(await filtered(tag), 'ok')
  assert.equal(await filtered(11), 'too_big')
  assert.equal((await ask('q', { p: `${own}/k1`, h: '' })).s, 'ok')
  take()
  await ask('p', { p: `${own}/more`, d: 1 })
  const cancels = take().filter(([kind]) => kind === 'c')
  assert.equal(cancels.length, 1, 'the first listen is cancelled, and the others fit')
})

test('closes a connection that sends more than a few kB before it signs in, without parsing it', async () => {
  const { signedOutMessageBytes } = realtimeLimits
  const allowed = await openWire(origin)
  const padding = 'x'.repeat(signedOutMessageBytes - 60)
  assert.equal((await allowed.ask('s', { c: padding })).s, 'ok')
  const deep = '['.repeat(16 * 1024 * 1024)
  const pieces = ['40', ...Array.from({ length: 40 }, () => '['.repeat(16_384))]
  for (const frames of [[`"${'x'.repeat(signedOutMessageBytes)}"`], [deep], pieces]) {
    const { send, closed } = await openWire(origin)
    const before = process.cpuUsage()
    for (const frame of frames) send(frame)
    await closed
    // Includes the work of the test's client, which sends the message.
    assert.ok(process.cpuUsage(before).user < 500_000)
  }
  assert.equal((await allowed.ask('s', {})).s, 'ok')
})

test('takes a large message that follows a sign-in in one burst', async () => {
  const { send, ask, take } = await openWire(origin)
  const path = `/preferences/${account.uid}/burst`
  send(JSON.stringify({ t: 'd', d: { r: 101, a: 'auth', b: { cred: account.idToken } } }))
  send(JSON.stringify({ t: 'd', d: { r: 102, a: 'p', b: { p: path, d: 'x'.repeat(500_000) } } }))
  const { d } = await ask('g', { p: path, q: {} })
  assert.equal(d.length, 500_000)
  assert.deepEqual(
    take().map(([r, { s }]) => [r, s]),
    [
      [101, 'ok'],
      [102, 'ok'],
      [1, 'ok'],
    ],
  )
})

test('answers a request with too many levels or values, unread', async () => {
  const { ask, send, take, own } = await connectAs(origin, account)
  const request = (r: number, d: string): string =>
    `{"t":"d","d":{"r":${r},"a":"p","b":{"p":"${own}","d":${d}}}}`
  send(request(71, '['.repeat(1_000_000)))
  send(request(72, `[${'1,'.repeat(realtimeLimits.jsonValues)}1]`))
  await ask('s', {})
  assert.deepEqual(
    take().map(([r, { s }]) => [r, s]),
    [
      [71, 'invalid_data'],
      [72, 'too_big'],
      [2, 'ok'],
    ],
  )
  const rest = (body: string, auth = account.idToken): Promise<Response> =>
    fetch(`${origin}${own}.json?auth=${auth}`, { method: 'PUT', body })
  assert.equal((await rest('['.repeat(1_000_000))).status, 400)
  assert.equal((await rest(`[${'1,'.repeat(realtimeLimits.jsonValues)}1]`)).status, 400)
})

test('bounds the messages of a long poll before it signs in', async () => {
  const start = await (await fetch(`${origin}/.lp?start=t&ser=1&cb=7&v=5&ns=costard`)).text()
  const [, id, pw] = /'?start'?"?,"([^"]+)","([^"]+)"/.exec(start) ?? []
  const data = Buffer.from('['.repeat(1_300)).toString('base64url')
  const closing = `parent.window.pLPCommand7("close"`
  const poll = async (segment: number): Promise<string> => {
    const query = `id=${id}&pw=${pw}&seg0=${segment}&ts0=1000&d0=${data}&ns=costard`
    return (await fetch(`${origin}/.lp?${query}`)).text()
  }
  const scripts = await Promise.all(Array.from({ length: 30 }, (_, segment) => poll(segment)))
  assert.ok(scripts.some((script) => script.includes(closing)))
})

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  // --expose-gc defines gc
  const gc = runInNewContext('gc') as () => void
  gc()
  return process.memoryUsage().heapUsed
}
