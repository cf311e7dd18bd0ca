import assert from 'node:assert/strict'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from 'vitest'
import { type ErrorCode, errorCodes } from '@costard/contract'
import fc from 'fast-check'
import { minCompressed } from '#http'
import { apiLimits } from '../calls/api-limits.ts'
import { type Answer, aLine, aQuote, aQuoteInput, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const draft = await aQuote(shop)
const changed = await aQuote(shop)

/** Every error must have a code and status of the contract and no internal details. */
function assertRefusal({ status, body, headers }: Answer, code: ErrorCode): void {
  assert.equal(body.error?.code, code, JSON.stringify(body).slice(0, 300))
  assert.equal(status, errorCodes[code].status)
  assert.equal(body.error.message, errorCodes[code].message)
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.ok(headers.get('x-request-id'))
  assert.doesNotMatch(JSON.stringify(body), /\.ts\b|node_modules|\bat \w+ \(|select |insert |stack/i)
}

test('every response has a request id and no-store', async () => {
  for (const answer of [await owner.call('GET', '/teams'), await product.call('GET', '/teams')]) {
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.ok(answer.headers.get('x-request-id'))
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  }
})

test('compresses an answer above 4 kB only, and sends a smaller one with its length', async () => {
  const packed = { 'accept-encoding': 'gzip' }
  const three = await aQuote(shop, { lines: [aLine(shop), aLine(shop), aLine(shop)] })
  const large = await owner.call('GET', `${path}/quotes/${three.id}`, undefined, packed)
  const small = await owner.call('GET', `${path}/quotes/${draft.id}`, undefined, packed)
  const lengths = [small, large].map(({ body }) => Buffer.byteLength(JSON.stringify(body)))
  assert.ok(lengths[0]! > 1_024 && lengths[0]! < minCompressed && lengths[1]! > minCompressed)
  assert.deepEqual([large.status, large.headers.get('content-encoding')], [200, 'gzip'])
  assert.deepEqual([small.status, small.headers.get('content-encoding')], [200, null])
  assert.equal(small.headers.get('content-length'), String(lengths[0]))
})

test('returns a JSON 404 for unknown paths', async () => {
  for (const [method, address] of [
    ['GET', '/nothing'],
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/teams/'.repeat(50)],
    ['GET', '/public/quotes/'],
    ['GET', `${path}/quotes/${draft.id}/%2e%2e%2fx`],
  ] as const)
    assertRefusal(await owner.call(method, address), 'request/not-found')
})

test('tells the methods of an address', async () => {
  const quote = `${path}/quotes/${draft.id}`
  for (const [method, address, allowed] of [
    ['DELETE', '/teams', ['GET', 'HEAD', 'OPTIONS', 'POST']],
    ['PUT', quote, ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH']],
    ['POST', `${path}/quotes/by-id`, ['GET', 'HEAD', 'OPTIONS']],
  ] as const) {
    const refused = await owner.call(method, address, {})
    assertRefusal(refused, 'request/wrong-method')
    assert.deepEqual(refused.headers.get('allow')?.split(', ').toSorted(), allowed)
    const asked = await owner.call('OPTIONS', address)
    assert.deepEqual([asked.status, asked.headers.get('allow')], [204, refused.headers.get('allow')])
  }
  const head = await owner.call('HEAD', quote)
  const { headers } = await owner.call('GET', quote)
  assert.deepEqual([head.status, head.headers.get('content-type')], [200, headers.get('content-type')])
  const signedOut = await product.call('GET', '/teams')
  assert.deepEqual([signedOut.status, signedOut.headers.get('www-authenticate')], [401, 'Bearer realm="api"'])
})

test('a body may be packed, within the bounds of what it unpacks to', async () => {
  const send = (body: Uint8Array, headers: Record<string, string>) =>
    owner.idToken().then((token) =>
      fetch(`${product.url}/api${path}/quotes`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      }),
    )
  const packed = { 'content-encoding': 'gzip' }
  const text = JSON.stringify(aQuoteInput(shop))
  assert.equal((await send(gzipSync(text), packed)).status, 201)
  for (const [body, headers, status, code] of [
    [gzipSync(Buffer.alloc(apiLimits.account.maxBytes + 1, ' ')), packed, 413, 'request/too-large'],
    [Buffer.from(text), packed, 400, 'request/malformed'],
    [gzipSync(text).subarray(0, 40), packed, 400, 'request/malformed'],
    [brotliCompressSync(text), { 'content-encoding': 'br' }, 415, 'request/wrong-type'],
    [Buffer.from(text), { 'content-type': 'text/csv' }, 415, 'request/wrong-type'],
  ] as const) {
    const answer = await send(body, headers)
    const { error } = (await answer.json()) as { error: { code: string } }
    assert.deepEqual([answer.status, error.code], [status, code])
  }
})

test('distinguishes malformed JSON from an invalid body', async () => {
  for (const body of ['{"name":', '{name: 1}', "{'name': 1}", '{"a":1}}', '\u0000', 'NaN', '[1,]'])
    assertRefusal(await owner.call('POST', '/teams', body), 'request/malformed')
  for (const body of ['null', '[]', '1', '"text"', '{}', 'true', '{"__proto__": {"name": "A"}}'])
    assertRefusal(await owner.call('POST', '/teams', body), 'request/invalid')
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  assertRefusal(await owner.call('POST', '/teams', 'no form', form), 'request/wrong-type')
  for (const type of ['text/plain', 'application/json-patch+json', 'application/json, text/plain', '']) {
    const typed = { 'content-type': type }
    assertRefusal(await owner.call('POST', '/teams', '{"name":"A"}', typed), 'request/wrong-type')
  }
  assertRefusal(await owner.call('POST', '/teams'), 'request/invalid')
})

test('validation errors name the path', async () => {
  const lines = [{ ...aQuoteInput(shop).lines[0], device: { name: 7 }, quantity: 'two' }]
  const answer = await owner.call('POST', `${path}/quotes`, { lines, customer: { email: 'x' }, note: [] })
  assertRefusal(answer, 'request/invalid')
  assert.deepEqual(answer.body.error.detail.map((issue: { path: string }) => issue.path).toSorted(), [
    'customer.email',
    'customer.name',
    'lines.0.device.name',
    'lines.0.quantity',
    'note',
  ])
  for (const { message } of answer.body.error.detail) assert.ok(message.length > 0)
})

test('rejects a path that is not valid text', async () => {
  for (const address of ['/teams/%E0%A4%A/quotes', `/teams/%00/quotes`, `${path}/quotes?search=%00`])
    assertRefusal(await owner.call('GET', address), 'request/invalid')
})

test('returns a generic error for internal failures', async () => {
  const broken = await startTestProduct()
  const { owner: person } = await aShop(broken)
  await broken.database.pool.query('alter table product.members rename to gone')
  const answer = await person.call('GET', '/teams')
  assertRefusal(answer, 'server/failed')
  assert.equal(answer.body.error.detail, undefined)
})

const json = fc.jsonValue({ maxDepth: 4 })
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string())

/** Returns a generator with a fitting value in nine of ten cases, so that most bodies pass validation. */
function mostly<T>(fitting: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: json })
}

const { buy, repair, sell } = shop.catalogs
const questionKeys = [...new Set(Object.keys({ ...buy.wording.questions, ...repair.wording.questions }))]
const answerKey = fc.oneof(fc.constantFrom(...questionKeys, '__proto__', 'constructor'), fc.string())
const answer = fc.oneof(
  fc.constantFrom('yes', 'no', 'off', 'cracked', 'none', 'toString'),
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string()),
  fc.constant(null),
)
const services = fc.array(
  fc.record(
    {
      key: fc.constantFrom('courier', 'screen', 'x', '__proto__'),
      quantity: fc.integer({ min: 1, max: 999 }),
    },
    { requiredKeys: ['key'] },
  ),
  { maxLength: 5 },
)
const places = [buy, repair, sell].map(({ pricing }) => ({
  catalogId: pricing.id,
  variantId: pricing.models[0]?.variants[0]?.id,
}))
const oddPlace = fc.record({
  catalogId: fc.constantFrom(buy.pricing.id, 'x'.repeat(20), 'constructor'),
  variantId: fc.constantFrom('iphone-1', '__proto__', '\u0000'),
})
const check = fc.record(
  {
    kind: fc.constantFrom('blacklist', 'findMy', 'mdm'),
    result: fc.constantFrom('clear', 'flagged', 'unknown'),
    provider: fc.constantFrom('manual', 'manual', 'manual', 'http'),
    at: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom('2026-03-02T09:00Z', '2026-03-02T09:00:00.123456789Z', '0000-01-01T00:00:00Z'),
    ),
    reference: text,
    checkId: fc.constantFrom('x'.repeat(20), 'constructor'),
  },
  { requiredKeys: ['kind', 'result', 'provider', 'at'] },
)
const line = fc
  .record({
    place: fc.oneof(
      { weight: 19, arbitrary: fc.constantFrom(...places) },
      { weight: 1, arbitrary: oddPlace },
    ),
    details: fc.record(
      {
        catalogVersion: fc.constantFrom(1, 1, 1, 2, 2 ** 31 - 1),
        device: fc.record({ name: text.map((name) => `A${name}`), key: fc.string() }),
        // Usually no further keys: unknown ones are refused.
        answers: fc.oneof(
          { weight: 3, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: mostly(fc.dictionary(answerKey, answer)) },
        ),
        checks: mostly(fc.uniqueArray(check, { selector: ({ kind }) => kind, maxLength: 3 })),
        propositionKey: fc.oneof(
          { weight: 6, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom('toString', '') },
        ),
        services: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: services }),
        quantity: mostly(fc.integer({ min: 1, max: 999 })),
      },
      { requiredKeys: ['device', 'answers'] },
    ),
  })
  .map(({ place, details }) => ({ ...place, ...details }))
const customer = fc.record(
  {
    kind: fc.constantFrom('private', 'business'),
    name: text.map((name) => `A${name}`),
    email: fc.oneof(fc.constantFrom('a@x.example', 'B@x.example'), fc.emailAddress()),
    phone: fc.constantFrom('+33612345678', '+33 (6) 12'),
  },
  { requiredKeys: ['name'] },
)
const termFields = {
  customer: mostly(fc.option(customer)),
  validDays: mostly(fc.integer({ min: 1, max: 365 })),
  note: mostly(text),
  letCustomerChoose: mostly(fc.boolean()),
}
const quoteBody = fc.record(
  { lines: mostly(fc.array(line, { minLength: 1, maxLength: 3 })), ...termFields },
  { requiredKeys: ['lines'] },
)
const orAnything = (body: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 8, arbitrary: body },
    { weight: 1, arbitrary: json },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
const anyBody = orAnything(quoteBody)
const anyTerms = orAnything(fc.record(termFields, { requiredKeys: [] }))

const anyLine = fc.constantFrom(
  ...changed.lines.map(({ id }) => id),
  '00000000-0000-4000-8000-000000000000',
  'x',
)
const change = fc.oneof(
  fc.record({ op: fc.constant('add'), line, before: anyLine }, { requiredKeys: ['op', 'line'] }),
  fc.record({ op: fc.constant('edit'), lineId: anyLine, line }),
  fc.record(
    { op: fc.constant('move'), lineId: anyLine, before: anyLine },
    { requiredKeys: ['op', 'lineId'] },
  ),
)
const changesBody = fc.oneof(
  { weight: 8, arbitrary: fc.record({ changes: fc.array(change, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: json },
)

for (const [what, method, address, bodies] of [
  ['adding a quote', 'POST', `${path}/quotes`, anyBody],
  ['editing a quote', 'PATCH', `${path}/quotes/${draft.id}`, anyTerms],
  ['changing lines', 'PATCH', `${path}/quotes/${changed.id}/lines`, changesBody],
] as const) {
  test(`random bodies for ${what} never cause a server error`, async () => {
    let { rev } = draft // both drafts have the same rev
    let saved = 0
    const isAnswered = async (body: unknown): Promise<void> => {
      const isQuote = typeof body === 'object' && body !== null
      const sent =
        typeof body === 'string'
          ? body
          : JSON.stringify(isQuote && method === 'PATCH' ? { rev, ...body } : body)
      const { status, body: answered } = await owner.call(method, address, sent)
      assert.ok(status < 500, `${status} for ${sent}: ${JSON.stringify(answered)}`)
      if (status >= 300) return
      saved += 1
      rev = answered.rev
    }
    await fc.assert(fc.asyncProperty(bodies, isAnswered), { numRuns: 250 })
    assert.ok(saved > 0, 'no random body was a valid quote')
  })
}

test('random searches never cause a server error', async () => {
  const answers = async (search: string, cursor: string): Promise<void> => {
    const query = new URLSearchParams({ search, cursor })
    assert.ok((await owner.call('GET', `${path}/quotes?${query}`)).status < 500)
    assert.ok((await owner.call('GET', `${path}/quotes?${new URLSearchParams({ search })}`)).status < 500)
    assert.ok((await owner.call('GET', `${path}/customers?${new URLSearchParams({ search })}`)).status < 500)
  }
  await fc.assert(fc.asyncProperty(text, text, answers), { numRuns: 100 })
})

test('returns identity/signed-out with its message without a token', async () => {
  assertRefusal(await product.call('GET', '/teams'), 'identity/signed-out')
})
