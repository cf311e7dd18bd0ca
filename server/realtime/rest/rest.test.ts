import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { startTestServer } from '#testing'
import { openWire, signUp } from '../testing/wire-client.ts'

const { url: origin } = await startTestServer()
const me = await signUp(origin)

interface Options {
  method?: string
  query?: string
  headers?: Record<string, string>
  body?: unknown
}

/**
 * Sends a request for a path below the account's own preferences, or for an absolute path that starts with a
 * slash.
 */
async function ask(path: string, { query = '', body, ...init }: Options = {}) {
  const target = path.startsWith('/') ? path : `/preferences/${me.uid}/${path}`
  const response = await fetch(`${origin}${target}.json?ns=costard&auth=${me.idToken}${query}`, {
    ...init,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const { status, headers } = response
  return {
    status,
    text,
    headers,
    eTag: headers.get('etag'),
    value: text && !/^[/]/.test(text) ? JSON.parse(text) : undefined,
  }
}

test('puts, patches, adds, reads and deletes', async () => {
  const put = await ask('a', { method: 'PUT', body: { x: 1, list: ['a', 'b'] } })
  assert.deepEqual([put.status, put.value], [200, { x: 1, list: ['a', 'b'] }])
  const patch = await ask('a', { method: 'PATCH', body: { x: null, 'deep/y': 2 } })
  assert.deepEqual(patch.value, { x: null, 'deep/y': 2 })
  assert.deepEqual((await ask('a')).value, { deep: { y: 2 }, list: ['a', 'b'] })
  const names = []
  for (const body of [1, 2]) names.push((await ask('a/added', { method: 'POST', body })).value.name)
  assert.match(names[0], /^-[\w-]{19}$/)
  assert.ok(names[0] < names[1])
  assert.equal((await ask(`a/added/${names[1]}`)).value, 2)
  const gone = await ask('a', { method: 'DELETE' })
  assert.deepEqual([gone.status, gone.text], [200, 'null'])
  assert.deepEqual([(await ask('a')).status, (await ask('a')).text], [200, 'null'])
})

test('returns values in the requested format', async () => {
  const value = { '.priority': 2, b: { '.value': 1, '.priority': 'p' }, c: { d: true } }
  await ask('s', { method: 'PUT', body: value })
  assert.deepEqual((await ask('s')).value, { b: 1, c: { d: true } })
  assert.deepEqual((await ask('s', { query: '&format=export' })).value, value)
  assert.deepEqual((await ask('s', { query: '&shallow=true' })).value, { b: true, c: true })
  assert.equal((await ask('s/b', { query: '&shallow=true' })).value, 1)
  assert.match((await ask('s', { query: '&print=pretty' })).text, /\n {2}"b": 1/)
  const silent = await ask('s', { query: '&print=silent', method: 'PUT', body: value })
  assert.deepEqual([silent.status, silent.text], [204, ''])
  assert.equal((await ask('s/b', { query: '&callback=show.it' })).text, '/**/show.it(1);')
  const file = await ask('s/b', { query: '&download=b.txt' })
  assert.match(file.headers.get('content-disposition') ?? '', /attachment.*b\.txt/)
  assert.equal((await ask('s/b', { query: '&timeout=10s&writeSizeLimit=tiny' })).value, 1)
})

test('filters by query', async () => {
  await ask('q', { method: 'PUT', body: { a: { n: 1 }, b: { n: 3 }, c: { n: 2 } } })
  const parts: [string, string[]][] = [
    ['&orderBy="n"&limitToLast=1', ['b']],
    ['&orderBy="$key"&startAt="b"', ['b', 'c']],
    ['&orderBy="n"&startAfter=1', ['b', 'c']],
    ['&orderBy="n"&equalTo=2', ['c']],
    ['&shallow=true&limitToFirst=2', ['a', 'b']],
  ]
  for (const [query, keys] of parts)
    assert.deepEqual(Object.keys((await ask('q', { query })).value), keys, query)
  for (const query of ['&limitToLast=1', '&orderBy=n', '&orderBy="n"&shallow=true']) {
    const { status, value } = await ask('q', { query })
    assert.equal(status, 400)
    assert.equal(typeof value.error, 'string')
  }
})

test('compares and writes conditional requests in one step', async () => {
  const { eTag } = await ask('e', { headers: { 'X-Firebase-ETag': 'true' } })
  assert.equal(eTag, 'null_etag')
  const first = await ask('e', {
    method: 'PUT',
    body: 1,
    headers: { 'if-match': 'null_etag', 'X-Firebase-ETag': 'true' },
  })
  assert.equal(first.status, 200)
  const again = await ask('e', { method: 'PUT', body: 2, headers: { 'if-match': 'null_etag' } })
  assert.deepEqual([again.status, again.value, again.eTag], [412, 1, first.eTag])
  const matches = await ask('e', { method: 'PUT', body: 2, headers: { 'if-match': `"${again.eTag}"` } })
  assert.equal(matches.status, 200)
  assert.equal((await ask('e', { method: 'DELETE', headers: { 'if-match': again.eTag! } })).status, 412)
  assert.equal(
    (await ask('e', { query: '&print=silent', headers: { 'X-Firebase-ETag': 'true' } })).status,
    400,
  )
  // Concurrent increments, each conditional on the value read: none may be lost.
  const countUp = async (): Promise<void> => {
    for (;;) {
      const read = await ask('n', { headers: { 'X-Firebase-ETag': 'true' } })
      const { status } = await ask('n', {
        method: 'PUT',
        body: (read.value ?? 0) + 1,
        headers: { 'if-match': read.eTag! },
      })
      if (status === 200) return
      assert.equal(status, 412)
    }
  }
  await Promise.all(Array.from({ length: 8 }, countUp))
  assert.equal((await ask('n')).value, 8)
})

test('returns errors with status and text', async () => {
  const wrong: [number, string, Options][] = [
    [400, 'x', { method: 'PUT', body: '{' }],
    [400, 'x', { method: 'PUT', body: '' }],
    [400, 'x', { method: 'PUT', body: { 'a.b': 1 } }],
    [400, 'x', { method: 'PATCH', body: [1] }],
    [400, 'a%2Fb', {}],
    [400, 'a%', {}],
    [400, 'x', { query: '&format=xml' }],
    [400, 'x', { query: '&writeSizeLimit=huge' }],
    [401, '/preferences/somebody', {}],
    [401, '/', {}],
    [401, '/teams/x', { method: 'PUT', body: 1 }],
  ]
  for (const [status, path, options] of wrong) {
    const answer = await ask(path, options)
    assert.equal(answer.status, status, `${path} ${JSON.stringify(options)}`)
    assert.equal(typeof answer.value.error, 'string')
  }
  const target = `${origin}/preferences/${me.uid}.json`
  assert.equal((await fetch(`${target}?ns=other&auth=${me.idToken}`)).status, 404)
  assert.equal((await fetch(`${target}?ns=costard&auth=nonsense`)).status, 401)
  assert.equal((await fetch(`${target}?ns=costard`)).status, 401)
  assert.equal((await fetch(target, { headers: { authorization: `Bearer ${me.idToken}` } })).status, 200)
  const tooBig = await ask('x', { method: 'PUT', body: 'x'.repeat(17 * 1024 * 1024) }).catch(() => undefined)
  assert.ok(tooBig === undefined || tooBig.status === 413)
})

test('allows any origin, and method overrides for POST', async () => {
  const preflight = await fetch(`${origin}/preferences/x.json?ns=costard`, {
    method: 'OPTIONS',
    headers: { origin: 'https://other.example', 'access-control-request-headers': 'x-firebase-etag' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /PATCH/)
  assert.equal((await ask('x')).headers.get('access-control-allow-origin'), '*')
  const override = { method: 'POST', headers: { 'X-HTTP-Method-Override': 'PUT' }, body: 'over' }
  assert.equal((await ask('o', { ...override, body: { v: 'over' } })).status, 200)
  assert.deepEqual((await ask('o')).value, { v: 'over' })
})

test('preserves keys and large values', async () => {
  const body = { 'sp ace': 1, é: '😀', big: 'x'.repeat(2_000_000) }
  await ask('k', { method: 'PUT', body })
  assert.deepEqual((await ask('k')).value, body)
  assert.equal((await ask('k/sp%20ace')).value, 1)
  assert.equal((await ask('k/%C3%A9')).value, '😀')
})

/** Opens an event stream and collects its events. */
async function stream(path: string, token = me.idToken) {
  const stop = new AbortController()
  const response = await fetch(`${origin}/preferences/${path}.json?ns=costard&auth=${token}`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  })
  const events: [string, unknown][] = []
  const read = async (): Promise<void> => {
    let text = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      for (const [whole, event, data] of text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)) {
        events.push([event!, /^[{n]/.test(data!) ? JSON.parse(data!) : data])
        text = text.slice(whole.length)
      }
    }
  }
  const ended = response.ok ? read().catch(() => {}) : Promise.resolve()
  return { response, events, ended, stop: () => stop.abort() }
}

test('streams the current value and its changes', async () => {
  const target = `${me.uid}/live`
  await ask('live', { method: 'PUT', body: { a: 1 } })
  const { response, events, stop, ended } = await stream(target)
  assert.match(response.headers.get('content-type') ?? '', /text\/event-stream/)
  await pause(50)
  await ask('live/b', { method: 'PUT', body: 2 })
  await ask('live', { method: 'PATCH', body: { a: 3, 'c/d': 4 } })
  await ask('live', { method: 'PATCH', body: { a: 3 } }) // a write without a change
  await ask('live', { method: 'DELETE' })
  await pause(50)
  assert.deepEqual(events, [
    ['put', { path: '/', data: { a: 1 } }],
    ['put', { path: '/b', data: 2 }],
    ['patch', { path: '/', data: { a: 3, 'c/d': 4 } }],
    ['put', { path: '/', data: null }],
  ])
  stop()
  await ended
})

test('refuses a forbidden stream with an ordinary response', async () => {
  const { response } = await stream('somebody')
  assert.equal(response.status, 401)
  assert.deepEqual(await response.json(), { error: 'Permission denied' })
})

test('leaves the paths of other modules alone', async () => {
  const openApi: any = await (await fetch(`${origin}/api/openapi.json?ns=costard`)).json()
  assert.match(openApi.openapi, /^3/)
  const settings: any = await (await fetch(`${origin}/__/firebase/init.json?ns=costard`)).json()
  assert.ok(settings.apiKey)
  assert.equal((await fetch(`${origin}/manifest.json`)).headers.get('access-control-allow-origin'), null)
  const { ask: send } = await openWire(origin)
  assert.equal((await send('s', {})).s, 'ok')
})
