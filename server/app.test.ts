import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { Hono } from 'hono'
import { pagePatterns, screenPatterns } from '@costard/contract'
import { readConfig } from '#config'
import { CodedError, createLog, createMetrics } from '#http'
import { testDatabase } from '#testing'
import { createApp } from './app.ts'
import { isAppRoute } from './app-routes.ts'
import { version } from './version.ts'

const folder = await mkdtemp(join(tmpdir(), 'costard-app-'))
afterAll(() => rm(folder, { recursive: true }))
const webFolder = join(folder, 'dist')
await mkdir(join(webFolder, 'assets'), { recursive: true })
await writeFile(join(webFolder, 'index.html'), '<!doctype html><head><title>Costard Pro</title></head>')
await writeFile(join(webFolder, 'assets/main-abc123.js'), 'export {}\n'.repeat(500))
await writeFile(join(webFolder, 'service-worker.js'), 'const revision = "SHELL_REVISION"')
await writeFile(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const logged: string[] = []
const log = createLog({ logLevel: 'warn' }, (line) => void logged.push(line))
const apiRoutes = new Hono()
  .get('/api/fails', () => {
    throw new Error('secret reason')
  })
  .get('/api/refuses', () => {
    throw new CodedError({ code: 'quote/wrong-state', status: 409, detail: { state: 'sent' } })
  })
const database = await testDatabase()
const app = createApp({
  metrics: createMetrics('1.2.3'),
  isDraining: () => false,
  config: readConfig({ DATA_DIR: folder }),
  database,
  identity: {
    routes: new Hono().get('/v1/projects', (c) => c.json({})),
    clientConfig: () => ({
      apiKey: 'key',
      authDomain: 'localhost:3000',
      projectId: 'p',
      appId: 'a',
      appCheck: { mode: 'audit', provider: 'proof-of-work', siteKey: 'a' },
      microsoft: false,
      identity: { kind: 'embedded' },
    }),
  },
  realtime: { routes: new Hono() },
  product: { apiRoutes, routes: new Hono() },
  content: {
    routes: new Hono(),
    clientConfig: {
      contentEndpoint: 'http://localhost:3000/content/api/v2',
      contentToken: 'token',
      privacyUrl: '/privacy',
      termsUrl: '/terms',
    },
  },
  webFolder,
  log,
})
const html = { headers: { accept: 'text/html' } }

async function codeOf(response: Response): Promise<unknown> {
  const { error } = (await response.json()) as { error: { code: unknown } }
  return error.code
}

test('serves the page for a screen, and with 404 for an unknown path', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/t/a1/quotes', 200],
    ['/nowhere', 404],
  ] as const) {
    const response = await app.request(path, html)
    assert.equal(response.status, status, path)
    assert.match(await response.text(), /Costard Pro/)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
  }
})

test('caches assets forever and revalidates other files', async () => {
  const asset = await app.request('/assets/main-abc123.js')
  assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.match(asset.headers.get('content-type') ?? '', /javascript/)
  const icon = await app.request('/favicon.svg')
  assert.equal(icon.headers.get('cache-control'), 'no-cache')
  const tag = { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } }
  assert.equal((await app.request('/favicon.svg', tag)).status, 304)
})

test('answers 404 for a missing asset and serves nothing outside the folder', async () => {
  const missing = await app.request('/assets/old-123.js', html)
  assert.equal(missing.status, 404)
  assert.equal(await codeOf(missing), 'request/not-found')
  for (const path of ['/..%2fsecret.key', '/assets/..%2f..%2fsecret.key', '/%2e%2e/secret.key']) {
    assert.notEqual((await app.request(path)).status, 200, path)
  }
})

test('compresses text when the client accepts it', async () => {
  const response = await app.request('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip' } })
  assert.equal(response.headers.get('content-encoding'), 'gzip')
})

test('answers an unknown API path with a JSON 404', async () => {
  for (const path of ['/api/nothing', '/api', '/v1/nothing', '/__/nothing', '/content/nothing']) {
    const response = await app.request(path, html)
    assert.equal(response.status, 404, path)
    assert.equal(await codeOf(response), 'request/not-found')
  }
  assert.equal((await app.request('/', { method: 'POST' })).status, 404)
})

test('answers a CodedError with its code, status, detail and the request id', async () => {
  const response = await app.request('/api/refuses', { headers: { 'x-request-id': 'r-1' } })
  assert.equal(response.status, 409)
  assert.equal(response.headers.get('content-type'), 'application/problem+json')
  assert.deepEqual(await response.json(), {
    type: '/api/problems#quote/wrong-state',
    title: 'quote/wrong-state',
    status: 409,
    code: 'quote/wrong-state',
    requestId: 'r-1',
    error: {
      code: 'quote/wrong-state',
      message: 'quote/wrong-state',
      requestId: 'r-1',
      detail: { state: 'sent' },
    },
  })
})

test('answers an unknown error generically and logs it with the request id', async () => {
  const response = await app.request('/api/fails')
  assert.equal(response.status, 500)
  const text = await response.text()
  assert.doesNotMatch(text, /secret reason|\.ts/)
  const { error } = JSON.parse(text)
  assert.equal(error.code, 'server/failed')
  assert.ok(logged.some((line) => line.includes(error.requestId) && line.includes('secret reason')))
})

test('every response has a request id and x-content-type-options', async () => {
  for (const path of ['/', '/assets/main-abc123.js', '/api/fails', '/v1/projects', '/livez', '/nowhere']) {
    const { headers } = await app.request(path, html)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    assert.ok(headers.get('x-request-id'), path)
  }
})

test('asks search engines to leave customer links alone', async () => {
  const filled = Object.values({ ...pagePatterns, ...screenPatterns })
    .filter((pattern) => pattern.includes('/:') && pattern !== screenPatterns.answer)
    .map((pattern) => pattern.replace(/:\w+/g, 'abc').replace('/*', ''))
  for (const path of [...filled, '/api/public/quotes/abc']) {
    assert.equal((await app.request(path, html)).headers.get('x-robots-tag'), 'noindex, nofollow', path)
  }
  for (const path of ['/', '/privacy', '/faq/abc', '/sign-up']) {
    assert.equal((await app.request(path, html)).headers.get('x-robots-tag'), null, path)
  }
  assert.match(await (await app.request('/robots.txt')).text(), /^User-agent: \*\nDisallow: \/api\//)
})

test('pages, scripts and text carry the content security policy', async () => {
  for (const path of ['/', '/nowhere', '/assets/main-abc123.js', '/favicon.svg', '/livez']) {
    const { headers } = await app.request(path, html)
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
    assert.equal(headers.get('referrer-policy'), 'same-origin')
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/)
    assert.doesNotMatch(policy, /'unsafe-eval'/)
    assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\)/)
  }
})

test('serves the client configuration in the format of Firebase Hosting', async () => {
  const response = await app.request('/__/firebase/init.json')
  assert.deepEqual(await response.json(), {
    apiKey: 'key',
    authDomain: 'localhost:3000',
    projectId: 'p',
    appId: 'a',
    databaseURL: 'http://localhost:3000',
    costard: {
      productName: 'Costard',
      version,
      contentEndpoint: 'http://localhost:3000/content/api/v2',
      contentToken: 'token',
      privacyUrl: '/privacy',
      termsUrl: '/terms',
      microsoft: false,
      appCheck: { mode: 'audit', provider: 'proof-of-work', siteKey: 'a' },
      identity: { kind: 'embedded' },
      realtime: 'embedded',
      hidesSignInMethods: false,
      languages: ['en', 'fr', 'de', 'es'],
      mailbox: true,
    },
  })
})

test('index.html contains the client configuration, and a 304 follows while neither changes', async () => {
  const page = await app.request('/', html)
  const [, json = ''] = /id="client-config">(.*?)<\/script>/.exec(await page.text()) ?? []
  assert.deepEqual(JSON.parse(json), await (await app.request('/__/firebase/init.json')).json())
  const again = { headers: { ...html.headers, 'if-none-match': page.headers.get('etag') ?? '' } }
  assert.equal((await app.request('/', again)).status, 304)
})

test('the service worker is new when the page is', async () => {
  const worker = await app.request('/service-worker.js')
  assert.match(worker.headers.get('content-type') ?? '', /^text\/javascript/)
  assert.equal(worker.headers.get('cache-control'), 'no-cache')
  const script = await worker.text()
  assert.match(script, /^const revision = "[\w-]{16}"$/)
  assert.equal(await (await app.request('/service-worker.js')).text(), script)
  const page = await readFile(join(webFolder, 'index.html'), 'utf8')
  await writeFile(join(webFolder, 'index.html'), page.replace('Costard', 'New'))
  const later = await (await app.request('/service-worker.js')).text()
  await writeFile(join(webFolder, 'index.html'), page)
  assert.notEqual(later, script)
})

test('the web app manifest has the names of the language', async () => {
  const answers = await Promise.all(
    ['de-AT,de;q=0.9', 'xx'].map((language) =>
      app.request('/app.webmanifest', { headers: { 'accept-language': language } }),
    ),
  )
  const [german, other] = (await Promise.all(answers.map((each) => each.json()))) as {
    lang: string
    shortcuts: { name: string; url: string }[]
    icons: { src: string; sizes: string; purpose: string }[]
    screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
  }[]
  assert.equal(answers[0]?.headers.get('content-type'), 'application/manifest+json')
  assert.deepEqual([german?.lang, german?.shortcuts[0]?.name], ['de', 'Neues Angebot'])
  assert.equal(other?.lang, 'en')
  for (const { url } of other?.shortcuts ?? []) assert.ok(isAppRoute(url), url)
  assert.ok(other?.icons.some(({ purpose }) => purpose === 'maskable'))
  assert.notEqual(german?.screenshots[0]?.label, other?.screenshots[0]?.label)
  for (const { src, sizes } of [...(other?.icons ?? []), ...(other?.screenshots ?? [])]) {
    // In a PNG, width and height follow the signature and the name of the first chunk.
    const picture = await readFile(new URL(`../web/public${src}`, import.meta.url))
    assert.equal(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, sizes, src)
  }
})

test('a product name cannot close the script element of the configuration', async () => {
  const named = createApp({
    metrics: createMetrics('1.2.3'),
    isDraining: () => false,
    config: readConfig({ DATA_DIR: folder, PRODUCT_NAME: '</script>$&' }),
    database,
    identity: { routes: new Hono(), clientConfig: () => ({}) as never },
    realtime: { routes: new Hono() },
    product: { apiRoutes: new Hono(), routes: new Hono() },
    content: { routes: new Hono(), clientConfig: {} as never },
    webFolder,
    log,
  })
  const page = await (await named.request('/', html)).text()
  const [, json = ''] = /id="client-config">(.*?)<\/script>/.exec(page) ?? []
  assert.equal(JSON.parse(json).costard.productName, '</script>$&')
})

test('is ready while its database answers', async () => {
  assert.equal(await (await app.request('/livez')).text(), `ok ${version}`)
  assert.equal((await app.request('/readyz')).status, 200)
  const away = { probe: { ask: async () => 'away' as const, close: async () => {} } }
  const withoutDatabase = createApp({
    metrics: createMetrics('1.2.3'),
    isDraining: () => false,
    config: readConfig({ DATA_DIR: folder }),
    database: away,
    identity: { routes: new Hono(), clientConfig: () => ({}) as never },
    realtime: { routes: new Hono() },
    product: { apiRoutes: new Hono(), routes: new Hono() },
    content: { routes: new Hono(), clientConfig: {} as never },
    webFolder,
    log,
  })
  assert.equal((await withoutDatabase.request('/readyz')).status, 503)
  assert.equal((await withoutDatabase.request('/livez')).status, 200)
})

test('warns once about a proxy that TRUSTED_PROXIES does not name', async () => {
  const warnings = (): number => logged.filter((line) => line.includes('TRUSTED_PROXIES')).length
  await app.request('/', html)
  assert.equal(warnings(), 0)
  for (const name of ['x-forwarded-for', 'forwarded']) {
    await app.request('/', { headers: { ...html.headers, [name]: '203.0.113.7' } })
  }
  assert.equal(warnings(), 1)
})
