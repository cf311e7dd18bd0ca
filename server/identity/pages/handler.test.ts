import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicUrl, startTestIdentity } from '../testing/start-test-identity.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'
import type { AuthEvent } from './handler-page.ts'

const path = '/__/auth/handler'
const provider = await startTestProvider({ redirectUris: [`${publicUrl}${path}`] })
const { url: issuer, clientId, clientSecret } = provider
provider.accounts.set('niamh', { oid: 'niamh', email: 'niamh@liffey.example' })
const microsoft = { clientId, clientSecret, tenant: 'common', issuer }
let passedMs = 0
const now = () => new Date(Date.now() + passedMs)
const { identity, apiKey, call } = await startTestIdentity({ microsoft, now })
const unset = await startTestIdentity()
const lost = await startTestIdentity({ microsoft: { ...microsoft, issuer: 'http://localhost:9' } })

const wish = {
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

/** What the page hands over by itself. */
async function handedOver(
  response: Response,
): Promise<{ event: AuthEvent; client: string; redirectUrl: string }> {
  const html = await response.text()
  const [, json] = /<script id="event" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  assert.ok(json, html)
  return JSON.parse(json)
}

async function start(): Promise<{ location: string; cookie: string; setCookie: string }> {
  const response = await open(wish)
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

test('sends the window to the provider, with a cookie that scripts can not read', async () => {
  const { location, setCookie } = await start()
  assert.ok(location.startsWith(`${issuer}/auth?`))
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=600', `Path=${path}`]) {
    assert.ok(setCookie.includes(part), part)
  }
})

test('hands what the provider answers to the page that asked, once', async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  const response = await comeBack(returned, cookie)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  assert.equal(response.headers.get('Cross-Origin-Opener-Policy'), 'unsafe-none')
  const { event, ...rest } = await handedOver(response)
  const { sessionId, ...about } = event
  assert.deepEqual(about, { type: 'signInViaPopup', eventId: '123', postBody: null, tenantId: null })
  assert.deepEqual([rest.client, rest.redirectUrl], [`${apiKey}:app`, new URL(wish.redirectUrl).href])
  assert.equal((await comeBack(returned, cookie)).status, 400)
  const { body } = await call('signInWithIdp', { requestUri: returned, sessionId })
  assert.equal(body.email, 'niamh@liffey.example')
})

test('gives the answer to no other browser', async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  const other = await start()
  for (const foreign of ['', other.cookie, cookie.replace(/=.*/, '=guess')]) {
    assert.equal((await comeBack(returned, foreign)).status, 400)
  }
  assert.equal((await comeBack(returned, cookie)).status, 200)
})

test('gives no answer after ten minutes', async () => {
  const { location, cookie } = await start()
  const returned = await provider.visit(location, 'niamh')
  passedMs = 601_000
  assert.equal((await comeBack(returned, cookie)).status, 400)
  passedMs = 0
})

test('leaves alone what another program started', async () => {
  const { body } = await call('createAuthUri', {
    providerId: 'microsoft.com',
    continueUri: `${publicUrl}${path}`,
  })
  const returned = await provider.visit(body.authUri, 'niamh')
  assert.equal((await comeBack(returned, '')).status, 400)
  const request = { requestUri: returned, sessionId: body.sessionId }
  assert.equal((await call('signInWithIdp', request)).status, 200)
})

test('tells the page that the person said no', async () => {
  const { location, cookie } = await start()
  const { event } = await handedOver(await comeBack(await provider.visit(location, 'cancel'), cookie))
  assert.equal(event.error?.code, 'auth/user-cancelled')
  assert.equal(event.sessionId, null)
})

test('starts nothing for a page that is not ours, or an incomplete wish', async () => {
  for (const change of [
    { apiKey: 'other' },
    { authType: 'verifyApp' },
    { redirectUrl: 'https://elsewhere.example/' },
    { redirectUrl: `${publicUrl}.elsewhere.example/` },
    { redirectUrl: `${publicUrl}:8443/` },
    { redirectUrl: 'javascript:alert(1)' },
    { redirectUrl: '' },
  ]) {
    const response = await open({ ...wish, ...change })
    assert.equal(response.status, 400, JSON.stringify(change))
    assert.equal(response.headers.get('Set-Cookie'), null)
  }
})

test('tells the page why it can not start', async () => {
  const notSetUp = await handedOver(await open({ ...wish, apiKey: unset.apiKey }, unset.identity))
  assert.equal(notSetUp.event.error?.code, 'auth/operation-not-allowed')
  const otherProvider = await handedOver(await open({ ...wish, providerId: 'google.com' }))
  assert.equal(otherProvider.event.error?.code, 'auth/operation-not-allowed')
  const unreachable = await handedOver(await open({ ...wish, apiKey: lost.apiKey }, lost.identity))
  assert.equal(unreachable.event.error?.code, 'auth/internal-error')
})

test('nothing in the address breaks out of the page', async () => {
  const response = await open({ ...wish, providerId: 'none', eventId: '</script><script>alert(1)</script>' })
  const html = await response.text()
  assert.equal(html.split('</script>').length - 1, 2)
  assert.match(html, /\\u003c\/script>/)
})
