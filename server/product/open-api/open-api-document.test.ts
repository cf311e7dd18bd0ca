import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDocument, contract, contractCalls, errorCodes, WebhookPayload } from '@costard/contract'
import type { Catalog, Effect, grammar, Leaf, PriceResult, TraceStep } from '@costard/pricing'
import { z } from 'zod'
import { aQuote, aSentQuote, aShop, checkAnswer, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'
import type * as catalogs from './catalog-schemas.ts'
import type * as prices from './price-schemas.ts'

const product = await startTestProduct({ PRODUCT_NAME: 'Quote <& Co>' })
const { status, body: document } = await product.call('GET', '/openapi.json')

const calls = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { errorMap, route, meta } = procedure['~orpc']
    return {
      name: `${room}.${name}`,
      errorMap,
      scope: meta.scope,
      path: String(route.path),
      method: String(route.method),
    }
  }),
)

/** Returns the codes of a refusal in the document. */
function codesOf({ $ref }: { $ref: string }): string[] {
  const { content } = document.components.responses[$ref.replace(/^.*\//, '')]
  return content['application/problem+json'].schema.allOf[1].properties.code.enum
}

function parametersOf(path: string, method: string): string[] {
  const { parameters = [] } = document.paths[path][method.toLowerCase()]
  return parameters.map((one: any) => one.name ?? one.$ref.replace(/^.*\//, ''))
}

test('the document has title, version, server and security scheme', () => {
  assert.equal(status, 200)
  assert.match(document.openapi, /^3\.1\.\d+$/)
  assert.equal(document.info.title, 'Quote <& Co> Pro')
  assert.ok(document.info.version)
  assert.deepEqual(document.servers, [{ url: `${product.url}/api` }])
  const { idToken, apiKey } = document.components.securitySchemes
  assert.deepEqual([idToken.scheme, apiKey.scheme], ['bearer', 'bearer'])
})

test('the document has exactly the calls of the contract', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as object).map(
      ([method, { operationId }]) => `${operationId} ${method} ${path}`,
    ),
  )
  assert.deepEqual(
    documented.toSorted(),
    calls.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`).toSorted(),
  )
})

for (const { name, path, method, errorMap, scope } of calls) {
  const operation = document.paths[path]?.[method.toLowerCase()]

  test(`${name} is documented with parameters, response and errors`, () => {
    assert.ok(operation.summary)
    assert.equal(operation.tags.length, 1)
    const inPath = (operation.parameters ?? []).filter((one: any) => one.in === 'path')
    assert.deepEqual(
      inPath.map((one: any) => [one.name, one.required]),
      [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, true]),
    )
    const [success, ...others] = Object.keys(operation.responses).filter((code) => code.startsWith('2'))
    assert.deepEqual(others, [])
    const [body] = Object.values<any>(operation.responses[success ?? ''].content)
    assert.ok(body.schema)
    for (const [code, { status: of }] of Object.entries<{ status?: number }>(errorMap))
      assert.ok(codesOf(operation.responses[String(of)]).includes(code), code)
    for (const code of [
      'request/invalid',
      'request/too-many',
      'server/failed',
      'server/unavailable',
    ] as const)
      assert.ok(codesOf(operation.responses[errorCodes[code].status]).includes(code), code)
    assert.deepEqual(operation.responses.default, { $ref: '#/components/responses/Refusal' })
    const needsCaller = 'identity/signed-out' in errorMap
    const callers = scope === undefined ? [{ idToken: [] }] : [{ idToken: [] }, { apiKey: [] }]
    assert.deepEqual(operation.security, needsCaller ? callers : [])
  })
}

test('changes take an idempotency key, and those of a version a condition', () => {
  for (const { address, method, meta, takesRev, operation } of contractCalls(contract)) {
    const names = parametersOf(address, method)
    const takesKey = meta.isRecorded && !meta.hasSecretAnswer && !meta.isStreamed
    assert.equal(names.includes('IdempotencyKey'), takesKey, operation)
    assert.equal(names.includes('IfMatch'), takesRev, operation)
  }
})

test('booleans of a query are booleans, and no parameter may be empty', () => {
  const { parameters } = document.paths['/teams/{teamId}/quotes'].get
  const of = (name: string) => parameters.find((one: any) => one.name === name).schema.type
  assert.deepEqual([of('isUndelivered'), of('needsYou')], ['boolean', 'boolean'])
  assert.doesNotMatch(JSON.stringify(document), /allowEmptyValue|allowReserved|"anyOf":\[\]|[[,]\{\}[,\]]/)
})

test('each event of a webhook has a body that the payload allows', () => {
  const { schema } = document.webhooks['quote.accepted'].post.requestBody.content['application/json']
  assert.equal(schema.allOf[1].properties.type.const, 'quote.accepted')
  const { type } = WebhookPayload.parse({
    type: 'webhook.test',
    timestamp: '2026-11-27T10:00:00Z',
    data: { teamId: 'a'.repeat(20) },
  })
  assert.ok(document.webhooks[type])
})

test('every example of a request is answered', async () => {
  const shop = await aShop(product)
  const draft = await aQuote(shop)
  let examples = 0
  for (const { address, method, operation } of contractCalls(contract)) {
    const { requestBody } = document.paths[address][method.toLowerCase()]
    const example = requestBody?.content?.['application/json']?.example
    if (example === undefined) continue
    examples += 1
    const at = address.replace('/teams/{teamId}', shop.path).replace('{quoteId}', draft.id)
    // Replace the catalog id of the example by that of the test's team.
    const body = JSON.parse(
      JSON.stringify(example).replaceAll(/(?<="catalogId":")[^"]+/g, shop.catalogs.buy.pricing.id),
    )
    const answer = await shop.owner.call(method, at, body)
    assert.ok(answer.status < 300, `${operation}: ${JSON.stringify(answer.body)}`)
  }
  assert.ok(examples > 0)
})

test('every example of an answer is as its schema says, and the main job has all', async () => {
  const shown: string[] = []
  for (const { address, method, operation } of contractCalls(contract)) {
    const { responses } = document.paths[address][method.toLowerCase()]
    for (const [status, { content }] of Object.entries<any>(responses)) {
      const type = 'application/json'
      const example = content?.[type]?.example
      if (example === undefined) continue
      shown.push(operation)
      const path = address.replaceAll(/\{\w+\}/g, 'x'.repeat(20))
      await checkAnswer({ method, path, status: Number(status), type }, example)
      const broken = Array.isArray(example) ? [{}] : {}
      await assert.rejects(checkAnswer({ method, path, status: Number(status), type }, broken), operation)
    }
  }
  assert.deepEqual(shown.toSorted(), [
    'catalogs.list',
    'customers.add',
    'customers.list',
    'devicePrices.compute',
    'quotes.add',
    'quotes.get',
    'quotes.send',
  ])
})

test('every $ref resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  for (const reference of references) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<any>((at, key) => at?.[key], document)
    assert.ok(found, reference)
  }
})

test('the docs page and its assets are self-hosted, without inline scripts', async () => {
  const page = await fetch(`${product.url}/api/docs`)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self' 'wasm-unsafe-eval';/)
  const html = await page.text()
  assert.match(html, /<title>Quote &#60;&#38; Co&#62; Pro API<\/title>/)
  assert.doesNotMatch(html, /<script>|\son\w+=|javascript:|https?:\/\//)
  const addresses = [...html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address]) => address)
  assert.equal(addresses.length, 3)
  for (const address of addresses) {
    const asset = await fetch(`${product.url}${address}`)
    assert.equal(asset.status, 200)
    assert.match(asset.headers.get('content-type') ?? '', /^text\/(css|javascript)/)
    assert.ok((await asset.text()).length > 50)
  }
  assert.equal((await fetch(`${product.url}/api/docs/package.json`)).status, 404)
})

/** A type without readonly and without the brands of ids, at every depth. */
type Plain<Type> = Type extends string
  ? string extends Type
    ? string
    : Type extends { readonly [z.$brand]: unknown }
      ? string
      : Type
  : Type extends readonly (infer Item)[]
    ? Plain<Item>[]
    : Type extends object
      ? [keyof Type] extends [never]
        ? Record<string, unknown> // rule of a step
        : { -readonly [Key in keyof Type]-?: Plain<Type[Key]> | Optional<Type, Key> }
      : Type
/** Makes a schema without an optional property differ from one with it. */
type Optional<Type, Key extends keyof Type> =
  Record<never, never> extends Pick<Type, Key> ? 'optional' : never
type Same<One, Other> = [Plain<One>] extends [Plain<Other>]
  ? [Plain<Other>] extends [Plain<One>]
    ? true
    : never
  : never

/** Fails to compile if a schema and the type of pricing differ, in either direction. */
const isSame: readonly [
  Same<z.infer<typeof prices.TraceStep>, TraceStep>,
  Same<z.infer<typeof prices.PriceResult>, PriceResult>,
  Same<grammar.Described<typeof grammar.leaf>, Leaf>,
  Same<z.infer<typeof catalogs.Effect>, Effect>,
  Same<z.infer<typeof catalogs.Catalog>, Catalog>,
  Same<z.infer<typeof catalogs.CatalogDocument>, CatalogDocument>,
] = [true, true, true, true, true, true]

test('the schemas of prices and catalogs are the types of pricing', () => {
  assert.ok(isSame.every(Boolean))
})

/** Finds schemas of objects without described contents. */
function* vagueIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (
    'type' in value &&
    value.type === 'object' &&
    !('properties' in value) &&
    !('additionalProperties' in value)
  )
    yield path
  for (const [key, part] of Object.entries(value)) yield* vagueIn(part, `${path}/${key}`)
}

test('every object is described', () => {
  assert.deepEqual([...vagueIn(document, '')], [])
})

/** Returns the schema of the answer of a call, with the components of the document. */
function answerOf(method: string, path: string): z.ZodType {
  const { schema } = document.paths[path][method].responses['200'].content['application/json']
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
}

test('quotes, catalogs and public quotes are as described', async () => {
  const shop = await aShop(product)
  const quote = answerOf('get', '/teams/{teamId}/quotes/{quoteId}')
  const { id } = await aQuote(shop)
  const { body: draft } = await shop.owner.call('GET', `${shop.path}/quotes/${id}`)
  quote.parse(draft)
  draft.lines[0].result.trace[0].before = 'a lot'
  assert.equal(quote.safeParse(draft).success, false)

  const catalog = answerOf('get', '/teams/{teamId}/catalogs/{catalogId}')
  for (const { pricing } of Object.values(shop.catalogs)) {
    const { body } = await shop.owner.call('GET', `${shop.path}/catalogs/${pricing.id}`)
    catalog.parse(body)
    const isChanged = (effects: any): boolean => {
      const [effect] = Object.values<any>(effects.choices ?? {}).flat()
      if (effect) effect.kind = 'unheard-of'
      return effect !== undefined
    }
    assert.ok(Object.values<any>(body.pricing.computation).some(isChanged))
    assert.equal(catalog.safeParse(body).success, false)
  }

  const { token } = await aSentQuote(shop)
  const { body: offer } = await product.call('GET', `/public/quotes/${token}`)
  answerOf('get', '/public/quotes/{token}').parse(offer)
})

test('the document and its viewer are compressed once, not sent again to who has them, and count as calls', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const get = (path: string, headers = {}): Promise<Response> =>
    fetch(`${limited.url}/api${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })
  for (const path of ['/openapi.json', '/docs/swagger-ui-bundle.js']) {
    const [plain, packed] = [await get(path), await get(path, { 'accept-encoding': 'gzip' })]
    assert.equal(packed.headers.get('content-encoding'), 'gzip')
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.equal(await packed.text(), await plain.text())
    const tag = packed.headers.get('etag') ?? ''
    assert.notEqual(tag, plain.headers.get('etag'))
    const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': tag })
    assert.deepEqual([again.status, await again.text()], [304, ''])
  }
  const { calls: allowed } = apiLimits.callsPerClient
  const tag = (await get('/openapi.json')).headers.get('etag') ?? ''
  for (let call = 7; call < allowed; call += 1) await get('/openapi.json', { 'if-none-match': tag })
  assert.equal((await get('/openapi.json')).status, 429)
  assert.equal((await get('/docs/swagger-ui-bundle.js')).status, 429)
})
