import assert from 'node:assert/strict'
import { test } from 'vitest'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'
import { encodePayload, solve } from './testing/solve.ts'

const now = () => new Date()
const { identity, apiKey, database } = await startTestIdentity({ now, appCheck: 'enforce' })
const appId = '1:1:web:costard'

async function post(path: string, body: object = {}, key = apiKey) {
  const response = await identity.routes.request(`${path}?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    body: JSON.stringify(body),
  })
  // Untyped: the assertions check the shape.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const app = `/v1/projects/costard/apps/${appId}`

test('exchanges a proof of work for a token, and requires none for the exchange', async () => {
  const { status, body: challenge } = await post(`${app}:generatePowChallenge`)
  assert.equal(status, 200)
  assert.equal(challenge.parameters.data.appId, appId)
  const exchanged = await post(`${app}:exchangePowToken`, { payload: await solve(challenge) })
  assert.equal(exchanged.status, 200)
  assert.equal(exchanged.headers.get('Cache-Control'), 'no-store')
  assert.equal(exchanged.headers.get('Access-Control-Allow-Origin'), 'https://elsewhere.example')
  const { token, ttl } = exchanged.body
  assert.equal(ttl, '3600s')
  assert.equal(decodeProtectedHeader(token).alg, 'RS256')
  const { sub, aud, iss, iat, exp } = decodeJwt(token)
  assert.equal(sub, '1:1:web:costard')
  assert.deepEqual(aud, ['projects/1', 'projects/costard'])
  assert.equal(iss, 'https://pro.example/app-check/1')
  assert.equal(exp! - iat!, 3600)
})

test('accepts the project number in place of the project id', async () => {
  const { status } = await post(`/v1/projects/1/apps/${encodeURIComponent(appId)}:generatePowChallenge`)
  assert.equal(status, 200)
})

test('rejects an empty or malformed proof of work', async () => {
  for (const body of [{}, { payload: '' }, { payload: encodePayload({ challenge: {}, solution: {} }) }]) {
    const response = await post(`${app}:exchangePowToken`, body)
    assert.equal(response.status, 403)
    assert.deepEqual(
      [response.body.error.code, response.body.error.message, response.body.error.status],
      [403, 'App attestation failed.', 'PERMISSION_DENIED'],
    )
    assert.ok(response.headers.get('Access-Control-Allow-Origin'))
  }
})

test('limits exchanges per client, and never limits challenges', async () => {
  const from = (remoteAddress: string) => async (method: string) => {
    const { status } = await identity.routes.request(
      `${app}:${method}?key=${apiKey}`,
      { method: 'POST', body: '{}' },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
    return status
  }
  const client = from('203.0.113.5')
  assert.equal(await client('exchangePowToken'), 403)
  // Simulates 590 earlier exchanges; the limit is 600 an hour.
  const { rowCount } = await database.pool.query(
    `update identity.rate_limits set attempts = attempts + 590 where key like 'app-check-per-client:%'`,
  )
  assert.equal(rowCount, 1)
  const statuses = await Promise.all(Array.from({ length: 11 }, () => client('exchangePowToken')))
  assert.equal(statuses.filter((status) => status === 400).length, 2)
  assert.equal(await client('generatePowChallenge'), 200)
  assert.equal(await from('203.0.113.6')('exchangePowToken'), 403)
})

test('returns 404 for other apps, projects and methods', async () => {
  const paths = [
    '/v1/projects/costard/apps/1:1:web:other:generatePowChallenge',
    '/v1/projects/other/apps/1:1:web:costard:generatePowChallenge',
    `${app}:exchangeDebugToken`,
    app,
  ]
  for (const path of paths) assert.equal((await post(path)).status, 404, path)
  assert.equal((await post(`${app}:generatePowChallenge`, {}, 'wrong')).status, 400)
})

test('serves no exchange when reCAPTCHA is configured', async () => {
  const recaptcha = {
    siteKey: 'site-key',
    projectId: 'shop-1',
    projectNumber: '42',
    appId: '1:42:web:abc',
    issuer: 'https://firebaseappcheck.googleapis.com/42',
  }
  const { identity: withRecaptcha } = await startTestIdentity({ recaptcha, appCheck: 'enforce' })
  const { projectId, appId: googleApp, appCheck } = withRecaptcha.clientConfig()
  assert.deepEqual([projectId, googleApp], ['shop-1', '1:42:web:abc'])
  assert.deepEqual(appCheck, { mode: 'enforce', provider: 'recaptcha-enterprise', siteKey: 'site-key' })
  for (const path of [app, `/v1/projects/shop-1/apps/${googleApp}`]) {
    const response = await withRecaptcha.routes.request(`${path}:generatePowChallenge?key=${apiKey}`, {
      method: 'POST',
    })
    assert.equal(response.status, 404)
  }
  const config = await withRecaptcha.routes.request(`/v2/recaptchaConfig?key=${apiKey}`)
  assert.deepEqual(await config.json(), {
    recaptchaKey: 'projects/shop-1/keys/site-key',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  })
})
