import assert from 'node:assert/strict'
import { test } from 'vitest'
import { publicUrl, startTestIdentity } from '../testing/start-test-identity.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'
import type { AuthEvent } from './handler-page.ts'

const path = '/__/auth/handler'
const provider = await startTestProvider({ redirectUris: [`${publicUrl}${path}`] })
const { url: issuer, clientId, clientSecret } = provider
provider.accounts.set('niamh', { oid: 'niamh', email: 'niamh@liffey.example' })
const microsoft = { clientId, clientSecret, tenant: 'common', issuer }
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const { identity, apiKey, call } = await startTestIdentity({ microsoft, now })
const unconfigured = await startTestIdentity()
const unreachable = await startTestIdentity({ microsoft: { ...microsoft, issuer: 'http://localhost:9' } })

const request = {
  apiKey,
  appName: 'app',
  authType: 'signInViaPopup',
  eventId: '123',
  providerId: 'microsoft.com',
  redirectUrl: `${publicUrl}/teams?a=</script>`,
}

async function open(query: Record<string, string>, at = identity, cookie = ''): Promise<Response> {
  return at.routes.request(`${path}?${new URLSearchParams(query)}`, { headers: { cookie } })
}

/** Returns the data in a page that its script passes on. */
async function handoverOf(
  response: Response,
): Promise<{ event: AuthEvent; client: string; redirectUrl: string }> {
  const html = await response.text()
  const [, json] = /<script id="event" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  assert.ok(json, html)
  return JSON.parse(json)
}

async function start(): Promise<{ location: string; cookie: string; setCookie: string }> {
  const response = await open(request)
  assert.equal(response.status, 302)
  const setCookie = response.headers.get('Set-Cookie') ?? ''
  return {
    location: response.headers.get('Location') ?? '',
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
  }
}

async function comeBack(url: string, cookie: string): Promise<Response> {
  return identity.routes.request(`${path}${new URL(url).search}`, { headers: { cookie } })
}

test('redirects to the provider and sets a cookie that scripts cannot read', async () => {
  const { location, setCookie } = await start()
  assert.ok(location.startsWith(`${issuer}/auth?`))
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=600', `Path=${path}`]) {
    assert.ok(setCookie.includes(part), part)
  }
})

test("passes the provider's response to the page that started the sign-in, once", async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  const response = await comeBack(returned, cookie)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  assert.equal(response.headers.get('Cross-Origin-Opener-Policy'), 'unsafe-none')
  const { event, ...rest } = await handoverOf(response)
  const { sessionId, ...about } = event
  assert.deepEqual(about, { type: 'signInViaPopup', eventId: '123', postBody: null, tenantId: null })
  assert.deepEqual([rest.client, rest.redirectUrl], [`${apiKey}:app`, new URL(request.redirectUrl).href])
  assert.equal((await comeBack(returned, cookie)).status, 400)
  const { body } = await call('signInWithIdp', { requestUri: returned, sessionId })
  assert.equal(body.email, 'niamh@liffey.example')
})

test('rejects another browser', async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  const other = await start()
  for (const foreign of ['', other.cookie, cookie.replace(/=.*/, '=guess')]) {
    assert.equal((await comeBack(returned, foreign)).status, 400)
  }
  assert.equal((await comeBack(returned, cookie)).status, 200)
})

test('rejects a return after ten minutes', async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  aheadMs = 601_000
  assert.equal((await comeBack(returned, cookie)).status, 400)
  aheadMs = 0
})

test('does not consume a sign-in started by createAuthUri', async () => {
  const { body } = await call('createAuthUri', {
    providerId: 'microsoft.com',
    continueUri: `${publicUrl}${path}`,
  })
  const returned = await provider.visit(body.authUri, 'niamh')
  assert.equal((await comeBack(returned, '')).status, 400)
  const signIn = { requestUri: returned, sessionId: body.sessionId }
  assert.equal((await call('signInWithIdp', signIn)).status, 200)
})

test('reports a cancelled sign-in to the page', async () => {
  const { location, cookie } = await start()
  const { event } = await handoverOf(await comeBack(await provider.visit(location, 'cancel'), cookie))
  assert.equal(event.error?.code, 'auth/user-cancelled')
  assert.equal(event.sessionId, null)
})

test('rejects foreign pages and incomplete requests', async () => {
  for (const change of [
    { apiKey: 'other' },
    { authType: 'verifyApp' },
    { redirectUrl: 'https://elsewhere.example/' },
    { redirectUrl: `${publicUrl}.elsewhere.example/` },
    { redirectUrl: `${publicUrl}:8443/` },
    { redirectUrl: 'javascript:alert(1)' },
    { redirectUrl: '' },
  ]) {
    const response = await open({ ...request, ...change })
    assert.equal(response.status, 400, JSON.stringify(change))
    assert.equal(response.headers.get('Set-Cookie'), null)
  }
})

test('reports to the page why a sign-in cannot start', async () => {
  const errorOf = async (change: Partial<typeof request>, at = identity) =>
    (await handoverOf(await open({ ...request, ...change }, at))).event.error?.code
  assert.equal(
    await errorOf({ apiKey: unconfigured.apiKey }, unconfigured.identity),
    'auth/operation-not-allowed',
  )
  assert.equal(await errorOf({ providerId: 'google.com' }), 'auth/operation-not-allowed')
  assert.equal(await errorOf({ apiKey: unreachable.apiKey }, unreachable.identity), 'auth/internal-error')
})

test('escapes HTML from the query', async () => {
  const response = await open({
    ...request,
    providerId: 'none',
    eventId: '</script><script>alert(1)</script>',
  })
  const html = await response.text()
  assert.equal(html.split('</script>').length - 1, 2)
  assert.match(html, /\\u003c\/script>/)
})
