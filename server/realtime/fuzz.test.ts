import assert from 'node:assert/strict'
import { afterAll, test } from 'vitest'
import fc from 'fast-check'
import { startTestServer } from '#testing'
import { openWire, signUp } from './testing/wire-client.ts'

const { url: origin } = await startTestServer()
const people = await Promise.all([signUp(origin), signUp(origin)])
const unhandled: unknown[] = []
process.on('uncaughtExceptionMonitor', (error) => void unhandled.push(error))
afterAll(() => assert.deepEqual(unhandled, []))

/** Part of every value that a person writes, to detect leaks to others. */
const mark = (person: number): string => `secret of ${person}`

const segment = fc.oneof(
  fc.constantFrom('a', 'b', '.priority', '.sv', '.value', '..', '', '__proto__', 'constructor', '$', '[0]'),
  fc.string({ maxLength: 4 }),
)
const path = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(
        fc.constantFrom('preferences', 'teams'),
        fc.nat(1),
        fc.array(segment, { maxLength: 3 }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom('', 'presence', 'revisions', 'x'), fc.nat(1), fc.array(segment)),
    },
  )
  .map(([top, person, below]) => ['', top, people[person]?.uid, ...below].join('/'))
const json = fc.jsonValue({ maxDepth: 4 })
const query = fc.oneof(
  json,
  fc.record(
    {
      i: fc.constantFrom('.key', '.value', '.priority', 'a', 'a/b', '', '.x'),
      l: fc.oneof(fc.nat(5), json),
      vf: fc.constantFrom('l', 'r', 'x'),
      sp: json,
      sn: fc.constantFrom('a', '[MAX_NAME]', '[MIN_NAME]', ''),
      sin: fc.boolean(),
      ep: json,
      en: fc.constantFrom('b', '[MAX_NAME]', '[MIN_NAME]'),
    },
    { requiredKeys: [] },
  ),
)
const request = fc.record(
  {
    a: fc.constantFrom(
      'q',
      'q',
      'q',
      'p',
      'p',
      'm',
      'n',
      'g',
      'g',
      'g',
      'o',
      'om',
      'oc',
      's',
      'unauth',
      'auth',
      '?',
    ),
    p: fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: json }),
    d: fc.oneof(json, fc.dictionary(segment, json), fc.constant({ '.sv': { increment: 1 } })),
    h: fc.constantFrom(undefined, '', 'x'),
    q: fc.option(query, { nil: undefined, freq: 1 }),
    t: fc.oneof(fc.constant(undefined), fc.nat(3), json),
  },
  { requiredKeys: ['a', 'p', 'd'] },
)
const requests = fc.record({ person: fc.nat(1), request })

/** True if a person may see the path of a push. */
const mayRead = (uid: string, path: string): boolean =>
  /^\/(preferences|teams)\/([^/]+)/.exec(path)?.[2] === uid

test('random requests get a response and never expose data of another account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 25 }), async (all) => {
      const clients = await Promise.all(people.map(() => openWire(origin)))
      await Promise.all(clients.map(({ ask }, person) => ask('auth', { cred: people[person]?.idToken })))
      await Promise.all(
        clients.map(({ ask }, person) => {
          const own = { a: mark(person), b: { a: mark(person) } }
          return ask('p', { p: `/preferences/${people[person]?.uid}`, d: own })
        }),
      )
      const answers = all.map(({ person, request: { a, d, ...body } }) => {
        const marked =
          typeof d === 'object' && d !== null ? { ...d, mark: mark(person) } : `${d} ${mark(person)}`
        return clients[person]!.ask(a, {
          ...body,
          d: marked,
          ...(a === 'auth' && { cred: people[person]?.idToken }),
        })
      })
      for (const { s } of await Promise.all(answers)) assert.notEqual(s, 'unavailable')
      await Promise.all(clients.map(({ ask }) => ask('s', {})))
      for (const [person, { take, socket }] of clients.entries()) {
        const received = take()
        assert.ok(!JSON.stringify(received).includes(mark(1 - person)))
        for (const [kind, body] of received) {
          if (kind === 'd' || kind === 'm') assert.ok(mayRead(people[person]!.uid, body.p), body.p)
        }
        socket.terminate()
      }
    }),
    { numRuns: 120 },
  )
})

test('random frames close at most their own connection', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('0', '2', '-1', '1e5', 'NaN', '{"t":"d","d":{"r":1}}'),
  )
  const frame = fc.oneof(text, fc.uint8Array({ maxLength: 20 }))
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { maxLength: 8 }), async (frames) => {
      const { send, socket } = await openWire(origin)
      for (const each of frames) send(typeof each === 'string' ? each : Buffer.from(each))
      socket.close()
    }),
    { numRuns: 60 },
  )
  assert.equal((await (await openWire(origin)).ask('s', {})).s, 'ok')
})

test('random polls get a response', async () => {
  const start = async (): Promise<[id: string, pw: string]> => {
    const script = await (await fetch(`${origin}/.lp?start=t&ser=1&cb=7&v=5&ns=costard`)).text()
    const [, id, pw] = /'?start'?"?,"([^"]+)","([^"]+)"/.exec(script) ?? []
    return [id!, pw!]
  }
  const number = fc.oneof(fc.nat(3).map(String), fc.constantFrom('-1', '1e9', 'x', ''))
  const part = fc.oneof(
    fc.string(),
    fc.json().map((each) => Buffer.from(each).toString('base64url')),
  )
  const query = fc.array(fc.tuple(number, number, part), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(query, { maxLength: 3 }), fc.boolean(), async (polls, isKnown) => {
      const [id, pw] = isKnown ? await start() : ['nobody.7', 'x']
      const answers = polls.map(async (segments) => {
        const url = new URL(`${origin}/.lp?id=${id}&pw=${pw}&ser=1&ns=costard`)
        for (const [index, [seg, ts, d]] of segments.entries()) {
          url.searchParams.set(`seg${index}`, seg)
          url.searchParams.set(`ts${index}`, ts)
          url.searchParams.set(`d${index}`, d)
        }
        const { status } = await fetch(url)
        assert.equal(status, 200)
      })
      await fetch(`${origin}/.lp?disconn=t&id=${id}&pw=${pw}`)
      await Promise.all(answers)
    }),
    { numRuns: 40 },
  )
  for (const callback of ['', 'alert(1)', '1;x', 'x']) {
    const { status } = await fetch(`${origin}/.lp?start=t&cb=${encodeURIComponent(callback)}&ns=costard`)
    assert.equal(status, 400)
  }
})

test('random REST requests never expose data of another account', async () => {
  for (const [person, { uid, idToken }] of people.entries()) {
    const body = JSON.stringify({ a: mark(person), b: { a: mark(person) } })
    await fetch(`${origin}/preferences/${uid}.json?auth=${idToken}`, { method: 'PUT', body })
  }
  const restRequests = fc.record({
    person: fc.nat(1),
    method: fc.constantFrom('GET', 'PUT', 'PATCH', 'POST', 'DELETE'),
    path,
    body: fc.oneof(json, fc.string()),
    query: fc.dictionary(
      fc.constantFrom('orderBy', 'startAt', 'equalTo', 'limitToFirst', 'shallow', 'print', 'format'),
      fc.string(),
    ),
  })
  await fc.assert(
    fc.asyncProperty(restRequests, async ({ person, method, path: requestPath, body, query: parameters }) => {
      const url = new URL(`${origin}${requestPath.split('/').map(encodeURIComponent).join('/')}.json`)
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      url.searchParams.set('ns', 'costard')
      url.searchParams.set('auth', people[person]!.idToken)
      const text = JSON.stringify({ body, mark: mark(person) })
      const response = await fetch(url, {
        method,
        ...(method !== 'GET' && method !== 'DELETE' && { body: text }),
      })
      assert.ok(response.status < 500, `${response.status} ${url}`)
      assert.ok(!(await response.text()).includes(mark(1 - person)))
    }),
    { numRuns: 150 },
  )
})
