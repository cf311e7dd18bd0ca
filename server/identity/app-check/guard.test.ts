import assert from 'node:assert/strict'
import { test } from 'vitest'
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts'
import { solve } from './testing/solve.ts'

const now = () => new Date()
const enforcing = await startTestIdentity({ now, appCheck: 'enforce' })
const { call, refresh, identity, apiKey } = enforcing
const guarded = [
  'signUp',
  'signInWithPassword',
  'signInWithEmailLink',
  'createAuthUri',
  'sendOobCode',
  'resetPassword',
  'update',
  'delete',
]

async function getToken({ identity: { routes, clientConfig }, apiKey: key }: TestIdentity): Promise<string> {
  const post = async (method: string, body: object): Promise<any> => {
    const path = `/v1/projects/costard/apps/${clientConfig().appId}:${method}?key=${key}`
    return (await routes.request(path, { method: 'POST', body: JSON.stringify(body) })).json()
  }
  const payload = await solve(await post('generatePowChallenge', {}))
  return (await post('exchangePowToken', { payload })).token
}

const withToken = (token: string) => ({ 'X-Firebase-AppCheck': token })
const token = await getToken(enforcing)
const rejection = [401, 'Firebase App Check token is invalid.']

test('requires a token to create, change or delete accounts, sign in and send mail', async () => {
  for (const method of guarded) {
    const answer = await call(method, {})
    assert.deepEqual([answer.status, answer.message], rejection, method)
    assert.equal(answer.body.error.status, 'UNAUTHENTICATED')
    const accepted = await call(method, {}, withToken(token))
    assert.notEqual(accepted.status, 401, method)
  }
  assert.equal((await call('signUp', {}, withToken(token))).status, 200)
})

test('rejects missing, forged and foreign tokens', async () => {
  const [head, body, signature] = token.split('.') as [string, string, string]
  const other = await startTestIdentity({ now, appCheck: 'enforce' })
  const bad = [
    '',
    'eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==', // sent by clients that have no token
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    await getToken(other),
  ]
  for (const each of bad) {
    const { status, message } = await call('signUp', {}, withToken(each))
    assert.deepEqual([status, message], rejection)
  }
})

test('rejects an id token in place of an App Check token, and the reverse', async () => {
  const { body } = await call('signUp', {}, withToken(token))
  const mistaken = await call('signUp', {}, withToken(body.idToken))
  assert.deepEqual([mistaken.status, mistaken.message], rejection)
  const lookup = await call('lookup', { idToken: token })
  assert.deepEqual([lookup.status, lookup.message], [400, 'INVALID_ID_TOKEN'])
  const caller = new Request('https://pro.example', { headers: { Authorization: `Bearer ${token}` } })
  await assert.rejects(identity.requireCaller(caller), { code: 'identity/signed-out' })
})

test('requires no token where an error would make the client drop its stored user', async () => {
  const { body } = await call('signUp', {}, withToken(token))
  assert.equal((await call('lookup', { idToken: body.idToken })).status, 200)
  assert.equal((await refresh(body.refreshToken)).status, 200)
  for (const path of ['/v1/projects', '/v2/recaptchaConfig', '/v2/passwordPolicy']) {
    assert.equal((await identity.routes.request(`${path}?key=${apiKey}`)).status, 200)
  }
})

test('lets pages of other origins send the header and read the error', async () => {
  const headers = { Origin: 'https://elsewhere.example' }
  const path = `/v1/accounts:signUp?key=${apiKey}`
  const preflight = await identity.routes.request(path, {
    method: 'OPTIONS',
    headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /x-firebase-appcheck/)
  const answer = await identity.routes.request(path, { method: 'POST', headers, body: '{}' })
  assert.equal(answer.status, 401)
  assert.equal(answer.headers.get('Access-Control-Allow-Origin'), headers.Origin)
})

test('lets every call pass in audit mode and when off', async () => {
  for (const appCheck of ['audit', 'off'] as const) {
    const { call: callOther } = await startTestIdentity({ appCheck })
    for (const headers of [{}, withToken('nonsense'), withToken(token)]) {
      assert.equal((await callOther('signUp', {}, headers)).status, 200)
    }
  }
})
