import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Page } from '@playwright/test'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openBrowser } from '../steps/browser.ts'
import { test } from '../steps/story.ts'
import { after } from '../../server/testing/after.ts'

/** Records the requests of a page, and what its security policy blocked. */
function watch(page: Page): { requests: string[]; faults: string[] } {
  const requests: string[] = []
  const faults: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  page.on('console', (message) => {
    if (/Content Security Policy|App Check/.test(message.text())) faults.push(message.text())
  })
  return { requests, faults }
}

async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/sign-up`)
  await page.getByLabel('Your name').fill('Niamh Example')
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('textbox', { name: 'Choose a password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Welcome, Niamh.' }).waitFor()
}

test('people sign up and in where only our own app may', async () => {
  const { url } = await startTestServer({ env: { APP_CHECK: 'enforce' } })
  const config = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const stranger = await fetch(`${url}/v1/accounts:signUp?key=${config.apiKey}`, {
    method: 'POST',
    body: '{}',
  })
  assert.equal(stranger.status, 401)

  const page = await openBrowser()
  const { requests, faults } = watch(page)
  await signUp(page, url, 'niamh@example.com')
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome, Niamh.' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Your email address').fill('niamh@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome, Niamh.' }).waitFor()

  assert.equal(requests.filter((path) => path.endsWith(':exchangePowToken')).length, 1)
  assert.ok(requests.some((path) => path.includes('solve-worker')))
  assert.deepEqual(faults, [])
})

test('nothing of it is loaded where it is off', async () => {
  const { url } = await startTestServer({ env: { APP_CHECK: 'off' } })
  const page = await openBrowser()
  const { requests } = watch(page)
  await signUp(page, url, 'niamh@example.com')
  assert.deepEqual(
    requests.filter((path) => /app-check|solve|\/apps\//.test(path)),
    [],
  )
})

test('with a reCAPTCHA key the app gets its tokens from Google', async () => {
  // Simulates Google: its keys over HTTP, and in the browser its script and its exchange.
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const google = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  }).listen(0, '127.0.0.1')
  await once(google, 'listening')
  after(() => {
    google.closeAllConnections()
    google.close()
  })
  const { port } = google.address() as AddressInfo // listening on TCP
  const issuer = `http://127.0.0.1:${port}/42`
  const { url } = await startTestServer({
    env: {
      APP_CHECK: 'enforce',
      APP_CHECK_ISSUER: issuer,
      RECAPTCHA_ENTERPRISE_KEY: 'a-site-key',
      FIREBASE_PROJECT_ID: 'shop-1',
      FIREBASE_APP_ID: '1:42:web:abc',
      API_KEY: 'key-of-shop-1',
    },
  })
  const page = await openBrowser()
  const { faults } = watch(page)
  await page.route('https://www.google.com/recaptcha/enterprise.js?**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let done
        window.grecaptcha = { enterprise: {
          ready: (act) => act(),
          render: (_place, { sitekey, callback }) => { done = callback; return sitekey },
          execute: async (widget, { action }) => { done(); return widget + ' for ' + action },
        } }`,
    }),
  )
  let asked: unknown
  await page.route('https://content-firebaseappcheck.googleapis.com/**', async (route) => {
    const path = new URL(route.request().url())
    asked = [path.pathname, path.searchParams.get('key'), route.request().postDataJSON()]
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(['projects/42', 'projects/shop-1'])
      .setSubject('1:42:web:abc')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    await route.fulfill({ json: { token, ttl: '3600s' }, headers: { 'access-control-allow-origin': '*' } })
  })
  await signUp(page, url, 'niamh@example.com')
  assert.deepEqual(asked, [
    '/v1/projects/shop-1/apps/1:42:web:abc:exchangeRecaptchaEnterpriseToken',
    'key-of-shop-1',
    { recaptcha_enterprise_token: 'a-site-key for fire_app_check' },
  ])
  assert.deepEqual(faults, [])
})
