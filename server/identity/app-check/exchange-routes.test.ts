import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'
import { handIn, solve } from './testing/solve.ts'

const now = () => new Date()
const { identity, apiKey } = await startTestIdentity({ now, appCheck: 'enforce' })
const appId = '1:1:web:costard'

async function post(path: string, body: object = {}, key = apiKey) {
  const response = await identity.routes.request(`${path}?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    body: JSON.stringify(body),
  })
  // Read as whatever the wire says it is; the assertions check it.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const app = `/v1/projects/costard/apps/${appId}`

test('gives a token for work, without asking for one', async () => {
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

test('takes the number of the project for its name', async () => {
  const { status } = await post(`/v1/projects/1/apps/${encodeURIComponent(appId)}:generatePowChallenge`)
  assert.equal(status, 200)
})

test('refuses what is no work', async () => {
  for (const body of [{}, { payload: '' }, { payload: handIn({ challenge: {}, solution: {} }) }]) {
    const answer = await post(`${app}:exchangePowToken`, body)
    assert.equal(answer.status, 403)
    assert.deepEqual(
      [answer.body.error.code, answer.body.error.message, answer.body.error.status],
      [403, 'App attestation failed.', 'PERMISSION_DENIED'],
    )
    assert.ok(answer.headers.get('Access-Control-Allow-Origin'))
  }
})

test("limits the exchanges of one client, the work to do is anybody's", async () => {
  const from = (remoteAddress: string) => async (method: string) => {
    const { status } = await identity.routes.request(
      `${app}:${method}?key=${apiKey}`,
      { method: 'POST', body: '{}' },
      { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
    return status
  }
  const client = from('203.0.113.5')
  const statuses = await Promise.all(Array.from({ length: 602 }, () => client('exchangePowToken')))
  assert.equal(statuses.filter((status) => status === 400).length, 2)
  assert.equal(await client('generatePowChallenge'), 200)
  assert.equal(await from('203.0.113.6')('exchangePowToken'), 403)
})

test('knows its own app and methods only', async () => {
  const paths = [
    '/v1/projects/costard/apps/1:1:web:other:generatePowChallenge',
    '/v1/projects/other/apps/1:1:web:costard:generatePowChallenge',
    `${app}:exchangeDebugToken`,
    app,
  ]
  for (const path of paths) assert.equal((await post(path)).status, 404, path)
  assert.equal((await post(`${app}:generatePowChallenge`, {}, 'wrong')).status, 400)
})

test('has no exchange of its own where reCAPTCHA is asked', async () => {
  const recaptcha = {
    siteKey: 'site-key',
    projectId: 'shop-1',
    projectNumber: '42',
    appId: '1:42:web:abc',
    issuer: 'https://firebaseappcheck.googleapis.com/42',
  }
  const { identity: asking } = await startTestIdentity({ recaptcha, appCheck: 'enforce' })
  const { projectId, appId: theirs, appCheck } = asking.clientConfig()
  assert.deepEqual([projectId, theirs], ['shop-1', '1:42:web:abc'])
  assert.deepEqual(appCheck, { mode: 'enforce', provider: 'recaptcha-enterprise', siteKey: 'site-key' })
  for (const path of [app, `/v1/projects/shop-1/apps/${theirs}`]) {
    const answer = await asking.routes.request(`${path}:generatePowChallenge?key=${apiKey}`, {
      method: 'POST',
    })
    assert.equal(answer.status, 404)
  }
  const config = await asking.routes.request(`/v2/recaptchaConfig?key=${apiKey}`)
  assert.deepEqual(await config.json(), {
    recaptchaKey: 'projects/shop-1/keys/site-key',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  })
})
