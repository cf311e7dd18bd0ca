import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'vitest'
import { pino } from 'pino'
import { createSealer } from '#secrets'
import { fixedClock, testDatabase } from '#testing'
import { createIdentity, type Identity, type IdentityConfig } from './identity.ts'

const database = await testDatabase()
const clock = fixedClock()
const sealer = createSealer(randomBytes(32))
const config: IdentityConfig = {
  publicUrl: 'http://localhost:3000',
  apiKey: undefined,
  idTokenTtlSeconds: 3600,
  oobCodeTtlSeconds: 3600,
  hasRateLimits: true,
  trustedProxies: [],
  hidesSignInMethods: false,
  productName: 'Costard',
  microsoft: undefined,
  appCheck: 'audit',
  recaptcha: undefined,
}

function open(settings: Partial<IdentityConfig> = {}): Promise<Identity> {
  const mailer = { send: async () => {} }
  const log = pino({ level: 'silent' })
  return createIdentity({ database, config: { ...config, ...settings }, sealer, mailer, log, now: clock.now })
}

test('creates one API key, also when processes start concurrently', async () => {
  const [first, second] = await Promise.all([open(), open()])
  const { apiKey, ...rest } = first.clientConfig()
  assert.match(apiKey, /^[\w-]{32}$/)
  assert.deepEqual(rest, {
    authDomain: 'localhost:3000',
    projectId: 'costard',
    appId: '1:1:web:costard',
    appCheck: { mode: 'audit', provider: 'proof-of-work', siteKey: '1:1:web:costard' },
    microsoft: false,
    identity: { kind: 'embedded' },
  })
  assert.equal(second.clientConfig().apiKey, apiKey)
  assert.equal((await open()).clientConfig().apiKey, apiKey)
  assert.equal((await open({ apiKey: 'chosen-key' })).clientConfig().apiKey, 'chosen-key')
})

test('accepts a token issued by another process', async () => {
  const [first, second] = [await open(), await open()]
  const { apiKey } = first.clientConfig()
  const response = await first.routes.request(`/v1/accounts:signUp?key=${apiKey}`, {
    method: 'POST',
    body: '{}',
  })
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string }
  const request = new Request('http://localhost/', { headers: { Authorization: `Bearer ${idToken}` } })
  assert.equal((await second.requireCaller(request)).userId, localId)
})

test('cleanup deletes expired codes and rate limits', async () => {
  const identity = await open()
  const { apiKey } = identity.clientConfig()
  await identity.routes.request(`/v1/accounts:sendOobCode?key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify({
      requestType: 'EMAIL_SIGNIN',
      email: 'niamh@liffey.example',
      continueUrl: 'http://localhost:3000/',
      canHandleCodeInApp: true,
    }),
  })
  const count = async (): Promise<number[]> => {
    const { rows } = await database.pool.query(
      `select (select count(*) from identity.one_time_codes)::int as codes,
              (select count(*) from identity.rate_limits)::int as attempts`,
    )
    return [rows[0].codes, rows[0].attempts]
  }
  clock.advanceSeconds(2 * 3600)
  await identity.cleanup()
  assert.deepEqual(await count(), [1, 0])
  clock.advanceSeconds(31 * 24 * 3600)
  await identity.cleanup()
  assert.deepEqual(await count(), [0, 0])
})
