import assert from 'node:assert/strict'
import { test } from 'node:test'
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

const carrying = (token: string) => ({ 'X-Firebase-AppCheck': token })
const token = await getToken(enforcing)
const refused = [401, 'Firebase App Check token is invalid.']

test('lets nobody without a token make accounts, sign in, change them or send mail', async () => {
  for (const method of guarded) {
    const answer = await call(method, {})
    assert.deepEqual([answer.status, answer.message], refused, method)
    assert.equal(answer.body.error.status, 'UNAUTHENTICATED')
    const told = await call(method, {}, carrying(token))
    assert.notEqual(told.status, 401, method)
  }
  assert.equal((await call('signUp', {}, carrying(token))).status, 200)
})

test('wants a token of its own making', async () => {
  const [head, body, signature] = token.split('.') as [string, string, string]
  const other = await startTestIdentity({ now, appCheck: 'enforce' })
  const bad = [
    '',
    'eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==', // what clients send when they have none
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    await getToken(other),
  ]
  for (const each of bad) {
    const { status, message } = await call('signUp', {}, carrying(each))
    assert.deepEqual([status, message], refused)
  }
})

test('takes no id token for an App Check token, nor the other way', async () => {
  const { body } = await call('signUp', {}, carrying(token))
  const mistaken = await call('signUp', {}, carrying(body.idToken))
  assert.deepEqual([mistaken.status, mistaken.message], refused)
  const lookup = await call('lookup', { idToken: token })
  assert.deepEqual([lookup.status, lookup.message], [400, 'INVALID_ID_TOKEN'])
  const caller = new Request('https://pro.example', { headers: { Authorization: `Bearer ${token}` } })
  await assert.rejects(identity.requireCaller(caller), { code: 'identity/signed-out' })
})

test('asks for none where a stored account would be lost without', async () => {
  const { body } = await call('signUp', {}, carrying(token))
  assert.equal((await call('lookup', { idToken: body.idToken })).status, 200)
  assert.equal((await refresh(body.refreshToken)).status, 200)
  for (const path of ['/v1/projects', '/v2/recaptchaConfig', '/v2/passwordPolicy']) {
    assert.equal((await identity.routes.request(`${path}?key=${apiKey}`)).status, 200)
  }
})

test('tells pages elsewhere what they lack', async () => {
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

test('lets every call pass while it only counts, and while it is off', async () => {
  for (const appCheck of ['audit', 'off'] as const) {
    const { call: ask } = await startTestIdentity({ appCheck })
    for (const headers of [{}, carrying('nonsense'), carrying(token)]) {
      assert.equal((await ask('signUp', {}, headers)).status, 200)
    }
  }
})
