import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity } from './testing/start-test-identity.ts'

const { call, apiKey, identity, database } = await startTestIdentity()
const json = (response: Response): Promise<any> => response.json()
const ask = (path: string, init?: RequestInit): Promise<Response> =>
  Promise.resolve(identity.routes.request(path, init))

test('requires the API key', async () => {
  const missing = await ask('/v1/accounts:signUp', { method: 'POST', body: '{}' })
  assert.equal(missing.status, 403)
  const { error } = await json(missing)
  assert.deepEqual(
    [error.code, error.status, error.message, error.errors[0].reason],
    [403, 'PERMISSION_DENIED', 'The request is missing a valid API key.', 'forbidden'],
  )
  const wrong = await ask('/v1/projects?key=wrong')
  assert.equal(wrong.status, 400)
  const { error: second } = await json(wrong)
  assert.deepEqual(
    [second.status, second.message],
    ['INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
  )
})

test('returns 404 in the error envelope for unknown methods', async () => {
  for (const method of [
    'signInWithCustomToken',
    'signInWithPhoneNumber',
    'sendVerificationCode',
    'nonsense',
  ]) {
    const { status, body } = await call(method, {})
    assert.equal(status, 404)
    assert.deepEqual([body.error.code, body.error.status], [404, 'NOT_FOUND'])
  }
  for (const path of ['/v1/recaptchaParams', '/v2/accounts:revokeToken', '/v2/accounts/mfaSignIn:start']) {
    assert.equal((await ask(`${path}?key=${apiKey}`)).status, 404)
  }
})

test('rejects malformed and mistyped bodies', async () => {
  for (const body of ['{', '[]', 'null', '"a"', '{"email":1}', '{"idToken":{}}']) {
    const answer = await call('signUp', body)
    assert.equal(answer.status, 400, body)
    assert.match(answer.message ?? '', /^Invalid JSON payload received\. /)
    assert.equal(answer.body.error.status, 'INVALID_ARGUMENT')
  }
})

test('accepts an empty body and ignores unknown fields', async () => {
  assert.equal((await call('signUp', '')).status, 200)
  assert.equal(
    (await call('signUp', { clientType: 'CLIENT_TYPE_WEB', captchaResponse: 'x', tenantId: 'y' })).status,
    200,
  )
})

test('rejects bodies that are too large', async () => {
  const { status, body } = await call('signUp', { email: 'a'.repeat(70_000) })
  assert.equal(status, 413)
  assert.equal(body.error.code, 413)
})

test('allows any origin, also on errors', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  const preflight = await ask('/v1/accounts:signUp', {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-client-version',
    },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), headers.Origin)
  assert.equal(preflight.headers.get('Access-Control-Allow-Methods'), 'GET,POST')
  const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.split(',')
  assert.deepEqual(allowed, [
    'content-type',
    'x-client-version',
    'x-firebase-locale',
    'x-firebase-gmpid',
    'x-firebase-client',
    'x-firebase-appcheck',
    'x-goog-api-key',
  ])
  assert.ok(preflight.headers.get('Access-Control-Max-Age'))
  assert.match(preflight.headers.get('Vary') ?? '', /Origin/)

  const replies = await Promise.all([
    ask(`/v1/projects?key=${apiKey}`, { headers }),
    ask('/v1/projects', { headers }),
    ask(`/v1/accounts:signUp?key=${apiKey}`, { method: 'POST', headers, body: '{' }),
    ask(`/v1/accounts:lookup?key=${apiKey}`, { method: 'POST', headers, body: '{"idToken":"a.b.c"}' }),
    ask(`/v1/accounts:nonsense?key=${apiKey}`, { method: 'POST', headers, body: '{}' }),
  ])
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 403, 400, 400, 404],
  )
  for (const { headers: replied } of replies) {
    assert.equal(replied.get('Access-Control-Allow-Origin'), headers.Origin)
    assert.match(replied.get('Vary') ?? '', /Origin/)
  }
})

test('allows any origin on 413 and 503 replies', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  const large = await ask(`/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'a'.repeat(70_000) }),
  })
  const { body } = await call('signUp', {})
  await database.pool.query('alter schema identity rename to identity_away')
  try {
    const busy = [
      await ask(`/v1/accounts:lookup?key=${apiKey}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      await ask(`/v1/token?key=${apiKey}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body.refreshToken }),
      }),
    ]
    for (const { status } of busy) assert.equal(status, 503)
    for (const { headers: replied } of [large, ...busy]) {
      assert.equal(replied.get('Access-Control-Allow-Origin'), headers.Origin)
      assert.equal(replied.get('Cache-Control'), 'no-store')
    }
  } finally {
    await database.pool.query('alter schema identity_away rename to identity')
  }
})

test('returns errors as JSON in the error envelope', async () => {
  const response = await ask(`/v1/accounts:lookup?key=${apiKey}`, { method: 'POST', body: '{}' })
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/)
  assert.equal(response.status, 400)
  assert.deepEqual(await json(response), {
    error: {
      code: 400,
      message: 'MISSING_ID_TOKEN',
      errors: [{ message: 'MISSING_ID_TOKEN', domain: 'global', reason: 'invalid' }],
    },
  })
})

test('forbids caching of methods', async () => {
  for (const method of ['signUp', 'lookup']) {
    const response = await ask(`/v1/accounts:${method}?key=${apiKey}`, { method: 'POST', body: '{}' })
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
  }
})

test('serves project, reCAPTCHA config and password policy', async () => {
  const get = (path: string): Promise<unknown> => ask(`${path}key=${apiKey}`).then(json)
  assert.deepEqual(await get('/v1/projects?'), { projectId: '1', authorizedDomains: ['pro.example'] })
  assert.deepEqual(
    await get('/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB&version=RECAPTCHA_ENTERPRISE&'),
    {
      recaptchaKey: 'projects/costard/keys/none',
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
        { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      ],
    },
  )
  const policy = (await get('/v2/passwordPolicy?')) as Record<string, unknown>
  assert.deepEqual(policy.customStrengthOptions, { minPasswordLength: 6, maxPasswordLength: 4096 })
  assert.equal(policy.schemaVersion, 1)
})

test('publishes its keys without an API key', async () => {
  const jwks = await ask('/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
  const { keys } = await json(jwks)
  assert.deepEqual(Object.keys(keys[0]).sort(), ['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const certificates = await ask('/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com')
  assert.deepEqual(Object.keys(await json(certificates)), [keys[0].kid])
  for (const { headers } of [jwks, certificates])
    assert.match(headers.get('Cache-Control') ?? '', /^public, max-age=/)
})

test('answers the paths of connectAuthEmulator as those without a host', async () => {
  const signedUp = await ask(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"returnSecureToken":true}',
  })
  assert.equal(signedUp.status, 200)
  const { refreshToken } = await json(signedUp)
  const renewed = await ask(`/securetoken.googleapis.com/v1/token?key=${apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  assert.equal(renewed.status, 200)
  for (const path of ['/v1/projects', '/v2/recaptchaConfig', '/v2/passwordPolicy'])
    assert.equal((await ask(`/identitytoolkit.googleapis.com${path}?key=${apiKey}`)).status, 200, path)
  assert.equal((await ask('/identitytoolkit.googleapis.com/v1/projects')).status, 403)
  assert.equal((await ask(`/identitytoolkit.googleapis.com/v1/nonsense?key=${apiKey}`)).status, 404)
})

test('takes the API key as a header', async () => {
  const asked = (headers: Record<string, string>) => ask('/v1/projects', { headers })
  assert.equal((await asked({ 'X-Goog-Api-Key': apiKey })).status, 200)
  assert.equal((await asked({ 'X-Goog-Api-Key': 'unknown' })).status, 400)
  assert.equal((await asked({})).status, 403)
})

test('a token is refreshed by a form or by JSON', async () => {
  const { body: account } = await call('signUp', {})
  const renew = (body: string) =>
    ask(`/v1/token?key=${apiKey}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const token = account.refreshToken
  for (const fields of [
    { grant_type: 'refresh_token', refresh_token: token },
    { grantType: 'refresh_token', refreshToken: token },
  ])
    assert.equal((await renew(JSON.stringify(fields))).status, 200)
  for (const body of ['{}', '{"grant_type":"refresh_token"}', '{', '[]', '{"grant_type":1}'])
    assert.equal((await renew(body)).status, 400, body)
})
