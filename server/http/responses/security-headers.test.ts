import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Hono } from 'hono'
import { securityHeaders } from './security-headers.ts'

async function policyWith(databaseUrl: string): Promise<string> {
  const config = {
    publicUrl: 'https://shop.example',
    recaptcha: undefined,
    hostedIdentity: undefined,
    microsoft: undefined,
    content: { kind: 'embedded' as const, folder: undefined, accessToken: undefined },
    hostedDatabase: { url: databaseUrl, secret: 'secret' },
  }
  const app = new Hono().use(securityHeaders(config)).get('/', (c) => c.text(''))
  return (await app.request('/')).headers.get('content-security-policy') ?? ''
}

test('the policy allows the hosted database by socket, long poll and REST', async () => {
  const policy = await policyWith('http://127.0.0.1:9000?ns=shop')
  assert.match(policy, /connect-src 'self' http:\/\/127\.0\.0\.1:9000 ws:\/\/127\.0\.0\.1:9000;/)
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval' http:\/\/127\.0\.0\.1:9000;/)
  assert.match(policy, /frame-src 'self' http:\/\/127\.0\.0\.1:9000;/)
  assert.doesNotMatch(policy, /secret/)
})

test('the policy allows the hosts that Firebase redirects to, and no others', async () => {
  const inEurope = await policyWith('https://shop-rtdb.europe-west1.firebasedatabase.app')
  assert.match(inEurope, /wss:\/\/\*\.europe-west1\.firebasedatabase\.app/)
  assert.match(await policyWith('https://shop-rtdb.firebaseio.com'), /wss:\/\/\*\.firebaseio\.com/)
  assert.doesNotMatch(await policyWith('https://shop.example.com'), /\*/)
})
