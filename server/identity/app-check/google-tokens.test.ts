import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, test } from 'vitest'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startTestIdentity } from '../testing/start-test-identity.ts'

// Replaces Google: publishes keys as https://firebaseappcheck.googleapis.com/v1/jwks does, and signs tokens.
const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
const published = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
let isDown = false
const google = createServer((request, response) => {
  response.statusCode = request.url === '/v1/jwks' && !isDown ? 200 : 503
  response.setHeader('content-type', 'application/json').end(JSON.stringify(published))
}).listen(0, '127.0.0.1')
await once(google, 'listening')
afterAll(() => google.close())
const { port } = google.address() as AddressInfo // listening on TCP
const issuer = `http://127.0.0.1:${port}/42`
const recaptcha = { siteKey: 'k', projectId: 'shop-1', projectNumber: '42', appId: '1:42:web:abc', issuer }
const now = () => new Date()

async function sign(claims: object = {}, key = privateKey): Promise<Record<string, string>> {
  const at = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({
    iss: issuer,
    aud: ['projects/42', 'projects/shop-1'],
    sub: '1:42:web:abc',
    iat: at,
    exp: at + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT' })
    .sign(key)
  return { 'X-Firebase-AppCheck': token }
}

test("accepts tokens of Google's App Check for this project and app only", async () => {
  const { call } = await startTestIdentity({ appCheck: 'enforce', recaptcha, now })
  assert.equal((await call('signUp', {}, await sign())).status, 200)
  const { privateKey: foreignKey } = await generateKeyPair('RS256')
  for (const headers of [
    {},
    await sign({ iss: issuer.replace(/42$/, '43') }),
    await sign({ aud: ['projects/43'] }),
    await sign({ sub: '1:42:web:abd' }),
    await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
    await sign({}, foreignKey),
  ]) {
    assert.equal((await call('signUp', {}, headers)).status, 401)
  }
})

test('accepts no token while the keys are unavailable, and keeps counting in audit mode', async () => {
  isDown = true
  const enforcing = await startTestIdentity({ appCheck: 'enforce', recaptcha, now })
  assert.equal((await enforcing.call('signUp', {}, await sign())).status, 401)
  const counting = await startTestIdentity({ appCheck: 'audit', recaptcha, now })
  assert.equal((await counting.call('signUp', {}, await sign())).status, 200)
  isDown = false
  assert.equal((await enforcing.call('signUp', {}, await sign())).status, 200)
})
