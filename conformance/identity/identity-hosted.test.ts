import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'vitest'
import { after } from '../../server/testing/after.ts'
import { createUserWithEmailAndPassword, deleteUser, signInAnonymously, updateProfile } from 'firebase/auth'
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWTPayload } from 'jose'
import { startTestServer } from '../../server/testing/testing.ts'
import { clientStarter } from '../realtime/start-client.ts'
import { startHosted } from '../../server/testing/start-hosted.ts'

const { remote, here, settings } = await startHosted()
const startClient = await clientStarter(remote.url)

async function call(
  url: string,
  method: string,
  path: string,
  idToken: string,
  body?: object,
): Promise<{ status: number; code: string | undefined; body: any }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply: any = await response.json() // untyped: the assertions check the shape
  return { status: response.status, code: reply?.error?.code, body: reply }
}

test('names the service of the accounts in the client settings', async () => {
  const response = await fetch(`${here.url}/__/firebase/init.json`)
  const { apiKey, projectId, authDomain, databaseURL, costard } = (await response.json()) as any
  assert.deepEqual(
    [apiKey, projectId, authDomain, databaseURL],
    [settings['API_KEY'], 'costard', new URL(remote.url).host, here.url],
  )
  assert.deepEqual(costard.identity, {
    kind: 'hosted',
    apiUrl: remote.url,
    tokenUrl: remote.url,
    isGoogles: false,
  })
  assert.equal(costard.appCheck.mode, 'off')
  assert.equal(costard.microsoft, false)
  const page = await fetch(here.url)
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`connect-src 'self' ${remote.url};`), policy)
})

test('returns 404 for every identity path', async () => {
  const key = `key=${settings['API_KEY']}`
  for (const path of [
    '/v1/accounts:signUp',
    '/v1/accounts:lookup',
    '/v1/token',
    '/v1/projects',
    '/v2/passwordPolicy',
    '/v1/projects/costard/apps/1%3A1%3Aweb%3Acostard:generatePowChallenge',
    '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    '/__/auth/action',
    '/__/auth/handler',
  ]) {
    for (const method of ['GET', 'POST']) {
      const { status } = await fetch(`${here.url}${path}?${key}`, { method })
      assert.equal(status, 404, `${method} ${path}`)
    }
  }
})

test('accepts an account of the other service', async (t) => {
  const { user } = await createUserWithEmailAndPassword(startClient(t), 'ada@liffey.example', 'orchard')
  await updateProfile(user, { displayName: 'Ada Example' })
  const idToken = await user.getIdToken(true)
  const made = await call(here.url, 'POST', '/teams', idToken, {
    name: 'Liffey Phones',
    country: 'IE',
    language: 'en',
    startWith: 'nothing',
  })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  const { body: teams } = await call(here.url, 'GET', '/teams', idToken)
  assert.deepEqual(
    teams.map(({ name }: { name: string }) => name),
    ['Liffey Phones'],
  )
  const { body: remoteTeams } = await call(remote.url, 'GET', '/teams', idToken)
  assert.deepEqual(remoteTeams, []) // the installations share only accounts
  const { body: data } = await call(here.url, 'GET', '/account/data', idToken)
  assert.equal(data.account.userId, user.uid)
  assert.equal(data.account.email, 'ada@liffey.example')
  assert.equal(data.account.displayName, 'Ada Example')
})

test('lets an account claim the teams of an anonymous user', async (t) => {
  const auth = startClient(t)
  const { user: anonymous } = await signInAnonymously(auth)
  const from = await anonymous.getIdToken()
  const made = await call(here.url, 'POST', '/teams', from, {
    name: 'Quay Phones',
    country: 'IE',
    language: 'en',
    startWith: 'nothing',
  })
  assert.equal(made.status, 201)
  const { user } = await createUserWithEmailAndPassword(startClient(t), 'bea@liffey.example', 'orchard')
  const claimed = await call(here.url, 'POST', '/teams/claim', await user.getIdToken(), { idToken: from })
  assert.deepEqual(
    claimed.body.map(({ name }: { name: string }) => name),
    ['Quay Phones'],
  )
})

test('rejects account calls that only the other service can serve', async (t) => {
  const { user } = await createUserWithEmailAndPassword(startClient(t), 'cleo@liffey.example', 'orchard')
  const idToken = await user.getIdToken()
  const { body: account } = await call(here.url, 'GET', '/account', idToken)
  assert.deepEqual([account.signInMethods, account.sessions], [null, null])
  const ended = await call(here.url, 'POST', '/account/sessions/end', idToken, { keepsThis: true })
  assert.equal(ended.code, 'account/kept-elsewhere')
})

test('accepts a token until it expires, even of a deleted account', async (t) => {
  const { user } = await createUserWithEmailAndPassword(startClient(t), 'dora@liffey.example', 'orchard')
  const idToken = await user.getIdToken()
  await deleteUser(user)
  assert.equal((await call(remote.url, 'GET', '/teams', idToken)).code, 'identity/signed-out')
  assert.equal((await call(here.url, 'GET', '/teams', idToken)).status, 200)
})

test('rejects another key, algorithm, issuer or project, and expired tokens', async () => {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...(await exportJWK(ours.publicKey)), alg: 'RS256', use: 'sig' }
  const kid = await calculateJwkThumbprint(jwk)
  const keys = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys: [{ ...jwk, kid }] }))
  }).listen(0, '127.0.0.1')
  await once(keys, 'listening')
  after(() => keys.close())
  const { port } = keys.address() as AddressInfo // listening on TCP
  const { url } = await startTestServer({
    env: {
      ...settings,
      IDENTITY_KEYS_URL: `http://127.0.0.1:${port}/keys`,
      IDENTITY_ISSUER: 'https://id.example',
    },
  })
  const seconds = Math.floor(Date.now() / 1000)
  const good: JWTPayload = {
    iss: 'https://id.example',
    aud: 'costard',
    sub: 'somebody',
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
  }
  const sign = (
    payload: JWTPayload,
    header: object = {},
    key: Parameters<SignJWT['sign']>[0] = ours.privateKey,
  ) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key)
  const codeFor = async (idToken: string) => (await call(url, 'GET', '/teams', idToken)).code
  assert.equal(await codeFor(await sign(good)), undefined)
  const { exp: _, ...withoutExpiry } = good
  const { sub: __, ...withoutSubject } = good
  const none = [{ alg: 'none', kid }, good, ''].map((part) =>
    part === '' ? '' : Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const bad: Record<string, string> = {
    issuer: await sign({ ...good, iss: 'https://other.example' }),
    audience: await sign({ ...good, aud: 'other' }),
    expired: await sign({ ...good, exp: seconds - 1 }),
    'no expiry': await sign(withoutExpiry),
    'no subject': await sign(withoutSubject),
    'another key': await sign(good, {}, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
    'unknown key': await sign(good, { kid: 'other' }),
    'the public key as a secret': await sign(
      good,
      { alg: 'HS256' },
      new TextEncoder().encode(ours.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ),
    'no signature': none.join('.'),
    'no token': 'x',
  }
  for (const [what, idToken] of Object.entries(bad)) {
    assert.equal(await codeFor(idToken), 'identity/signed-out', what)
  }
})

test('signs nobody out while the keys are unavailable', async (t) => {
  const withoutKeys = { ...settings, IDENTITY_KEYS_URL: 'http://127.0.0.1:9/keys' }
  const { url } = await startTestServer({ env: withoutKeys })
  const { user } = await signInAnonymously(startClient(t))
  const answer = await call(url, 'GET', '/teams', await user.getIdToken())
  assert.deepEqual([answer.status, answer.code], [503, 'identity/unavailable'])
})
