import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { test } from 'vitest'
import { contract, type ContractCall, contractCalls, errorCodes } from '@costard/contract'
import { aShop, checkAnswer, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'

const product = await startTestProduct()
const { owner, path } = await aShop(product)
const token = await owner.idToken()
const calls = contractCalls(contract)
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Returns the path of a call, with ids of nothing that exists. */
function addressOf({ address }: ContractCall): string {
  const filled = address
    .replace('/teams/{teamId}', path)
    .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  return `${product.url}/api${filled}`
}

/** Sends a call, and compares the answer with the OpenAPI document. */
async function send(
  call: ContractCall,
  { method = call.method, headers = {}, body }: Sent = {},
): Promise<Response> {
  const address = addressOf(call)
  const answer = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body }),
  })
  const type = answer.headers.get('content-type') ?? ''
  const isOfCall = method === call.method
  if (isOfCall && type.includes('json')) {
    const path = address.slice(`${product.url}/api`.length)
    await checkAnswer({ method, path, status: answer.status, type }, await answer.clone().json())
  }
  return answer
}

interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** Asserts a problem of RFC 9457, with the members of our own errors. */
async function assertProblem(answer: Response, code: keyof typeof errorCodes, of: string): Promise<void> {
  const { status, message } = errorCodes[code]
  const body: any = await answer.json()
  assert.equal(answer.headers.get('content-type'), 'application/problem+json', of)
  const requestId = answer.headers.get('x-request-id')
  assert.ok(requestId)
  assert.deepEqual(
    [body.type, body.title, body.status, body.code, body.requestId],
    [`/api/problems#${code}`, message, status, code, requestId],
    of,
  )
  assert.partialDeepStrictEqual(body.error, { code, message, requestId }, of)
  assert.equal(answer.status, status, of)
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

async function eachCall(act: (call: ContractCall) => Promise<void>, which = calls): Promise<void> {
  for (let at = 0; at < which.length; at += 8) await Promise.all(which.slice(at, at + 8).map(act))
}

test('a call without a token says how to send one', () =>
  eachCall(
    async (call) => {
      const none = await send(call, { headers: { authorization: '' } })
      assert.equal(none.headers.get('www-authenticate'), 'Bearer realm="api"', call.operation)
      await assertProblem(none, 'identity/signed-out', call.operation)
      const unknown = await send(call, { headers: { authorization: 'Bearer unknown' } })
      assert.equal(unknown.headers.get('www-authenticate'), 'Bearer realm="api", error="invalid_token"')
      await assertProblem(unknown, 'identity/signed-out', call.operation)
    },
    calls.filter(({ meta }) => meta.access !== 'anybody'),
  ))

test('another method of the address is refused with those that it has', () =>
  eachCall(async (call) => {
    const same = calls.filter((other) => addressOf(other) === addressOf(call)).map(({ method }) => method)
    const allowed = [...same, ...(same.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted()
    // `/teams/claim` also matches the path `/teams/{teamId}`.
    const answered = calls
      .filter(({ address }) => patternOf(address).test(call.address))
      .map(({ method }) => method)
    const method = methods.find((one) => !answered.includes(one))
    const refused = await send(call, { method: method ?? 'PUT' })
    assert.deepEqual(refused.headers.get('allow')?.split(', ').toSorted(), allowed, call.operation)
    await assertProblem(refused, 'request/wrong-method', call.operation)
    const options = await send(call, { method: 'OPTIONS' })
    assert.deepEqual([options.status, options.headers.get('allow')?.split(', ').toSorted()], [204, allowed])
  }))

test('no other site reads an answer, not even after asking', () =>
  eachCall(async (call) => {
    const from = { origin: 'https://elsewhere.example', 'access-control-request-method': call.method }
    for (const answer of [
      await send(call, { method: 'OPTIONS', headers: from }),
      await send(call, { headers: from }),
    ]) {
      const shared = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      assert.deepEqual(shared, [], call.operation)
      await answer.body?.cancel()
    }
  }))

test('HEAD is answered as GET, without a body', () =>
  eachCall(
    async (call) => {
      const [get, head] = [await send(call), await send(call, { method: 'HEAD' })]
      assert.equal(head.status, get.status, call.operation)
      for (const name of ['content-type', 'cache-control', 'www-authenticate'])
        assert.equal(head.headers.get(name), get.headers.get(name), `${call.operation}: ${name}`)
      assert.equal(await head.text(), '')
      await get.body?.cancel()
    },
    calls.filter(({ method }) => method === 'GET'),
  ))

const withBody = calls.filter(({ method, takesFile }) => method !== 'GET' && !takesFile)

test('a body of another type or packing is refused with what to send', () =>
  eachCall(async (call) => {
    for (const headers of [
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/json', 'content-encoding': 'br' },
    ]) {
      const refused = await send(call, { headers, body: '{}' })
      assert.equal(refused.headers.get('accept'), 'application/json', call.operation)
      assert.equal(refused.headers.get('accept-encoding'), 'gzip')
      await assertProblem(refused, 'request/wrong-type', call.operation)
    }
  }, withBody))

test('a packed body is read as it would be unpacked', () =>
  eachCall(async (call) => {
    const json = { 'content-type': 'application/json' }
    const packed = { ...json, 'content-encoding': 'gzip' }
    const body = '{"unheardOf":1}'
    const [plain, small] = [
      await send(call, { headers: json, body }),
      await send(call, { headers: packed, body: packedText(body) }),
    ]
    assert.deepEqual([small.status, await codeOf(small)], [plain.status, await codeOf(plain)], call.operation)
  }, withBody))

const packedTexts = new Map<string, Uint8Array<ArrayBuffer>>()

function packedText(text: string): Uint8Array<ArrayBuffer> {
  const known = packedTexts.get(text) ?? new Uint8Array(gzipSync(text))
  packedTexts.set(text, known)
  return known
}

const codes = new WeakMap<Response, string | undefined>()

async function codeOf(answer: Response): Promise<string | undefined> {
  if (!codes.has(answer)) codes.set(answer, ((await answer.json()) as any).error?.code)
  return codes.get(answer)
}

test('a packed body may unpack to as many bytes as a plain one has', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  for (const [bounds, isPublic] of [
    [apiLimits.account, false],
    [apiLimits.public, true],
  ] as const) {
    const call = withBody.find(({ meta }) => (meta.access === 'anybody') === isPublic)!
    const most = await send(call, { headers, body: packedText('{"unheardOf":1}'.padEnd(bounds.maxBytes)) })
    assert.notEqual(most.status, 413)
    const more = await send(call, {
      headers,
      body: packedText('{"unheardOf":1}'.padEnd(bounds.maxBytes + 1)),
    })
    await assertProblem(more, 'request/too-large', call.operation)
  }
})

test('a precondition is refused by every change that has no rev', () =>
  eachCall(
    async (call) => {
      const headers = { 'content-type': 'application/json', 'if-match': '"1"' }
      const refused = await send(call, { headers, body: '{}' })
      assert.equal(refused.status, 400, call.operation)
      await assertProblem(refused, 'request/invalid', call.operation)
    },
    withBody.filter(
      (call) => !call.takesRev && call.meta.access !== 'anybody' && !call.address.includes('{teamId}'),
    ),
  ))

test('answers tell how many calls are left', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const person = await limited.aPerson()
  const first = await person.call('GET', '/teams')
  const { calls: most, seconds } = apiLimits.callsPerAccount
  assert.equal(first.headers.get('ratelimit-policy'), `"calls";q=${most};w=${seconds}`)
  assert.equal(first.headers.get('ratelimit'), `"calls";r=${most - 1};t=${seconds}`)
  for (let call = 1; call < most; call += 1) await person.call('HEAD', '/teams')
  const refused = await person.call('GET', '/teams')
  assert.deepEqual([refused.status, refused.headers.get('ratelimit')], [429, `"calls";r=0;t=${seconds}`])
  assert.equal(refused.headers.get('retry-after'), String(seconds))
  const visitor = await limited.call('GET', '/locale')
  assert.equal(visitor.headers.get('ratelimit-policy'), `"calls";q=${apiLimits.callsPerClient.calls};w=60`)
})
