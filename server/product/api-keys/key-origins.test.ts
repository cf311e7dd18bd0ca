import assert from 'node:assert/strict'
import { test } from 'vitest'
import { apiKeyLimits, contract, contractCalls } from '@costard/contract'
import { anApiKey, aQuoteInput, aShop, type Shop, startTestProduct } from '#testing'
import { apiLimits } from '../calls/api-limits.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const site = 'https://shop.example'
const asks = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }

interface Key {
  readonly id: string
  readonly token: string
}

async function aKeyFor(origins: readonly string[], of: Shop = shop, more = {}): Promise<Key> {
  const input = { name: 'Site', scopes: ['catalogs.read', 'quotes.read', 'quotes.draft'], origins, ...more }
  const { status, body } = await of.owner.call('POST', `${of.path}/api-keys`, input)
  assert.equal(status, 201)
  return body
}

function send(at: string, { origin = site, method = 'GET', headers = {}, body }: Sent): Promise<Response> {
  return fetch(`${product.url}/api${at}`, { method, headers: { origin, ...headers }, body: body ?? null })
}
interface Sent {
  readonly origin?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

function withKey({ token }: Pick<Key, 'token'>, sent: Sent = {}, at = `${path}/quotes/counts`) {
  return send(at, { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } })
}

function preflight(at: string, origin = site): Promise<Response> {
  return send(at, { origin, method: 'OPTIONS', headers: asks })
}

function allowedOrigin({ headers }: Response): string | null {
  return headers.get('access-control-allow-origin')
}

/**
 * Asserts that an answer allows no cookies from browsers, and cannot be served from a cache to another site.
 */
function assertNoCredentials({ headers }: Response): void {
  assert.equal(headers.get('access-control-allow-credentials'), null)
  assert.match(headers.get('vary') ?? '', /(^|, *)origin\b/i)
}

test('a page of a listed site reads answers, refusals and what they say in headers', async () => {
  const key = await aKeyFor([site, 'http://localhost:5173'])
  for (const origin of [site, 'http://localhost:5173']) {
    const read = await withKey(key, { origin })
    assert.deepEqual([read.status, allowedOrigin(read)], [200, origin])
    const exposed = read.headers.get('access-control-expose-headers')?.split(', ')
    for (const name of ['etag', 'location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'])
      assert.ok(exposed?.includes(name), name)
    assertNoCredentials(read)
  }
  const draft = await withKey(
    key,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aQuoteInput(shop)),
    },
    `${path}/quotes`,
  )
  assert.deepEqual([draft.status, allowedOrigin(draft)], [201, site])
  for (const at of ['/quotes/none', '/members', '/catalogs/none', '/none']) {
    const refused = await withKey(key, {}, path + at)
    assert.ok(refused.status >= 400)
    assert.equal(allowedOrigin(refused), site, at)
  }
  const { id } = shop.catalogs.buy.pricing
  const document = await withKey(key, {}, `${path}/catalogs/${id}`)
  assert.deepEqual([document.status, allowedOrigin(document)], [200, site])
  assertNoCredentials(document)
})

test('other sites, other keys, members and ended keys share nothing', async () => {
  const key = await aKeyFor([site])
  const other = await aKeyFor(['https://other.example'])
  const revoked = await aKeyFor([site])
  await owner.call('POST', `${path}/api-keys/${revoked.id}/revoke`)
  const member = { token: await owner.idToken() }
  const elsewhere = [
    'https://other.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://www.shop.example',
    'https://shop.example.other.example',
    'HTTPS://SHOP.EXAMPLE',
    'null',
  ]
  for (const [of, origin] of [
    ...elsewhere.map((one) => [key, one] as const),
    [other, site] as const,
    [{ token: await anApiKey(shop, ['quotes.read']) }, site] as const,
    [revoked, site] as const,
    [member, site] as const,
    [{ token: 'unknown' }, site] as const,
  ]) {
    const answer = await withKey(of, { origin })
    assert.equal(allowedOrigin(answer), null, origin)
    assertNoCredentials(answer)
  }
  assert.equal(allowedOrigin(await send(`${path}/quotes/counts`, {})), null)
})

test('a preflight is answered for origins that a usable key lists, and for calls of keys', async () => {
  const there = await aShop(product)
  const origin = 'https://till.example'
  const at = `${path}/quotes`
  const isAnswered = async (): Promise<boolean> => {
    const answer = await preflight(at, origin)
    assert.equal(answer.status, 204)
    assertNoCredentials(answer)
    return allowedOrigin(answer) === origin
  }
  assert.equal(await isAnswered(), false)
  const key = await aKeyFor([], there)
  const edit = (origins: readonly string[]) =>
    there.owner.call('PATCH', `${there.path}/api-keys/${key.id}`, { origins })
  assert.equal((await edit([origin])).status, 200)
  // The origins of all teams count, because a preflight does not name the key that follows.
  assert.equal(await isAnswered(), true)
  const { headers } = await preflight(at, origin)
  assert.deepEqual(headers.get('access-control-allow-methods')?.split(', '), [
    'GET',
    'POST',
    'HEAD',
    'OPTIONS',
  ])
  const allowed = headers.get('access-control-allow-headers')?.split(', ')
  assert.deepEqual(allowed?.toSorted(), [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-match',
    'if-none-match',
  ])
  assert.equal(allowedOrigin(await preflight(`${path}/api-keys`, origin)), null)
  const stranger = await withKey(await aKeyFor([site]), { origin })
  assert.equal(allowedOrigin(stranger), null)
  await edit([])
  assert.equal(await isAnswered(), false)
  const brief = await aKeyFor([origin], there, { days: 1 })
  assert.equal(await isAnswered(), true)
  product.clock.advanceSeconds(24 * 60 * 60)
  assert.equal(await isAnswered(), false)
  assert.equal((await withKey(brief, { origin })).status, 401)
})

test('every call of keys, and no other, answers a preflight', async () => {
  await aKeyFor([site])
  const byAddress = Map.groupBy(contractCalls(contract), ({ address }) => address)
  for (const [address, calls] of byAddress) {
    const at = address.replace('/teams/{teamId}', path).replaceAll(/\{\w+\}/g, 'x'.repeat(20))
    const { headers } = await preflight(at)
    const methods = headers.get('access-control-allow-methods')?.split(', ') ?? []
    for (const { method, meta, operation } of calls)
      assert.equal(methods.includes(method), meta.scope !== undefined, operation)
  }
})

test('sites of a key are changed, and listed in the form of browsers', async () => {
  const key = await aKeyFor([])
  const at = `${path}/api-keys/${key.id}`
  const origins = [' https://Shop.example/ ', 'https://shop.example:443', 'http://localhost:3000']
  const { status, body } = await owner.call('PATCH', at, { origins })
  assert.deepEqual([status, body.origins], [200, [site, 'http://localhost:3000']])
  const { body: listed } = await owner.call('GET', `${path}/api-keys`)
  assert.deepEqual(listed.find(({ id }: Key) => id === key.id).origins, body.origins)
  assert.equal(allowedOrigin(await withKey(key)), site)
  await owner.call('PATCH', at, { origins: [] })
  assert.equal(allowedOrigin(await withKey(key)), null)
})

test('refuses what is no origin, and one more than allowed', async () => {
  const key = await aKeyFor([])
  const at = `${path}/api-keys/${key.id}`
  const { maxOrigins } = apiKeyLimits
  const many = (count: number) => Array.from({ length: count }, (_, n) => `https://shop-${n}.example`)
  for (const origins of [
    ['*'],
    ['null'],
    [''],
    ['shop.example'],
    ['https://*.shop.example'],
    ['http://*.localhost'],
    ['https://shop.example/price'],
    ['https://shop.example/?a=b'],
    ['https://shop.example#top'],
    ['https://somebody@shop.example'],
    ['http://shop.example'],
    ['ftp://shop.example'],
    ['https://shop.example', 'https://other.example/page'],
    many(maxOrigins + 1),
    'https://shop.example',
    null,
  ]) {
    const input = { name: 'Site', scopes: ['catalogs.read'], origins }
    for (const refused of [
      await owner.call('POST', `${path}/api-keys`, input),
      await owner.call('PATCH', at, { origins }),
    ]) {
      assert.deepEqual([refused.status, refused.code], [400, 'request/invalid'], JSON.stringify(origins))
      assert.match(refused.body.error.detail[0].path, /^origins\b/)
    }
  }
  assert.equal((await owner.call('PATCH', at, { origins: many(maxOrigins) })).status, 200)
  assert.equal((await owner.call('PATCH', at, {})).code, 'request/invalid')
})

test('sites of keys that ended, and of another team, are not changed', async () => {
  const key = await aKeyFor([])
  const { owner: stranger, path: theirs } = await aShop(product)
  const origins = [site]
  const refused = await stranger.call('PATCH', `${theirs}/api-keys/${key.id}`, { origins })
  assert.deepEqual([refused.status, refused.code], [404, 'key/not-found'])
  await owner.call('POST', `${path}/api-keys/${key.id}/revoke`)
  const ended = await owner.call('PATCH', `${path}/api-keys/${key.id}`, { origins })
  assert.deepEqual([ended.status, ended.code], [404, 'key/not-found'])
})

test('the address of assistants shares nothing with the sites of a key', async () => {
  const { token } = await aKeyFor([site])
  const answer = await fetch(`${product.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  })
  assert.equal(allowedOrigin(answer), null)
})

test('a listed site is told of the limit; preflights count by client', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const there = await aShop(limited)
  const { body: key } = await there.owner.call('POST', `${there.path}/api-keys`, {
    name: 'Site',
    scopes: ['quotes.read'],
    origins: [site],
  })
  const at = `${limited.url}/api${there.path}/quotes/counts`
  const headers = { authorization: `Bearer ${key.token}`, origin: site }
  const times = <Result>(count: number, act: () => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, act))
  await times(apiLimits.callsPerKey.calls, () => fetch(at, { headers }).then((answer) => answer.text()))
  const refused = await fetch(at, { headers })
  assert.deepEqual([refused.status, allowedOrigin(refused)], [429, site])
  const ask = () => fetch(at, { method: 'OPTIONS', headers: { origin: site, ...asks } })
  const asked = await times(apiLimits.callsPerClient.calls + 1, ask)
  assert.ok(asked.some(({ status }) => status === 429))
})
